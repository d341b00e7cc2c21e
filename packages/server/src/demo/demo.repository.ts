import { avv } from '@dreiklang/domain/organisation/avv'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { demoMail } from './konten.ts'

const stand = sql(
  'demo.stand',
  `select d.angelegt_am as "angelegtAm", d.fertig_am is not null as fertig,
      exists (select from person where d.angelegt_am is null or email not like :adressen) as "hatAndere"
    from (select 1) eins left join demo d on true`,
)
const neu = sql('demo.neu', `insert into demo (angelegt_am) values (:now)`)
const done = sql('demo.fertig', `update demo set fertig_am = :now`)

/** When the demo was begun and whether it is whole; null when there is none to make, because real people are there. */
export async function beginDemo(db: Queryable, now: string): Promise<{ angelegtAm: string; fertig: boolean } | null> {
  const row = await one(
    db.query<{ angelegtAm: string | null; fertig: boolean; hatAndere: boolean }>(stand, { adressen: `%${demoMail('')}` }),
  )
  if (row.hatAndere && !row.fertig) return null
  if (row.angelegtAm !== null) return { angelegtAm: row.angelegtAm, fertig: row.fertig }
  await exactly(1, db.write(neu, { now }))
  return { angelegtAm: now, fertig: false }
}

export async function end(db: Queryable, now: string): Promise<void> {
  await exactly(1, db.write(done, { now }))
}

const existing = sql('demo.vorhanden', `select from demo where fertig_am is not null`)

export async function isDemo(db: Queryable): Promise<boolean> {
  return (await db.query(existing, {})).length > 0
}

const person = sql('demo.person', `select id, passwort_hash is not null as "hatPasswort" from person where email = :email`)

export async function personWithMail(db: Queryable, email: string): Promise<{ id: string; hatPasswort: boolean } | null> {
  return maybe(db.query<{ id: string; hatPasswort: boolean }>(person, { email }))
}

const passwords = sql('demo.passwoerter', `update person set passwort_hash = :hash where passwort_hash is null`)

export async function setPasswords(db: Queryable, hash: string): Promise<void> {
  await db.write(passwords, { hash })
}

const fachkraefte = sql(
  'demo.fachkraefte',
  `update person set qualifikation = 'PFLEGEFACHKRAFT' where beruf = 'PFLEGEKRAFT' and qualifikation is null`,
)

/** Before the records are written: whoever nurses in the demo has learned it. */
export async function setQualifikationen(db: Queryable): Promise<void> {
  await db.write(fachkraefte, {})
}

const haeuser = sql(
  'demo.eroeffneHaeuser',
  `with avv as (
      insert into avv_annahme (organisation_id, version, person_id, name, text, am)
      select p.organisation_id, :version, p.id, p.name, :de, :am::timestamptz from person p
        where p.rolle like 'ROLE\\_%\\_ADMIN' on conflict do nothing
    ),
    partner as (
      insert into partnerschaft (pflegedienst_id, partner_id, status, gefragt_von, gefragt_am, entschieden_am)
      select d.id, o.id, 'AKTIV', d.id, :am::timestamptz, :am::timestamptz from organisation d
        join organisation o on o.art <> 'PFLEGEDIENST'
      where d.art = 'PFLEGEDIENST' on conflict do nothing
    )
    update organisation set status = 'AKTIV'`,
)

export async function createHaeuser(db: Queryable, am: string): Promise<void> {
  await db.write(haeuser, { am, version: avv.version, de: avv.de })
}

const aelteres = sql(
  'demo.aelteresGelesen',
  `update mitteilung m set gelesen = true, gesehen = true
    from (select id, row_number() over (partition by person_id, art order by am desc, id) as platz from mitteilung) reihe
    where reihe.id = m.id and reihe.platz > :ungelesen and not (m.gelesen and m.gesehen)`,
)

export async function readOlder(db: Queryable, ungelesen: number): Promise<void> {
  await db.write(aelteres, { ungelesen })
}

const parts = sql(
  'demo.bestellteile',
  `select array(select p ->> 'id' from jsonb_array_elements(daten -> 'positionen') p) as "positionIds",
      daten -> 'lieferungen' -> -1 ->> 'id' as "lieferungId", coalesce((daten -> 'lieferungen' -> -1 ->> 'kuehlkette')::boolean, false) as kuehlkette,
      daten -> 'rueckfragen' -> -1 ->> 'id' as "rueckfrageId"
    from bestellung where id = :id`,
)

interface PartsOfBestellung {
  positionIds: string[]
  /** The newest ones. */
  lieferungId: string | null
  kuehlkette: boolean
  rueckfrageId: string | null
}

/** What the steps of an order name; reading it as a person does would open all of its words each time. */
export async function loadParts(db: Queryable, id: string): Promise<PartsOfBestellung> {
  return one(db.query<PartsOfBestellung>(parts, { id }))
}
