/** Reading the audit trail. Actions on one thing within an hour are one line; who did them is looked up at reading. */
import type { ProtokollFilter, ProtokollZeile } from '@dreiklang/domain/protokoll/protokoll.contract'
import { plattformKette } from '@dreiklang/domain/protokoll/protokoll'
import { fasseZusammen } from '@dreiklang/domain/protokoll/zusammenfassung'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { alleSeiten, cursorZeit, liesCursor, seiteAus } from '../liste/seite.ts'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Kette } from './kette.ts'
import { protokolliere } from './protokoll.ts'
import { type PersonRow, type ProtokollRow, type Umfang, ladeEigenenKlient, ladePersonen, ladeSeite } from './protokoll.repository.ts'

type Anfrage = ProtokollFilter & { cursor?: string | undefined; limit: number }

const sortierung = 'neueste'
const cursorForm = z.tuple([cursorZeit, z.int()])

const personAntwort = (id: string, person: PersonRow | undefined): ProtokollZeile['person'] => ({
  id,
  name: person?.name ?? null,
  rolle: person?.rolle ?? null,
  beruf: person?.beruf ?? null,
})

const zeileVon = (row: ProtokollRow, personen: ReadonlyMap<string, PersonRow>): ProtokollZeile => ({
  id: String(row.nr),
  von: row.am,
  bis: row.am,
  anzahl: 1,
  person: row.person_id === null ? null : personAntwort(row.person_id, personen.get(row.person_id)),
  organisation: row.organisation_name,
  aktion: row.aktion,
  art: row.art,
  objektArt: row.objekt_art,
  objektId: row.objekt_id,
  objekt: row.objekt_name ?? (row.objekt_art === 'PERSON' ? (personen.get(row.objekt_id)?.name ?? null) : null),
  klient: row.klient_id === null ? null : { id: row.klient_id, name: row.klient_name },
  felder: row.felder,
  grund: row.grund,
  anfrage: row.anfrage,
  adresse: row.adresse,
})

/** Ids of people that a row may name. */
const personenIn = ({ person_id, objekt_art, objekt_id }: ProtokollRow): string[] => [
  ...(person_id === null ? [] : [person_id]),
  ...(objekt_art === 'PERSON' && z.uuid().safeParse(objekt_id).success ? [objekt_id] : []),
]

export function createProtokoll(ports: Ports, kette: Pick<Kette, 'kopf'>) {
  const db = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  async function taten(akteur: Akteur, umfang: Umfang, { cursor, limit, ...filter }: Anfrage) {
    const ab = liesCursor(cursor, { sortierung, form: cursorForm })
    const rows = await ladeSeite(db(akteur), { umfang, filter, ab, limit: limit + 1 })
    const klientId = typeof umfang === 'object' && 'klientId' in umfang ? umfang.klientId : null
    const personen = await ladePersonen(db(akteur), [...new Set(rows.flatMap(personenIn))], klientId)
    return seiteAus(rows, { limit, sortierung, schluessel: ({ am, nr }) => [am, nr], zeile: (row) => zeileVon(row, personen) })
  }

  async function zusammengefasst(akteur: Akteur, umfang: Umfang, anfrage: Anfrage) {
    const { zeilen, cursor } = await taten(akteur, umfang, anfrage)
    return { zeilen: fasseZusammen(zeilen), cursor }
  }

  const desHauses = ({ organisationId }: Akteur): Umfang => (organisationId === null ? 'SICHERHEIT' : { organisationId })

  return {
    list: (akteur: Akteur, anfrage: Anfrage) => zusammengefasst(akteur, desHauses(akteur), anfrage),

    own: (akteur: Akteur, anfrage: Anfrage) => zusammengefasst(akteur, { personId: akteur.personId }, anfrage),

    /** @throws nicht_gefunden for a Klient of another organisation */
    async einsicht(akteur: Akteur, klientId: string, anfrage: Anfrage) {
      const klient = akteur.organisationId === null ? null : await ladeEigenenKlient(db(akteur), klientId, akteur.organisationId)
      if (klient === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return { ...(await zusammengefasst(akteur, { klientId }, anfrage)), klient }
    },

    /** Taking it out is an action too, and stands in the chain before the head is read. @throws dienst.nicht_bereit before the first link */
    async kopf(akteur: Akteur): Promise<string> {
      await protokolliere(db(akteur), akteur, { aktion: 'protokoll.kopf', art: 'AUSGEBEN', objektArt: 'PROTOKOLL', objektId: 'kopf' })
      const kopf = await kette.kopf(akteur.organisationId ?? plattformKette)
      if (kopf === null) throw sharedFehler.ablehnen('dienst.nicht_bereit')
      return kopf
    },

    /** Every action on its own, all pages; taking them out is an action too. */
    async *alle(akteur: Akteur, filter: ProtokollFilter): AsyncGenerator<ProtokollZeile[]> {
      const { klientId = null } = filter
      await protokolliere(db(akteur), akteur, {
        aktion: 'protokoll.exportieren',
        art: 'AUSGEBEN',
        objektArt: 'PROTOKOLL',
        objektId: 'liste',
        klientId,
      })
      yield* alleSeiten((cursor) => taten(akteur, desHauses(akteur), { ...filter, cursor, limit: 500 }))
    },
  }
}
