/** Who has seen one record, whole and by hours, for what an organisation tells the Klient in its name. */
import type { ProtokollArt } from '@dreiklang/domain/protokoll/protokoll'
import { summarize } from '@dreiklang/domain/protokoll/summary'
import type { Queryable } from '../ports.ts'
import { type GrundSeal, readableGrund } from './grund.ts'
import { type ProtokollRow, loadPersonen, loadPage } from './protokoll.repository.ts'

export interface Einsicht {
  von: string
  bis: string
  anzahl: number
  art: ProtokollArt
  objektArt: string
  person: string | null
  rolle: string | null
  organisation: string | null
  grund: string | null
}

const seitenLength = 1000

async function allRows(tx: Queryable, klientId: string): Promise<ProtokollRow[]> {
  const rows: ProtokollRow[] = []
  let ab: readonly [am: string, nr: number] | null = null
  for (;;) {
    const seite: ProtokollRow[] = await loadPage(tx, { umfang: { klientId }, filter: { art: undefined }, ab, limit: seitenLength })
    rows.push(...seite)
    const last = seite.at(-1)
    if (last === undefined || seite.length < seitenLength) return rows
    ab = [last.am, last.nr]
  }
}

/** The newest first; actions of one person with one thing within an hour are one line. Writes nothing into the trail: that is the caller's. */
export async function loadEinsicht(tx: Queryable, klientId: string, reasons: GrundSeal): Promise<Einsicht[]> {
  const rows = await reasons.open(tx, await allRows(tx, klientId))
  const ids = new Set(rows.flatMap(({ person_id }) => (person_id === null ? [] : [person_id])))
  const personen = await loadPersonen(tx, [...ids], klientId)
  const zeilen = rows.map((row) => ({
    ...row,
    von: row.am,
    bis: row.am,
    anzahl: 1,
    person: row.person_id === null ? null : { id: row.person_id },
    objektArt: row.objekt_art,
    objektId: row.objekt_id,
  }))
  return summarize(zeilen).map(({ von, bis, anzahl, art, objektArt, person, organisation_name, grund }) => {
    const who = person === null ? undefined : personen.get(person.id)
    return {
      von,
      bis,
      anzahl,
      art,
      objektArt,
      person: who?.name ?? null,
      rolle: who?.rolle ?? null,
      organisation: organisation_name,
      // The copy is in German.
      grund: readableGrund(grund, 'de'),
    }
  })
}
