/** What a scanned pack is beside what the pharmacy says it has delivered. It says less rather than something wrong. */
import { strengthOf, wordsOf } from '../arzneimittel/words.ts'
import type { Produkt } from '../arzneimittel/produkt.ts'
import type { Position } from './position.document.ts'

interface Item extends Pick<Position, 'id' | 'produkt'> {
  abgaben: readonly { produkt: Produkt }[]
  rezept: { produkt: Produkt } | null
  austausch: { produkt: Produkt } | null
}

export type PackVergleich =
  /** One of those that were handed out. */
  | { art: 'GLEICH'; positionId: string; soll: Produkt }
  /** As it was ordered or prescribed; the pharmacy says it has handed out another pack. */
  | { art: 'NUR_BESTELLT'; positionId: string; soll: Produkt }
  | { art: 'ANDERE_STAERKE' | 'ANDERE_GROESSE' | 'ANDERE_PACKUNG'; positionId: string; soll: Produkt; ist: Produkt }
  /** Handed out was none like it. */
  | { art: 'KEINE' }
  /** Of something that was handed out nobody knows the number. */
  | { art: 'OFFEN'; soll: Produkt }

const nameOf = ({ bezeichnung, wirkstoff }: Produkt): string | undefined => wordsOf(wirkstoff ?? bezeichnung)[0]

/** Of the same ingredient, or of the same name. */
export const isRelated = (a: Produkt, b: Produkt): boolean =>
  nameOf(a) === nameOf(b) || (nameOf(a) !== undefined && wordsOf(a.bezeichnung)[0] === wordsOf(b.bezeichnung)[0])

function strengthText({ bezeichnung, wirkstaerke }: Produkt): string | null {
  const { perUnit, perMl } = strengthOf(wirkstaerke ?? bezeichnung)
  return perUnit.length + perMl.length === 0 ? null : [perUnit.join(), perMl.join()].join('|')
}

const differ = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b

function differenceOf(soll: Produkt, ist: Produkt): 'ANDERE_STAERKE' | 'ANDERE_GROESSE' | 'ANDERE_PACKUNG' {
  if (differ(strengthText(soll), strengthText(ist))) return 'ANDERE_STAERKE'
  return differ(soll.normgroesse, ist.normgroesse) ? 'ANDERE_GROESSE' : 'ANDERE_PACKUNG'
}

const wantedOf = ({ austausch, rezept, produkt }: Item): Produkt[] => [
  produkt,
  ...(rezept === null ? [] : [rezept.produkt]),
  ...(austausch === null ? [] : [austausch.produkt]),
]

/**
 * @param pzn with eight digits
 * @param known what the own organisation knows about that number; null: nothing
 */
export function comparePack(pzn: string, positionen: readonly Item[], known: Produkt | null): PackVergleich {
  const handed = positionen.flatMap(({ id, abgaben }) => abgaben.map(({ produkt }) => ({ positionId: id, soll: produkt })))
  const same = handed.find(({ soll }) => soll.pzn === pzn)
  if (same !== undefined) return { art: 'GLEICH', ...same }
  const asked = positionen.find((position) => position.abgaben.length > 0 && wantedOf(position).some((produkt) => produkt.pzn === pzn))
  const instead = handed.find(({ positionId, soll }) => positionId === asked?.id && soll.pzn !== null)
  if (instead !== undefined) return { art: 'NUR_BESTELLT', ...instead }
  const related = known === null ? undefined : handed.find(({ soll }) => isRelated(soll, known))
  if (known !== null && related !== undefined && related.soll.pzn !== null) {
    return { art: differenceOf(related.soll, known), ist: known, ...related }
  }
  const open = related ?? handed.find(({ soll }) => soll.pzn === null)
  return open === undefined ? { art: 'KEINE' } : { art: 'OFFEN', soll: open.soll }
}
