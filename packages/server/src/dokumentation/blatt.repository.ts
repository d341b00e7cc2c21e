import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type BlattRow = Columns<'besuchsblatt', 'hausbesuch_id' | 'organisation_id' | 'klient_id' | 'version' | 'abgeschlossen_am'>

/** `inhalt` is sealed. */
export type FassungRow = Columns<'besuchsblatt_fassung', 'hausbesuch_id' | 'version' | 'inhalt' | 'am' | 'person_name as name'>

const columns = `b.hausbesuch_id as "hausbesuchId", b.organisation_id as "organisationId", b.klient_id as "klientId", b.version,
  b.abgeschlossen_am as "abgeschlossenAm"`
const fassungColumns = `f.hausbesuch_id as "hausbesuchId", f.version, f.inhalt, f.am, f.person_name as name`

const read = sql('dokumentation.blatt', `select ${columns} from besuchsblatt b where b.hausbesuch_id = :hausbesuchId`)

/** Of a visit that the reader may see; null while nothing was written. */
export async function loadBlatt(db: Queryable, hausbesuchId: string): Promise<BlattRow | null> {
  return maybe(db.query<BlattRow>(read, { hausbesuchId }))
}

const last = sql(
  'dokumentation.letzteFassung',
  `select ${fassungColumns} from besuchsblatt b join besuchsblatt_fassung f on f.hausbesuch_id = b.hausbesuch_id and f.version = b.version
    where b.organisation_id = :organisationId and b.hausbesuch_id = :hausbesuchId`,
)

export async function loadFassung(db: Queryable, organisationId: string, hausbesuchId: string): Promise<FassungRow | null> {
  return maybe(db.query<FassungRow>(last, { organisationId, hausbesuchId }))
}

const fassungen = sql(
  'dokumentation.fassungen',
  `select ${fassungColumns} from besuchsblatt_fassung f
    where f.organisation_id = :organisationId and f.hausbesuch_id = :hausbesuchId and f.version between :von and :bis
      order by f.version desc limit 1000`,
)

/** The newest first. */
export async function loadFassungen(
  db: Queryable,
  organisationId: string,
  { hausbesuchId, von, bis }: { hausbesuchId: string; von: number; bis: number },
): Promise<FassungRow[]> {
  return db.query<FassungRow>(fassungen, { organisationId, hausbesuchId, von, bis })
}

export interface AllBlaetterRow extends FassungRow, Columns<'hausbesuch', 'nummer'>, Columns<'besuchsblatt', 'abgeschlossen_am'> {
  leistungen: string[]
}

const all = sql(
  'dokumentation.alleBlaetter',
  `select ${fassungColumns}, h.nummer, b.abgeschlossen_am as "abgeschlossenAm",
      array(select l ->> 'bezeichnung' from jsonb_array_elements(h.daten -> 'leistungen') l) as leistungen
    from besuchsblatt b join hausbesuch h on h.id = b.hausbesuch_id
    join besuchsblatt_fassung f on f.hausbesuch_id = b.hausbesuch_id and f.version = b.version
    where b.organisation_id = :organisationId and b.klient_id = :klientId order by f.am desc, b.hausbesuch_id`,
)

/** Drafts too, the newest first. */
export async function loadAllBlaetter(db: Queryable, organisationId: string, klientId: string): Promise<AllBlaetterRow[]> {
  return db.query<AllBlaetterRow>(all, { organisationId, klientId })
}

const beginnen = sql(
  'dokumentation.beginnen',
  `insert into besuchsblatt (organisation_id, hausbesuch_id, klient_id, version) values (:organisationId, :hausbesuchId, :klientId, 0)`,
)
const anfuegen = sql(
  'dokumentation.anfuegen',
  `insert into besuchsblatt_fassung (organisation_id, hausbesuch_id, version, person_id, person_name, am, inhalt)
    values (:organisationId, :hausbesuchId, :version, :personId, :name, :am, :inhalt)`,
)
const weiter = sql(
  'dokumentation.weiter',
  `update besuchsblatt set version = :version, abgeschlossen_am = :am
    where organisation_id = :organisationId and hausbesuch_id = :hausbesuchId`,
)

export async function beginBlatt(tx: Queryable, organisationId: string, what: { hausbesuchId: string; klientId: string }): Promise<void> {
  await exactly(1, tx.write(beginnen, { organisationId, hausbesuchId: what.hausbesuchId, klientId: what.klientId }))
}

export interface NewFassung extends FassungRow {
  personId: string
  abgeschlossen: boolean
}

/** The row of the visit must be locked. */
export async function writeFassung(tx: Queryable, organisationId: string, fassung: NewFassung): Promise<void> {
  const { hausbesuchId, version, personId, name, am, inhalt, abgeschlossen } = fassung
  await exactly(1, tx.write(anfuegen, { organisationId, hausbesuchId, version, personId, name, am, inhalt }))
  await exactly(1, tx.write(weiter, { organisationId, hausbesuchId, version, am: abgeschlossen ? am : null }))
}

const schliessen = sql(
  'dokumentation.schliessen',
  `update besuchsblatt set abgeschlossen_am = :am where organisation_id = :organisationId and hausbesuch_id = :hausbesuchId
    and abgeschlossen_am is null`,
)

export async function closeBlatt(tx: Queryable, organisationId: string, what: { hausbesuchId: string; am: string }): Promise<void> {
  await tx.write(schliessen, { organisationId, hausbesuchId: what.hausbesuchId, am: what.am })
}

const praxen = sql(
  'dokumentation.praxen',
  `select o.id, o.name, o.telefon, (o.id is not distinct from :praxisId::uuid or hausarzt.da) as behandelt from organisation o
    cross join lateral (select exists (
        select from klient k where k.id = :klientId and k.pflegedienst_id = :organisationId and k.hausarzt_id = o.id) as da) hausarzt
    where o.art = 'ARZTPRAXIS' and o.id <> :organisationId and (o.id = :praxisId or hausarzt.da
      or exists (select from partnerschaft p where p.pflegedienst_id = :organisationId and p.partner_id = o.id and p.status = 'AKTIV'))
    order by falte(o.name) collate "C", o.id limit 100`,
)

export async function loadPraxen(
  db: Queryable,
  organisationId: string,
  { klientId, praxisId }: { klientId: string; praxisId: string | null },
): Promise<(Columns<'organisation', 'id' | 'name' | 'telefon'> & { behandelt: boolean })[]> {
  return db.query(praxen, { organisationId, klientId, praxisId })
}
