/** Reads files of vCards, version 2.1 to 4.0, as phones and mail programs write them. */
import { notizAusText } from './kontakt.ts'
import { tagAus } from '../shared/zeit.ts'
import { type RohKontakt, labelAus, leer, rohNummer } from './roh.ts'

interface Eigenschaft {
  gruppe: string
  name: string
  typen: readonly string[]
  wert: string
}

/** Folded lines become one; so do the soft breaks of quoted-printable, which end in `=`. */
function zeilenVon(text: string): string[] {
  const zeilen: string[] = []
  for (const zeile of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const letzte = zeilen.at(-1)
    if (letzte !== undefined && /^[ \t]/.test(zeile)) zeilen[zeilen.length - 1] = letzte + zeile.slice(1)
    else if (letzte !== undefined && letzte.endsWith('=') && /^[^:]*QUOTED-PRINTABLE/i.test(letzte)) {
      zeilen[zeilen.length - 1] = letzte.slice(0, -1) + zeile
    } else zeilen.push(zeile)
  }
  return zeilen
}

/** Bytes written as `=C3=A4`: UTF-8, or one byte a letter as old phones of Western Europe wrote. */
function entschluesseleQp(wert: string): string {
  return wert.replaceAll(/(?:=[0-9A-Fa-f]{2})+/g, (lauf) => {
    try {
      return decodeURIComponent(lauf.replaceAll('=', '%'))
    } catch {
      // No UTF-8.
      return lauf.replaceAll(/=(..)/g, (_ganz, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    }
  })
}

/** Cuts at a sign that stands neither in quotes nor behind a backslash. */
function schneide(text: string, zeichen: string): string[] {
  const teile = ['']
  let inAnfuehrung = false
  for (let i = 0; i < text.length; i += 1) {
    const hier = text.charAt(i)
    if (hier === '\\' && i + 1 < text.length) {
      i += 1
      teile.push((teile.pop() ?? '') + hier + text.charAt(i))
    } else if (hier === zeichen && !inAnfuehrung) teile.push('')
    else {
      if (hier === '"' && zeichen !== ',') inAnfuehrung = !inAnfuehrung
      teile.push((teile.pop() ?? '') + hier)
    }
  }
  return teile
}

const entmaskiere = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_ganz, zeichen: string) => (zeichen === 'n' || zeichen === 'N' ? '\n' : zeichen)).trim()

function liesEigenschaft(zeile: string): Eigenschaft | null {
  const doppelpunkt = /^(?:[^":]|"[^"]*")*:/.exec(zeile)?.[0].length
  if (doppelpunkt === undefined) return null
  const [kopf = '', ...parameter] = schneide(zeile.slice(0, doppelpunkt - 1), ';')
  const [gruppe, name] = kopf.includes('.') ? kopf.split('.', 2) : ['', kopf]
  const paare = parameter.map((eines) => {
    const [was = '', wert] = eines.split('=', 2)
    // Version 2.1 writes `TEL;CELL` for `TEL;TYPE=CELL`.
    return wert === undefined ? (['TYPE', was] as const) : ([was.toUpperCase(), wert.replaceAll('"', '')] as const)
  })
  const alle = paare.flatMap(([was, wert]) => (was === 'TYPE' ? wert.split(',') : [])).map((typ) => typ.trim().toLowerCase())
  const qp = paare.some(([was, wert]) => wert.toUpperCase() === 'QUOTED-PRINTABLE' && (was === 'ENCODING' || was === 'TYPE'))
  const wert = zeile.slice(doppelpunkt)
  return {
    gruppe: (gruppe ?? '').toLowerCase(),
    name: (name ?? '').toUpperCase(),
    typen: alle,
    wert: qp ? entschluesseleQp(wert) : wert,
  }
}

const nebensachen = ['pref', 'voice', 'internet', 'quoted-printable', 'other']

function labelVon({ typen }: Eigenschaft, eigenes: string | undefined, was: 'phone' | 'email'): string | null {
  // Apple wraps its own words: _$!<Work>!$_
  if (eigenes !== undefined) return labelAus(eigenes.replace(/^_\$!<(.*)>!\$_$/, '$1'), was)
  const worte = typen.filter((typ) => !nebensachen.includes(typ))
  const wort = ['cell', 'work', 'home'].find((typ) => worte.includes(typ)) ?? worte[0]
  return wort === undefined ? null : labelAus(wort, was)
}

/** ADR: box, extra, street, town, region, postal code, country. */
function adresseAus(wert: string): string | null {
  const [postfach = '', zusatz = '', strasse = '', ort = '', region = '', plz = '', land = ''] = schneide(wert, ';').map(entmaskiere)
  const zeilen = [postfach, zusatz, strasse, [plz, ort].filter(Boolean).join(' '), region, land].filter(Boolean)
  return zeilen.length === 0 ? null : zeilen.join('\n')
}

function nameAus(wert: string): string {
  const [nach = '', vor = '', weitere = '', titel = ''] = schneide(wert, ';').map(entmaskiere)
  return [titel, vor, weitere, nach].filter(Boolean).join(' ')
}

function kontaktAus(eigenschaften: readonly Eigenschaft[]): RohKontakt {
  const kontakt = leer()
  const labels = new Map(eigenschaften.filter(({ name }) => name === 'X-ABLABEL').map(({ gruppe, wert }) => [gruppe, entmaskiere(wert)]))
  const labelFuer = (eine: Eigenschaft, was: 'phone' | 'email') =>
    labelVon(eine, eine.gruppe === '' ? undefined : labels.get(eine.gruppe), was)
  let ausTeilen = ''
  for (const eine of eigenschaften) {
    const wert = entmaskiere(eine.wert)
    if (wert === '') continue
    if (eine.name === 'FN') kontakt.name ||= wert
    else if (eine.name === 'UID') kontakt.uid ??= wert
    else if (eine.name === 'N') ausTeilen ||= nameAus(eine.wert)
    else if (eine.name === 'TITLE' || eine.name === 'ROLE') kontakt.title ??= wert
    else if (eine.name === 'ORG') kontakt.company ??= schneide(eine.wert, ';').map(entmaskiere).filter(Boolean).join(', ') || null
    else if (eine.name === 'TEL') kontakt.phoneNumbers.push(rohNummer(wert.replace(/^tel:/i, ''), labelFuer(eine, 'phone')))
    else if (eine.name === 'EMAIL') kontakt.emails.push({ email: wert.replace(/^mailto:/i, ''), label: labelFuer(eine, 'email') })
    else if (eine.name === 'BDAY') kontakt.birthday ??= tagAus(wert)
    else if (eine.name === 'ADR') kontakt.address ??= adresseAus(eine.wert)
    else if (eine.name === 'NOTE') kontakt.notes ??= notizAusText(wert)
    else if (eine.name === 'CATEGORIES') kontakt.tags.push(...schneide(eine.wert, ',').map(entmaskiere).filter(Boolean))
  }
  // A company has a card too, often without a name of a person.
  return { ...kontakt, name: kontakt.name || ausTeilen || (kontakt.company ?? kontakt.emails[0]?.email ?? '') }
}

/** All cards of a file in their order. Text that is not a card is passed over; a card without an end counts as far as it goes. */
export function liesVcards(text: string): RohKontakt[] {
  const karten: Eigenschaft[][] = []
  let offen: Eigenschaft[] | null = null
  for (const zeile of zeilenVon(text)) {
    if (/^BEGIN:VCARD\s*$/i.test(zeile)) {
      offen = []
      karten.push(offen)
    } else if (/^END:VCARD\s*$/i.test(zeile)) offen = null
    else {
      const eine = liesEigenschaft(zeile)
      if (eine !== null) offen?.push(eine)
    }
  }
  return karten.map(kontaktAus)
}
