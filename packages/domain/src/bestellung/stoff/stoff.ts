/** What a product is by law and by nature, read off its name and substance; "unknown" is an answer. */
import type { Produkt } from '../rezept.ts'
import { type Ja, btmMarken, btmOf, btmSubstances } from './btm.ts'
import { type StoffKlasse, klassen, stoffKlassen } from './klassen.ts'
import {
  coolMarken,
  coolSubstances,
  notCool,
  onPrescriptionFrom,
  onTheSkin,
  onlyOnPrescription,
  prescriptionMarken,
  retinoidMarken,
  retinoidSubstances,
  tMarken,
  tSubstances,
  withoutPrescription,
} from './verschreibung.ts'
import { fold, namesSubstance, strengthOf, wordsOf } from './words.ts'

export type ProduktName = Pick<Produkt, 'produktart' | 'bezeichnung' | 'wirkstoff'> &
  Partial<Pick<Produkt, 'wirkstaerke' | 'darreichungsform'>>

/** The rule that a statement is taken from; screens show it in words. */
export const stoffRegeln = ['BTMG_ANLAGE_III', 'BTMG_AUSGENOMMEN', 'AMVV_3A', 'AMVV_3B', 'AMVV_ANLAGE_1'] as const
export type StoffRegel = (typeof stoffRegeln)[number]

export interface Stoff {
  btm: Ja
  tRezept: boolean
  retinoid: boolean
  verschreibungspflichtig: Ja
  kuehlpflichtig: boolean
  klassen: readonly StoffKlasse[]
  /** Null: nothing is known of it. */
  quelle: { stoff: string; regel: StoffRegel } | null
}

const folded = (names: readonly string[]): [string, string][] => names.map((name) => [fold(name), name])
const foldedMarken = (marken: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(marken))

/** Finds the substances of one list in the words of a product. */
function finder(names: readonly string[], marken: Readonly<Record<string, string>> = {}) {
  const substances = folded(names)
  const brands = foldedMarken(marken)
  return (words: readonly string[]): string[] => [
    ...new Set(
      words.flatMap((word) => {
        const brand = brands.get(word)
        const named = substances.filter(([substance]) => namesSubstance(word, substance)).map(([, name]) => name)
        return brand === undefined ? named : [brand, ...named]
      }),
    ),
  ]
}

const findBtm = finder(btmSubstances, btmMarken)
const findT = finder(tSubstances, tMarken)
const findRetinoid = finder(retinoidSubstances, retinoidMarken)
const findPrescription = finder(onlyOnPrescription, { ...prescriptionMarken, ...coolMarken })
const findFrom = finder(Object.keys(onPrescriptionFrom))
const findFree = finder(withoutPrescription)
const findCool = finder(coolSubstances, coolMarken)
const findKlasse = stoffKlassen.map((klasse) => ({ klasse, find: finder(klassen[klasse].substances) }))

/** Neither medicine nor mixture: only the name of a BtM or of a T substance makes one of it (a pump for insulin is none). */
const noMedicine: readonly Produkt['produktart'][] = ['VERBANDSTOFF', 'HILFSMITTEL', 'PFLEGEHILFSMITTEL', 'NAHRUNG']
/** A test for a substance does not contain it. */
const isTest = (words: readonly string[]): boolean => words.some((word) => word.endsWith('test') || word.startsWith('teststreifen'))

const nothing = (ja: Ja): Stoff => ({
  btm: ja,
  tRezept: false,
  retinoid: false,
  verschreibungspflichtig: ja,
  kuehlpflichtig: false,
  klassen: [],
  quelle: null,
})

function prescriptionOf(words: readonly string[], strength: readonly number[]): { ja: Ja; stoff: string | null } {
  const [always] = findPrescription(words)
  if (always !== undefined) return { ja: 'JA', stoff: always }
  const [from] = findFrom(words)
  if (from !== undefined) {
    const limit = onPrescriptionFrom[from] ?? Infinity
    return { ja: strength.some((one) => one >= limit) ? 'JA' : 'UNBEKANNT', stoff: from }
  }
  const [free] = findFree(words)
  return free === undefined ? { ja: 'UNBEKANNT', stoff: null } : { ja: 'NEIN', stoff: free }
}

/** Of several substances the strictest answer counts. */
const strictest = (answers: readonly Ja[]): Ja => {
  if (answers.includes('JA')) return 'JA'
  return answers.includes('UNBEKANNT') || answers.length === 0 ? 'UNBEKANNT' : 'NEIN'
}

export function stoffOf({ produktart, bezeichnung, wirkstoff, wirkstaerke, darreichungsform }: ProduktName): Stoff {
  const text = [bezeichnung, wirkstoff, wirkstaerke, darreichungsform].filter((part) => part).join(' ')
  const words = wordsOf(text)
  if (isTest(words)) return nothing(noMedicine.includes(produktart) ? 'NEIN' : 'UNBEKANNT')
  // The name and the field of the strength may tell the same amount: it is one amount.
  const { perUnit, perMl } = strengthOf(text)
  const strength = { perUnit: [...new Set(perUnit)], perMl: [...new Set(perMl)] }
  const btmStoffe = findBtm(words).map((stoff) => ({ stoff, ja: btmOf(stoff, { text, strength }) }))
  const [t] = findT(words)
  const retinoid = words.some((word) => onTheSkin.includes(word)) ? undefined : findRetinoid(words)[0]
  const isDevice = noMedicine.includes(produktart) || produktart === 'MEDIZINPRODUKT'
  const rx = isDevice ? { ja: 'UNBEKANNT' as const, stoff: null } : prescriptionOf(words, strength.perUnit)
  const known = rx.stoff !== null || t !== undefined || retinoid !== undefined
  if (btmStoffe.length === 0 && !known && noMedicine.includes(produktart)) return { ...nothing('NEIN'), klassen: klassenOf(words) }
  const btm = btmStoffe.length === 0 && known ? 'NEIN' : strictest(btmStoffe.map(({ ja }) => ja))
  const needsPrescription = btmStoffe.length > 0 || t !== undefined || retinoid !== undefined
  return {
    btm,
    tRezept: t !== undefined,
    retinoid: retinoid !== undefined,
    verschreibungspflichtig: needsPrescription ? 'JA' : rx.ja,
    kuehlpflichtig: !isDevice && findCool(words).length > 0 && !words.some((word) => notCool.includes(word)),
    klassen: klassenOf(words),
    quelle: sourceOf({ btmStoffe, t, retinoid, rx: rx.stoff }),
  }
}

const klassenOf = (words: readonly string[]): StoffKlasse[] =>
  findKlasse.filter(({ find }) => find(words).length > 0).map(({ klasse }) => klasse)

function sourceOf(found: {
  btmStoffe: readonly { stoff: string; ja: Ja }[]
  t: string | undefined
  retinoid: string | undefined
  rx: string | null
}): Stoff['quelle'] {
  const narcotic = found.btmStoffe.find(({ ja }) => ja !== 'NEIN') ?? found.btmStoffe[0]
  if (narcotic?.ja === 'JA') return { stoff: narcotic.stoff, regel: 'BTMG_ANLAGE_III' }
  if (found.t !== undefined) return { stoff: found.t, regel: 'AMVV_3A' }
  if (narcotic !== undefined) return { stoff: narcotic.stoff, regel: 'BTMG_AUSGENOMMEN' }
  if (found.retinoid !== undefined) return { stoff: found.retinoid, regel: 'AMVV_3B' }
  return found.rx === null ? null : { stoff: found.rx, regel: 'AMVV_ANLAGE_1' }
}

/** What the data say cannot be talked away; what they do not know is as a person says it. */
export function isBtm(produkt: ProduktName, said: boolean): boolean {
  return said || stoffOf(produkt).btm === 'JA'
}

/** An undecided medicine: somebody who knows has to say whether it is a BtM. */
export function isBtmOpen(produkt: ProduktName): boolean {
  return stoffOf(produkt).btm === 'UNBEKANNT' && !noMedicine.includes(produkt.produktart) && produkt.produktart !== 'MEDIZINPRODUKT'
}
