import type { Kontakt, KontaktAngaben } from './kontakt.contract.ts'
import { fold } from './kontakt.ts'
import type { RohKontakt } from './roh.ts'
import { e164 } from './rufnummer.ts'

export const gruende = ['telefon', 'mail', 'name'] as const
export type Grund = (typeof gruende)[number]

export interface Paar {
  kontakte: readonly [Kontakt, Kontakt]
  gruende: readonly Grund[]
}

type Vergleichbar = Pick<RohKontakt, 'name' | 'emails' | 'phoneNumbers' | 'birthday'>

/** Two contacts that share one of these are suspected. A name alone is not enough: people with one name are two people. */
function merkmale({ name, emails, phoneNumbers, birthday }: Vergleichbar): Map<string, Grund> {
  const gefunden = new Map<string, Grund>()
  for (const { phoneNumber, country } of phoneNumbers) {
    const nummer = e164(phoneNumber, country)
    if (nummer !== null) gefunden.set(`telefon ${nummer}`, 'telefon')
  }
  for (const { email } of emails) gefunden.set(`mail ${email.trim().toLowerCase()}`, 'mail')
  if (birthday !== null) gefunden.set(`name ${wordsOf(name)} ${birthday.slice(0, 10)}`, 'name')
  return gefunden
}

/** `Meyer, Eva` is `Eva Meyer`. */
const wordsOf = (name: string): string =>
  fold(name)
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ')

/** A number that so many share is the exchange of an organisation, and says nothing about people. */
const maxGemeinsam = 4

export function findDuplicate(kontakte: readonly Kontakt[]): Paar[] {
  const nachMerkmal = new Map<string, { grund: Grund; kontakte: Kontakt[] }>()
  for (const kontakt of kontakte) {
    for (const [merkmal, grund] of merkmale(kontakt)) {
      const bisher = nachMerkmal.get(merkmal)
      if (bisher === undefined) nachMerkmal.set(merkmal, { grund, kontakte: [kontakt] })
      else bisher.kontakte.push(kontakt)
    }
  }
  const paare = new Map<string, { kontakte: [Kontakt, Kontakt]; gruende: Set<Grund> }>()
  for (const { grund, kontakte: gleiche } of nachMerkmal.values()) {
    if (gleiche.length > maxGemeinsam) continue
    gleiche.forEach((einer, i) => {
      for (const anderer of gleiche.slice(i + 1)) {
        const schluessel = [einer.id, anderer.id].toSorted().join(' ')
        const paar = paare.get(schluessel) ?? { kontakte: [einer, anderer], gruende: new Set<Grund>() }
        paar.gruende.add(grund)
        paare.set(schluessel, paar)
      }
    })
  }
  return [...paare.values()]
    .map((paar) => ({ kontakte: paar.kontakte, gruende: gruende.filter((grund) => paar.gruende.has(grund)) }))
    .toSorted((a, b) => b.gruende.length - a.gruende.length)
}

export interface Vorhanden {
  name: string
  kontakt: Kontakt | null
}

const uidOf = (uid: string | null): string | null => (uid === null ? null : `uid ${uid.replace(/^urn:uuid:/i, '').toLowerCase()}`)

/** For an import: answers who is there already, for each that comes. A contact is found once: a second line for it is a double of the first. */
export function existingSearch(kontakte: readonly Kontakt[]): (roh: RohKontakt) => Vorhanden | null {
  const bekannt = new Map<string, Vorhanden>()
  const remember = (eine: Vorhanden, alle: readonly string[]) => {
    for (const merkmal of alle) if (!bekannt.has(merkmal)) bekannt.set(merkmal, eine)
  }
  for (const kontakt of kontakte) remember({ name: kontakt.name, kontakt }, [`uid ${kontakt.id}`, ...merkmale(kontakt).keys()])
  return (roh) => {
    const seine = [uidOf(roh.uid) ?? [], ...merkmale(roh).keys()].flat()
    const treffer = seine.map((merkmal) => bekannt.get(merkmal)).find((einer) => einer !== undefined) ?? null
    remember({ name: roh.name, kontakt: null }, seine)
    if (treffer === null || treffer.kontakt === null) return treffer
    for (const [merkmal, einer] of bekannt) if (einer === treffer) bekannt.set(merkmal, { name: treffer.name, kontakt: null })
    return treffer
  }
}

export function merge<T>(listen: readonly (readonly T[])[], schluessel: (eines: T) => string): T[] {
  const gesehen = new Map<string, T>()
  for (const eines of listen.flat()) if (!gesehen.has(schluessel(eines))) gesehen.set(schluessel(eines), eines)
  return [...gesehen.values()]
}

export const einzelFields = ['name', 'title', 'company', 'birthday', 'address', 'notes'] as const
export type EinzelField = (typeof einzelFields)[number]

/** `wahl` says per field whose value counts: 0 of the first, 1 of the second. Telephones, e-mails and tags of both stay. */
export function mergeKontakte([a, b]: readonly [Kontakt, Kontakt], wahl: Readonly<Record<EinzelField, 0 | 1>>): KontaktAngaben {
  const von = (field: EinzelField) => (wahl[field] === 0 ? a : b)
  return {
    name: von('name').name,
    title: von('title').title,
    company: von('company').company,
    birthday: von('birthday').birthday,
    address: von('address').address,
    notes: von('notes').notes,
    emails: merge([a.emails, b.emails], ({ email }) => email.toLowerCase()),
    phoneNumbers: merge([a.phoneNumbers, b.phoneNumbers], ({ phoneNumber, country }) => e164(phoneNumber, country) ?? phoneNumber),
    tags: [...new Set([...a.tags, ...b.tags])],
  }
}

export function wahlVorschlag([a, b]: readonly [Kontakt, Kontakt]): Record<EinzelField, 0 | 1> {
  const eine = (field: EinzelField): 0 | 1 => (a[field] === null && b[field] !== null ? 1 : 0)
  return {
    name: 0,
    title: eine('title'),
    company: eine('company'),
    birthday: eine('birthday'),
    address: eine('address'),
    notes: eine('notes'),
  }
}
