import { istUnterwegsOderBereit } from '@dreiklang/domain/bestellung/lieferung'
import { handlungSchemas, type PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort, PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { type ShutSteps, shutSteps } from '../../../ui/step/shutSteps.ts'

type Lieferung = BestellungAntwort['lieferungen'][number]

const istHandlung = (name: string): name is PersonenHandlung => name in handlungSchemas

/** Steps with their own place on the page: the draft's bar, the thread of a query. */
const anEigenemOrt: readonly PersonenHandlung[] = ['senden', 'rueckfrageAntworten', 'rueckfrageErledigen']

/** Steps that belong to the bag and not to the position: `zustellen` after `ausliefern`. */
export const lieferSchritte = [
  'ausliefern',
  'zustellen',
  'abholungBestaetigen',
  'zustellungGescheitert',
] as const satisfies readonly PersonenHandlung[]

/** The most likely next steps, in order. All others are in the menu. */
const natuerlich: readonly PersonenHandlung[] = [
  'stornoBeantworten',
  'restErlassBeantworten',
  'verordnen',
  'anApothekeGeben',
  'selbstEinloesen',
  'neuAnfordern',
  'annehmen',
  'abholungBestaetigen',
  'ausliefern',
  'zustellen',
  'bereitstellen',
  'eingangBestaetigen',
]

/** Steps whose input fits one item only. */
const nurEinzeln: readonly PersonenHandlung[] = ['austauschen', 'neuesRezeptAnfordern', 'reklamieren', ...lieferSchritte]

/** Steps that end something look like it. */
const endend: readonly PersonenHandlung[] = ['arztAblehnen', 'apothekeAblehnen', 'rezeptZurueckziehen', 'stornieren', 'stornoAnfragen']
export const istEndend = (handlung: PersonenHandlung): boolean => endend.includes(handlung)

export type Uebergaenge = PositionAntwort['uebergaenge']

export function istOffen(uebergaenge: Uebergaenge, handlung: PersonenHandlung): boolean {
  return uebergaenge[handlung] === true
}

/** The reason code of a blocked step; null when it is open. */
export function sperrgrund(uebergaenge: Uebergaenge, handlung: PersonenHandlung): string | null {
  const antwort = uebergaenge[handlung]
  return antwort === undefined || antwort === true ? null : antwort
}

/** The bag that is on its way or ready with this position in it. */
export function offeneLieferung(lieferungen: readonly Lieferung[], positionId: string): Lieferung | null {
  return (
    lieferungen.find((eine) => istUnterwegsOderBereit(eine) && eine.positionen.some((zeile) => zeile.positionId === positionId)) ?? null
  )
}

/** All steps that the server says are open for a position, without those that have a place of their own. */
export function offeneSchritte(uebergaenge: Uebergaenge): PersonenHandlung[] {
  return Object.keys(uebergaenge).filter(
    (name): name is PersonenHandlung => istHandlung(name) && istOffen(uebergaenge, name) && !anEigenemOrt.includes(name),
  )
}

/** Steps that are open for every one of several positions. */
export function gemeinsameSchritte(positionen: readonly PositionAntwort[]): PersonenHandlung[] {
  const [erste, ...andere] = positionen
  if (erste === undefined) return []
  const gemeinsam = offeneSchritte(erste.uebergaenge).filter((handlung) =>
    andere.every(({ uebergaenge }) => istOffen(uebergaenge, handlung)),
  )
  return andere.length === 0 ? gemeinsam : gemeinsam.filter((handlung) => !nurEinzeln.includes(handlung))
}

/**
 * The natural next step among the open ones, or null. A delivered bag is dispatched first and handed over when on its way; a collected one
 * is handed over directly.
 */
export function naechsterSchritt(
  offene: readonly PersonenHandlung[],
  lieferung: Pick<Lieferung, 'status'> | null,
  wirdGebracht: boolean,
): PersonenHandlung | null {
  const unterwegs = lieferung?.status === 'UNTERWEGS'
  const passt = (handlung: PersonenHandlung) => {
    if (handlung === 'ausliefern') return wirdGebracht && !unterwegs
    if (handlung === 'zustellen') return !wirdGebracht || unterwegs
    return true
  }
  return natuerlich.find((handlung) => offene.includes(handlung) && passt(handlung)) ?? null
}

export const wirdGebracht = ({ lieferart }: Pick<BestellungAntwort, 'lieferart'>): boolean => lieferart.startsWith('LIEFERUNG')

/** The next step of a position on the page of its order. */
export function schrittVon(bestellung: BestellungAntwort, position: PositionAntwort): PersonenHandlung | null {
  return naechsterSchritt(
    offeneSchritte(position.uebergaenge),
    offeneLieferung(bestellung.lieferungen, position.id),
    wirdGebracht(bestellung),
  )
}

/** Shut steps, one group per reason, the most telling reason first; none for a copy, with which nobody can do anything. */
export function gesperrteSchritte(uebergaenge: Uebergaenge): ShutSteps<PersonenHandlung>[] {
  if (Object.keys(uebergaenge).length === 0) return []
  const gruppen = shutSteps(Object.keys(handlungSchemas).filter(istHandlung), (handlung) => {
    const antwort = uebergaenge[handlung] ?? 'bestellung.nicht_deine_rolle'
    return antwort === true ? null : antwort
  })
  const rang = (code: string) => Math.max(0, ['bestellung.falscher_status', 'bestellung.nicht_deine_rolle'].indexOf(code) + 1)
  return gruppen.toSorted((a, b) => rang(a.code) - rang(b.code))
}

/** True where the server knows the reader as one who may send: the only ones who may reorder. */
export function istAnforderer({ positionen, status }: Pick<BestellungAntwort, 'positionen' | 'status'>): boolean {
  return status === 'ENTWURF' || positionen.some(({ uebergaenge }) => uebergaenge['senden'] !== undefined)
}
