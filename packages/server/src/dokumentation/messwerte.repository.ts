/** The SQL of what was measured over time, and of the doctor's ranges. Scoped to the caller's organisation, which is $1. */
import type { Queryable, Statement } from '../ports.ts'
import type { FassungRow } from './blatt.repository.ts'

const fertige: Statement = {
  name: 'dokumentation.fertige',
  text: `select f.hausbesuch_id as "hausbesuchId", f.version, f.inhalt, f.am, f.person_name as name, h.nummer
    from besuchsblatt b join hausbesuch h on h.id = b.hausbesuch_id
    join besuchsblatt_fassung f on f.hausbesuch_id = b.hausbesuch_id and f.version = b.version
    where b.klient_id = $2 and b.abgeschlossen_am >= $3 and (b.organisation_id = $1 or h.praxis_id = $1)
    order by b.abgeschlossen_am desc, b.hausbesuch_id limit $4`,
}

export interface FertigeRow extends FassungRow {
  /** Of the visit. */
  nummer: string
}

/**
 * Finished sheets of which the organisation may read the vital signs (domain: lesbareTeile), the newest first.
 * @param system in the name of the system: a practice reads what the nursing service has measured
 */
export async function ladeFertige(
  system: Queryable,
  organisationId: string,
  { klientId, seit, hoechstens }: { klientId: string; seit: string; hoechstens: number },
): Promise<FertigeRow[]> {
  return system.query<FertigeRow>(fertige, [organisationId, klientId, seit, hoechstens])
}

export interface ZielRow {
  id: string
  /** The practice that has set it. */
  organisationId: string
  art: string
  gueltigAb: string
  gueltigBis: string | null
  person: string
  gesetztAm: string
  /** Sealed. */
  inhalt: string
}

const ziele: Statement = {
  name: 'dokumentation.ziele',
  text: `select z.id, z.organisation_id as "organisationId", z.art, z.gueltig_ab as "gueltigAb", z.gueltig_bis as "gueltigBis", z.person_name as person, z.am as "gesetztAm", z.inhalt
    from zielbereich z where z.klient_id = $2 and (z.organisation_id = $1
      or exists (select from klient k where k.id = z.klient_id and k.pflegedienst_id = $1))
    order by z.am desc, z.id limit 100`,
}

/** The newest first. */
export async function ladeZiele(db: Queryable, organisationId: string, klientId: string): Promise<ZielRow[]> {
  return db.query<ZielRow>(ziele, [organisationId, klientId])
}
