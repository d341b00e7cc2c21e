import type { Columns } from '../database/columns.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import type { FassungRow } from './blatt.repository.ts'

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
export async function loadFinished(
  system: Queryable,
  organisationId: string,
  { klientId, seit, hoechstens }: { klientId: string; seit: string; hoechstens: number },
): Promise<FertigeRow[]> {
  return system.query<FertigeRow>(fertige, { organisationId, klientId, seit, hoechstens })
}

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
