/** Words that an e-mail or a phone may carry (apps.md, section 3); a person or an import may bring others. */
export const emailLabels = ['Personal', 'Work'] as const
export const phoneLabels = ['Mobile', 'Work', 'Home'] as const

export const newKontaktName = 'New Contact'

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

export function buchstabeOf(name: string): string {
  const [erster = ''] = fold(name).toUpperCase()
  return /^[A-Z]$/.test(erster) ? erster : '#'
}

const markup = /<[^>]*>/g
const zeichen: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

export function textFromNotiz(html: string): string {
  return html
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(markup, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (ganz, name: string) => zeichen[name] ?? ganz)
}

export function notizFromText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\r?\n/g, '<br />')
}
