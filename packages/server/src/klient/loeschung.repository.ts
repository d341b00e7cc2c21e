import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import type { LoeschAnsicht, LoeschBericht } from '@dreiklang/domain/klient/loeschung.contract'
import type { LoeschAnlass } from '@dreiklang/domain/klient/loeschung.decider'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable, Statement } from '../ports.ts'

const zeigeLocked = sql('klient.zeigeGesperrte', `select set_config('app.gesperrte', 'ja', true)`)

/** Until the end of the transaction the policy of the table lets restricted records through, to the caller's organisation. */
export async function openLocked(tx: Queryable): Promise<void> {
  await tx.query(zeigeLocked, {})
}

export interface SperreRow {
  am: string
  von: string
  grund: string
}

export interface AntragRow extends SperreRow {
  anlass: LoeschAnlass
  personId: string
  andereLeitung: boolean
}

export interface LoeschRow extends Columns<'klient', 'id' | 'geburtsdatum' | 'status', { status: KlientStatus }> {
  name: string
  pflegeende: IsoDate | null
  letzteBestellung: IsoDate | null
  letzterBesuch: IsoDate | null
  sperre: SperreRow | null
  antrag: AntragRow | null
}

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columns = `k.id, k.nachname || ', ' || k.vorname as name, k.geburtsdatum, k.status, (a.person ->> 'pflegeende')::date as pflegeende,
  letzte_bestellung(k.id) as "letzteBestellung", letzter_besuch(k.id) as "letzterBesuch",
  case when k.gesperrt_am is not null then jsonb_build_object('am', ${time('k.gesperrt_am')}, 'von', s.name, 'grund',
    k.sperr_grund) end as sperre,
  case when l.klient_id is not null then jsonb_build_object('am', ${time('l.beantragt_am')}, 'von', b.name, 'grund', l.grund, 'anlass',
    l.anlass,
    'personId', l.beantragt_von, 'andereLeitung', exists (select from person c where c.organisation_id = k.pflegedienst_id and c.aktiv
      and c.rolle = 'ROLE_PFLEGE_ADMIN' and c.id <> l.beantragt_von)) end as antrag`
const tables = `klient k
  join klient_akte a on a.klient_id = k.id
  left join klient_loeschung l on l.klient_id = k.id and l.bestaetigt_am is null
  left join person s on s.id = k.gesperrt_von
  left join person b on b.id = l.beantragt_von`

const laden = sql(
  'klient.loeschstand',
  `select ${columns}, klient_bestand(k.id) as bestand from ${tables} where k.pflegedienst_id = :pflegedienstId and k.id = :klientId`,
)

export interface Bestand extends LoeschBericht {
  offeneBestellungen: number
}

export async function loadLoeschstand(
  tx: Queryable,
  pflegedienstId: string,
  klientId: string,
): Promise<(LoeschRow & { bestand: Bestand }) | null> {
  return maybe(tx.query<LoeschRow & { bestand: Bestand }>(laden, { pflegedienstId, klientId }))
}

const bedingungen: Record<LoeschAnsicht, string> = {
  GESPERRT: 'k.gesperrt_am is not null',
  BEANTRAGT: 'l.klient_id is not null',
  FAELLIG: `k.status in ('BEENDET', 'VERSTORBEN') and l.klient_id is null and (a.person ->> 'pflegeende')::date <= :endeBis
    and coalesce(letzte_bestellung(k.id) <= :endeBis, true) and coalesce(letzter_besuch(k.id) <= :endeBis, true)`,
}
const platz = (k: string) => `falte(${k}.nachname) collate "C", falte(${k}.vorname) collate "C", ${k}.id`
const seite = (ansicht: LoeschAnsicht): Statement =>
  sql(
    `klient.loeschungen.${ansicht}`,
    `select ${columns} from ${tables}
    where k.pflegedienst_id = :pflegedienstId and :endeBis::date is not null and ${bedingungen[ansicht]}
      and (:nach::uuid is null or (${platz('k')}) > (select ${platz('c')} from klient c
        where c.pflegedienst_id = :pflegedienstId and c.id = :nach))
    order by ${platz('k')} limit :limit + :mehr::int`,
  )
const seiten = { GESPERRT: seite('GESPERRT'), BEANTRAGT: seite('BEANTRAGT'), FAELLIG: seite('FAELLIG') }

export function loadLoeschungen(
  tx: Queryable,
  pflegedienstId: string,
  { ansicht, nach, limit, endeBis }: { ansicht: LoeschAnsicht; nach: string | null; limit: number; endeBis: IsoDate },
): Promise<LoeschRow[]> {
  return tx.query<LoeschRow>(seiten[ansicht], { pflegedienstId, nach, limit, mehr: 1, endeBis })
}

const sperre = sql(
  'klient.setzeSperre',
  `update klient set gesperrt_am = :gesperrtAm, gesperrt_von = :personId, sperr_grund = :grund, version = version + 1, updated_at = :am
    where pflegedienst_id = :pflegedienstId and id = :klientId`,
)

/** Null lifts it. */
export async function setSperre(
  tx: Queryable,
  pflegedienstId: string,
  { klientId, neu, am }: { klientId: string; neu: { personId: string; grund: string } | null; am: string },
): Promise<void> {
  await exactly(
    1,
    tx.write(sperre, {
      pflegedienstId,
      klientId,
      gesperrtAm: neu === null ? null : am,
      personId: neu?.personId ?? null,
      grund: neu?.grund ?? null,
      am,
    }),
  )
}

const beantrage = sql(
  'klient.beantrageLoeschung',
  `insert into klient_loeschung (pflegedienst_id, klient_id, anlass, grund, beantragt_am, beantragt_von)
    values (:pflegedienstId, :klientId, :anlass, :grund, :am, :personId)`,
)

export interface NewAntrag {
  klientId: string
  anlass: LoeschAnlass
  grund: string
  am: string
  personId: string
}

export async function createAntrag(tx: Queryable, pflegedienstId: string, antrag: NewAntrag): Promise<void> {
  await exactly(1, tx.write(beantrage, { pflegedienstId, ...antrag }))
}

const nimmZurueck = sql(
  'klient.nimmLoeschantragZurueck',
  `delete from klient_loeschung where pflegedienst_id = :pflegedienstId and klient_id = :klientId and bestaetigt_am is null`,
)

export async function takeBackAntrag(tx: Queryable, pflegedienstId: string, klientId: string): Promise<void> {
  await exactly(1, tx.write(nimmZurueck, { pflegedienstId, klientId }))
}

const erledigt = sql(
  'klient.erledigteLoeschung',
  `select bericht from klient_loeschung where pflegedienst_id = :pflegedienstId and klient_id = :klientId and bestaetigt_am is not null`,
)

/** What was notified of an erasure that is done; null when there was none. */
export async function loadSettledLoeschung(tx: Queryable, pflegedienstId: string, klientId: string): Promise<LoeschBericht | null> {
  const [row] = await tx.query<
    Columns<
      'klient_loeschung',
      'bericht',
      { bericht: Omit<LoeschBericht, 'besuche' | 'blaetter'> & { besuche?: number; blaetter?: number } }
    >
  >(erledigt, {
    pflegedienstId,
    klientId,
  })
  const bericht = row?.bericht ?? null
  if (bericht === null) return null
  // Reports of before these two were counted.
  return { ...bericht, besuche: bericht.besuche ?? 0, blaetter: bericht.blaetter ?? 0 }
}

const bestaetige = sql(
  'klient.bestaetigeLoeschung',
  `update klient_loeschung set bestaetigt_am = :am, bestaetigt_von = :personId, bericht = :bericht::jsonb, grund = null
    where pflegedienst_id = :pflegedienstId and klient_id = :klientId`,
)
const entferne = sql('klient.entferne', `select entferne_klient(:klientId, :am)`)

/** The proof first: the database takes nothing away without two people, or a week between. */
export async function removeKlient(
  tx: Queryable,
  pflegedienstId: string,
  { klientId, personId, bericht, am }: { klientId: string; personId: string; bericht: LoeschBericht; am: string },
): Promise<void> {
  await exactly(1, tx.write(bestaetige, { pflegedienstId, klientId, am, personId, bericht: JSON.stringify(bericht) }))
  await tx.query(entferne, { klientId, am })
}
