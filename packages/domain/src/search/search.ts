/** From so many characters on (product.md, section 5). */
const minCharacters = 2
export const maxPerGroup = 8
const maxWoerter = 6

export const groups = ['contacts', 'pages', 'tasks', 'klienten', 'bestellungen', 'hausbesuche'] as const
export type Group = (typeof groups)[number]

/** Headings of the groups; they come with the answer, so they stand here and not in a catalogue of the screen. */
export const groupsNames: Record<'de' | 'en', Record<Group, string>> = {
  de: {
    contacts: 'Kontakte',
    pages: 'Seiten',
    tasks: 'Aufgaben',
    klienten: 'Klient/innen',
    bestellungen: 'Bestellungen',
    hausbesuche: 'Hausbesuche',
  },
  en: { contacts: 'Contacts', pages: 'Pages', tasks: 'Tasks', klienten: 'Clients', bestellungen: 'Orders', hausbesuche: 'Home visits' },
}

/** The words of a query, each once, in the order typed; empty while the query is too short. */
export function suchwoerter(query: string): string[] {
  const getrimmt = query.trim()
  if (getrimmt.length < minCharacters) return []
  const words = getrimmt.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.toLowerCase()))].slice(0, maxWoerter)
}

/** As the function of the same name in the database: ä, ae and a are one letter, ß is ss, accents do not count. */
export function fold(text: string): string {
  return gefaltet(text)
    .map(({ zeichen }) => zeichen)
    .join('')
}

interface FoldedCharacter {
  zeichen: string
  von: number
  bis: number
}

const withoutZerlegung: Record<string, string> = { ß: 'ss', ẞ: 'ss', æ: 'a', œ: 'o', ø: 'o', ł: 'l', ı: 'i', đ: 'd', ð: 'd' }
const paare = ['ae', 'oe', 'ue']

function gefaltet(text: string): FoldedCharacter[] {
  const einzeln: FoldedCharacter[] = []
  let von = 0
  for (const original of text) {
    const klein = original.toLowerCase()
    const ohne = withoutZerlegung[klein] ?? klein.normalize('NFD').replaceAll(/\p{M}/gu, '')
    const bis = von + original.length
    // Unit by unit, so that a place in the folded text is a place in this list.
    for (const zeichen of ohne.split('')) einzeln.push({ zeichen, von, bis })
    // A mark that stands by itself belongs to the letter before it.
    const letztes = einzeln.at(-1)
    if (ohne === '' && letztes !== undefined) letztes.bis = bis
    von = bis
  }
  // One pair after the other, as the database does it.
  return paare.reduce(mergePaare, einzeln)
}

function mergePaare(zeichen: readonly FoldedCharacter[], pair: string): FoldedCharacter[] {
  const result: FoldedCharacter[] = []
  for (let i = 0; i < zeichen.length; i += 1) {
    const dieses = zeichen[i]
    const naechstes = zeichen[i + 1]
    if (dieses === undefined) continue
    const istPaar = naechstes !== undefined && dieses.zeichen + naechstes.zeichen === pair
    result.push(istPaar ? { ...dieses, bis: naechstes.bis } : dieses)
    if (istPaar) i += 1
  }
  return result
}

/** Why something was found that does not say the words where the eye looks. */
export const treffergruende = ['AEHNLICH', 'VERSICHERTENNUMMER', 'ORGANISATION', 'PRODUKT'] as const
export type Treffergrund = (typeof treffergruende)[number]

/** The words that do not stand in any of these texts; null is none. */
export function missing(words: readonly string[], texts: readonly (string | null)[]): string[] {
  const shown = fold(texts.join(' '))
  return words.filter((word) => !shown.includes(fold(word)))
}

export interface Textteil {
  von: number
  text: string
  treffer: boolean
}

/** A text in parts, of which those that one of the words stands in are marked. Put together the parts are the text. */
export function split(text: string, words: readonly string[]): Textteil[] {
  const zeichen = gefaltet(text)
  const folge = zeichen.map((one) => one.zeichen).join('')
  const marked = new Uint8Array(text.length)
  for (const word of words.map(fold)) {
    for (let ort = word === '' ? -1 : folge.indexOf(word); ort >= 0; ort = folge.indexOf(word, ort + 1)) {
      marked.fill(1, zeichen[ort]?.von, zeichen[ort + word.length - 1]?.bis)
    }
  }
  const teileOfTextes: Textteil[] = []
  for (let i = 0; i < text.length; i += 1) {
    const treffer = marked[i] === 1
    const letzter = teileOfTextes.at(-1)
    if (letzter?.treffer === treffer) letzter.text += text.charAt(i)
    else teileOfTextes.push({ von: i, text: text.charAt(i), treffer })
  }
  return teileOfTextes
}

export function contains(text: string, words: readonly string[]): boolean {
  // Who looks for „Klienten“ finds „Klient/innen“.
  const spoken = text.replaceAll(/(\p{L}+)\/innen/gu, '$&/$1en')
  const folge = ` ${fold(spoken).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`
  return words.every((word) => folge.includes(` ${fold(word)}`))
}
