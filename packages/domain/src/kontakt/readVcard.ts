/** Reads files of vCards, version 2.1 to 4.0, as phones and mail programs write them. */
import { dayFrom } from '../shared/time.ts'
import { notizFromText } from './kontakt.ts'
import { type RohKontakt, labelFrom, emptyRoh, rohNumber } from './roh.ts'

interface Eigenschaft {
  gruppe: string
  name: string
  typen: readonly string[]
  wert: string
}

/** Folded lines become one; so do the soft breaks of quoted-printable, which end in `=`. */
function rowsOf(text: string): string[] {
  const rows: string[] = []
  for (const row of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const last = rows.at(-1)
    if (last !== undefined && /^[ \t]/.test(row)) rows[rows.length - 1] = last + row.slice(1)
    else if (last !== undefined && last.endsWith('=') && /^[^:]*QUOTED-PRINTABLE/i.test(last)) {
      rows[rows.length - 1] = last.slice(0, -1) + row
    } else rows.push(row)
  }
  return rows
}

/** Bytes written as `=C3=A4`: UTF-8, or one byte a letter as old phones of Western Europe wrote. */
function decodeQp(value: string): string {
  return value.replaceAll(/(?:=[0-9A-Fa-f]{2})+/g, (lauf) => {
    try {
      return decodeURIComponent(lauf.replaceAll('=', '%'))
    } catch {
      return lauf.replaceAll(/=(..)/g, (_ganz, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    }
  })
}

function schneide(text: string, zeichen: string): string[] {
  const parts = ['']
  let inAnfuehrung = false
  for (let i = 0; i < text.length; i += 1) {
    const hier = text.charAt(i)
    if (hier === '\\' && i + 1 < text.length) {
      i += 1
      parts.push((parts.pop() ?? '') + hier + text.charAt(i))
    } else if (hier === zeichen && !inAnfuehrung) parts.push('')
    else {
      if (hier === '"' && zeichen !== ',') inAnfuehrung = !inAnfuehrung
      parts.push((parts.pop() ?? '') + hier)
    }
  }
  return parts
}

const unescape = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_ganz, zeichen: string) => (zeichen === 'n' || zeichen === 'N' ? '\n' : zeichen)).trim()

function readEigenschaft(row: string): Eigenschaft | null {
  const doppelpunkt = /^(?:[^":]|"[^"]*")*:/.exec(row)?.[0].length
  if (doppelpunkt === undefined) return null
  const [kopf = '', ...parameter] = schneide(row.slice(0, doppelpunkt - 1), ';')
  const [group, name] = kopf.includes('.') ? kopf.split('.', 2) : ['', kopf]
  const paare = parameter.map((one) => {
    const [what = '', value] = one.split('=', 2)
    // Version 2.1 writes `TEL;CELL` for `TEL;TYPE=CELL`.
    return value === undefined ? (['TYPE', what] as const) : ([what.toUpperCase(), value.replaceAll('"', '')] as const)
  })
  const all = paare.flatMap(([what, value]) => (what === 'TYPE' ? value.split(',') : [])).map((typ) => typ.trim().toLowerCase())
  const qp = paare.some(([what, value]) => value.toUpperCase() === 'QUOTED-PRINTABLE' && (what === 'ENCODING' || what === 'TYPE'))
  const value = row.slice(doppelpunkt)
  return {
    gruppe: (group ?? '').toLowerCase(),
    name: (name ?? '').toUpperCase(),
    typen: all,
    wert: qp ? decodeQp(value) : value,
  }
}

const nebensachen = ['pref', 'voice', 'internet', 'quoted-printable', 'other']

function labelOf({ typen }: Eigenschaft, eigenes: string | undefined, what: 'phone' | 'email'): string | null {
  // Apple wraps its own words: _$!<Work>!$_
  if (eigenes !== undefined) return labelFrom(eigenes.replace(/^_\$!<(.*)>!\$_$/, '$1'), what)
  const words = typen.filter((typ) => !nebensachen.includes(typ))
  const word = ['cell', 'work', 'home'].find((typ) => words.includes(typ)) ?? words[0]
  return word === undefined ? null : labelFrom(word, what)
}

/** ADR: box, extra, street, town, region, postal code, country. */
function adresseFrom(value: string): string | null {
  const [postfach = '', zusatz = '', strasse = '', ort = '', region = '', plz = '', land = ''] = schneide(value, ';').map(unescape)
  const rows = [postfach, zusatz, strasse, [plz, ort].filter(Boolean).join(' '), region, land].filter(Boolean)
  return rows.length === 0 ? null : rows.join('\n')
}

function nameFrom(value: string): string {
  const [to = '', vor = '', further = '', title = ''] = schneide(value, ';').map(unescape)
  return [title, vor, further, to].filter(Boolean).join(' ')
}

function kontaktFrom(eigenschaften: readonly Eigenschaft[]): RohKontakt {
  const kontakt = emptyRoh()
  const labels = new Map(eigenschaften.filter(({ name }) => name === 'X-ABLABEL').map(({ gruppe, wert }) => [gruppe, unescape(wert)]))
  const labelFor = (one: Eigenschaft, what: 'phone' | 'email') => labelOf(one, one.gruppe === '' ? undefined : labels.get(one.gruppe), what)
  let ausTeilen = ''
  for (const one of eigenschaften) {
    const value = unescape(one.wert)
    if (value === '') continue
    if (one.name === 'FN') kontakt.name ||= value
    else if (one.name === 'UID') kontakt.uid ??= value
    else if (one.name === 'N') ausTeilen ||= nameFrom(one.wert)
    else if (one.name === 'TITLE' || one.name === 'ROLE') kontakt.title ??= value
    else if (one.name === 'ORG') kontakt.company ??= schneide(one.wert, ';').map(unescape).filter(Boolean).join(', ') || null
    else if (one.name === 'TEL') kontakt.phoneNumbers.push(rohNumber(value.replace(/^tel:/i, ''), labelFor(one, 'phone')))
    else if (one.name === 'EMAIL') kontakt.emails.push({ email: value.replace(/^mailto:/i, ''), label: labelFor(one, 'email') })
    else if (one.name === 'BDAY') kontakt.birthday ??= dayFrom(value)
    else if (one.name === 'ADR') kontakt.address ??= adresseFrom(one.wert)
    else if (one.name === 'NOTE') kontakt.notes ??= notizFromText(value)
    else if (one.name === 'CATEGORIES') kontakt.tags.push(...schneide(one.wert, ',').map(unescape).filter(Boolean))
  }
  // A company has a card too, often without a name of a person.
  return { ...kontakt, name: kontakt.name || ausTeilen || (kontakt.company ?? kontakt.emails[0]?.email ?? '') }
}

/** All cards of a file in their order. Text that is not a card is passed over; a card without an end says so. */
export function readVcards(text: string): RohKontakt[] {
  const cards: Eigenschaft[][] = []
  const ended = new Set<Eigenschaft[]>()
  let open: Eigenschaft[] | null = null
  for (const row of rowsOf(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(row)) {
      open = []
      cards.push(open)
    } else if (/^END:VCARD\s*$/i.test(row)) {
      if (open !== null) ended.add(open)
      open = null
    } else {
      const one = readEigenschaft(row)
      if (one !== null) open?.push(one)
    }
  }
  return cards.map((card) => ({ ...kontaktFrom(card), ...(ended.has(card) ? {} : { unended: true as const }) }))
}
