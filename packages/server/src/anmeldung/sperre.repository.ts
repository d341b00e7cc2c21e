/** Locking and unlocking of sessions, and when someone did something last. */
import type { Queryable, Statement } from '../ports.ts'
import { type BenutzerRow, benutzerSpalten } from './anmeldung.repository.ts'
import { sitzungKanal } from './sitzung.repository.ts'

const taetigkeit: Statement = {
  name: 'anmeldung.merkeTaetigkeit',
  text: 'update sitzung set zuletzt_am = greatest(zuletzt_am, $2::timestamptz) where id = $1 and gesperrt_am is null',
}

export async function merkeTaetigkeit(db: Queryable, sitzungId: string, jetzt: string): Promise<void> {
  await db.query(taetigkeit, [sitzungId, jetzt])
}

const sperre: Statement = {
  name: 'anmeldung.sperreSitzung',
  text: `update sitzung set gesperrt_am = $2::timestamptz where id = $1 and gesperrt_am is null
    returning pg_notify('${sitzungKanal}', person_id::text) as notified`,
}

/** Tells all processes; their streams of this session end. */
export async function sperreSitzung(tx: Queryable, sitzungId: string, jetzt: string): Promise<void> {
  await tx.query(sperre, [sitzungId, jetzt])
}

export interface SperrRow extends BenutzerRow {
  sitzungId: string
  stempel: number
  endetAm: string
  passwortHash: string | null
}

const gesperrte: Statement = {
  name: 'anmeldung.sitzungZumEntsperren',
  text: `select s.id as "sitzungId", s.stempel, s.endet_am as "endetAm", p.passwort_hash as "passwortHash", ${benutzerSpalten}
    from sitzung s join person p on p.id = s.person_id left join organisation o on o.id = p.organisation_id
    where (s.id = $1::uuid or s.id in (select sitzung_id from refresh_token where hash = $2::bytea))
      and s.beendet_am is null and s.endet_am > $3::timestamptz and p.aktiv and p.stempel = s.stempel`,
}

/** A living session with this id or with this refresh token, locked or not. */
export async function ladeZumEntsperren(
  db: Queryable,
  { sitzungId, tokenHash, jetzt }: { sitzungId: string | null; tokenHash: Uint8Array | null; jetzt: string },
): Promise<SperrRow | null> {
  const [row] = await db.query<SperrRow>(gesperrte, [sitzungId, tokenHash, jetzt])
  return row ?? null
}

const entsperre: Statement = {
  name: 'anmeldung.entsperreSitzung',
  text: `update sitzung s set gesperrt_am = null, zuletzt_am = $2::timestamptz from person p
    where s.id = $1 and s.beendet_am is null and p.id = s.person_id and p.aktiv and p.stempel = s.stempel
    returning pg_notify('${sitzungKanal}', s.person_id::text) as notified`,
}

/** False when the session ended in between. */
export async function entsperreSitzung(tx: Queryable, sitzungId: string, jetzt: string): Promise<boolean> {
  return (await tx.query(entsperre, [sitzungId, jetzt])).length === 1
}
