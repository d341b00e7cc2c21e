/** A contact of the address book that the people of an organisation share (apps.md, section 3), and how lists of them are sorted and searched. */

/** Words that an e-mail or a phone may carry (apps.md, section 3); a person or an import may bring others. */
export const emailLabels = ['Personal', 'Work'] as const
export const phoneLabels = ['Mobile', 'Work', 'Home'] as const

/** Name of a contact that is made without any words. */
export const newKontaktName = 'New Contact'

/** All that a contact has, and nothing of it known. */
export const emptyKontakt = {
  name: '',
  emails: [],
  phoneNumbers: [],
  title: null,
  company: null,
  birthday: null,
  address: null,
  notes: null,
  tags: [],
}

export const maxKontakte = 10_000
export const maxPerImport = 200
/** A deleted contact can be brought back for so long; then it is gone for good. */
export const papierkorbDays = 30

/** Width and height of a kept photo in pixels. */
export const kontaktFotoSize = 256
export const maxFotoBytes = 5 * 1_048_576

/** Lower case without accents and umlauts, as the database folds names: `Müller` is found by `muller` and by `mueller`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ue', 'u')
}

/** The heading under which a name stands: one of A to Z, and # for all others. */
export function buchstabeOf(name: string): string {
  const [erster = ''] = fold(name).toUpperCase()
  return /^[A-Z]$/.test(erster) ? erster : '#'
}

const markup = /<[^>]*>/g
const zeichen: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The words of notes that are HTML, line by line. */
export function textFromNotiz(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(markup, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (ganz, name: string) => zeichen[name] ?? ganz)
}

/** Plain words as HTML that shows exactly them. */
export function notizFromText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\r?\n/g, '<br />')
}
