/**
 * Messages lie sealed: those about an order under the key of its Klient, others under the key of the organisation whose person wrote them. Who may
 * read a message was judged before; the keys are read in nobody's name, and so never inside a transaction of a person.
 */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { Vernichtet, createTresor, istSiegel, plattform } from '../tresor/tresor.ts'
import { ladeBestellungZumChat } from './verschluss.repository.ts'

const nichtMehrLesbar: Readonly<Record<Sprache, string>> = {
  de: 'Nicht mehr lesbar: Die Akte wurde gelöscht.',
  en: 'No longer readable: the record has been erased.',
}

interface Nachricht {
  id: string
  value: string
}

const platzVon = (zeileId: string) => ({ tabelle: 'chat_nachricht', spalte: 'text', zeileId })

export function createVerschluss(ports: Ports) {
  const tresor = createTresor(ports)
  const schluesseldienst = imNamen(ports.database, systemKontext)

  async function inhaberVon(db: Queryable, chatId: string, organisationId: string | null) {
    return (await ladeBestellungZumChat(db, chatId)) ?? { organisationId: organisationId ?? plattform, klientId: null }
  }

  return {
    /** For a chat that the writer sees. */
    async versiegelt({ organisationId }: Akteur, { id, chatId, value }: Nachricht & { chatId: string }): Promise<string> {
      const inhaber = await inhaberVon(schluesseldienst, chatId, organisationId)
      try {
        return await tresor.versiegle(schluesseldienst, { ...inhaber, ...platzVon(id) }, value)
      } catch (fehler) {
        // The others go on talking about an order whose Klient is erased.
        if (!(fehler instanceof Vernichtet)) throw fehler
        return tresor.versiegle(schluesseldienst, { ...inhaber, klientId: null, ...platzVon(id) }, value)
      }
    },

    async geoeffnet<N extends Nachricht>(nachrichten: readonly N[], sprache: Sprache): Promise<N[]> {
      const zue = nachrichten.filter(({ value }) => istSiegel(value))
      const liste = zue.map(({ id, value }) => ({ ...platzVon(id), siegel: value }))
      const texte = await tresor.oeffneGemeinsame(schluesseldienst, liste)
      const offen = new Map(zue.map(({ id }, i) => [id, texte[i] ?? nichtMehrLesbar[sprache]]))
      return nachrichten.map((nachricht) => ({ ...nachricht, value: offen.get(nachricht.id) ?? nachricht.value }))
    },
  }
}
