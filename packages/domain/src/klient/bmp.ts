/**
 * The Bundeseinheitlicher Medikationsplan as its DataMatrix carries it: the Ultrakurzformat of Anlage 3 BMP (KBV, DAV, BÄK; versions 2.x). Read
 * leniently: what a printer has put wrongly is shown and told, never dropped and never guessed.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'
import { type IsoDate, isIsoDate } from '../shared/time.ts'

const bmpFehler = ['unlesbar', 'seite_fehlt', 'seiten_fremd'] as const
type BmpFehler = (typeof bmpFehler)[number]

export const maxBmpZeichen = 8000
export const maxBmpSeiten = 3

export interface BmpEintrag {
  /** M a medicine, R a mixture by prescription, X a free line. */
  art: 'M' | 'R' | 'X'
  /** Of the heading above: a code of table 6, or its words. */
  ueberschrift: string | null
  werte: Readonly<Record<string, string>>
  wirkstoffe: readonly { name: string; staerke: string | null }[]
  /** Attributes that the table of the specification does not know. */
  unbekannt: readonly string[]
}

export interface Bmp {
  kennung: string
  version: string
  person: { vorname: string; nachname: string; geburt: string; kvnr: string | null }
  aussteller: string
  gedrucktAm: IsoDate
  eintraege: readonly BmpEintrag[]
}

type BmpGelesen = { art: 'DA'; bmp: Bmp } | { art: 'FEHLER'; code: BmpFehler; seiten: number }

const known: Readonly<Record<BmpEintrag['art'], readonly string[]>> = {
  M: ['p', 'a', 'f', 'fd', 'm', 'd', 'v', 'h', 't', 'du', 'dud', 'i', 'r', 'x'],
  R: ['t', 'x'],
  X: ['t'],
}

/** As the library tells elements in their order: one key with the children, `:@` with the attributes. */
type Node = Record<string, unknown>
const childrenOf = (node: Node, name: string): Node[] => (Array.isArray(node[name]) ? (node[name] as Node[]) : [])
const attributes = z.record(z.string(), z.string()).catch({})
const attributesOf = (node: Node): Record<string, string> => attributes.parse(node[':@'] ?? {})
const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? ''

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: false,
})

/** What scanners put around it, and what the test files of KBV have before it; no other document type, and no entity of anybody's own. */
function bareXml(text: string): string | null {
  const bare = text
    .replace(/\uFEFF/g, '')
    .replace(/\p{Cc}/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .replace(/^\s*<!DOCTYPE\s+MP\s*>/, '')
    .trim()
  return bare.startsWith('<MP') && bare.length <= maxBmpZeichen && !/<!/.test(bare) ? bare : null
}

interface Seite {
  kopf: Record<string, string>
  teile: Node[]
}

function readSeite(text: string): Seite | null {
  const xml = bareXml(text)
  if (xml === null || XMLValidator.validate(xml) !== true) return null
  const [root] = parser.parse(xml) as Node[]
  return root === undefined || nameOf(root) !== 'MP' ? null : { kopf: attributesOf(root), teile: childrenOf(root, 'MP') }
}

function eintraegeOf(block: Node): BmpEintrag[] {
  const { c, t } = attributesOf(block)
  return childrenOf(block, 'S').flatMap((node) => {
    const art = nameOf(node)
    if (art !== 'M' && art !== 'R' && art !== 'X') return []
    const werte = attributesOf(node)
    const wirkstoffe = childrenOf(node, art).flatMap((child) => {
      const { w, s } = attributesOf(child)
      return nameOf(child) === 'W' && w !== undefined ? [{ name: w, staerke: s ?? null }] : []
    })
    const unbekannt = Object.keys(werte).filter((name) => !known[art].includes(name))
    return [{ art, ueberschrift: c ?? t ?? null, werte, wirkstoffe, unbekannt }]
  })
}

const firstOf = (seiten: readonly Seite[], name: string): Record<string, string> => {
  const node = seiten.flatMap(({ teile }) => teile).find((one) => nameOf(one) === name)
  return node === undefined ? {} : attributesOf(node)
}

const numberOr = (text: string | undefined, instead: number): number =>
  text !== undefined && /^[1-9]$/.test(text) ? Number(text) : instead

const dayOf = (text: string): string =>
  /^\d{8}/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}` : text.slice(0, 10)

/** All pages of one plan, in any order. */
export function readBmp(texts: readonly string[]): BmpGelesen {
  const wrong = (code: BmpFehler, seiten = 1): BmpGelesen => ({ art: 'FEHLER', code, seiten })
  const read = texts.map(readSeite)
  const seiten = read.filter((seite) => seite !== null)
  const [first] = seiten
  if (first === undefined || seiten.length < read.length) return wrong('unlesbar')
  const { U: kennung = '', v: version = '' } = first.kopf
  if (seiten.some(({ kopf }) => kopf['U'] !== kennung)) return wrong('seiten_fremd')
  const all = numberOr(first.kopf['z'], 1)
  const found = new Set(seiten.map(({ kopf }) => numberOr(kopf['a'], 1)))
  if (found.size < all) return wrong('seite_fehlt', all)
  const { g = '', f = '', b = '', egk } = firstOf(seiten, 'P')
  const { n = '', t = '' } = firstOf(seiten, 'A')
  const gedrucktAm = dayOf(t)
  if (kennung === '' || f === '' || b === '' || n === '' || !isIsoDate(gedrucktAm)) return wrong('unlesbar')
  const sorted = seiten.toSorted((one, other) => numberOr(one.kopf['a'], 1) - numberOr(other.kopf['a'], 1))
  const eintraege = sorted.flatMap(({ teile }) => teile.filter((node) => nameOf(node) === 'S').flatMap(eintraegeOf))
  const person = { vorname: g, nachname: f, geburt: b, kvnr: egk === undefined || egk === '' ? null : egk }
  return { art: 'DA', bmp: { kennung, version, person, aussteller: n, gedrucktAm, eintraege } }
}
