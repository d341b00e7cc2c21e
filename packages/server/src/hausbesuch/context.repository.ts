import type { OtherBesuch, Eingeteilte } from '@dreiklang/domain/hausbesuch/planlage'
import type { Ort } from '@dreiklang/domain/hausbesuch/reisezeit'
import type { HkpZeit } from '@dreiklang/domain/klient/hkp'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { IsoDate, Instant } from '@dreiklang/domain/shared/time'
import type { Columns, Filled } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const halter = sql('hausbesuch.halter', `select klient_zum_besuch(:klientId) as id`)

/** The nursing service of a Klient whom the caller's organisation may visit; null when it knows no such Klient. */
export async function findPflegedienst(db: Queryable, klientId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string | null }>(halter, { klientId })
  return row?.id ?? null
}

const status = sql('hausbesuch.klientStatus', `select status_zum_besuch(:klientId) as status`)

/** Null: the caller's organisation knows no such Klient. */
export async function loadKlientStatus(db: Queryable, klientId: string): Promise<KlientStatus | null> {
  const [row] = await db.query<{ status: KlientStatus | null }>(status, { klientId })
  return row?.status ?? null
}

const art = sql('hausbesuch.organisation', `select o.art from organisation o where o.id = :organisationId`)

export async function artOfOrganisation(db: Queryable, organisationId: string): Promise<string | null> {
  const [row] = await db.query<Columns<'organisation', 'art'>>(art, { organisationId })
  return row?.art ?? null
}

const personen = sql(
  'hausbesuch.eingeteilte',
  `select p.id, p.name, p.qualifikation, p.behandlungspflege, p.wochenstunden,
      coalesce((select jsonb_agg(jsonb_build_object('von', a.von, 'bis', a.bis) order by a.von)
        from personal_abwesenheit a where a.person_id = p.id and :tag::date between a.von and a.bis), '[]') as abwesenheiten
    from person p where p.organisation_id = :organisationId and p.aktiv and p.id = any (:personIds::uuid[])`,
)

type PersonRow = Columns<'person', 'id' | 'name' | 'qualifikation' | 'wochenstunden', Eingeteilte> &
  Pick<Eingeteilte, 'abwesenheiten' | 'behandlungspflege'>

export async function loadEingeteilte(
  db: Queryable,
  organisationId: string,
  { personIds, tag }: { personIds: readonly string[]; tag: IsoDate },
): Promise<Eingeteilte[]> {
  return db.query<PersonRow>(personen, { organisationId, personIds, tag })
}

const einteilbare = sql(
  'hausbesuch.einteilbare',
  `select p.id, p.name from person p where p.organisation_id = :organisationId and p.aktiv
    order by falte(p.name) collate "C", p.id limit 500`,
)

export async function loadEinteilbare(db: Queryable, organisationId: string): Promise<Columns<'person', 'id' | 'name'>[]> {
  return db.query(einteilbare, { organisationId })
}

/** Null: address unknown. Coordinates are those of the Klient's home, else the PLZ has to do. `k`: the Klient's row. */
export const ortColumn = (ort: string, k: string): string => `(select jsonb_build_object('plz', o ->> 'plz', 'strasse', o ->> 'strasse',
  'hausnummer', o ->> 'hausnummer', 'breite', case when n.ort is null then ${k}.breite end, 'laenge',
    case when n.ort is null then ${k}.laenge end)
  from (select nullif(${ort}, 'null') as ort) n, coalesce(n.ort, ${k}.adresse) o where o is not null)`

const others = sql(
  'hausbesuch.andere',
  `select h.id, h.nummer, h.von, h.bis, h.personen as "personIds", ${ortColumn("h.daten -> 'ort'", 'k')} as ort
    from hausbesuch h left join klient_des_hausbesuchs k on k.id = h.klient_id
    where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.personen && :personIds::uuid[] and h.von < :bis
      and h.bis > :von
      and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN', 'ABGESCHLOSSEN') and h.id is distinct from :ausser::uuid
    order by h.von, h.id limit 6000`,
)

type OtherRow = Filled<Columns<'hausbesuch', 'id' | 'nummer' | 'von' | 'bis' | 'personen as personIds'>, 'von' | 'bis'> &
  Pick<OtherBesuch, 'ort'>

export async function loadOthers(
  db: Queryable,
  organisationId: string,
  { personIds, von, bis, ausser }: { personIds: readonly string[]; von: Instant; bis: Instant; ausser: string | null },
): Promise<OtherBesuch[]> {
  if (personIds.length === 0) return []
  return db.query<OtherRow>(others, { organisationId, personIds, von, bis, ausser })
}

const besuchsort = sql(
  'hausbesuch.ort',
  `select ${ortColumn('h.ort', 'k')} as ort
    from (select (select h.daten -> 'ort' from hausbesuch h
      where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = :hausbesuchId) as ort) h
      left join lateral (select k.adresse, k.breite, k.laenge from klient k where k.id = :klientId and k.pflegedienst_id = :organisationId
        union all select b.adresse, b.breite, b.laenge from klient_des_hausbesuchs b where b.id = :klientId limit 1) k on true`,
)

export async function loadPlace(
  db: Queryable,
  organisationId: string,
  { klientId, hausbesuchId }: { klientId: string; hausbesuchId: string | null },
): Promise<Ort | null> {
  const [row] = await db.query<{ ort: Ort | null }>(besuchsort, { organisationId, klientId, hausbesuchId })
  return row?.ort ?? null
}

const abwesend = sql('hausbesuch.klientAbwesend', `select a.von, a.bis from klient_abwesend(:klientId, :tag, :heute) a`)

export async function loadKlientAbwesend(
  db: Queryable,
  klientId: string,
  { tag, heute }: { tag: IsoDate; heute: IsoDate },
): Promise<{ von: IsoDate; bis: IsoDate | null }[]> {
  return db.query(abwesend, { klientId, tag, heute })
}

const hkp = sql(
  'hausbesuch.hkpZeiten',
  `select k.hkp_zeiten as zeiten from klient_akte k where k.pflegedienst_id = :pflegedienstId and k.klient_id = :klientId`,
)

export async function loadHkpZeiten(db: Queryable, pflegedienstId: string, klientId: string): Promise<readonly HkpZeit[]> {
  const [row] = await db.query<{ zeiten: HkpZeit[] }>(hkp, { pflegedienstId, klientId })
  return row?.zeiten ?? []
}
