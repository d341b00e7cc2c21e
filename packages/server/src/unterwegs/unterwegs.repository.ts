import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { EntryArt } from '@dreiklang/domain/unterwegs/unterwegs'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** `blattVersion`: state of the sheet that came of it. */
export type EntryRow = Columns<
  'unterwegs_eintrag',
  'eintrag_id' | 'hausbesuch_id' | 'art' | 'geschehen_am' | 'empfangen_am' | 'nachgereicht' | 'blatt_version' | 'siegel',
  { art: EntryArt }
> &
  Columns<'hausbesuch', 'klient_id'>

const columns = `u.eintrag_id as "eintragId", u.hausbesuch_id as "hausbesuchId", h.klient_id as "klientId", u.art,
  u.geschehen_am as "geschehenAm",
  u.empfangen_am as "empfangenAm", u.nachgereicht,
  u.blatt_version as "blattVersion", u.siegel`

const finden = sql(
  'unterwegs.finden',
  `select ${columns} from unterwegs_eintrag u join hausbesuch h on h.id = u.hausbesuch_id
    where u.organisation_id = :organisationId and u.person_id = :personId and u.eintrag_id = :eintragId`,
)

export async function findEntry(
  tx: Queryable,
  organisationId: string,
  { personId, eintragId }: { personId: string; eintragId: string },
): Promise<EntryRow | null> {
  return maybe(tx.query<EntryRow>(finden, { organisationId, personId, eintragId }))
}

const geschehen = sql('unterwegs.imNetzGeschehen', `select 1 from idempotenz i where i.person_id = :personId and i.schluessel = :eintragId`)

/** True when the step was taken by an ordinary call with the same key, whose answer was lost. */
export async function happenedOnline(tx: Queryable, personId: string, eintragId: string): Promise<boolean> {
  return (await tx.query(geschehen, { personId, eintragId })).length > 0
}

const insert = sql(
  'unterwegs.einfuegen',
  `insert into unterwegs_eintrag (eintrag_id, organisation_id, person_id, hausbesuch_id, art, geschehen_am, empfangen_am, nachgereicht,
    siegel,
      blatt_version)
    values (:eintragId, :organisationId, :personId, :hausbesuchId, :art, :geschehenAm, :empfangenAm, :nachgereicht, :siegel,
      :blattVersion)`,
)

/** @throws ConstraintViolation when the number is that of someone else's entry, or of one that comes at the same time */
export async function insertEntry(
  tx: Queryable,
  organisationId: string,
  entry: Omit<EntryRow, 'klientId'> & { personId: string },
): Promise<void> {
  await exactly(1, tx.write(insert, { organisationId, ...entry }))
}

const nachgereichte = sql(
  'unterwegs.nachgereichte',
  `select ${columns}, p.name as person from unterwegs_eintrag u join hausbesuch h on h.id = u.hausbesuch_id
    join person p on p.id = u.person_id
    where u.organisation_id = :organisationId and u.hausbesuch_id = :hausbesuchId and u.nachgereicht
      order by u.geschehen_am, u.empfangen_am`,
)

export async function loadNachgereichte(
  db: Queryable,
  organisationId: string,
  hausbesuchId: string,
): Promise<(EntryRow & Columns<'person', 'name as person'>)[]> {
  return db.query(nachgereichte, { organisationId, hausbesuchId })
}

const tag = sql(
  'unterwegs.tag',
  `select h.id from hausbesuch h where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.tag = :datum
    and h.personen @> array[:personId::uuid]
    and h.status in ('GEPLANT', 'UNTERWEGS', 'BEGONNEN', 'ABGESCHLOSSEN', 'NICHT_ANGETROFFEN') order by h.von, h.id limit 100`,
)

export async function loadTag(
  db: Queryable,
  organisationId: string,
  { personId, datum }: { personId: string; datum: string },
): Promise<string[]> {
  return (await db.query<Columns<'hausbesuch', 'id'>>(tag, { organisationId, personId, datum })).map(({ id }) => id)
}

export interface ChangeRow extends Columns<'hausbesuch_ereignis', 'person_name as person' | 'am'> {
  alt: Partial<Hausbesuch>
}

const fremde = sql(
  'hausbesuch.fremdeAenderungen',
  `select e.person_name as person, e.am, coalesce(e.aenderung -> 'alt', '{}') as alt
    from hausbesuch_ereignis e join hausbesuch h on h.id = e.hausbesuch_id
    where :organisationId in (h.pflegedienst_id, h.praxis_id, h.apotheke_id) and h.id = :id and e.version > :gesehen
      and e.person_id is distinct from :personId::uuid
    order by e.seq`,
)

/** The oldest first. @param gesehen the version that was on the screen */
export const loadForeignChanges = (
  tx: Queryable,
  what: { organisationId: string; id: string; gesehen: number; personId: string },
): Promise<ChangeRow[]> => tx.query(fremde, what)
