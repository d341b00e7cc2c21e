/** Before words about a Klient leave for an address that is neither KIM nor somebody's of Dreiklang, the writer says that they may. */
import { namedPeople } from '@dreiklang/domain/mailbox/namedPeople'
import { isKimAddress } from '@dreiklang/domain/mailbox/post'
import type { PostOutsider } from '@dreiklang/domain/mailbox/post.document'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sql } from '../../database/sql.ts'
import type { Ports, Queryable } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { systemContext } from '../../shared/context.ts'
import { onBehalfOf, onBehalfOfPerson } from '../../shared/onBehalfOf.ts'

interface NamedKlient {
  id: string
  vorname: string
  nachname: string
}

// Those of the house, and those whose orders it has.
const selectNamed = sql(
  'mailbox.selectNamedKlienten',
  `select k.id, k.vorname, k.nachname from klient k
      where k.pflegedienst_id = :organisationId and position(lower(k.nachname) in :text) > 0
    union
    select n.klient_id, btrim(split_part(n.name, ',', 2)), btrim(split_part(n.name, ',', 1)) from bestellung_name n
      where n.organisation_id = :organisationId and position(lower(split_part(n.name, ',', 1)) in :text) > 0
    order by 3, 2, 1 limit 200`,
)

const selectReachable = sql('mailbox.selectReachableIds', `select k.id from chat_kontakte() k`)
const selectAddresses = sql(
  'mailbox.selectKnownAddresses',
  `select lower(p.email) as address from person p where p.id = any (:ids::uuid[]) and lower(p.email) = any (:addresses::text[])`,
)

/** Those of the addresses with which people sign in to whom the writer may write here as well. Not inside a transaction. */
export async function loadKnownAddresses(
  { database }: Pick<Ports, 'database'>,
  akteur: Akteur,
  outside: readonly Pick<PostOutsider, 'address'>[],
): Promise<ReadonlySet<string>> {
  if (outside.length === 0) return new Set()
  const ids = (await onBehalfOfPerson(database, akteur).query<{ id: string }>(selectReachable, {})).map(({ id }) => id)
  const addresses = outside.map(({ address }) => address.toLowerCase())
  const known = await onBehalfOf(database, systemContext).query<{ address: string }>(selectAddresses, { ids, addresses })
  return new Set(known.map(({ address }) => address))
}

interface Leaving {
  id: string
  outside: readonly PostOutsider[]
  known: ReadonlySet<string>
  words: readonly string[]
  files: readonly string[]
  confirmed: boolean
}

/** Writes into the trail what was confirmed, for each Klient who is named. @throws mailbox.patientendaten with names, files and addresses */
export async function guardKlienten(
  tx: Queryable,
  akteur: Akteur,
  { id, outside, known, words, files, confirmed }: Leaving,
): Promise<void> {
  const addresses = outside.map(({ address }) => address.toLowerCase()).filter((address) => !isKimAddress(address) && !known.has(address))
  if (addresses.length === 0) return
  const text = words.join('\n')
  const organisationId = ownOrganisation(akteur)
  const klienten = namedPeople(text, await tx.query<NamedKlient>(selectNamed, { organisationId, text: text.toLowerCase() }))
  if (klienten.length === 0 && files.length === 0) return
  if (!confirmed) {
    const names = [...new Set(klienten.map(({ vorname, nachname }) => `${vorname} ${nachname}`))]
    throw mailboxErrors.refuse('mailbox.patientendaten', { angaben: { names, files: [...files], addresses } })
  }
  const entry = { aktion: 'mailbox.send', art: 'AUSGEBEN', objektArt: 'MAIL', objektId: id, felder: ['outside'] } as const
  const about = klienten.map(({ id: klientId }) => ({ ...entry, felder: [...entry.felder], klientId }))
  await audit(tx, akteur, about.length === 0 ? { ...entry, felder: [...entry.felder] } : about)
}
