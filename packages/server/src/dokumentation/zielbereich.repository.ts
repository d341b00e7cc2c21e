import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { FassungRow } from './blatt.repository.ts'

export interface KnownRow extends Columns<'klient', 'vorname' | 'nachname'> {
  pflegedienstId: string
}

const bekannter = sql(
  'dokumentation.bekannter',
  `select k.vorname, k.nachname, klient_zum_besuch(:klientId) as "pflegedienstId" from (
      select id, vorname, nachname, pflegedienst_id = :organisationId as eigener from klient union all
      select id, vorname, nachname, false from klient_des_hausbesuchs) k
    where k.id = :klientId and klient_zum_besuch(:klientId) is not null order by k.eigener desc limit 1`,
)

/** Of a Klient whom the organisation nurses or treats, by an order or a visit; null for any other. */
export async function loadKnown(db: Queryable, organisationId: string, klientId: string): Promise<KnownRow | null> {
  return maybe(db.query<KnownRow>(bekannter, { organisationId, klientId }))
}

const abloesen = sql(
  'dokumentation.zielAbloesen',
  `update zielbereich set gueltig_bis = :gueltigAb::date - 1
    where organisation_id = :organisationId and klient_id = :klientId and art = :art and (gueltig_bis is null
      or gueltig_bis >= :gueltigAb::date)`,
)
const insert = sql(
  'dokumentation.zielEinfuegen',
  `insert into zielbereich (organisation_id, klient_id, art, gueltig_ab, gueltig_bis, id, person_name, am, inhalt)
    values (:organisationId, :klientId, :art, :gueltigAb, :gueltigBis, :id, :name, :am, :inhalt)`,
)

interface NewZiel {
  id: string
  klientId: string
  art: string
  gueltigAb: IsoDate
  gueltigBis: IsoDate | null
  name: string
  am: string
  /** Sealed. */
  inhalt: string
}

/** In place of the former ones of the caller's organisation: ended, the new one must not bring an old one back. */
export async function insertZiel(tx: Queryable, organisationId: string, target: NewZiel): Promise<void> {
  const { klientId, art, gueltigAb, gueltigBis, id, name, am, inhalt } = target
  await tx.write(abloesen, { organisationId, klientId, art, gueltigAb })
  await exactly(1, tx.write(insert, { organisationId, klientId, art, gueltigAb, gueltigBis, id, name, am, inhalt }))
}

const halten = sql(
  'dokumentation.halteZiel',
  `select z.gueltig_bis as "gueltigBis" from zielbereich z
    where z.organisation_id = :organisationId and z.klient_id = :klientId and z.id = :id for update`,
)

interface Wo {
  klientId: string
  id: string
}

/** Null for one of another organisation. */
export async function holdZiel(
  tx: Queryable,
  organisationId: string,
  { klientId, id }: Wo,
): Promise<Columns<'zielbereich', 'gueltig_bis'> | null> {
  return maybe(tx.query<Columns<'zielbereich', 'gueltig_bis'>>(halten, { organisationId, klientId, id }))
}

const beenden = sql(
  'dokumentation.zielBeenden',
  `update zielbereich set gueltig_bis = :bis where organisation_id = :organisationId and klient_id = :klientId and id = :id`,
)

export async function endZiel(tx: Queryable, organisationId: string, { klientId, id, bis }: Wo & { bis: IsoDate }): Promise<void> {
  await exactly(1, tx.write(beenden, { organisationId, klientId, id, bis }))
}

const fertige = sql(
  'dokumentation.fertige',
  `select f.hausbesuch_id as "hausbesuchId", f.version, f.inhalt, f.am, f.person_name as name, h.nummer
    from besuchsblatt b join hausbesuch h on h.id = b.hausbesuch_id
    join besuchsblatt_fassung f on f.hausbesuch_id = b.hausbesuch_id and f.version = b.version
    where b.klient_id = :klientId and b.abgeschlossen_am >= :seit and (b.organisation_id = :organisationId or h.praxis_id = :organisationId)
    order by b.abgeschlossen_am desc, b.hausbesuch_id limit :hoechstens`,
)

export interface FertigeRow extends FassungRow, Columns<'hausbesuch', 'nummer'> {}

/**
 * Finished sheets of which the organisation may read the vital signs (domain: blattReader), the newest first.
 * @param system in the name of the system: a practice reads what the nursing service has measured
 */
export const loadFinished = (
  system: Queryable,
  frage: { organisationId: string; klientId: string; seit: string; hoechstens: number },
): Promise<FertigeRow[]> => system.query(fertige, frage)

/** Of the practice `organisationId`; `inhalt` is sealed. */
export type ZielRow = Columns<
  'zielbereich',
  'id' | 'organisation_id' | 'art' | 'gueltig_ab' | 'gueltig_bis' | 'person_name as person' | 'am as gesetztAm' | 'inhalt'
>

const ziele = sql(
  'dokumentation.ziele',
  `select z.id, z.organisation_id as "organisationId", z.art, z.gueltig_ab as "gueltigAb", z.gueltig_bis as "gueltigBis",
    z.person_name as person, z.am as "gesetztAm", z.inhalt
    from zielbereich z where z.klient_id = :klientId and (z.organisation_id = :organisationId
      or exists (select from klient k where k.id = z.klient_id and k.pflegedienst_id = :organisationId))
    order by z.am desc, z.id limit 100`,
)

export async function loadZiele(db: Queryable, organisationId: string, klientId: string): Promise<ZielRow[]> {
  return db.query<ZielRow>(ziele, { organisationId, klientId })
}
