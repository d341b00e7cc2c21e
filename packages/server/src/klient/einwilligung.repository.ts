import type { EinwilligungAngaben, EinwilligungEntry, WiderrufAngaben } from '@dreiklang/domain/klient/einwilligung.contract'
import type { EinwilligungArt } from '@dreiklang/domain/klient/klient'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { Columns } from '../database/columns.ts'
import { exactly, maybe, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const kurz = (
  tag: string,
) => `'id', e.id, 'art', e.art, 'erteiltAm', e.erteilt_am, 'gueltigBis', e.gueltig_bis, 'durch', e.durch, 'rolle', e.rolle,
  'dokument', e.dokument, 'widerrufenAm', e.widerrufen_am, 'gilt', einwilligung_gilt(e, ${tag})`

/** SQL of the consents of `klient k` as a list; `tag` is the parameter with the calendar day in Berlin. */
export const einwilligungenOn = (tag: string): string => `coalesce((
  select jsonb_agg(jsonb_build_object(${kurz(tag)}) order by e.erteilt_am, e.id)
  from einwilligung e where e.pflegedienst_id = :pflegedienstId and e.klient_id = k.id), '[]')`

export type RohNachweis = Columns<'einwilligung', 'nachweis_id' | 'unterschrift'>
export type EinwilligungRow = RohNachweis &
  Columns<
    'einwilligung',
    'id' | 'art' | 'erteilt_am' | 'gueltig_bis' | 'durch' | 'rolle' | 'dokument' | 'widerrufen_am' | 'text_version' | 'erfasst_am',
    EinwilligungEntry
  > &
  Pick<EinwilligungEntry, 'gilt' | 'erfasstVon' | 'widerruf'>

const list = sql(
  'klient.einwilligungen',
  `select e.id, e.art, e.erteilt_am as "erteiltAm", e.gueltig_bis as "gueltigBis", e.durch, e.rolle, e.dokument,
      e.widerrufen_am as "widerrufenAm", einwilligung_gilt(e, :heute) as gilt, e.text_version as "textVersion",
        e.nachweis_id as "nachweisId",
      e.unterschrift, e.erfasst_am as "erfasstAm", p.name as "erfasstVon",
      case when e.widerrufen_am is not null then jsonb_build_object('durch', e.widerrufen_durch, 'rolle', e.widerruf_rolle,
        'weg', e.widerruf_weg, 'erfasstVon', w.name) end as widerruf
    from einwilligung e left join person p on p.id = e.erfasst_von left join person w on w.id = e.widerruf_erfasst_von
    where e.pflegedienst_id = :pflegedienstId and e.klient_id = :klientId order by e.erteilt_am desc, e.id`,
)

export function loadEinwilligungen(
  db: Queryable,
  pflegedienstId: string,
  { klientId, heute }: { klientId: string; heute: IsoDate },
): Promise<EinwilligungRow[]> {
  return db.query<EinwilligungRow>(list, { pflegedienstId, klientId, heute })
}

const geltend = sql(
  'klient.einwilligungGilt',
  `select exists (select from einwilligung e
    where e.pflegedienst_id = :pflegedienstId and e.klient_id = :klientId and e.art = :art and einwilligung_gilt(e, :heute)) as gilt`,
)

export async function hasConsented(
  db: Queryable,
  pflegedienstId: string,
  { klientId, art, heute }: { klientId: string; art: EinwilligungArt; heute: IsoDate },
): Promise<boolean> {
  return (await one(db.query<{ gilt: boolean }>(geltend, { pflegedienstId, klientId, art, heute }))).gilt
}

const insert = sql(
  'klient.einwilligung',
  `insert into einwilligung (pflegedienst_id, klient_id, id, art, erteilt_am, gueltig_bis, durch, rolle, text_version, dokument,
    nachweis_id,
      unterschrift, erfasst_von, erfasst_am)
    values (:pflegedienstId, :klientId, :id, :art, :erteiltAm, :gueltigBis, :durch, :rolle, :textVersion, :dokument, :nachweisId,
      :unterschrift, :personId, :am)`,
)

interface Entry {
  klientId: string
  id: string
  /** `unterschrift` is sealed. */
  angaben: EinwilligungAngaben
  personId: string
  am: string
}

export async function insertEinwilligung(db: Queryable, pflegedienstId: string, { angaben, ...entry }: Entry): Promise<void> {
  await exactly(1, db.write(insert, { pflegedienstId, ...entry, ...angaben }))
}

const eine = sql(
  'klient.eineEinwilligung',
  `select e.art, e.erteilt_am as "erteiltAm", e.widerrufen_am as "widerrufenAm" from einwilligung e
    where e.pflegedienst_id = :pflegedienstId and e.klient_id = :klientId and e.id = :einwilligungId`,
)

export async function loadEinwilligung(
  db: Queryable,
  pflegedienstId: string,
  what: { klientId: string; einwilligungId: string },
): Promise<Pick<EinwilligungRow, 'art' | 'erteiltAm' | 'widerrufenAm'> | null> {
  return maybe(db.query(eine, { pflegedienstId, ...what }))
}

const widerruf = sql(
  'klient.widerruf',
  `update einwilligung set widerrufen_am = greatest(:widerrufenAm, erteilt_am), widerrufen_durch = :durch, widerruf_rolle = :rolle,
    widerruf_weg = :weg,
      widerruf_erfasst_von = :personId, widerruf_erfasst_am = :am
    where pflegedienst_id = :pflegedienstId and klient_id = :klientId and art = :art and widerrufen_am is null returning id`,
)

interface Widerruf {
  klientId: string
  art: EinwilligungArt
  angaben: WiderrufAngaben
  personId: string
  am: string
}

export async function revoke(db: Queryable, pflegedienstId: string, { klientId, art, angaben, personId, am }: Widerruf): Promise<string[]> {
  const values = { art, widerrufenAm: angaben.am, durch: angaben.durch, rolle: angaben.rolle, weg: angaben.weg, personId, am }
  return (await db.query<{ id: string }>(widerruf, { pflegedienstId, klientId, ...values })).map(({ id }) => id)
}
