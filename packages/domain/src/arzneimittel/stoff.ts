/** What a product is by law and by nature, read off its name and substance; "unknown" is an answer. */
import type { Produkt } from './produkt.ts'
import { type Ja, btmMarken, btmOf, btmWirkstoffe } from './btm.ts'
import { type StoffKlasse, klassen, stoffKlassen } from './klassen.ts'
import {
  coolMarken,
  coolWirkstoffe,
  notCool,
  onRezeptFrom,
  onTheSkin,
  onlyOnRezept,
  rezeptMarken,
  retinoidMarken,
  retinoidWirkstoffe,
  tMarken,
  tWirkstoffe,
  withoutRezept,
} from './verschreibung.ts'
import { fold, isNameOf, strengthOf, wordsOf } from './words.ts'

export type ProduktName = Pick<Produkt, 'produktart' | 'bezeichnung' | 'wirkstoff'> &
  Partial<Pick<Produkt, 'wirkstaerke' | 'darreichungsform'>>

/** The rule that a statement is taken from; screens show it in words. */
export const stoffRegeln = ['BTMG_ANLAGE_III', 'BTMG_AUSGENOMMEN', 'AMVV_3A', 'AMVV_3B', 'AMVV_ANLAGE_1'] as const
export type StoffRegel = (typeof stoffRegeln)[number]

export interface Stoff {
  readonly btm: Ja
  readonly tRezept: boolean
  readonly retinoid: boolean
  readonly verschreibungspflichtig: Ja
  readonly kuehlpflichtig: boolean
  readonly klassen: readonly StoffKlasse[]
  /** Null: nothing is known of it. */
  readonly quelle: Readonly<{ stoff: string; regel: StoffRegel }> | null
}

const folded = (names: readonly string[]): [string, string][] => names.map((name) => [fold(name), name])
const foldedMarken = (marken: Readonly<Record<string, string>>): ReadonlyMap<string, string> => new Map(Object.entries(marken))

/** Finds the substances of one list in the words of a product. */
function finder(names: readonly string[], marken: Readonly<Record<string, string>> = {}) {
  const wirkstoffe = folded(names)
  const brands = foldedMarken(marken)
  return (words: readonly string[]): string[] => [
    ...new Set(
      words.flatMap((word) => {
        const brand = brands.get(word)
        const named = wirkstoffe.filter(([wirkstoff]) => isNameOf(word, wirkstoff)).map(([, name]) => name)
        return brand === undefined ? named : [brand, ...named]
      }),
    ),
  ]
}

const findBtm = finder(btmWirkstoffe, btmMarken)
const findT = finder(tWirkstoffe, tMarken)
const findRetinoid = finder(retinoidWirkstoffe, retinoidMarken)
const findRezeptpflicht = finder(onlyOnRezept, { ...rezeptMarken, ...coolMarken })
const findFrom = finder(Object.keys(onRezeptFrom))
const findFree = finder(withoutRezept)
const findCool = finder(coolWirkstoffe, coolMarken)
const findKlasse = stoffKlassen.map((klasse) => ({ klasse, find: finder(klassen[klasse].wirkstoffe) }))

/** Neither medicine nor mixture: only the name of a BtM or of a T substance makes one of it (a pump for insulin is none). */
const noArzneimittel: readonly Produkt['produktart'][] = ['VERBANDSTOFF', 'HILFSMITTEL', 'PFLEGEHILFSMITTEL', 'NAHRUNG']
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

function rezeptpflichtOf(words: readonly string[], strength: readonly number[]): { ja: Ja; stoff: string | null } {
  const [always] = findRezeptpflicht(words)
  if (always !== undefined) return { ja: 'JA', stoff: always }
  const [from] = findFrom(words)
  if (from !== undefined) {
    const limit = onRezeptFrom[from] ?? Infinity
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

const keptNames = 5_000
const namesRead = new Map<string, Stoff>()

/** Kept, because each list of substances is gone through for it, and a step asks it of each position several times. */
export function stoffOf(produkt: ProduktName): Stoff {
  const { produktart, bezeichnung, wirkstoff, wirkstaerke, darreichungsform } = produkt
  const key = JSON.stringify([produktart, bezeichnung, wirkstoff, wirkstaerke, darreichungsform])
  const before = namesRead.get(key)
  if (before !== undefined) return before
  const stoff = readName(produkt)
  if (namesRead.size >= keptNames) namesRead.clear()
  namesRead.set(key, stoff)
  return stoff
}

function readName({ produktart, bezeichnung, wirkstoff, wirkstaerke, darreichungsform }: ProduktName): Stoff {
  const text = [bezeichnung, wirkstoff, wirkstaerke, darreichungsform].filter((part) => part).join(' ')
  const words = wordsOf(text)
  if (isTest(words)) return nothing(noArzneimittel.includes(produktart) ? 'NEIN' : 'UNBEKANNT')
  // The name and the field of the strength may tell the same amount: it is one amount.
  const { perUnit, perMl } = strengthOf(text)
  const strength = { perUnit: [...new Set(perUnit)], perMl: [...new Set(perMl)] }
  const btmStoffe = findBtm(words).map((stoff) => ({ stoff, ja: btmOf(stoff, { text, strength }) }))
  const [t] = findT(words)
  const retinoid = words.some((word) => onTheSkin.includes(word)) ? undefined : findRetinoid(words)[0]
  const isDevice = noArzneimittel.includes(produktart) || produktart === 'MEDIZINPRODUKT'
  const rx = isDevice ? { ja: 'UNBEKANNT' as const, stoff: null } : rezeptpflichtOf(words, strength.perUnit)
  const known = rx.stoff !== null || t !== undefined || retinoid !== undefined
  if (btmStoffe.length === 0 && !known && noArzneimittel.includes(produktart)) return { ...nothing('NEIN'), klassen: klassenOf(words) }
  const btm = btmStoffe.length === 0 && known ? 'NEIN' : strictest(btmStoffe.map(({ ja }) => ja))
  const needsRezept = btmStoffe.length > 0 || t !== undefined || retinoid !== undefined
  return {
    btm,
    tRezept: t !== undefined,
    retinoid: retinoid !== undefined,
    verschreibungspflichtig: needsRezept ? 'JA' : rx.ja,
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
  const asBtm = found.btmStoffe.find(({ ja }) => ja !== 'NEIN') ?? found.btmStoffe[0]
  if (asBtm?.ja === 'JA') return { stoff: asBtm.stoff, regel: 'BTMG_ANLAGE_III' }
  if (found.t !== undefined) return { stoff: found.t, regel: 'AMVV_3A' }
  if (asBtm !== undefined) return { stoff: asBtm.stoff, regel: 'BTMG_AUSGENOMMEN' }
  if (found.retinoid !== undefined) return { stoff: found.retinoid, regel: 'AMVV_3B' }
  return found.rx === null ? null : { stoff: found.rx, regel: 'AMVV_ANLAGE_1' }
}

/** What the data say cannot be talked away; what they do not know is as a person says it. */
export function isBtm(produkt: ProduktName, said: boolean): boolean {
  return said || stoffOf(produkt).btm === 'JA'
}

/** An undecided medicine: somebody who knows has to say whether it is a BtM. */
export function isBtmOpen(produkt: ProduktName): boolean {
  return stoffOf(produkt).btm === 'UNBEKANNT' && !noArzneimittel.includes(produkt.produktart) && produkt.produktart !== 'MEDIZINPRODUKT'
}
