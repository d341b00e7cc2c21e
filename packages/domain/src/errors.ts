/** All codes with their sentences, for the one place on the server that answers and the one on the screen that explains them. */
import { anmeldungFehler } from './anmeldung/anmeldung.errors.ts'
import { anliegenFehler } from './anliegen/anliegen.errors.ts'
import { bestellungFehler } from './bestellung/bestellung.errors.ts'
import { chatFehler } from './chat/chat.errors.ts'
import { dateiFehler } from './datei/datei.errors.ts'
import { dokumentationFehler } from './dokumentation/dokumentation.errors.ts'
import { fristFehler } from './frist/frist.errors.ts'
import { hausbesuchFehler } from './hausbesuch/hausbesuch.errors.ts'
import { kalenderaboFehler } from './kalenderabo/kalenderabo.errors.ts'
import { klientFehler } from './klient/klient.errors.ts'
import { loeschungFehler } from './klient/loeschung.errors.ts'
import { verlaufFehler } from './klient/verlauf.errors.ts'
import { kontaktFehler } from './kontakt/kontakt.errors.ts'
import { listeFehler } from './liste/liste.errors.ts'
import { notificationFehler } from './notification/notification.errors.ts'
import { organisationFehler } from './organisation/organisation.errors.ts'
import { personalFehler } from './personal/personal.errors.ts'
import { planungFehler } from './planung/planung.errors.ts'
import { pushFehler } from './push/push.errors.ts'
import { rechtstexteFehler } from './rechtstexte/rechtstexte.errors.ts'
import { serieFehler } from './serie/serie.errors.ts'
import { settingsFehler } from './settings/settings.errors.ts'
import type { FehlerDefinition } from './shared/fehler.ts'
import { sharedFehler } from './shared/shared.errors.ts'
import { shortcutFehler } from './shortcut/shortcut.errors.ts'
import { tourFehler } from './tour/tour.errors.ts'
import { tresorFehler } from './tresor/tresor.errors.ts'
import { unterwegsFehler } from './unterwegs/unterwegs.errors.ts'

export const alleFehler: Readonly<Record<string, FehlerDefinition>> = {
  ...sharedFehler.definitionen,
  ...anmeldungFehler.definitionen,
  ...organisationFehler.definitionen,
  ...personalFehler.definitionen,
  ...dateiFehler.definitionen,
  ...klientFehler.definitionen,
  ...verlaufFehler.definitionen,
  ...loeschungFehler.definitionen,
  ...bestellungFehler.definitionen,
  ...hausbesuchFehler.definitionen,
  ...dokumentationFehler.definitionen,
  ...planungFehler.definitionen,
  ...serieFehler.definitionen,
  ...fristFehler.definitionen,
  ...kalenderaboFehler.definitionen,
  ...chatFehler.definitionen,
  ...kontaktFehler.definitionen,
  ...listeFehler.definitionen,
  ...notificationFehler.definitionen,
  ...pushFehler.definitionen,
  ...settingsFehler.definitionen,
  ...shortcutFehler.definitionen,
  ...rechtstexteFehler.definitionen,
  ...anliegenFehler.definitionen,
  ...tresorFehler.definitionen,
  ...unterwegsFehler.definitionen,
  ...tourFehler.definitionen,
}
