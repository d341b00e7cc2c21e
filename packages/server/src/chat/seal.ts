/**
 * Messages lie sealed: those about an order under the key of its Klient, others under the key of the organisation whose person wrote them. Who may
 * read a message was judged before; the keys are read in nobody's name, and so never inside a transaction of a person.
 */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { Vernichtet, createTresor, isSeal, plattform } from '../tresor/tresor.ts'
import { loadBestellungForChat } from './seal.repository.ts'

const nichtMehrReadable: Readonly<Record<Language, string>> = {
  de: 'Nicht mehr lesbar: Die Akte wurde gelöscht.',
  en: 'No longer readable: the record has been erased.',
}

interface Nachricht {
  id: string
  value: string
}

const platzOf = (zeileId: string) => ({ tabelle: 'chat_nachricht', spalte: 'text', zeileId })

export function createSeal(ports: Ports) {
  const tresor = createTresor(ports)
  const schluesseldienst = onBehalfOf(ports.database, systemContext)

  async function inhaberOf(db: Queryable, chatId: string, organisationId: string | null) {
    return (await loadBestellungForChat(db, chatId)) ?? { organisationId: organisationId ?? plattform, klientId: null }
  }

  return {
    /** For a chat that the writer sees. */
    async versiegelt({ organisationId }: Akteur, { id, chatId, value }: Nachricht & { chatId: string }): Promise<string> {
      const inhaber = await inhaberOf(schluesseldienst, chatId, organisationId)
      try {
        return await tresor.seal(schluesseldienst, { ...inhaber, ...platzOf(id) }, value)
      } catch (error) {
        // The others go on talking about an order whose Klient is erased.
        if (!(error instanceof Vernichtet)) throw error
        return tresor.seal(schluesseldienst, { ...inhaber, klientId: null, ...platzOf(id) }, value)
      }
    },

    async geoeffnet<N extends Nachricht>(nachrichten: readonly N[], language: Language): Promise<N[]> {
      const zue = nachrichten.filter(({ value }) => isSeal(value))
      const liste = zue.map(({ id, value }) => ({ ...platzOf(id), siegel: value }))
      const texte = await tresor.openShared(schluesseldienst, liste)
      const offen = new Map(zue.map(({ id }, i) => [id, texte[i] ?? nichtMehrReadable[language]]))
      return nachrichten.map((nachricht) => ({ ...nachricht, value: offen.get(nachricht.id) ?? nachricht.value }))
    },
  }
}
