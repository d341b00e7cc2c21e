/**
 * Under the key of the order's Klient, else of the writer's organisation. Keys are read in nobody's name: never in a person's transaction.
 */
import { type StoredMessage, messageDocument } from '@dreiklang/domain/chat/chat.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { createRowSeal } from '../tresor/rowSeal.ts'
import { Vernichtet, isSeal, plattform } from '../tresor/tresor.ts'

const bestellung = sql(
  'chat.bestellungZumChat',
  `select b.pflegedienst_id as "organisationId", b.klient_id as "klientId" from chat c join bestellung b on b.id = c.bestellung_id
    where c.id = :chatId`,
)

/** The nursing service and the Klient of the order that the chat is about; null for two people who talk with each other. */
async function loadBestellungForChat(
  db: Queryable,
  chatId: string,
): Promise<Columns<'bestellung', 'pflegedienst_id as organisationId' | 'klient_id'> | null> {
  return maybe(db.query<Columns<'bestellung', 'pflegedienst_id as organisationId' | 'klient_id'>>(bestellung, { chatId }))
}

const nichtMehrReadable: Readonly<Record<Language, string>> = {
  de: 'Nicht mehr lesbar: Die Akte wurde gelöscht.',
  en: 'No longer readable: the record has been erased.',
}

type Nachricht = Pick<StoredMessage, 'id' | 'value'>

export function createSeal(ports: Ports) {
  const seal = createRowSeal(ports, {
    tabelle: 'chat_nachricht',
    fields: messageDocument,
    idOf: ({ id }: Pick<StoredMessage, 'id'>) => id,
    spalten: { value: 'text' },
  })
  const schluesseldienst = onBehalfOf(ports.database, systemContext)

  async function inhaberOf(db: Queryable, chatId: string, organisationId: string | null) {
    return (await loadBestellungForChat(db, chatId)) ?? { organisationId: organisationId ?? plattform, klientId: null }
  }

  return {
    async versiegelt({ organisationId }: Akteur, { id, chatId, value }: Nachricht & { chatId: string }): Promise<string> {
      const inhaber = await inhaberOf(schluesseldienst, chatId, organisationId)
      try {
        return (await seal.seal(schluesseldienst, inhaber, { id, value })).value
      } catch (error) {
        // The others go on talking about an order whose Klient is erased.
        if (!(error instanceof Vernichtet)) throw error
        return (await seal.seal(schluesseldienst, { ...inhaber, klientId: null }, { id, value })).value
      }
    },

    async geoeffnet<N extends Nachricht>(nachrichten: readonly N[], language: Language): Promise<N[]> {
      const offene = await seal.open(nachrichten.filter(({ value }) => isSeal(value)))
      const open = new Map(offene.map(({ id, value }) => [id, value ?? nichtMehrReadable[language]]))
      return nachrichten.map((nachricht) => ({ ...nachricht, value: open.get(nachricht.id) ?? nachricht.value }))
    },
  }
}
