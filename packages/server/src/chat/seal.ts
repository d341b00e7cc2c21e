/**
 * Under the key of the order's Klient, else of the writer's organisation. Keys are read in nobody's name: never in a person's transaction.
 */
import { type StoredMessage, draftDocument, groupDocument, laterDocument, messageDocument } from '@dreiklang/domain/chat/chat.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import type { Leser } from './chat.repository.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { createRowSeal } from '../tresor/rowSeal.ts'
import { type Sealer, Vernichtet, isSeal, plattform } from '../tresor/tresor.ts'

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
/** With the one that it answers, where it answers one. */
type Answering = Nachricht & { quoted?: Nachricht | null }

export function createSeal(ports: Ports) {
  const seal = createRowSeal(ports, {
    tabelle: 'chat_nachricht',
    fields: messageDocument,
    idOf: ({ id }: Pick<StoredMessage, 'id'>) => id,
    spalten: { value: 'text' },
  })
  const draftSeal = createRowSeal(ports, {
    tabelle: 'chat_entwurf',
    fields: draftDocument,
    idOf: ({ id, personId }: { id: string; personId: string }) => `${id} ${personId}`,
    spalten: { value: 'text' },
  })
  const laterSeal = createRowSeal(ports, {
    tabelle: 'chat_spaeter',
    fields: laterDocument,
    idOf: ({ id }: { id: string }) => id,
    spalten: { value: 'text' },
  })
  const titleSeal = createRowSeal(ports, {
    tabelle: 'chat',
    fields: groupDocument,
    idOf: ({ id }: { id: string }) => id,
    spalten: { title: 'titel' },
  })
  const schluesseldienst = onBehalfOf(ports.database, systemContext)

  async function inhaberOf(db: Queryable, chatId: string, organisationId: string | null) {
    return (await loadBestellungForChat(db, chatId)) ?? { organisationId: organisationId ?? plattform, klientId: null }
  }

  /** The others go on talking about an order whose Klient is erased: then it is the key of the writer's organisation. */
  async function withKeyOf(
    { organisationId }: Leser,
    chatId: string,
    sealWith: (inhaber: Sealer) => Promise<{ value: string }>,
  ): Promise<string> {
    const inhaber = await inhaberOf(schluesseldienst, chatId, organisationId)
    try {
      return (await sealWith(inhaber)).value
    } catch (error) {
      if (!(error instanceof Vernichtet)) throw error
      return (await sealWith({ ...inhaber, klientId: null })).value
    }
  }

  return {
    versiegelt: (akteur: Leser, { id, chatId, value }: Nachricht & { chatId: string }): Promise<string> =>
      withKeyOf(akteur, chatId, (inhaber) => seal.seal(schluesseldienst, inhaber, { id, value })),

    /** What it answers is opened as well. */
    async geoeffnet<N extends Answering>(nachrichten: readonly N[], language: Language): Promise<N[]> {
      const words = nachrichten.flatMap(({ id, value, quoted }) => [{ id, value }, ...(quoted ? [quoted] : [])])
      const offene = await seal.open(words.filter(({ value }) => isSeal(value)))
      const open = new Map(offene.map(({ id, value }) => [id, value ?? nichtMehrReadable[language]]))
      const opened = <M extends Nachricht>(one: M): M => ({ ...one, value: open.get(one.id) ?? one.value })
      return nachrichten.map((nachricht) => ({
        ...opened(nachricht),
        ...(nachricht.quoted && { quoted: opened(nachricht.quoted) }),
      }))
    },

    sealDraft: (akteur: Akteur, { chatId, value }: { chatId: string; value: string }): Promise<string> =>
      withKeyOf(akteur, chatId, (inhaber) => draftSeal.seal(schluesseldienst, inhaber, { id: chatId, personId: akteur.personId, value })),

    sealLater: (akteur: Leser, { id, chatId, value }: { id: string; chatId: string; value: string }): Promise<string> =>
      withKeyOf(akteur, chatId, (inhaber) => laterSeal.seal(schluesseldienst, inhaber, { id, value })),

    /** Null where its key is gone. */
    openLater: <Row extends { id: string; value: string }>(rows: readonly Row[]) => laterSeal.open(rows),

    sealTitle: async ({ organisationId }: Leser, { id, title }: { id: string; title: string }): Promise<string> =>
      (await titleSeal.seal(schluesseldienst, { organisationId: organisationId ?? plattform, klientId: null }, { id, title })).title,

    /** One for each chat, null where it is no group. */
    async openTitles(chats: readonly { id: string; titel: string | null }[], language: Language): Promise<(string | null)[]> {
      const sealed = chats.flatMap(({ id, titel }) => (titel === null ? [] : [{ id, title: titel }]))
      const open = new Map((await titleSeal.open(sealed)).map(({ id, title }) => [id, title ?? nichtMehrReadable[language]]))
      return chats.map(({ id }) => open.get(id) ?? null)
    },

    /** One for each chat, empty where nothing was begun or its key is gone. */
    async openDrafts(chats: readonly { id: string; entwurf: string | null }[], { personId }: Akteur): Promise<string[]> {
      const sealed = chats.flatMap(({ id, entwurf }) => (entwurf === null ? [] : [{ id, personId, value: entwurf }]))
      const open = new Map((await draftSeal.open(sealed)).map(({ id, value }) => [id, value ?? '']))
      return chats.map(({ id }) => open.get(id) ?? '')
    },
  }
}
