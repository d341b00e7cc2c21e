import { academyErrors } from './academy/academy.errors.ts'
import { anliegenErrors } from './anliegen/anliegen.errors.ts'
import { anmeldungErrors } from './anmeldung/anmeldung.errors.ts'
import { bestellungErrors } from './bestellung/bestellung.errors.ts'
import { betriebErrors } from './betrieb/betrieb.errors.ts'
import { chatErrors } from './chat/chat.errors.ts'
import { dateiErrors } from './datei/datei.errors.ts'
import { dokumentationErrors } from './dokumentation/dokumentation.errors.ts'
import { filesErrors } from './files/files.errors.ts'
import { fristErrors } from './frist/frist.errors.ts'
import { hausbesuchErrors } from './hausbesuch/hausbesuch.errors.ts'
import { inventoryErrors } from './inventory/inventory.errors.ts'
import { kalenderaboErrors } from './kalenderabo/kalenderabo.errors.ts'
import { klientErrors } from './klient/klient.errors.ts'
import { loeschungErrors } from './klient/loeschung.errors.ts'
import { verlaufErrors } from './klient/verlauf.errors.ts'
import { kontaktErrors } from './kontakt/kontakt.errors.ts'
import { listErrors } from './liste/liste.errors.ts'
import { webhookErrors } from './webhook/webhook.errors.ts'
import { machineErrors } from './machine/machine.errors.ts'
import { mailboxErrors } from './mailbox/mailbox.errors.ts'
import { notesErrors } from './notes/notes.errors.ts'
import { notificationErrors } from './notification/notification.errors.ts'
import { organisationErrors } from './organisation/organisation.errors.ts'
import { personalErrors } from './personal/personal.errors.ts'
import { planungErrors } from './planung/planung.errors.ts'
import { pushErrors } from './push/push.errors.ts'
import { rechtstexteErrors } from './rechtstexte/rechtstexte.errors.ts'
import { scrumboardErrors } from './scrumboard/scrumboard.errors.ts'
import { serieErrors } from './serie/serie.errors.ts'
import { settingsErrors } from './settings/settings.errors.ts'
import type { ErrorDefinition } from './shared/refusal.ts'
import { sharedErrors } from './shared/shared.errors.ts'
import { shortcutErrors } from './shortcut/shortcut.errors.ts'
import { ssoErrors } from './sso/sso.errors.ts'
import { tasksErrors } from './tasks/tasks.errors.ts'
import { tourErrors } from './tour/tour.errors.ts'
import { tresorErrors } from './tresor/tresor.errors.ts'
import { uebergabebuchErrors } from './uebergabebuch/uebergabebuch.errors.ts'
import { uebungErrors } from './uebung/uebung.errors.ts'
import { unterwegsErrors } from './unterwegs/unterwegs.errors.ts'

export const allErrors: Readonly<Record<string, ErrorDefinition>> = {
  ...sharedErrors.definitionen,
  ...anmeldungErrors.definitionen,
  ...organisationErrors.definitionen,
  ...personalErrors.definitionen,
  ...dateiErrors.definitionen,
  ...klientErrors.definitionen,
  ...verlaufErrors.definitionen,
  ...loeschungErrors.definitionen,
  ...bestellungErrors.definitionen,
  ...hausbesuchErrors.definitionen,
  ...dokumentationErrors.definitionen,
  ...planungErrors.definitionen,
  ...serieErrors.definitionen,
  ...fristErrors.definitionen,
  ...kalenderaboErrors.definitionen,
  ...betriebErrors.definitionen,
  ...chatErrors.definitionen,
  ...kontaktErrors.definitionen,
  ...listErrors.definitionen,
  ...notificationErrors.definitionen,
  ...pushErrors.definitionen,
  ...settingsErrors.definitionen,
  ...shortcutErrors.definitionen,
  ...rechtstexteErrors.definitionen,
  ...anliegenErrors.definitionen,
  ...tresorErrors.definitionen,
  ...uebungErrors.definitionen,
  ...unterwegsErrors.definitionen,
  ...tourErrors.definitionen,
  ...tasksErrors.definitionen,
  ...notesErrors.definitionen,
  ...uebergabebuchErrors.definitionen,
  ...scrumboardErrors.definitionen,
  ...machineErrors.definitionen,
  ...ssoErrors.definitionen,
  ...webhookErrors.definitionen,
  ...mailboxErrors.definitionen,
  ...inventoryErrors.definitionen,
  ...academyErrors.definitionen,
  ...filesErrors.definitionen,
}
