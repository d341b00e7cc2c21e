/** What a scanned plan of medicines would make of the one that is kept: line by line, and nothing without a person. */
import { darreichungsformen, sayDarreichungsform } from '../arzneimittel/darreichungsform.ts'
import { fold, wordsOf } from '../arzneimittel/words.ts'
import { checkPzn } from '../shared/checkDigits.ts'
import type { IsoDate } from '../shared/time.ts'
import type { Bmp, BmpEintrag } from './bmp.ts'
import { type Mittel, emptyMittel } from './mittel.document.ts'
import { planTimes } from './medikation.ts'

/** What a person has to know of a line before it is taken. The last four keep it from being taken: somebody has to write it by hand. */
export const bmpHinweise = [
  'NAME_FEHLT',
  'PZN_FALSCH',
  'FORM_UNBEKANNT',
  'EINHEIT_UNBEKANNT',
  'UEBERSCHRIFT_UNBEKANNT',
  'ANGABEN_UNBEKANNT',
  'GEKUERZT',
  'DOSIS_IN_WORTEN',
  'DOSIS_FEHLT',
  'BEI_BEDARF',
  'KEIN_MITTEL',
] as const
type BmpHinweis = (typeof bmpHinweise)[number]
const byHand: readonly BmpHinweis[] = ['DOSIS_IN_WORTEN', 'DOSIS_FEHLT', 'BEI_BEDARF', 'KEIN_MITTEL']

export const bmpZeilenArten = ['NEU', 'GEAENDERT', 'GLEICH', 'VON_HAND'] as const

interface BmpZeile {
  nr: number
  art: (typeof bmpZeilenArten)[number]
  /** Null: it cannot be taken. */
  mittel: Mittel | null
  /** The line of the kept plan that it changes. */
  vorher: Mittel | null
  hinweise: BmpHinweis[]
  /** As the carrier says it, where words are needed to judge it. */
  text: string
}

interface BmpVergleich {
  zeilen: BmpZeile[]
  /** In the kept plan, and not on the paper. */
  entfaellt: Mittel[]
}

/** Table 6 of Anlage 3 (S_BMP_ZWISCHENUEBERSCHRIFT 1.01). */
const ueberschriften = ['411', '412', '413', '414', '415', '416', '417', '418', '419', '421', '422', '423', '424']
const onDemand = '411'

/** S_BMP_DOSIEREINHEIT 1.01; a piece is said by its number alone. */
const einheiten: Readonly<Record<string, string>> = {
  '#': 'Messlöffel',
  '0': 'Messbecher',
  '1': '',
  '2': 'Pkg.',
  '3': 'Flasche',
  '4': 'Beutel',
  '5': 'Hub',
  '6': 'Tropfen',
  '7': 'Teelöffel',
  '8': 'Esslöffel',
  '9': 'E',
  a: 'Tasse',
  b: 'Applikatorfüllung',
  c: 'Augenbadewanne',
  d: 'Dosierbriefchen',
  e: 'Dosierpipette',
  f: 'Dosierspritze',
  g: 'Einzeldosis',
  h: 'Glas',
  i: 'Likörglas',
  j: 'Messkappe',
  k: 'Messschale',
  l: 'Mio E',
  m: 'Mio IE',
  n: 'Pipettenteilstrich',
  o: 'Sprühstoß',
  p: 'IE',
  q: 'cm',
  r: 'l',
  s: 'ml',
  t: 'g',
  u: 'kg',
  v: 'mg',
}

const line = (text: string): string =>
  text
    .replace(/\s*~\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
const orNull = (text: string | undefined): string | null => (text === undefined || line(text) === '' ? null : line(text))

/** `m`, `d`, `v`, `h`: in the morning, at noon, in the evening, at night. */
const slots = ['m', 'd', 'v', 'h'] as const
const dose = /^(?:0|[1-9]\d{0,3}|\d{1,2},\d{1,2}|1\/8|1\/4|1\/3|1\/2|2\/3|3\/4)$/

type Doses = Pick<Mittel, (typeof planTimes)[number]>
const noDoses: Doses = { morgens: null, mittags: null, abends: null, nachts: null }

function dosesOf({ werte, ueberschrift }: BmpEintrag): { doses: Doses; hinweise: BmpHinweis[] } {
  const { t, du, dud } = werte
  const said = slots.map((slot) => werte[slot]?.trim() ?? '')
  // A free dose of the form of the four times is one.
  const free = t !== undefined && /^\d[^ ]*(?:-[^-]+){3}$/.test(t.trim()) ? t.trim().split('-') : null
  const numbers = free ?? said
  const unknownUnit = du !== undefined && einheiten[du] === undefined
  const unit = dud ?? (du === undefined ? '' : (einheiten[du] ?? `(Einheit ${du})`))
  const unitHint: BmpHinweis[] = unknownUnit ? ['EINHEIT_UNBEKANNT'] : []
  if (ueberschrift === onDemand) return { doses: noDoses, hinweise: ['BEI_BEDARF', ...unitHint] }
  if (t !== undefined && free === null) return { doses: noDoses, hinweise: ['DOSIS_IN_WORTEN', ...unitHint] }
  if (numbers.every((one) => one === '' || one === '0')) return { doses: noDoses, hinweise: ['DOSIS_FEHLT', ...unitHint] }
  const words = numbers.map((one) => (one === '' || one === '0' ? null : `${one} ${unit}`.trim()))
  // Anything else than the pattern (`30°`) is for a person to read.
  const readable = numbers.every((one) => one === '' || dose.test(one)) && words.every((one) => one === null || one.length <= 20)
  if (!readable) return { doses: noDoses, hinweise: ['DOSIS_IN_WORTEN', ...unitHint] }
  const [morgens = null, mittags = null, abends = null, nachts = null] = words
  return { doses: { morgens, mittags, abends, nachts }, hinweise: unitHint }
}

function textOf({ werte, wirkstoffe }: BmpEintrag): string {
  const { p, a, f, fd, m, d, v, h, t, du, dud, i, r, x } = werte
  const times = [m, d, v, h].some((one) => one !== undefined) ? [m, d, v, h].map((one) => one ?? '0').join('-') : undefined
  const unit = dud ?? (du === undefined ? undefined : (einheiten[du] ?? `Einheit ${du}`))
  const wirkstoffNamen = wirkstoffe.map(({ name, staerke }) => [name, staerke].filter((part) => part !== null).join(' ')).join(' / ')
  const pzn = p === undefined || p === '' ? undefined : `PZN ${p.padStart(8, '0')}`
  return [a, wirkstoffNamen, pzn, fd ?? f, times ?? t, unit, i, r, x].flatMap((part) => orNull(part) ?? []).join(' · ')
}

function formOf({ f, fd }: Readonly<Record<string, string>>): { darreichung: string | null; hinweise: BmpHinweis[] } {
  if (fd !== undefined) return { darreichung: orNull(fd), hinweise: [] }
  if (f === undefined || f === '') return { darreichung: null, hinweise: [] }
  return darreichungsformen.has(f)
    ? { darreichung: sayDarreichungsform(f, 'de').slice(0, 40), hinweise: [] }
    : { darreichung: f.slice(0, 40), hinweise: ['FORM_UNBEKANNT'] }
}

interface Read {
  mittel: Mittel
  hinweise: BmpHinweis[]
}

function mittelOf(eintrag: BmpEintrag, am: IsoDate): Read {
  const { werte, wirkstoffe, ueberschrift, unbekannt } = eintrag
  const wirkstoff = wirkstoffe.map(({ name }) => line(name)).join(' / ')
  const strength = wirkstoffe.flatMap(({ staerke }) => staerke ?? []).join(' / ')
  const name = orNull(werte['a']) ?? wirkstoff
  const pzn = werte['p'] ?? ''
  const form = formOf(werte)
  const { doses, hinweise } = dosesOf(eintrag)
  const instruction = [orNull(werte['i']), orNull(werte['x'])].filter((part) => part !== null).join('; ')
  const long = [name.length > 100, wirkstoff.length > 100, strength.length > 40, instruction.length > 160]
  const codedHeading = ueberschrift !== null && /^\d{3}$/.test(ueberschrift)
  return {
    mittel: {
      ...emptyMittel,
      ...doses,
      arzneimittel: name.slice(0, 100),
      wirkstoff: wirkstoff === '' ? null : wirkstoff.slice(0, 100),
      staerke: strength === '' ? null : strength.slice(0, 40),
      darreichung: form.darreichung,
      von: am,
      anlass: orNull(werte['r'])?.slice(0, 120) ?? null,
      planHerkunft: 'MEDIKATIONSPLAN',
      angegebenAm: am,
      anweisung: instruction === '' ? null : instruction.slice(0, 160),
    },
    hinweise: [
      ...(name === '' ? (['NAME_FEHLT'] as const) : []),
      ...(pzn !== '' && checkPzn(pzn.padStart(8, '0')) !== null ? (['PZN_FALSCH'] as const) : []),
      ...form.hinweise,
      ...hinweise,
      ...(codedHeading && !ueberschriften.includes(ueberschrift) ? (['UEBERSCHRIFT_UNBEKANNT'] as const) : []),
      ...(unbekannt.length > 0 ? (['ANGABEN_UNBEKANNT'] as const) : []),
      ...(long.includes(true) ? (['GEKUERZT'] as const) : []),
    ],
  }
}

const folded = (text: string | null): string => (text === null ? '' : wordsOf(text).join(' '))

function isSameMittel(one: Mittel, other: Mittel): boolean {
  if (one.wirkstoff !== null && other.wirkstoff !== null) return folded(one.wirkstoff) === folded(other.wirkstoff)
  const names = [one.arzneimittel, one.wirkstoff].map(folded).filter((name) => name !== '')
  return [other.arzneimittel, other.wirkstoff].map(folded).some((name) => names.includes(name))
}

const compared = ['staerke', ...planTimes, 'beiBedarf', 'anlass', 'anweisung'] as const
const isUnchanged = (one: Mittel, other: Mittel): boolean =>
  compared.every((field) => folded(String(one[field] ?? '')) === folded(String(other[field] ?? '')))

/** Names that a person has read off the paper, by the number of the line. */
type BmpNamen = Readonly<Record<string, string>>

export function compareBmp({ eintraege, gedrucktAm }: Bmp, plan: readonly Mittel[], namen: BmpNamen = {}): BmpVergleich {
  const left = [...plan]
  const zeilen = eintraege.map((eintrag, nr): BmpZeile => {
    const text = textOf(eintrag)
    if (eintrag.art !== 'M') return { nr, art: 'VON_HAND', mittel: null, vorher: null, hinweise: ['KEIN_MITTEL'], text }
    const { mittel: read, hinweise } = mittelOf(eintrag, gedrucktAm)
    const mittel = { ...read, arzneimittel: read.arzneimittel === '' ? (namen[nr] ?? '').slice(0, 100) : read.arzneimittel }
    const alike = left.filter((one) => mittel.arzneimittel !== '' && isSameMittel(one, mittel))
    const vorher = alike.find((one) => folded(one.staerke) === folded(mittel.staerke)) ?? alike[0] ?? null
    if (vorher !== null) left.splice(left.indexOf(vorher), 1)
    if (hinweise.some((one) => byHand.includes(one))) return { nr, art: 'VON_HAND', mittel: null, vorher, hinweise, text }
    if (vorher === null) return { nr, art: 'NEU', mittel, vorher, hinweise, text }
    return isUnchanged(vorher, mittel)
      ? { nr, art: 'GLEICH', mittel: vorher, vorher, hinweise, text }
      : { nr, art: 'GEAENDERT', mittel: { ...mittel, wirkstoff: mittel.wirkstoff ?? vorher.wirkstoff }, vorher, hinweise, text }
  })
  return { zeilen, entfaellt: left }
}

/** What a person has ticked; a line without a name is none. */
export function applyBmp(
  plan: readonly Mittel[],
  { zeilen, entfaellt }: BmpVergleich,
  taken: { zeilen: readonly number[]; entfaellt: readonly number[] },
): Mittel[] {
  const gone = new Set(taken.entfaellt.flatMap((at) => entfaellt[at] ?? []))
  const chosen = zeilen.filter(({ nr, mittel }) => taken.zeilen.includes(nr) && mittel !== null && mittel.arzneimittel.trim() !== '')
  const instead = new Map(chosen.flatMap(({ vorher, mittel }) => (vorher === null || mittel === null ? [] : [[vorher, mittel] as const])))
  const added = chosen.flatMap(({ vorher, mittel }) => (vorher === null && mittel !== null ? [mittel] : []))
  return [...plan.filter((one) => !gone.has(one)).map((one) => instead.get(one) ?? one), ...added]
}

const bmpAbweichungen = ['vorname', 'nachname', 'geburtsdatum', 'kvnr'] as const
type Wer = { vorname: string; nachname: string; geburtsdatum: IsoDate; kvnr: string | null }

const sharesWord = (one: string, other: string): boolean => {
  const words = wordsOf(one)
  return wordsOf(other).some((word) => words.includes(word))
}

/** In what the paper is another person's. A day that is not wholly known is compared as far as it is. */
export function findOtherPerson({ person }: Bmp, wer: Wer): (typeof bmpAbweichungen)[number][] {
  const digits = person.geburt.replace(/\D/g, '').replace(/(?:00)+$/, '')
  const otherKvnr = person.kvnr !== null && wer.kvnr !== null && fold(person.kvnr) !== fold(wer.kvnr)
  return [
    ...(person.vorname !== '' && !sharesWord(person.vorname, wer.vorname) ? (['vorname'] as const) : []),
    ...(sharesWord(person.nachname, wer.nachname) ? [] : (['nachname'] as const)),
    ...(digits !== '' && wer.geburtsdatum.replace(/\D/g, '').startsWith(digits) ? [] : (['geburtsdatum'] as const)),
    ...(otherKvnr ? (['kvnr'] as const) : []),
  ]
}
