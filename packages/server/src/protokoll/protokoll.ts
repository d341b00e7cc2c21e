/** The pen of the audit trail, for the use cases of all rooms. */
import { type ProtokollEntry, plattformKette } from '@dreiklang/domain/protokoll/protokoll'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/**
 * Part of another statement, saving a round trip. `parameter`: text of `protokollJson`, null writes nothing; `aus` needs a row for the
 * action to have happened; `klient`: its column that says whose record it is.
 */
export const auditedFrom = (parameter: string, { aus, klient = 'x.klient_id' }: { aus: string; klient?: string }): string =>
  `insert into protokoll (organisation_id, person_id, person_organisation_id, sitzung_id, aktion, art, objekt_art, objekt_id, klient_id,
    felder, grund, anfrage_id, adresse)
    select x.organisation_id, x.person_id, x.person_organisation_id, x.sitzung_id, x.aktion, x.art, x.objekt_art, x.objekt_id, ${klient},
      x.felder, x.grund, x.anfrage_id, x.adresse
    from ${aus}, jsonb_to_recordset(${parameter}::jsonb) as x(organisation_id uuid, person_id uuid, person_organisation_id uuid,
      sitzung_id uuid,
      aktion text, art text, objekt_art text, objekt_id text, klient_id uuid, felder text[], grund text, anfrage_id uuid, adresse text)`

/** Does not wait for the disk, or every screen would be as slow as a write; a power cut may lose reads of the last half second. */
export const seenFrom = (parameter: string, source: { aus: string; klient: string }): string =>
  `${auditedFrom(parameter, source)} where set_config('synchronous_commit', 'off', true) is not null`

export function protokollJson(akteur: Akteur | null, entries: readonly ProtokollEntry[]): string {
  const own = akteur?.organisationId ?? null
  return JSON.stringify(
    entries.map((entry) => ({
      organisation_id: entry.organisationId ?? own ?? plattformKette,
      person_id: akteur?.personId ?? null,
      person_organisation_id: own,
      sitzung_id: akteur?.sitzungId ?? null,
      aktion: entry.aktion,
      art: entry.art,
      objekt_art: entry.objektArt,
      objekt_id: entry.objektId,
      klient_id: entry.klientId ?? null,
      felder: entry.felder ?? [],
      grund: entry.grund ?? null,
      anfrage_id: akteur?.anfrage?.id ?? null,
      adresse: akteur?.anfrage?.adresse ?? null,
    })),
  )
}

const schreibe = sql('protokoll.schreibe', auditedFrom(':spur', { aus: '(select 1) tat' }))

/** In the transaction of the action: both are kept or neither. `akteur` null: the clock, and the entry says whose chain it is. */
export async function audit(tx: Queryable, akteur: Akteur | null, entry: ProtokollEntry | readonly ProtokollEntry[]): Promise<void> {
  const entries = [entry].flat()
  if (entries.length > 0) await exactly(entries.length, tx.write(schreibe, { spur: protokollJson(akteur, entries) }))
}
