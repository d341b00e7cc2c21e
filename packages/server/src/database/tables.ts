/** What the database answers of these tables, column by column; written by `npm run schema`. */
import type { AnliegenTables } from './tables/anliegen.ts'
import type { AnmeldungTables } from './tables/anmeldung.ts'
import type { BestellungTables } from './tables/bestellung.ts'
import type { BestellwegTables } from './tables/bestellweg.ts'
import type { BetriebTables } from './tables/betrieb.ts'
import type { ChatTables } from './tables/chat.ts'
import type { DokumentationTables } from './tables/dokumentation.ts'
import type { FristTables } from './tables/frist.ts'
import type { HausbesuchTables } from './tables/hausbesuch.ts'
import type { HelpTables } from './tables/help.ts'
import type { KlientTables } from './tables/klient.ts'
import type { KontaktTables } from './tables/kontakt.ts'
import type { LeistungsnachweisTables } from './tables/leistungsnachweis.ts'
import type { ListeTables } from './tables/liste.ts'
import type { MachineTables } from './tables/machine.ts'
import type { MailTables } from './tables/mail.ts'
import type { MedikationsplanTables } from './tables/medikationsplan.ts'
import type { NotificationTables } from './tables/notification.ts'
import type { OrganisationTables } from './tables/organisation.ts'
import type { PersonalTables } from './tables/personal.ts'
import type { PlanungTables } from './tables/planung.ts'
import type { ProtokollTables } from './tables/protokoll.ts'
import type { RechtstexteTables } from './tables/rechtstexte.ts'
import type { SerieTables } from './tables/serie.ts'
import type { SettingsTables } from './tables/settings.ts'
import type { SharedTables } from './tables/shared.ts'
import type { SsoTables } from './tables/sso.ts'
import type { TourTables } from './tables/tour.ts'
import type { TresorTables } from './tables/tresor.ts'
import type { UnterwegsTables } from './tables/unterwegs.ts'

export interface Tables
  extends
    AnliegenTables,
    AnmeldungTables,
    BestellungTables,
    BestellwegTables,
    BetriebTables,
    ChatTables,
    DokumentationTables,
    FristTables,
    HausbesuchTables,
    HelpTables,
    KlientTables,
    KontaktTables,
    LeistungsnachweisTables,
    ListeTables,
    MachineTables,
    MailTables,
    MedikationsplanTables,
    NotificationTables,
    OrganisationTables,
    PersonalTables,
    PlanungTables,
    ProtokollTables,
    RechtstexteTables,
    SerieTables,
    SettingsTables,
    SharedTables,
    SsoTables,
    TourTables,
    TresorTables,
    UnterwegsTables {}
