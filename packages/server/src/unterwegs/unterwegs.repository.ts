/** The SQL of entries that were written without network. $1 is the caller's organisation. */
import type { EintragArt } from '@dreiklang/domain/unterwegs/unterwegs'
import type { Queryable, Statement } from '../ports.ts'

export interface EintragRow {
  eintragId: string
  hausbesuchId: string
  klientId: string
  art: EintragArt
  geschehenAm: string
  empfangenAm: string
  nachgereicht: boolean
  /** State of the sheet that came of it. */
  blattVersion: number | null
  siegel: string | null
}

const spalten = `u.eintrag_id as "eintragId", u.hausbesuch_id as "hausbesuchId", h.klient_id as "klientId", u.art, u.geschehen_am as "geschehenAm",
  u.empfangen_am as "empfangenAm", u.nachgereicht,
  u.blatt_version as "blattVersion", u.siegel`

const finden: Statement = {
  name: 'unterwegs.finden',
  text: `select ${spalten} from unterwegs_eintrag u join hausbesuch h on h.id = u.hausbesuch_id
    where u.organisation_id = $1 and u.person_id = $2 and u.eintrag_id = $3`,
}

/** An entry of this person that was taken up before. */
export async function findeEintrag(
  tx: Queryable,
  organisationId: string,
  { personId, eintragId }: { personId: string; eintragId: string },
): Promise<EintragRow | null> {
  const [row] = await tx.query<EintragRow>(finden, [organisationId, personId, eintragId])
  return row ?? null
}

const geschehen: Statement = {
  name: 'unterwegs.imNetzGeschehen',
  text: `select 1 from idempotenz i where i.person_id = $1 and i.schluessel = $2`,
}

/** True when the step was taken by an ordinary call with the same key, whose answer was lost. */
export async function istImNetzGeschehen(tx: Queryable, personId: string, eintragId: string): Promise<boolean> {
  return (await tx.query(geschehen, [personId, eintragId])).length > 0
}

const einfuegen: Statement = {
  name: 'unterwegs.einfuegen',
  text: `insert into unterwegs_eintrag (eintrag_id, organisation_id, person_id, hausbesuch_id, art, geschehen_am, empfangen_am, nachgereicht, siegel,
      blatt_version)
    values ($2, $1, $3, $4, $5, $6, $7, $8, $9, $10)`,
}

/** @throws ConstraintViolation when the number is that of someone else's entry, or of one that comes at the same time */
export async function fuegeEintragEin(
  tx: Queryable,
  organisationId: string,
  { personId, ...e }: Omit<EintragRow, 'klientId'> & { personId: string },
): Promise<void> {
  await tx.query(einfuegen, [
    organisationId,
    e.eintragId,
    personId,
    e.hausbesuchId,
    e.art,
    e.geschehenAm,
    e.empfangenAm,
    e.nachgereicht,
    e.siegel,
    e.blattVersion,
  ])
}

const nachgereichte: Statement = {
  name: 'unterwegs.nachgereichte',
  text: `select ${spalten}, p.name as person from unterwegs_eintrag u join hausbesuch h on h.id = u.hausbesuch_id join person p on p.id = u.person_id
    where u.organisation_id = $1 and u.hausbesuch_id = $2 and u.nachgereicht order by u.geschehen_am, u.empfangen_am`,
}

export async function ladeNachgereichte(
  db: Queryable,
  organisationId: string,
  hausbesuchId: string,
): Promise<(EintragRow & { person: string })[]> {
  return db.query(nachgereichte, [organisationId, hausbesuchId])
}

const tag: Statement = {
  name: 'unterwegs.tag',
  text: `select h.id from hausbesuch h where $1 in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.tag = $3 and h.personen @> array[$2::uuid]
    and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN', 'ABGESCHLOSSEN', 'NICHT_ANGETROFFEN') order by h.von, h.id limit 100`,
}

/** The own visits of a day, in the order of time. */
export async function ladeTag(
  db: Queryable,
  organisationId: string,
  { personId, datum }: { personId: string; datum: string },
): Promise<string[]> {
  return (await db.query<{ id: string }>(tag, [organisationId, personId, datum])).map(({ id }) => id)
}
