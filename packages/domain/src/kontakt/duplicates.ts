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
  const found = new Map<string, Grund>()
  for (const { phoneNumber, country } of phoneNumbers) {
    const nummer = e164(phoneNumber, country)
    if (nummer !== null) found.set(`telefon ${nummer}`, 'telefon')
  }
  for (const { email } of emails) found.set(`mail ${email.trim().toLowerCase()}`, 'mail')
  if (birthday !== null) found.set(`name ${wordsOf(name)} ${birthday.slice(0, 10)}`, 'name')
  return found
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
      const previous = nachMerkmal.get(merkmal)
      if (previous === undefined) nachMerkmal.set(merkmal, { grund, kontakte: [kontakt] })
      else previous.kontakte.push(kontakt)
    }
  }
  const paare = new Map<string, { kontakte: [Kontakt, Kontakt]; gruende: Set<Grund> }>()
  for (const { grund, kontakte: gleiche } of nachMerkmal.values()) {
    if (gleiche.length > maxGemeinsam) continue
    gleiche.forEach((one, i) => {
      for (const anderer of gleiche.slice(i + 1)) {
        const key = [one.id, anderer.id].toSorted().join(' ')
        const pair = paare.get(key) ?? { kontakte: [one, anderer], gruende: new Set<Grund>() }
        pair.gruende.add(grund)
        paare.set(key, pair)
      }
    })
  }
  return [...paare.values()]
    .map((pair) => ({ kontakte: pair.kontakte, gruende: gruende.filter((grund) => pair.gruende.has(grund)) }))
    .toSorted((a, b) => b.gruende.length - a.gruende.length)
}

export interface Vorhanden {
  name: string
  kontakt: Kontakt | null
}

const uidOf = (uid: string | null): string | null => (uid === null ? null : `uid ${uid.replace(/^urn:uuid:/i, '').toLowerCase()}`)

/** For an import: answers who is there already, for each that comes. A contact is found once: a second line for it is a double of the first. */
export function existingSearch(kontakte: readonly Kontakt[]): (raw: RohKontakt) => Vorhanden | null {
  const known = new Map<string, Vorhanden>()
  const remember = (one: Vorhanden, all: readonly string[]) => {
    for (const merkmal of all) if (!known.has(merkmal)) known.set(merkmal, one)
  }
  for (const kontakt of kontakte) remember({ name: kontakt.name, kontakt }, [`uid ${kontakt.id}`, ...merkmale(kontakt).keys()])
  return (raw) => {
    const seine = [uidOf(raw.uid) ?? [], ...merkmale(raw).keys()].flat()
    const hits = seine.map((merkmal) => known.get(merkmal)).find((one) => one !== undefined) ?? null
    remember({ name: raw.name, kontakt: null }, seine)
    if (hits === null || hits.kontakt === null) return hits
    for (const [merkmal, one] of known) if (one === hits) known.set(merkmal, { name: hits.name, kontakt: null })
    return hits
  }
}

export function merge<T>(listen: readonly (readonly T[])[], key: (one: T) => string): T[] {
  const seen = new Map<string, T>()
  for (const one of listen.flat()) if (!seen.has(key(one))) seen.set(key(one), one)
  return [...seen.values()]
}

export const einzelFields = ['name', 'title', 'company', 'birthday', 'address', 'notes'] as const
export type EinzelField = (typeof einzelFields)[number]

/** `wahl` says per field whose value counts: 0 of the first, 1 of the second. Telephones, e-mails and tags of both stay. */
export function mergeKontakte([a, b]: readonly [Kontakt, Kontakt], choice: Readonly<Record<EinzelField, 0 | 1>>): KontaktAngaben {
  const from = (field: EinzelField) => (choice[field] === 0 ? a : b)
  return {
    name: from('name').name,
    title: from('title').title,
    company: from('company').company,
    birthday: from('birthday').birthday,
    address: from('address').address,
    notes: from('notes').notes,
    emails: merge([a.emails, b.emails], ({ email }) => email.toLowerCase()),
    phoneNumbers: merge([a.phoneNumbers, b.phoneNumbers], ({ phoneNumber, country }) => e164(phoneNumber, country) ?? phoneNumber),
    tags: [...new Set([...a.tags, ...b.tags])],
  }
}

export function wahlVorschlag([a, b]: readonly [Kontakt, Kontakt]): Record<EinzelField, 0 | 1> {
  const one = (field: EinzelField): 0 | 1 => (a[field] === null && b[field] !== null ? 1 : 0)
  return {
    name: 0,
    title: one('title'),
    company: one('company'),
    birthday: one('birthday'),
    address: one('address'),
    notes: one('notes'),
  }
}
