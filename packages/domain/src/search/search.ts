/** Search over everything a person may see: what was typed becomes words, and words are compared without umlauts, accents and capitals. */

/** From so many characters on (product.md, section 5). */
const mindestZeichen = 2
/** Results of one group; who looks for more goes to the list. */
export const hoechstensJeGruppe = 8
const hoechstensWoerter = 6

export const gruppen = ['contacts', 'pages', 'tasks', 'klienten', 'bestellungen', 'hausbesuche'] as const
export type Gruppe = (typeof gruppen)[number]

/** Headings of the groups; they come with the answer, so they stand here and not in a catalogue of the screen. */
export const gruppenNamen: Record<'de' | 'en', Record<Gruppe, string>> = {
  de: {
    contacts: 'Kontakte',
    pages: 'Seiten',
    tasks: 'Aufgaben',
    klienten: 'Klienten',
    bestellungen: 'Bestellungen',
    hausbesuche: 'Hausbesuche',
  },
  en: { contacts: 'Contacts', pages: 'Pages', tasks: 'Tasks', klienten: 'Clients', bestellungen: 'Orders', hausbesuche: 'Home visits' },
}

/** The words of a query, each once, in the order typed; empty while the query is too short. */
export function suchwoerter(query: string): string[] {
  const getrimmt = query.trim()
  if (getrimmt.length < mindestZeichen) return []
  const woerter = getrimmt.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(woerter.map((wort) => wort.toLowerCase()))].slice(0, hoechstensWoerter)
}

/** As the function of the same name in the database: ä, ae and a are one letter, ß is ss, accents do not count. */
export function falte(text: string): string {
  return gefaltet(text)
    .map(({ zeichen }) => zeichen)
    .join('')
}

/** A letter after folding, and which part of the text it stands for. */
interface GefaltetesZeichen {
  zeichen: string
  von: number
  bis: number
}

const ohneZerlegung: Record<string, string> = { ß: 'ss', ẞ: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', ı: 'i', đ: 'd', ð: 'd' }
const paare = ['ae', 'oe', 'ue']

function gefaltet(text: string): GefaltetesZeichen[] {
  const einzeln: GefaltetesZeichen[] = []
  let von = 0
  for (const original of text) {
    const klein = original.toLowerCase()
    const ohne = ohneZerlegung[klein] ?? klein.normalize('NFD').replaceAll(/\p{M}/gu, '')
    const bis = von + original.length
    // Unit by unit, so that a place in the folded text is a place in this list.
    for (const zeichen of ohne.split('')) einzeln.push({ zeichen, von, bis })
    // A mark that stands by itself belongs to the letter before it.
    const letztes = einzeln.at(-1)
    if (ohne === '' && letztes !== undefined) letztes.bis = bis
    von = bis
  }
  // One pair after the other, as the database does it.
  return paare.reduce(ziehePaareZusammen, einzeln)
}

function ziehePaareZusammen(zeichen: readonly GefaltetesZeichen[], paar: string): GefaltetesZeichen[] {
  const ergebnis: GefaltetesZeichen[] = []
  for (let i = 0; i < zeichen.length; i += 1) {
    const dieses = zeichen[i]
    const naechstes = zeichen[i + 1]
    if (dieses === undefined) continue
    const istPaar = naechstes !== undefined && dieses.zeichen + naechstes.zeichen === paar
    ergebnis.push(istPaar ? { ...dieses, bis: naechstes.bis } : dieses)
    if (istPaar) i += 1
  }
  return ergebnis
}

export interface Textteil {
  /** Where it begins. */
  von: number
  text: string
  treffer: boolean
}

/** A text in parts, of which those that one of the words stands in are marked. Put together the parts are the text. */
export function teile(text: string, woerter: readonly string[]): Textteil[] {
  const zeichen = gefaltet(text)
  const folge = zeichen.map((eines) => eines.zeichen).join('')
  const markiert = new Uint8Array(text.length)
  for (const wort of woerter.map(falte)) {
    for (let ort = wort === '' ? -1 : folge.indexOf(wort); ort >= 0; ort = folge.indexOf(wort, ort + 1)) {
      markiert.fill(1, zeichen[ort]?.von, zeichen[ort + wort.length - 1]?.bis)
    }
  }
  const teileDesTextes: Textteil[] = []
  for (let i = 0; i < text.length; i += 1) {
    const treffer = markiert[i] === 1
    const letzter = teileDesTextes.at(-1)
    if (letzter?.treffer === treffer) letzter.text += text.charAt(i)
    else teileDesTextes.push({ von: i, text: text.charAt(i), treffer })
  }
  return teileDesTextes
}

/** Whether each of the words begins a word of the text. */
export function enthaelt(text: string, woerter: readonly string[]): boolean {
  const folge = ` ${falte(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
  return woerter.every((wort) => folge.includes(` ${falte(wort)}`))
}
