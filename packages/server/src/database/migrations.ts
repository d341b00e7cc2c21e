import { grundlage } from './migrations/0001-grundlage.ts'
import { bestellungen } from './migrations/0002-bestellungen.ts'
import { settings } from './migrations/0003-settings.ts'
import { mitteilungen } from './migrations/0004-mitteilungen.ts'
import { chat } from './migrations/0005-chat.ts'
import { konto } from './migrations/0006-konto.ts'
import { suche } from './migrations/0007-suche.ts'
import { gelesen } from './migrations/0008-gelesen.ts'
import { push } from './migrations/0009-push.ts'
import { kontoAenderung } from './migrations/0010-konto-aenderung.ts'
import { sucheChat } from './migrations/0011-suche-chat.ts'
import { kontakte } from './migrations/0012-kontakte.ts'
import { protokoll } from './migrations/0013-protokoll.ts'
import { tresor } from './migrations/0014-tresor.ts'
import { klientAkte } from './migrations/0015-klient-akte.ts'
import { klientVerlauf } from './migrations/0016-klient-verlauf.ts'
import { personal } from './migrations/0017-personal.ts'
import { organisationen } from './migrations/0018-organisationen.ts'
import { ansichten } from './migrations/0019-ansichten.ts'
import { rechtstexte } from './migrations/0020-rechtstexte.ts'
import { anliegen } from './migrations/0021-anliegen.ts'
import { klientImport } from './migrations/0022-klient-import.ts'
import { loeschung } from './migrations/0023-loeschung.ts'
import { einblick } from './migrations/0024-einblick.ts'
import { kontaktVerzeichnis } from './migrations/0025-kontakt.ts'
import { spur } from './migrations/0026-spur.ts'
import { listen } from './migrations/0027-listen.ts'
import { grosseHaeuser } from './migrations/0028-bench.ts'
import { hausbesuch } from './migrations/0029-hausbesuch.ts'
import { aufnahme } from './migrations/0030-aufnahme.ts'
import { serien } from './migrations/0031-serien.ts'
import { planung } from './migrations/0032-planung.ts'
import { tour } from './migrations/0033-tour.ts'
import { dokumentation } from './migrations/0034-dokumentation.ts'
import { verschlussBesuch } from './migrations/0035-verschluss-besuch.ts'
import { frist } from './migrations/0036-frist.ts'
import { unterwegs } from './migrations/0037-unterwegs.ts'
import { unterwegsBlatt } from './migrations/0046-unterwegs-blatt.ts'
import { besuchFilter } from './migrations/0038-besuch-filter.ts'
import { zielEnde } from './migrations/0039-ziel-ende.ts'
import { koordinaten } from './migrations/0040-koordinaten.ts'
import { offlineDauer } from './migrations/0044-offline-dauer.ts'
import { besuchsfolgen } from './migrations/0041-besuchsfolgen.ts'
import { besuchswege } from './migrations/0042-besuchswege.ts'
import { besuchssuche } from './migrations/0043-besuchssuche.ts'
import { besuchssucheNamen } from './migrations/0047-besuchssuche-namen.ts'

/** Forward only; each runs in its own transaction, in this order. A released migration is never edited. */
export interface Migration {
  name: string
  sql: string
}

export const migrations: readonly Migration[] = [
  grundlage,
  bestellungen,
  settings,
  mitteilungen,
  chat,
  konto,
  suche,
  gelesen,
  push,
  kontoAenderung,
  sucheChat,
  kontakte,
  protokoll,
  tresor,
  klientAkte,
  klientVerlauf,
  personal,
  organisationen,
  ansichten,
  rechtstexte,
  anliegen,
  klientImport,
  loeschung,
  einblick,
  kontaktVerzeichnis,
  spur,
  listen,
  grosseHaeuser,
  hausbesuch,
  aufnahme,
  serien,
  planung,
  tour,
  dokumentation,
  verschlussBesuch,
  frist,
  unterwegs,
  besuchFilter,
  zielEnde,
  koordinaten,
  besuchsfolgen,
  besuchswege,
  besuchssuche,
  offlineDauer,
  unterwegsBlatt,
  besuchssucheNamen,
]
