/** Actions on one thing within an hour are one line; who did them is looked up at reading. */
import { plattformKette } from '@dreiklang/domain/protokoll/protokoll'
import type { ProtokollFilter, ProtokollListRow } from '@dreiklang/domain/protokoll/protokoll.contract'
import { summarize } from '@dreiklang/domain/protokoll/summary'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { allPages, cursorTime, readCursor, pageFrom } from '../liste/page.ts'
import type { Ports } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { createGrundSeal, readableGrund } from './grund.ts'
import type { Kette } from './kette.ts'
import { type PersonRow, type ProtokollRow, type Umfang, loadOwnKlient, loadPersonen, loadPage } from './protokoll.repository.ts'
import { audit } from './protokoll.ts'

type Anfrage = ProtokollFilter & { cursor?: string | undefined; limit: number }

/** Who asks, and in which language. */
interface Reader {
  akteur: Akteur
  sprache: Language
}

const sortierung = 'neueste'
const cursorForm = z.tuple([cursorTime, z.int()])

const personAnswer = (id: string, person: PersonRow | undefined): ProtokollListRow['person'] => ({
  id,
  name: person?.name ?? null,
  rolle: person?.rolle ?? null,
  beruf: person?.beruf ?? null,
})

const rowOf = (row: ProtokollRow, personen: ReadonlyMap<string, PersonRow>): ProtokollListRow => ({
  id: String(row.nr),
  von: row.am,
  bis: row.am,
  anzahl: 1,
  person: row.person_id === null ? null : personAnswer(row.person_id, personen.get(row.person_id)),
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

const personenIn = ({ person_id, objekt_art, objekt_id }: ProtokollRow): string[] => [
  ...(person_id === null ? [] : [person_id]),
  ...(objekt_art === 'PERSON' && z.uuid().safeParse(objekt_id).success ? [objekt_id] : []),
]

/** After lines that say the same have become one. */
const readable = (rows: readonly ProtokollListRow[], { sprache }: Reader): ProtokollListRow[] =>
  rows.map((row) => (row.klient === null ? row : { ...row, grund: readableGrund(row.grund, sprache) }))

export function createProtokoll(ports: Ports, kette: Pick<Kette, 'kopf'>) {
  const db = (akteur: Akteur) => onBehalfOf(ports.database, contextOf(akteur))
  const reasons = createGrundSeal(ports)
  // A person reads the own actions wherever they were done; that the row may be read was judged before.
  const schluesseldienst = onBehalfOf(ports.database, systemContext)

  async function taten({ akteur }: Reader, umfang: Umfang, { cursor, limit, ...filter }: Anfrage) {
    const ab = readCursor(cursor, { sortierung, form: cursorForm })
    const sealed = await loadPage(db(akteur), { umfang, filter, ab, limit: limit + 1 })
    const rows = await reasons.open(schluesseldienst, sealed)
    const klientId = typeof umfang === 'object' && 'klientId' in umfang ? umfang.klientId : null
    const personen = await loadPersonen(db(akteur), [...new Set(rows.flatMap(personenIn))], klientId)
    return pageFrom(rows, { limit, sortierung, schluessel: ({ am, nr }) => [am, nr], zeile: (row) => rowOf(row, personen) })
  }

  async function zusammengefasst(reader: Reader, umfang: Umfang, request: Anfrage) {
    const { zeilen, cursor } = await taten(reader, umfang, request)
    return { zeilen: readable(summarize(zeilen), reader), cursor }
  }

  const ofHaus = ({ organisationId }: Akteur): Umfang => (organisationId === null ? 'SICHERHEIT' : { organisationId })

  return {
    list: (reader: Reader, request: Anfrage) => zusammengefasst(reader, ofHaus(reader.akteur), request),

    own: (reader: Reader, request: Anfrage) => zusammengefasst(reader, { personId: reader.akteur.personId }, request),

    /** @throws nicht_gefunden for a Klient of another organisation */
    async einsicht(reader: Reader, klientId: string, request: Anfrage) {
      const { akteur } = reader
      const klient = akteur.organisationId === null ? null : await loadOwnKlient(db(akteur), klientId, akteur.organisationId)
      if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
      return { ...(await zusammengefasst(reader, { klientId }, request)), klient }
    },

    /** Taking it out is an action too, and stands in the chain before the head is read. @throws dienst.nicht_bereit before the first link */
    async kopf(akteur: Akteur): Promise<string> {
      await audit(db(akteur), akteur, { aktion: 'protokoll.kopf', art: 'AUSGEBEN', objektArt: 'PROTOKOLL', objektId: 'kopf' })
      const kopf = await kette.kopf(akteur.organisationId ?? plattformKette)
      if (kopf === null) throw sharedErrors.refuse('dienst.nicht_bereit')
      return kopf
    },

    /** Every action on its own, all pages; taking them out is an action too. */
    async *alle(reader: Reader, filter: ProtokollFilter): AsyncGenerator<ProtokollListRow[]> {
      const { akteur } = reader
      const { klientId = null } = filter
      await audit(db(akteur), akteur, {
        aktion: 'protokoll.exportieren',
        art: 'AUSGEBEN',
        objektArt: 'PROTOKOLL',
        objektId: 'liste',
        klientId,
      })
      for await (const rows of allPages((cursor) => taten(reader, ofHaus(akteur), { ...filter, cursor, limit: 500 })))
        yield readable(rows, reader)
    },
  }
}
