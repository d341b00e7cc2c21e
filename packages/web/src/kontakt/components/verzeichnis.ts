/** What stands in the directory: the Klienten of the house and the contacts, one list for the eye. */
import type { klientZeile } from '@dreiklang/domain/klient/klient.contract'
import { buchstabeVon, falte } from '@dreiklang/domain/kontakt/kontakt'
import type { EigeneKontakte, Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { z } from 'zod'

export type Klient = z.infer<typeof klientZeile>

export const ansichten = ['alle', 'klienten', 'kontakte', 'favoriten', 'zuletzt'] as const
export type Ansicht = (typeof ansichten)[number]

/** What the address holds. */
export const filterSchema = z.object({
  suche: z.string().max(120).default(''),
  ansicht: z.enum(ansichten).default('alle'),
  tag: z.string().max(40).default(''),
})
export type Filter = z.infer<typeof filterSchema>

export type Eintrag = { id: string; name: string; platz: string; worte: string } & (
  | { art: 'KONTAKT'; kontakt: Kontakt }
  | { art: 'KLIENT'; klient: Klient }
)

const ziffern = (text: string) => text.replaceAll(/\D/g, '')

function eintragVonKontakt(kontakt: Kontakt, titel: ReadonlyMap<string, string>): Eintrag {
  const { id, name, title, company, emails, phoneNumbers, tags } = kontakt
  const worte = [
    name,
    title ?? '',
    company ?? '',
    ...emails.map(({ email }) => email),
    ...phoneNumbers.map(({ phoneNumber }) => ziffern(phoneNumber)),
    ...tags.map((tag) => titel.get(tag) ?? ''),
  ]
  return { art: 'KONTAKT', id, name, platz: falte(name), worte: falte(worte.join(' ')), kontakt }
}

function eintragVonKlient(klient: Klient): Eintrag {
  const name = `${klient.nachname}, ${klient.vorname}`
  return { art: 'KLIENT', id: klient.id, name, platz: falte(name), worte: falte(`${name} ${klient.ort ?? ''}`), klient }
}

/** Every word somewhere in the entry; a number also when it is written with other gaps. */
function passt({ worte }: Eintrag, gesucht: readonly string[], nummer: string): boolean {
  return gesucht.every((wort) => worte.includes(wort)) || (nummer.length >= 3 && worte.includes(nummer))
}

/** The leading 0 of an area code is +49 in the other way of writing. */
const nummerVon = (suche: string) => (/^[+0-9 ()/.-]+$/.test(suche) ? ziffern(suche).replace(/^(0049|49|0)/, '') : '')

export function alsVerzeichnis({
  kontakte,
  klienten,
  tags,
}: {
  kontakte: readonly Kontakt[]
  klienten: readonly Klient[]
  tags: readonly KontaktTag[]
}): Eintrag[] {
  const titel = new Map(tags.map(({ id, title }) => [id, title]))
  const eintraege = [...klienten.map(eintragVonKlient), ...kontakte.map((kontakt) => eintragVonKontakt(kontakt, titel))]
  return eintraege.toSorted((a, b) => vergleiche(a.platz, b.platz) || vergleiche(a.id, b.id))
}

const vergleiche = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function inAnsicht(eintraege: readonly Eintrag[], ansicht: Ansicht, { favourites, recent }: EigeneKontakte): readonly Eintrag[] {
  switch (ansicht) {
    case 'alle':
      return eintraege
    case 'klienten':
      return eintraege.filter(({ art }) => art === 'KLIENT')
    case 'kontakte':
      return eintraege.filter(({ art }) => art === 'KONTAKT')
    case 'favoriten': {
      const gemerkt = new Set(favourites)
      return eintraege.filter(({ id }) => gemerkt.has(id))
    }
    case 'zuletzt': {
      const nachId = new Map(eintraege.map((eintrag) => [eintrag.id, eintrag]))
      return recent.flatMap((id) => nachId.get(id) ?? [])
    }
  }
}

export function filtere(eintraege: readonly Eintrag[], { suche, ansicht, tag }: Filter, eigene: EigeneKontakte): readonly Eintrag[] {
  const gesucht = falte(suche).split(/\s+/).filter(Boolean)
  const nummer = nummerVon(suche.trim())
  return inAnsicht(eintraege, ansicht, eigene).filter(
    (eintrag) =>
      (tag === '' || (eintrag.art === 'KONTAKT' && eintrag.kontakt.tags.includes(tag))) &&
      (suche === '' || passt(eintrag, gesucht, nummer)),
  )
}

export interface Gruppe {
  buchstabe: string
  eintraege: readonly Eintrag[]
}

/** The list cut at its letters; what is not sorted by name is one group without a letter. */
export function nachBuchstaben(eintraege: readonly Eintrag[], ansicht: Ansicht): Gruppe[] {
  if (ansicht === 'zuletzt') return eintraege.length === 0 ? [] : [{ buchstabe: '', eintraege }]
  const gruppen = new Map<string, Eintrag[]>()
  for (const eintrag of eintraege) {
    const buchstabe = buchstabeVon(eintrag.name)
    const gruppe = gruppen.get(buchstabe)
    if (gruppe === undefined) gruppen.set(buchstabe, [eintrag])
    else gruppe.push(eintrag)
  }
  return [...gruppen].map(([buchstabe, seine]) => ({ buchstabe, eintraege: seine }))
}

/** Without the filters the address of a record would lose the place in the list. */
export function mitFilter(pfad: string, { suche, ansicht, tag }: Filter): string {
  const werte = new URLSearchParams(
    Object.entries({ suche, ansicht: ansicht === 'alle' ? '' : ansicht, tag }).filter(([, wert]) => wert !== ''),
  ).toString()
  return werte === '' ? pfad : `${pfad}?${werte}`
}

/** Two letters for where a photo would stand. */
export function initialen(name: string): string {
  const teile = name.split(/[\s,]+/).filter((teil) => /^\p{L}/u.test(teil))
  return [teile[0], teile.length > 1 ? teile.at(-1) : '']
    .map((teil) => teil?.[0] ?? '')
    .join('')
    .toUpperCase()
}
