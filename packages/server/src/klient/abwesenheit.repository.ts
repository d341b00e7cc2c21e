import type { RueckkehrAufgabe, Zeitraum } from '@dreiklang/domain/klient/abwesenheit'
import type { AbwesenheitEntry } from '@dreiklang/domain/klient/abwesenheit.contract'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

interface Welche {
  klientId: string
  abwesenheitId: string
}

type RohAufgabe = Omit<AbwesenheitEntry['aufgaben'][number], 'frist'>
/** `ort` and `bemerkung` are sealed. */
export interface AbwesenheitRow
  extends
    Columns<'abwesenheit', 'id' | 'version' | 'art' | 'von' | 'geplant_bis' | 'bis' | 'ort' | 'bemerkung' | 'erfasst_am', AbwesenheitEntry>,
    Pick<AbwesenheitEntry, 'stand' | 'erfasstVon' | 'zurueckErfasstVon' | 'abgesagtVon'> {
  aufgaben: RohAufgabe[]
  /** Of the nursing service. */
  bundesland: Bundesland | null
}

const stand = `case when a.abgesagt_am is not null then 'ABGESAGT' when a.begonnen_am is null then 'GEPLANT' when a.bis is null then 'LAEUFT' else 'BEENDET' end`

const list = sql(
  'klient.abwesenheiten',
  `select a.id, a.version, a.art, ${stand} as stand, a.von, a.geplant_bis as "geplantBis", a.bis, a.ort, a.bemerkung,
    a.erfasst_am as "erfasstAm",
      (select o.inhalt ->> 'bundesland' from organisation_abschnitt o
        where o.organisation_id = a.pflegedienst_id and o.abschnitt = 'OEFFNUNG') as bundesland,
      p.name as "erfasstVon", z.name as "zurueckErfasstVon", n.name as "abgesagtVon",
      coalesce((select jsonb_agg(jsonb_build_object('aufgabe', r.aufgabe, 'erledigtAm', r.erledigt_am, 'erledigtVon', e.name))
        from rueckkehr_aufgabe r left join person e on e.id = r.erledigt_von where r.abwesenheit_id = a.id), '[]') as aufgaben
    from abwesenheit a left join person p on p.id = a.erfasst_von left join person z on z.id = a.zurueck_erfasst_von
      left join person n on n.id = a.abgesagt_von
    where a.pflegedienst_id = :pflegedienstId and a.klient_id = :klientId order by a.von desc, a.erfasst_am desc`,
)

export function loadAbwesenheiten(db: Queryable, pflegedienstId: string, klientId: string): Promise<AbwesenheitRow[]> {
  return db.query<AbwesenheitRow>(list, { pflegedienstId, klientId })
}

const times = sql(
  'klient.abwesenheitZeiten',
  `select a.id, a.version, ${stand} as stand, a.art, a.von, coalesce(a.bis, a.geplant_bis) as bis from abwesenheit a
    where a.pflegedienst_id = :pflegedienstId and a.klient_id = :klientId`,
)

export type AbwesenheitTime = Zeitraum &
  Columns<'abwesenheit', 'id' | 'version' | 'art' | 'von', AbwesenheitEntry> &
  Pick<AbwesenheitEntry, 'stand'>

export function loadTimes(db: Queryable, pflegedienstId: string, klientId: string): Promise<AbwesenheitTime[]> {
  return db.query<AbwesenheitTime>(times, { pflegedienstId, klientId })
}

export interface Plan extends Welche, Pick<AbwesenheitEntry, 'art' | 'von' | 'geplantBis' | 'ort' | 'bemerkung'> {}

const insert = sql(
  'klient.abwesenheit',
  `insert into abwesenheit (pflegedienst_id, klient_id, id, art, von, geplant_bis, ort, bemerkung, erfasst_von, erfasst_am)
    values (:pflegedienstId, :klientId, :abwesenheitId, :art, :von, :geplantBis, :ort, :bemerkung, :personId, :am)`,
)

export async function insertAbwesenheit(
  db: Queryable,
  pflegedienstId: string,
  what: Plan & { personId: string; am: string },
): Promise<void> {
  await exactly(1, db.write(insert, { pflegedienstId, ...what }))
}

const geplante = `a.pflegedienst_id = :pflegedienstId and a.klient_id = :klientId and a.id = :abwesenheitId and a.begonnen_am is null
  and a.abgesagt_am is null`

const umplanen = sql(
  'klient.planeUm',
  `update abwesenheit a set art = :art, von = :von, geplant_bis = :geplantBis, ort = :ort, bemerkung = :bemerkung,
    version = version + 1 where ${geplante} returning a.id`,
)

/** False when it is not planned any more. */
export async function replan(db: Queryable, pflegedienstId: string, plan: Plan): Promise<boolean> {
  return (await db.query(umplanen, { pflegedienstId, ...plan })).length === 1
}

const beginnen = sql(
  'klient.beginneAbwesenheit',
  `update abwesenheit a set begonnen_am = :am where ${geplante}
      and not exists (select from abwesenheit l where l.klient_id = :klientId and l.begonnen_am is not null and l.bis is null)
        returning a.id`,
)

/** False when it is not planned any more, or he is still away by another one; to be asked while his record is held. */
export async function beginAbwesenheit(
  db: Queryable,
  pflegedienstId: string,
  { klientId, abwesenheitId, am }: Welche & { am: string },
): Promise<boolean> {
  return (await db.query(beginnen, { pflegedienstId, klientId, abwesenheitId, am })).length === 1
}

const absagen = sql(
  'klient.sageAbwesenheitAb',
  `update abwesenheit a set abgesagt_am = :am, abgesagt_von = :personId where ${geplante} returning a.id`,
)

/** False when it is not planned any more. @param personId null: the clock */
export async function cancel(
  db: Queryable,
  pflegedienstId: string,
  what: Welche & { am: string; personId: string | null },
): Promise<boolean> {
  return (await db.query(absagen, { pflegedienstId, ...what })).length === 1
}

const faellig = sql(
  'klient.faelligeAbwesenheiten',
  `select a.id as "abwesenheitId", a.klient_id as "klientId", a.pflegedienst_id as "pflegedienstId" from abwesenheit a
    where a.begonnen_am is null and a.abgesagt_am is null and a.von <= :heute
      and not exists (select from abwesenheit l where l.klient_id = a.klient_id and l.begonnen_am is not null and l.bis is null)
    order by a.von, a.id limit 200`,
)

export type DueAbwesenheit = Columns<'abwesenheit', 'id as abwesenheitId' | 'klient_id' | 'pflegedienst_id'>

/** In the name of the system, over all organisations. */
export function loadDue(db: Queryable, heute: IsoDate): Promise<DueAbwesenheit[]> {
  return db.query<DueAbwesenheit>(faellig, { heute })
}

const inVersorgung = sql(
  'klient.inVersorgung',
  `select exists (select from klient k where k.pflegedienst_id = :pflegedienstId and k.id = :klientId
    and k.status in ('AKTIV', 'PAUSIERT')) as ja`,
)

export async function isInVersorgung(db: Queryable, pflegedienstId: string, klientId: string): Promise<boolean> {
  return (await one(db.query<{ ja: boolean }>(inVersorgung, { pflegedienstId, klientId }))).ja
}

const beenden = sql(
  'klient.rueckkehr',
  `with a as (
      update abwesenheit set bis = :bis, zurueck_erfasst_von = :personId, zurueck_erfasst_am = :am
        where pflegedienst_id = :pflegedienstId and id = :abwesenheitId returning id)
    insert into rueckkehr_aufgabe (pflegedienst_id, abwesenheit_id, aufgabe) select :pflegedienstId, a.id, x
      from a, unnest(:aufgaben::text[]) as x`,
)

export async function endAbwesenheit(
  db: Queryable,
  pflegedienstId: string,
  what: { abwesenheitId: string; bis: IsoDate; personId: string; am: string; aufgaben: readonly RueckkehrAufgabe[] },
): Promise<void> {
  await exactly(what.aufgaben.length, db.write(beenden, { pflegedienstId, ...what }))
}

const haken = sql(
  'klient.aufgabe',
  `update rueckkehr_aufgabe r set erledigt_am = case when :erledigt then coalesce(r.erledigt_am, :am::timestamptz) end,
      erledigt_von = case when :erledigt then coalesce(r.erledigt_von, :personId::uuid) end
    from abwesenheit a
    where a.id = r.abwesenheit_id and a.pflegedienst_id = :pflegedienstId and a.klient_id = :klientId and a.id = :abwesenheitId
      and r.aufgabe = :aufgabe returning r.aufgabe`,
)

/** Who ticked it first stays. False when there is no such task. */
export async function setHaken(
  db: Queryable,
  pflegedienstId: string,
  what: Welche & { aufgabe: RueckkehrAufgabe; erledigt: boolean; personId: string; am: string },
): Promise<boolean> {
  return (await db.query(haken, { pflegedienstId, ...what })).length === 1
}

const status = sql(
  'klient.status',
  `update klient set status = :nach, version = version + 1, updated_at = :am
    where pflegedienst_id = :pflegedienstId and id = :klientId and status = any (:von::text[]) returning id`,
)

export async function setStatus(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; nach: KlientStatus; von: readonly KlientStatus[]; am: string },
): Promise<boolean> {
  return (await db.query(status, { pflegedienstId, ...what })).length === 1
}
