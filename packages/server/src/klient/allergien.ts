/**
 * Allergies lie sealed in the row of the Klient: the record opens them in the name of the own house, and each order of the Klient opens them for
 * who packs and delivers it.
 */
import type { KlientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { allergienSchema } from '@dreiklang/domain/klient/klient.document'
import type { Queryable } from '../ports.ts'
import { type Fach, type Tresor, Vernichtet } from '../tresor/tresor.ts'

type Allergien = KlientAngaben['allergien']

interface Whose {
  organisationId: string
  klientId: string
}

export const allergienPlatz = (klientId: string) => ({ tabelle: 'klient', spalte: 'allergien', zeileId: klientId })
const fachOf = ({ organisationId, klientId }: Whose): Fach => ({ organisationId, klientId, ...allergienPlatz(klientId) })

export function allergienFrom(text: string): NonNullable<Allergien> {
  const { liste, keineBekannt } = allergienSchema.parse(JSON.parse(text))
  // In the order in which the wire has always told them.
  return { liste, keineBekannt }
}

/** Null: not asked yet, and that is no secret. @throws Vernichtet */
export async function sealAllergien(tresor: Tresor, tx: Queryable, { allergien, ...whose }: Whose & { allergien: Allergien }) {
  return allergien === null ? null : tresor.seal(tx, fachOf(whose), JSON.stringify(allergien))
}

/** As the own house reads them. @throws Vernichtet */
export async function openAllergien(tresor: Tresor, db: Queryable, { siegel, ...whose }: Whose & { siegel: string | null }) {
  if (siegel === null) return null
  const [text] = await tresor.openAll(db, [{ fach: fachOf(whose), siegel }])
  if (text === null || text === undefined) throw new Vernichtet()
  return allergienFrom(text)
}
