import { activitiesRoutes } from '../activities/activities.routes.tsx'
import { academyRoutes } from '../academy/academy.routes.tsx'
import { anliegenRoutes } from '../anliegen/anliegen.routes.tsx'
import { anliegenOnBesuch } from '../anliegen/components/anbauten.ts'
import { bestelltafelRoutes } from '../bestelltafel/bestelltafel.routes.tsx'
import { bestellblattRoutes } from '../bestellblatt/bestellblatt.routes.tsx'
import { bestellentwurfRoutes } from '../bestellentwurf/bestellentwurf.routes.tsx'
import { bestelllisteRoutes } from '../bestellliste/bestellliste.routes.tsx'
import { bestellungRoutes } from '../bestellung/bestellung.routes.tsx'
import { bestellungOnBesuch } from '../bestellung/besuch/components/anbauten.tsx'
import { dashboardsRoutes } from '../dashboards/dashboards.routes.tsx'
import { dokumentationOnBesuch } from '../dokumentation/components/anbauten.tsx'
import { dokumentationRoutes } from '../dokumentation/dokumentation.routes.tsx'
import { filesRoutes } from '../files/files.routes.tsx'
import { fristOnKlient } from '../frist/components/anbauten.tsx'
import { fristRoutes } from '../frist/frist.routes.tsx'
import { chatRoutes } from '../chat/chat.routes.tsx'
import { hausbesuchRoutesWith } from '../hausbesuch/hausbesuch.routes.tsx'
import { helpRoutes } from '../help/help.routes.tsx'
import { heuteOnKontakte } from '../heute/components/anbauten.ts'
import { iconsRoutes } from '../icons/icons.routes.tsx'
import { inventoryRoutes } from '../inventory/inventory.routes.tsx'
import { klientRoutesWith } from '../klient/klient.routes.tsx'
import { kontaktRoutesWith } from '../kontakt/kontakt.routes.tsx'
import { machineRoutes } from '../machine/machine.routes.tsx'
import { mailboxRoutes } from '../mailbox/mailbox.routes.tsx'
import { navigationRoutes } from '../navigation/navigation.routes.tsx'
import { notesRoutes } from '../notes/notes.routes.tsx'
import { organisationRoutes } from '../organisation/organisation.routes.tsx'
import { personalRoutes } from '../personal/personal.routes.tsx'
import { planungRoutes } from '../planung/planung.routes.tsx'
import { protokollRoutes } from '../protokoll/protokoll.routes.tsx'
import { rechtstexteRoutes } from '../rechtstexte/rechtstexte.routes.tsx'
import { scrumboardRoutes } from '../scrumboard/scrumboard.routes.tsx'
import { serieRoutes } from '../serie/serie.routes.tsx'
import { settingsRoutes } from '../settings/settings.routes.tsx'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { ssoRoutes } from '../sso/sso.routes.tsx'
import { tasksRoutes } from '../tasks/tasks.routes.tsx'
import { tourRoutes } from '../tour/tour.routes.tsx'
import { uebergabebuchRoutes } from '../uebergabebuch/uebergabebuch.routes.tsx'
import { webhookRoutes } from '../webhook/webhook.routes.tsx'
import { unterwegsRoutes } from '../unterwegs/unterwegs.routes.tsx'

const anBesuchen = {
  ...dokumentationOnBesuch,
  ...bestellungOnBesuch,
  ...anliegenOnBesuch,
  karten: [...dokumentationOnBesuch.karten, ...bestellungOnBesuch.karten],
}

export const roomRoutes: readonly RoomRoute[] = [
  ...bestelllisteRoutes,
  ...bestellungRoutes,
  ...bestelltafelRoutes,
  ...bestellblattRoutes,
  ...bestellentwurfRoutes,
  ...planungRoutes,
  ...serieRoutes,
  ...dokumentationRoutes,
  ...unterwegsRoutes,
  ...hausbesuchRoutesWith(anBesuchen),
  ...fristRoutes,
  ...tourRoutes,
  ...klientRoutesWith(fristOnKlient),
  ...kontaktRoutesWith(heuteOnKontakte),
  ...tasksRoutes,
  ...organisationRoutes,
  ...personalRoutes,
  ...anliegenRoutes,
  ...machineRoutes,
  ...webhookRoutes,
  ...ssoRoutes,
  ...protokollRoutes,
  ...rechtstexteRoutes,
  ...settingsRoutes,
  ...navigationRoutes,
  ...chatRoutes,
  ...notesRoutes,
  ...uebergabebuchRoutes,
  ...scrumboardRoutes,
  ...mailboxRoutes,
  ...iconsRoutes,
  ...inventoryRoutes,
  ...dashboardsRoutes,
  ...activitiesRoutes,
  ...academyRoutes,
  ...helpRoutes,
  ...filesRoutes,
]
