/** Sheets as the database keeps them: whole under the key of the Klient, each state in its own place. */
import { type Blatt, blattSchema } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createTresor } from '../tresor/tresor.ts'

interface Ort {
  hausbesuchId: string
  version: number
}

const platzOf = ({ hausbesuchId, version }: Ort) => ({ tabelle: 'besuchsblatt', spalte: 'inhalt', zeileId: `${hausbesuchId}.${version}` })
const fromText = (text: string): Blatt => blattSchema.parse(JSON.parse(text))

export function createBlattSeal(ports: Ports) {
  const tresor = createTresor(ports)
  // The reader may be of another organisation than the writer; that he may read was judged before.
  const schluesseldienst = onBehalfOf(ports.database, systemContext)
  return {
    seal: (tx: Queryable, wem: { organisationId: string; klientId: string }, { blatt, ...ort }: Ort & { blatt: Blatt }): Promise<string> =>
      tresor.seal(tx, { ...wem, ...platzOf(ort) }, JSON.stringify(blatt)),

    /** Inside the transaction of the organisation that has written it. */
    async openOwn(
      tx: Queryable,
      wem: { organisationId: string; klientId: string },
      { inhalt, ...ort }: Ort & { inhalt: string },
    ): Promise<Blatt> {
      return fromText(await tresor.open(tx, { ...wem, ...platzOf(ort) }, inhalt))
    },

    /** Not inside a transaction. Null where the key was destroyed with the record of the Klient. */
    async open(fassungen: readonly (Ort & { inhalt: string })[]): Promise<(Blatt | null)[]> {
      const liste = fassungen.map(({ inhalt, ...ort }) => ({ ...platzOf(ort), siegel: inhalt }))
      const texte = await tresor.openShared(schluesseldienst, liste)
      return texte.map((text) => (text === null ? null : fromText(text)))
    },
  }
}
