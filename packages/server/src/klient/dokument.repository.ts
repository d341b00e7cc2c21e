import type { DokumentArt, DokumentEntry } from '@dreiklang/domain/klient/dokument.contract'
import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

interface Welches {
  klientId: string
  dokumentId: string
}

export type DokumentRow = Columns<'klient_dokument', 'datei_id as id' | 'art' | 'erfasst_am', DokumentEntry> &
  Pick<DokumentEntry, 'erfasstVon' | 'istNachweis' | 'geloescht'>

const list = sql(
  'klient.dokumente',
  `select d.datei_id as id, d.art, d.erfasst_am as "erfasstAm", p.name as "erfasstVon",
      exists (select from einwilligung e where e.nachweis_id = d.datei_id) or exists (select from apothekenwahl w
        where w.nachweis_id = d.datei_id)
        or d.festgehalten_am is not null as "istNachweis",
      case when d.geloescht_am is not null then jsonb_build_object('am', d.geloescht_am, 'von', g.name, 'grund',
        d.loesch_grund) end as geloescht
    from klient_dokument d left join person p on p.id = d.erfasst_von left join person g on g.id = d.geloescht_von
    where d.pflegedienst_id = :pflegedienstId and d.klient_id = :klientId order by d.erfasst_am desc, d.datei_id`,
)

export async function loadDokumente(db: Queryable, pflegedienstId: string, klientId: string): Promise<DokumentRow[]> {
  const rows = await db.query<DokumentRow>(list, { pflegedienstId, klientId })
  // Inside JSON the database writes an instant in its own way.
  return rows.map((row) => ({ ...row, geloescht: row.geloescht && { ...row.geloescht, am: new Date(row.geloescht.am).toISOString() } }))
}

const insert = sql(
  'klient.dokument',
  `insert into klient_dokument (pflegedienst_id, klient_id, datei_id, art, erfasst_von, erfasst_am)
    values (:pflegedienstId, :klientId, :dokumentId, :art, :personId, :am)`,
)

export async function insertDokument(
  db: Queryable,
  pflegedienstId: string,
  what: Welches & { art: DokumentArt; personId: string; am: string },
): Promise<void> {
  await exactly(1, db.write(insert, { pflegedienstId, ...what }))
}

const one = sql(
  'klient.einDokument',
  `select d.art from klient_dokument d
    where d.pflegedienst_id = :pflegedienstId and d.klient_id = :klientId and d.datei_id = :dokumentId and d.geloescht_am is null`,
)

/** Null when there is no such document of this Klient, or it was deleted. */
export async function artOfDokument(db: Queryable, pflegedienstId: string, { klientId, dokumentId }: Welches): Promise<DokumentArt | null> {
  const [row] = await db.query<Columns<'klient_dokument', 'art', { art: DokumentArt }>>(one, { pflegedienstId, klientId, dokumentId })
  return row?.art ?? null
}

export async function isDokument(db: Queryable, pflegedienstId: string, welches: Welches): Promise<boolean> {
  return (await artOfDokument(db, pflegedienstId, welches)) !== null
}

const loeschen = sql(
  'klient.dokumentLoeschen',
  `update klient_dokument d set geloescht_am = :am, geloescht_von = :personId, loesch_grund = :grund
    where d.pflegedienst_id = :pflegedienstId and d.klient_id = :klientId and d.datei_id = :dokumentId and d.geloescht_am is null
      and d.festgehalten_am is null
      and not exists (select from einwilligung e where e.nachweis_id = d.datei_id)
      and not exists (select from apothekenwahl w where w.nachweis_id = d.datei_id)
    returning d.datei_id`,
)

/** False when it proves something. */
export async function deleteDokument(
  db: Queryable,
  pflegedienstId: string,
  what: Welches & { am: string; personId: string; grund: string },
): Promise<boolean> {
  return (await db.query(loeschen, { pflegedienstId, ...what })).length === 1
}

const wundfotos = sql(
  'klient.wundfotos',
  `select d.datei_id as id from klient_dokument d
    where d.pflegedienst_id = :pflegedienstId and d.klient_id = :klientId and d.datei_id = any (:dokumentIds::uuid[])
      and d.art = 'WUNDFOTO' and d.geloescht_am is null`,
)

interface Mehrere {
  klientId: string
  dokumentIds: readonly string[]
}

export async function findWundfotos(db: Queryable, pflegedienstId: string, { klientId, dokumentIds }: Mehrere): Promise<string[]> {
  if (dokumentIds.length === 0) return []
  return (await db.query<Columns<'klient_dokument', 'datei_id as id'>>(wundfotos, { pflegedienstId, klientId, dokumentIds })).map(
    ({ id }) => id,
  )
}

const festhalten = sql(
  'klient.dokumenteFesthalten',
  `update klient_dokument d set festgehalten_am = :am
    where d.pflegedienst_id = :pflegedienstId and d.klient_id = :klientId and d.datei_id = any (:dokumentIds::uuid[])
      and d.geloescht_am is null and d.festgehalten_am is null`,
)

/** From now on nobody deletes them. */
export async function recordDokumente(
  tx: Queryable,
  pflegedienstId: string,
  { klientId, dokumentIds, am }: Mehrere & { am: string },
): Promise<void> {
  if (dokumentIds.length > 0) await tx.write(festhalten, { pflegedienstId, klientId, dokumentIds, am })
}
