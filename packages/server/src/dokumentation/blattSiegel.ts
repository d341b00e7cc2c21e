/** Sheets as the database keeps them: whole under the key of the Klient, each state in its own place. */
import { type Blatt, blattSchema } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { Ports, Queryable } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { createTresor } from '../tresor/tresor.ts'

interface Ort {
  hausbesuchId: string
  version: number
}

const platzVon = ({ hausbesuchId, version }: Ort) => ({ tabelle: 'besuchsblatt', spalte: 'inhalt', zeileId: `${hausbesuchId}.${version}` })
const ausText = (text: string): Blatt => blattSchema.parse(JSON.parse(text))

export function createBlattSiegel(ports: Ports) {
  const tresor = createTresor(ports)
  // The reader may be of another organisation than the writer; that he may read was judged before.
  const schluesseldienst = imNamen(ports.database, systemKontext)
  return {
    versiegle: (
      tx: Queryable,
      wem: { organisationId: string; klientId: string },
      { blatt, ...ort }: Ort & { blatt: Blatt },
    ): Promise<string> => tresor.versiegle(tx, { ...wem, ...platzVon(ort) }, JSON.stringify(blatt)),

    /** Inside the transaction of the organisation that has written it. */
    async oeffneEigenes(
      tx: Queryable,
      wem: { organisationId: string; klientId: string },
      { inhalt, ...ort }: Ort & { inhalt: string },
    ): Promise<Blatt> {
      return ausText(await tresor.oeffne(tx, { ...wem, ...platzVon(ort) }, inhalt))
    },

    /** Not inside a transaction. Null where the key was destroyed with the record of the Klient. */
    async oeffne(fassungen: readonly (Ort & { inhalt: string })[]): Promise<(Blatt | null)[]> {
      const liste = fassungen.map(({ inhalt, ...ort }) => ({ ...platzVon(ort), siegel: inhalt }))
      const texte = await tresor.oeffneGemeinsame(schluesseldienst, liste)
      return texte.map((text) => (text === null ? null : ausText(text)))
    },
  }
}
