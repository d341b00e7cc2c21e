/** What a change of an order begins with: the order without names, and what the same key was answered before. */
import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

const loadForWriting = sql(
  'bestellung.ladeZumSchreiben',
  `select b.version, b.daten, (select jsonb_build_object('hash', encode(i.anfrage_hash, 'hex'), 'antwort', i.antwort)
      from idempotenz i where i.person_id = :personId and i.schluessel = :schluessel) as frueher
    from (select 1) eins left join bestellung b on b.id = :bestellungId and :organisationId = any (b.sichtbar_fuer)`,
)

export interface EarlierAnswer {
  hash: string
  antwort: string
}

/** The order without names, and what the same key was answered before; null where there is none. */
export async function loadForChange(
  db: Queryable,
  {
    bestellungId,
    organisationId,
    personId,
    schluessel,
  }: { bestellungId: string; organisationId: string; personId: string; schluessel: string | null },
): Promise<{ bestellung: Bestellung | null; frueher: EarlierAnswer | null }> {
  const rows = await db.query<{ version: number | null; daten: unknown; frueher: EarlierAnswer | null }>(loadForWriting, {
    bestellungId,
    organisationId,
    personId,
    schluessel,
  })
  const { version, daten, frueher } = rows[0] ?? { version: null, daten: null, frueher: null }
  return { bestellung: version === null ? null : readBestellung({ daten, version }), frueher }
}

const foreignAnswer = sql(
  'bestellung.fruehereAntwort',
  `select encode(anfrage_hash, 'hex') as hash, antwort from idempotenz where person_id = :personId and schluessel = :schluessel`,
)

export async function loadEarlierAnswer(db: Queryable, personId: string, schluessel: string): Promise<EarlierAnswer | null> {
  return maybe(db.query<EarlierAnswer>(foreignAnswer, { personId, schluessel }))
}
