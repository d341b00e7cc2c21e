/** Times in which own Klienten were not at home. Every statement is scoped by the organisation of the actor, which is always $1. */
import type { AbwesenheitArt, RueckkehrAufgabe } from '@dreiklang/domain/klient/abwesenheit'
import type { AbwesenheitEintrag } from '@dreiklang/domain/klient/abwesenheit.contract'
import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Queryable, Statement } from '../ports.ts'

interface Welche {
  klientId: string
  abwesenheitId: string
}

type RohAufgabe = Omit<AbwesenheitEintrag['aufgaben'][number], 'frist'>
/** `ort` and `bemerkung` are sealed. */
export type AbwesenheitRow = Omit<AbwesenheitEintrag, 'aufgaben'> & { aufgaben: RohAufgabe[] }

const liste: Statement = {
  name: 'klient.abwesenheiten',
  text: `select a.id, a.art, a.von, a.bis, a.ort, a.bemerkung, a.erfasst_am as "erfasstAm", p.name as "erfasstVon", z.name as "zurueckErfasstVon",
      coalesce((select jsonb_agg(jsonb_build_object('aufgabe', r.aufgabe, 'erledigtAm', r.erledigt_am, 'erledigtVon', e.name))
        from rueckkehr_aufgabe r left join person e on e.id = r.erledigt_von where r.abwesenheit_id = a.id), '[]') as aufgaben
    from abwesenheit a left join person p on p.id = a.erfasst_von left join person z on z.id = a.zurueck_erfasst_von
    where a.pflegedienst_id = $1 and a.klient_id = $2 order by a.von desc, a.erfasst_am desc`,
}

export function ladeAbwesenheiten(db: Queryable, pflegedienstId: string, klientId: string): Promise<AbwesenheitRow[]> {
  return db.query<AbwesenheitRow>(liste, [pflegedienstId, klientId])
}

const einfuegen: Statement = {
  name: 'klient.abwesenheit',
  text: `insert into abwesenheit (pflegedienst_id, klient_id, id, art, von, ort, bemerkung, erfasst_von, erfasst_am)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9
    where not exists (select from abwesenheit a where a.klient_id = $2 and a.bis is null) returning id`,
}

interface Eintrag extends Welche {
  art: AbwesenheitArt
  von: Datum
  ort: string | null
  bemerkung: string | null
  personId: string
  am: string
}

/** False when the Klient is away already; to be asked while his record is held. */
export async function fuegeAbwesenheitEin(db: Queryable, pflegedienstId: string, eintrag: Eintrag): Promise<boolean> {
  const { klientId, abwesenheitId, art, von, ort, bemerkung, personId, am } = eintrag
  return (await db.query(einfuegen, [pflegedienstId, klientId, abwesenheitId, art, von, ort, bemerkung, personId, am])).length === 1
}

const eine: Statement = {
  name: 'klient.eineAbwesenheit',
  text: `select a.art, a.von, a.bis from abwesenheit a where a.pflegedienst_id = $1 and a.klient_id = $2 and a.id = $3`,
}

export async function ladeAbwesenheit(
  db: Queryable,
  pflegedienstId: string,
  { klientId, abwesenheitId }: Welche,
): Promise<Pick<AbwesenheitEintrag, 'art' | 'von' | 'bis'> | null> {
  const [row] = await db.query<Pick<AbwesenheitEintrag, 'art' | 'von' | 'bis'>>(eine, [pflegedienstId, klientId, abwesenheitId])
  return row ?? null
}

const beenden: Statement = {
  name: 'klient.rueckkehr',
  text: `with a as (
      update abwesenheit set bis = $3, zurueck_erfasst_von = $4, zurueck_erfasst_am = $5 where pflegedienst_id = $1 and id = $2 returning id)
    insert into rueckkehr_aufgabe (pflegedienst_id, abwesenheit_id, aufgabe) select $1, a.id, x from a, unnest($6::text[]) as x`,
}

export async function beendeAbwesenheit(
  db: Queryable,
  pflegedienstId: string,
  {
    abwesenheitId,
    bis,
    personId,
    am,
    aufgaben,
  }: { abwesenheitId: string; bis: Datum; personId: string; am: string; aufgaben: readonly RueckkehrAufgabe[] },
): Promise<void> {
  await db.query(beenden, [pflegedienstId, abwesenheitId, bis, personId, am, aufgaben])
}

const haken: Statement = {
  name: 'klient.aufgabe',
  text: `update rueckkehr_aufgabe r set erledigt_am = case when $5 then coalesce(r.erledigt_am, $6::timestamptz) end,
      erledigt_von = case when $5 then coalesce(r.erledigt_von, $7::uuid) end
    from abwesenheit a
    where a.id = r.abwesenheit_id and a.pflegedienst_id = $1 and a.klient_id = $2 and a.id = $3 and r.aufgabe = $4 returning r.aufgabe`,
}

/** Who ticked it first stays. False when there is no such task. */
export async function setzeHaken(
  db: Queryable,
  pflegedienstId: string,
  {
    klientId,
    abwesenheitId,
    aufgabe,
    erledigt,
    personId,
    am,
  }: Welche & { aufgabe: RueckkehrAufgabe; erledigt: boolean; personId: string; am: string },
): Promise<boolean> {
  return (await db.query(haken, [pflegedienstId, klientId, abwesenheitId, aufgabe, erledigt, am, personId])).length === 1
}

const status: Statement = {
  name: 'klient.status',
  text: `update klient set status = $3, version = version + 1, updated_at = $5 where pflegedienst_id = $1 and id = $2 and status = any ($4::text[]) returning id`,
}

/** False when the status is none of `von`. */
export async function setzeStatus(
  db: Queryable,
  pflegedienstId: string,
  { klientId, nach, von, am }: { klientId: string; nach: KlientStatus; von: readonly KlientStatus[]; am: string },
): Promise<boolean> {
  return (await db.query(status, [pflegedienstId, klientId, nach, von, am])).length === 1
}
