/**
 * Merges two versions of a sheet against their common base. List entries are merged one by one, findings field by field; there is a
 * conflict only where both changed the same thing.
 */
import { type Blatt, blattSchema } from './blatt.contract.ts'
import { geaenderteTeile } from './dokumentation.decider.ts'

type BlattTeil = keyof Blatt
export const blattTeile = Object.keys(blattSchema.shape) as BlattTeil[]

export interface Verschmolzen {
  blatt: Blatt
  /** Parts in which both have written something else at the same place; there my words stand. */
  konflikte: BlattTeil[]
}

/** The same place of a sheet, three times. Undefined: it was not there. */
interface Stelle<Wert> {
  basis: Wert
  mein: Wert
  anderes: Wert
}

const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

type Eintrag = { id: string }
type Gruppe = Record<string, unknown>
const istGruppe = (wert: unknown): wert is Gruppe => typeof wert === 'object' && wert !== null && !Array.isArray(wert)
const istListe = (wert: unknown): wert is Eintrag[] =>
  Array.isArray(wert) && wert.every((eines: unknown) => istGruppe(eines) && typeof eines['id'] === 'string')
const istReihe = (wert: unknown): wert is unknown[] => Array.isArray(wert)

function alle<Art>(stelle: Stelle<unknown>, ist: (wert: unknown) => wert is Art): stelle is Stelle<Art> {
  return ist(stelle.basis) && ist(stelle.mein) && ist(stelle.anderes)
}

function jeFeld({ basis, mein, anderes }: Stelle<Gruppe>, streite: () => void): Gruppe {
  const felder = Object.keys({ ...anderes, ...mein })
  const werte = felder.map((feld) => [feld, wertVon({ basis: basis[feld], mein: mein[feld], anderes: anderes[feld] }, streite)] as const)
  return Object.fromEntries(werte.filter(([, wert]) => wert !== undefined))
}

const nachId = (liste: readonly Eintrag[]): Gruppe => Object.fromEntries(liste.map((eintrag) => [eintrag.id, eintrag]))

/** @param streite is called when both have changed the same */
function wertVon(stelle: Stelle<unknown>, streite: () => void): unknown {
  const { basis, mein, anderes } = stelle
  if (gleich(mein, anderes) || gleich(anderes, basis)) return mein
  if (gleich(mein, basis)) return anderes
  // An empty list is one of entries, too.
  if (alle(stelle, istListe))
    return Object.values(jeFeld({ basis: nachId(stelle.basis), mein: nachId(stelle.mein), anderes: nachId(stelle.anderes) }, streite))
  if (alle(stelle, istReihe) && stelle.mein.length === stelle.anderes.length)
    return stelle.mein.map((wert, i) => wertVon({ basis: stelle.basis[i], mein: wert, anderes: stelle.anderes[i] }, streite))
  if (alle(stelle, istGruppe) && !('id' in stelle.mein)) return jeFeld(stelle, streite)
  streite()
  // Removed by one and changed by the other: kept, because someone has to look at it.
  return mein === undefined ? anderes : mein
}

/** @param basis the state that both began from */
export function verschmelze({ basis, mein, anderes }: Stelle<Blatt>): Verschmolzen {
  const konflikte = new Set<BlattTeil>()
  const teile = blattTeile.map((teil) => {
    const stelle = { basis: basis[teil], mein: mein[teil], anderes: anderes[teil] }
    return [teil, wertVon(stelle, () => konflikte.add(teil))] as const
  })
  const blatt = blattSchema.safeParse(Object.fromEntries(teile)).data
  // The merge would exceed the sheet's limits: then mine stays whole and conflicts with the other.
  return blatt === undefined ? { blatt: mein, konflikte: geaenderteTeile(anderes, mein) } : { blatt, konflikte: [...konflikte] }
}
