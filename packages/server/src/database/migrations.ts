import { grundlage } from './migrations/0001-grundlage.ts'
import { bestellungen } from './migrations/0002-bestellungen.ts'
import { settings } from './migrations/0003-settings.ts'
import { mitteilungen } from './migrations/0004-mitteilungen.ts'
import { chat } from './migrations/0005-chat.ts'
import { konto } from './migrations/0006-konto.ts'
import { suche } from './migrations/0007-suche.ts'
import { gelesen } from './migrations/0008-gelesen.ts'
import { kontoAenderung } from './migrations/0010-konto-aenderung.ts'
import { kontakte } from './migrations/0012-kontakte.ts'
import { push } from './migrations/0009-push.ts'
import { sucheChat } from './migrations/0011-suche-chat.ts'

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
]
