/** Klienten in numbers. Every statement is scoped by the organisation of the actor, which is always $1. */
import type { ImportKlient } from '@dreiklang/domain/klient/import.contract'
import type { Queryable, Statement } from '../ports.ts'

const vorhandene: Statement = {
  name: 'klient.import.vorhandene',
  text: `select (e.nr - 1)::int as nr, min(k.id::text)::uuid as id
    from jsonb_array_elements($2::jsonb) with ordinality as e (wert, nr)
    join klient k on k.pflegedienst_id = $1 and (k.kvnr = e.wert ->> 'kvnr'
      or k.geburtsdatum = (e.wert ->> 'geburtsdatum')::date and falte(k.nachname) = falte(e.wert ->> 'nachname') and falte(k.vorname) = falte(e.wert ->> 'vorname'))
    group by e.nr order by e.nr`,
}

/** Numbers, from 0, of those that are there already, by insurance number or by name and birthday. */
export function sucheVorhandene(
  db: Queryable,
  pflegedienstId: string,
  klienten: readonly Pick<ImportKlient, 'vorname' | 'nachname' | 'geburtsdatum' | 'kvnr'>[],
): Promise<{ nr: number; id: string }[]> {
  return db.query(vorhandene, [pflegedienstId, JSON.stringify(klienten)])
}

const einfuegen: Statement = {
  name: 'klient.import.einfuegen',
  text: `insert into klient (pflegedienst_id, id, import_id, version, created_at, updated_at, vorname, nachname, geburtsdatum, geschlecht, versicherungsart, kvnr,
      krankenkasse, kassen_ik, zuzahlung_befreit_bis, adresse, wohnform, telefon, allergien, status)
    select $1, (w ->> 'id')::uuid, $3, 1, $4, $4, w ->> 'vorname', w ->> 'nachname', (w ->> 'geburtsdatum')::date, w ->> 'geschlecht', w ->> 'versicherungsart',
      w ->> 'kvnr', w ->> 'krankenkasse', w ->> 'kassenIk', (w ->> 'zuzahlungBefreitBis')::date, nullif(w -> 'adresse', 'null'), w ->> 'wohnform',
      w ->> 'telefon', nullif(w -> 'allergien', 'null'), 'AKTIV'
    from jsonb_array_elements($2::jsonb) w
    on conflict on constraint klient_kvnr do nothing
    returning id`,
}

/** Answers the ids of those that were taken in; an insurance number that somebody has already leaves its line out. */
export async function fuegeImportEin(
  tx: Queryable,
  pflegedienstId: string,
  { klienten, importId, am }: { klienten: readonly (ImportKlient & { id: string })[]; importId: string; am: string },
): Promise<Set<string>> {
  const rows = await tx.query<{ id: string }>(einfuegen, [pflegedienstId, JSON.stringify(klienten), importId, am])
  return new Set(rows.map(({ id }) => id))
}

const zurueck: Statement = {
  name: 'klient.import.zurueck',
  text: `select id, entfernt from nimm_import_zurueck($1, $2)`,
}

export function nimmImportZurueck(tx: Queryable, pflegedienstId: string, importId: string): Promise<{ id: string; entfernt: boolean }[]> {
  return tx.query(zurueck, [pflegedienstId, importId])
}
