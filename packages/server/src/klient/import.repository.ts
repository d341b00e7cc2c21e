import type { ImportKlient } from '@dreiklang/domain/klient/import.contract'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const vorhandene = sql(
  'klient.import.vorhandene',
  `with zeile as materialized (
      select (nr - 1)::int as nr, wert ->> 'kvnr' as kvnr, (wert ->> 'geburtsdatum')::date as geburtsdatum,
        falte(wert ->> 'nachname') as nachname, falte(wert ->> 'vorname') as vorname,
        left(falte((wert ->> 'nachname') || ', ' || (wert ->> 'vorname')), 40) as platz
      from jsonb_array_elements(:klienten::jsonb) with ordinality as e (wert, nr)),
    da as (
      select z.nr, k.id from zeile z join klient k on k.pflegedienst_id = :pflegedienstId and k.kvnr = z.kvnr
      union all
      select z.nr, k.id from zeile z join klient k on k.pflegedienst_id = :pflegedienstId and k.platz = z.platz
        and k.geburtsdatum = z.geburtsdatum
      where falte(k.nachname) = z.nachname and falte(k.vorname) = z.vorname)
    select nr, min(id::text)::uuid as id from da group by nr order by nr`,
)

/** Numbers, from 0, of those that are there already, by insurance number or by name and birthday. */
export function searchExisting(
  db: Queryable,
  pflegedienstId: string,
  klienten: readonly Pick<ImportKlient, 'vorname' | 'nachname' | 'geburtsdatum' | 'kvnr'>[],
): Promise<{ nr: number; id: string }[]> {
  return db.query(vorhandene, { pflegedienstId, klienten: JSON.stringify(klienten) })
}

const insert = sql(
  'klient.import.einfuegen',
  `insert into klient (pflegedienst_id, id, import_id, version, created_at, updated_at, vorname, nachname, geburtsdatum, geschlecht,
    versicherungsart, kvnr,
      krankenkasse, kassen_ik, zuzahlung_befreit_bis, adresse, wohnform, telefon, status)
    select :pflegedienstId, (w ->> 'id')::uuid, :importId, 1, :am, :am, w ->> 'vorname', w ->> 'nachname', (w ->> 'geburtsdatum')::date,
      w ->> 'geschlecht', w ->> 'versicherungsart',
      w ->> 'kvnr', w ->> 'krankenkasse', w ->> 'kassenIk', (w ->> 'zuzahlungBefreitBis')::date, nullif(w -> 'adresse', 'null'),
        w ->> 'wohnform',
      w ->> 'telefon', 'AKTIV'
    from jsonb_array_elements(:klienten::jsonb) w
    on conflict on constraint klient_kvnr do nothing
    returning id`,
)

/** Answers the ids of those that were taken in; an insurance number that someone has already leaves its line out. */
export async function insertImport(
  tx: Queryable,
  pflegedienstId: string,
  { klienten, importId, am }: { klienten: readonly (Omit<ImportKlient, 'allergien'> & { id: string })[]; importId: string; am: string },
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(insert, { pflegedienstId, klienten: JSON.stringify(klienten), importId, am })
  return new Set(rows.map(({ id }) => id))
}

const allergien = sql(
  'klient.import.allergien',
  `update klient k set allergien = w ->> 'siegel' from jsonb_array_elements(:siegel::jsonb) w
    where k.pflegedienst_id = :pflegedienstId and k.id = (w ->> 'id')::uuid`,
)

/** @param sealed the allergies of those that were taken in (allergien.ts) */
export async function writeAllergien(
  tx: Queryable,
  pflegedienstId: string,
  sealed: readonly { id: string; siegel: string | null }[],
): Promise<void> {
  await exactly(sealed.length, tx.write(allergien, { pflegedienstId, siegel: JSON.stringify(sealed) }))
}

const zurueck = sql('klient.import.zurueck', `select id, entfernt from nimm_import_zurueck(:pflegedienstId, :importId)`)

export function takeBackImport(tx: Queryable, pflegedienstId: string, importId: string): Promise<{ id: string; entfernt: boolean }[]> {
  return tx.query(zurueck, { pflegedienstId, importId })
}
