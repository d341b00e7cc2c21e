/** All codes with their sentences, for the one place on the server that answers and the one on the screen that explains. */
import { anmeldungFehler } from './anmeldung/anmeldung.errors.ts'
import { bestellungFehler } from './bestellung/bestellung.errors.ts'
import { chatFehler } from './chat/chat.errors.ts'
import { klientFehler } from './klient/klient.errors.ts'
import { kontaktFehler } from './kontakt/kontakt.errors.ts'
import { notificationFehler } from './notification/notification.errors.ts'
import { organisationFehler } from './organisation/organisation.errors.ts'
import { pushFehler } from './push/push.errors.ts'
import { settingsFehler } from './settings/settings.errors.ts'
import type { FehlerDefinition } from './shared/fehler.ts'
import { sharedFehler } from './shared/shared.errors.ts'
import { shortcutFehler } from './shortcut/shortcut.errors.ts'

export const alleFehler: Readonly<Record<string, FehlerDefinition>> = {
  ...sharedFehler.definitionen,
  ...anmeldungFehler.definitionen,
  ...organisationFehler.definitionen,
  ...klientFehler.definitionen,
  ...bestellungFehler.definitionen,
  ...chatFehler.definitionen,
  ...kontaktFehler.definitionen,
  ...notificationFehler.definitionen,
  ...pushFehler.definitionen,
  ...settingsFehler.definitionen,
  ...shortcutFehler.definitionen,
}
