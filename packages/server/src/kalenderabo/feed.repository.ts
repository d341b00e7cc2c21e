import type { Gesagt, Kalenderbesuch } from '@dreiklang/domain/kalenderabo/kalenderabo'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export interface Inhaber extends Columns<'kalenderabo', 'person_id' | 'organisation_id' | 'geaendert_am'>, Columns<'person', 'name'> {
  mitKuerzel: boolean
}

const inhaber = sql(
  'kalenderabo.inhaber',
  `select a.person_id as "personId", a.organisation_id as "organisationId", p.name, a.geaendert_am as "geaendertAm",
      a.mit_kuerzel and coalesce((select r.kuerzel_erlaubt from kalenderregel r
        where r.organisation_id = a.organisation_id), false) as "mitKuerzel"
    from kalenderabo a join person p on p.id = a.person_id and p.organisation_id = a.organisation_id
      join organisation o on o.id = a.organisation_id
    where a.geheimnis_hash = :hash and p.aktiv and o.status <> 'GESPERRT'`,
)

/** Whose calendar it is; in the name of the system. Null for an address that is unknown, or whose person does not work there. */
export async function findInhaber(db: Queryable, hash: Uint8Array): Promise<Inhaber | null> {
  return maybe(db.query<Inhaber>(inhaber, { hash }))
}

const benutzen = sql(
  'kalenderabo.benutzen',
  `update kalenderabo set zuletzt_am = :now where organisation_id = :organisationId and person_id = :personId returning 1`,
)

/** Locked until the end of the transaction: two programs that ask at once hear the same. False when the address ended a moment ago. */
export async function markUsed(tx: Queryable, { organisationId, personId }: Inhaber, now: string): Promise<boolean> {
  return (await tx.query(benutzen, { organisationId, personId, now })).length === 1
}

const gesagte = sql(
  'kalenderabo.gesagte',
  `select e.hausbesuch_id as "hausbesuchId", e.sequenz, e.von, e.dauer_minuten as "dauerMinuten", e.geaendert_am as "geaendertAm",
      e.abgesagt_am as "abgesagtAm"
    from kalendereintrag e where e.person_id = :personId`,
)

export async function loadSaid(db: Queryable, personId: string): Promise<Gesagt[]> {
  return db.query<Columns<'kalendereintrag', 'hausbesuch_id' | 'sequenz' | 'von' | 'dauer_minuten' | 'geaendert_am' | 'abgesagt_am'>>(
    gesagte,
    { personId },
  )
}

const besuche = sql(
  'kalenderabo.besuche',
  `select h.id as "hausbesuchId", h.version, h.von, h.dauer_minuten as "dauerMinuten",
      h.status <> 'ABGESAGT' and h.personen @> array[:personId::uuid] as gilt,
      coalesce((select e.am from hausbesuch_ereignis e where e.hausbesuch_id = h.id
        order by e.seq desc limit 1), h.created_at) as "geaendertAm",
      case when :mitKuerzel and k.id is not null then jsonb_build_object('initialen', left(k.vorname, 1) || '. ' || left(k.nachname,
        1) || '.',
        'plz', coalesce(h.daten -> 'ort' ->> 'plz', k.adresse ->> 'plz', '')) end as kuerzel
    from hausbesuch h left join klient_des_hausbesuchs k on :mitKuerzel and k.id = h.klient_id
    where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.von is not null
      and (h.personen @> array[:personId::uuid] and h.platz >= :von and h.platz < :bis or h.id = any (:ids::uuid[]))`,
)

/** Asked for with a plan, which is whole or not there (hausbesuch_plan). */
type BesuchRow = Filled<Columns<'hausbesuch', 'id as hausbesuchId' | 'version' | 'von' | 'dauer_minuten'>, 'von' | 'dauerMinuten'> &
  Pick<Kalenderbesuch, 'gilt' | 'geaendertAm' | 'kuerzel'>

export async function loadBesuche(
  db: Queryable,
  { organisationId, personId, mitKuerzel }: Inhaber,
  { von, bis, gesagte: ids }: { von: string; bis: string; gesagte: readonly string[] },
): Promise<Kalenderbesuch[]> {
  return db.query<BesuchRow>(besuche, { organisationId, personId, von, bis, ids, mitKuerzel })
}

const merken = sql(
  'kalenderabo.merken',
  `insert into kalendereintrag (person_id, hausbesuch_id, sequenz, von, dauer_minuten, geaendert_am, abgesagt_am)
    select :personId, n."hausbesuchId", n.sequenz, n.von, n."dauerMinuten", n."geaendertAm", n."abgesagtAm"
      from jsonb_to_recordset(:neu::jsonb)
      as n("hausbesuchId" uuid, sequenz int, von timestamptz, "dauerMinuten" int, "geaendertAm" timestamptz, "abgesagtAm" timestamptz)
    on conflict (person_id, hausbesuch_id) do update set sequenz = excluded.sequenz, von = excluded.von,
      dauer_minuten = excluded.dauer_minuten,
      geaendert_am = excluded.geaendert_am, abgesagt_am = excluded.abgesagt_am`,
)
const vergessen = sql(
  'kalenderabo.vergessen',
  `delete from kalendereintrag where person_id = :personId and hausbesuch_id = any (:vorbei::uuid[])`,
)

export async function rememberSaid(
  tx: Queryable,
  personId: string,
  { neu, vorbei }: { neu: readonly Gesagt[]; vorbei: readonly string[] },
): Promise<void> {
  if (neu.length > 0) await exactly(neu.length, tx.write(merken, { personId, neu: JSON.stringify(neu) }))
  if (vorbei.length > 0) await tx.write(vergessen, { personId, vorbei })
}
