/** Who has seen one record, whole and by hours, for what an organisation tells the Klient in its name. */
import { fasseZusammen } from '@dreiklang/domain/protokoll/zusammenfassung'
import type { ProtokollArt } from '@dreiklang/domain/protokoll/protokoll'
import type { Queryable } from '../ports.ts'
import { type ProtokollRow, ladePersonen, ladeSeite } from './protokoll.repository.ts'

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

const seitenLaenge = 1000

async function alleRows(tx: Queryable, klientId: string): Promise<ProtokollRow[]> {
  const rows: ProtokollRow[] = []
  let ab: readonly [am: string, nr: number] | null = null
  for (;;) {
    const seite: ProtokollRow[] = await ladeSeite(tx, { umfang: { klientId }, filter: { art: undefined }, ab, limit: seitenLaenge })
    rows.push(...seite)
    const letzte = seite.at(-1)
    if (letzte === undefined || seite.length < seitenLaenge) return rows
    ab = [letzte.am, letzte.nr]
  }
}

/** The newest first; actions of one person with one thing within an hour are one line. Writes nothing into the trail: that is the caller's. */
export async function ladeEinsicht(tx: Queryable, klientId: string): Promise<Einsicht[]> {
  const rows = await alleRows(tx, klientId)
  const ids = new Set(rows.flatMap(({ person_id }) => (person_id === null ? [] : [person_id])))
  const personen = await ladePersonen(tx, [...ids], klientId)
  const zeilen = rows.map((row) => ({
    ...row,
    von: row.am,
    bis: row.am,
    anzahl: 1,
    person: row.person_id === null ? null : { id: row.person_id },
    objektArt: row.objekt_art,
    objektId: row.objekt_id,
  }))
  return fasseZusammen(zeilen).map(({ von, bis, anzahl, art, objektArt, person, organisation_name, grund }) => {
    const wer = person === null ? undefined : personen.get(person.id)
    return {
      von,
      bis,
      anzahl,
      art,
      objektArt,
      person: wer?.name ?? null,
      rolle: wer?.rolle ?? null,
      organisation: organisation_name,
      grund,
    }
  })
}
