import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Laender } from '@dreiklang/domain/bestellung/handelnder'
import { type Produkt, produktSchluessel } from '@dreiklang/domain/arzneimittel/produkt'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
import type { Columns } from '../../database/columns.ts'
import { exactly, maybe, one } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'
import { type SchluesselJson, type SchluesselRow, fromSchluesselJson, schluesselAusdruck } from '../../tresor/schluessel.repository.ts'

const merke = sql(
  'bestellung.merkeProdukte',
  `insert into produkt_gemerkt (organisation_id, schluessel, produkt, suchtext, verwendet_am)
    select :organisationId, x.schluessel, x.produkt, falte(x.suche), :am
      from jsonb_to_recordset(:eintraege::jsonb) as x(schluessel text, produkt jsonb, suche text)
    on conflict (organisation_id, schluessel) do update
      set produkt = excluded.produkt, suchtext = excluded.suchtext, verwendet_am = excluded.verwendet_am`,
)

/** Remembers what an organisation has written, so that it is typed once. */
export async function rememberProdukte(
  db: Queryable,
  { organisationId, am, produkte }: { organisationId: string; am: string; produkte: readonly Produkt[] },
): Promise<void> {
  const entries = new Map(
    produkte.map((produkt) => [
      produkt.pzn ?? produkt.bezeichnung.toLowerCase(),
      {
        schluessel: produktSchluessel(produkt),
        produkt,
        suche: `${produkt.bezeichnung} ${produkt.pzn ?? ''} ${produkt.wirkstoff ?? ''}`,
      },
    ]),
  )
  await exactly(entries.size, db.write(merke, { organisationId, am, eintraege: JSON.stringify([...entries.values()]) }))
}

const search = sql(
  'bestellung.sucheProdukte',
  `select produkt from produkt_gemerkt where organisation_id = :organisationId and position(falte(:text) in suchtext) > 0
    order by verwendet_am desc, schluessel limit 10`,
)

export async function searchProdukte(db: Queryable, organisationId: string, text: string): Promise<Produkt[]> {
  return (await db.query<Columns<'produkt_gemerkt', 'produkt', { produkt: Produkt }>>(search, { organisationId, text })).map(
    ({ produkt }) => produkt,
  )
}

/** By organisation; a house that has not said its Bundesland is missing, or null. */
type SaidLaender = Readonly<Record<string, Bundesland | null>>

const saidBy = (organisationen: string): string =>
  `(select coalesce(jsonb_object_agg(a.organisation_id, a.inhalt ->> 'bundesland'), '{}') from organisation_abschnitt a
      where a.abschnitt = 'OEFFNUNG' and a.organisation_id in (${organisationen}))`

const faellige = sql(
  'bestellung.faellige',
  `select b.id, b.daten, b.version, ${saidBy('b.pflegedienst_id, b.praxis_id, b.apotheke_id')} as laender
    from bestellung b where b.naechste_frist <= :now order by b.naechste_frist, b.id limit 200`,
)

/** With the Länder of their houses, which the clock counts by. */
export async function loadDue(
  db: Queryable,
  now: string,
): Promise<(Columns<'bestellung', 'id' | 'daten' | 'version'> & { laender: SaidLaender })[]> {
  return db.query(faellige, { now })
}

const verschiebe = sql(
  'bestellung.verschiebeFrist',
  `update bestellung set naechste_frist = :naechsteFrist where id = :id and version = :version returning id`,
)

/** Nothing has happened: the order stays as it is, and is looked at again later. False when somebody has taken a step in the meantime. */
export async function updateFrist(db: Queryable, { id, version }: Bestellung, naechsteFrist: string | null): Promise<boolean> {
  return (await maybe(db.query<{ id: string }>(verschiebe, { id, version, naechsteFrist }))) !== null
}

const laender = sql('bestellung.laender', `select ${saidBy(':pflegedienstId, :praxisId::uuid, :apothekeId::uuid')} as laender`)

export async function loadLaender(db: Queryable, { pflegedienstId, praxisId, apothekeId }: Bestellung): Promise<SaidLaender> {
  return (await one(db.query<{ laender: SaidLaender }>(laender, { pflegedienstId, praxisId, apothekeId }))).laender
}

export function laenderOf({ pflegedienstId, praxisId, apothekeId }: Bestellung, said: SaidLaender): Laender {
  const land = (organisationId: string | null) => (organisationId === null ? null : (said[organisationId] ?? null))
  return { PFLEGE: land(pflegedienstId), ARZT: land(praxisId), APOTHEKE: land(apothekeId) }
}

const offene = sql(
  'bestellung.offene',
  `select b.daten, b.version from bestellung b
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and b.gesendet_am is not null
      and exists (select from bestellung_zeile z where z.bestellung_id = b.id and z.organisation_id = :pflegedienstId and z.offen)
    order by b.id for no key update of b`,
)

interface OwnKlient {
  klientId: string
  pflegedienstId: string
}

/** Locked until the end of the transaction. */
export async function holdOpen(db: Queryable, { klientId, pflegedienstId }: OwnKlient): Promise<Bestellung[]> {
  return (await db.query<Columns<'bestellung', 'daten' | 'version'>>(offene, { klientId, pflegedienstId })).map(readBestellung)
}

const unsent = sql(
  'bestellung.entwuerfeDesKlienten',
  `select b.daten, b.version from bestellung b
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and b.gesendet_am is null order by b.id for no key update of b`,
)

/** Drafts. */
export async function holdUnsent(db: Queryable, { klientId, pflegedienstId }: OwnKlient): Promise<Bestellung[]> {
  return (await db.query<Columns<'bestellung', 'daten' | 'version'>>(unsent, { klientId, pflegedienstId })).map(readBestellung)
}

const predecessor = sql(
  'bestellung.vorgaenger',
  `select b.daten, b.version from bestellung b where b.id = :vorgaengerId and b.pflegedienst_id = :pflegedienstId for no key update of b`,
)

/** The order that another one was copied from, locked until the end of the transaction; null when it was deleted. */
export async function holdVorgaenger(
  db: Queryable,
  { vorgaengerId, pflegedienstId }: Pick<Bestellung, 'vorgaengerId' | 'pflegedienstId'>,
): Promise<Bestellung | null> {
  const row = await maybe(db.query<Columns<'bestellung', 'daten' | 'version'>>(predecessor, { vorgaengerId, pflegedienstId }))
  return row === null ? null : readBestellung(row)
}

const beteiligte = sql(
  'bestellung.beteiligte',
  `select distinct x.id from bestellung b, unnest(b.sichtbar_fuer) as x(id)
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and x.id <> :pflegedienstId`,
)

export async function loadBeteiligte(db: Queryable, { klientId, pflegedienstId }: OwnKlient): Promise<string[]> {
  return (await db.query<{ id: string }>(beteiligte, { klientId, pflegedienstId })).map(({ id }) => id)
}

const referenzen = sql(
  'bestellung.referenzen',
  `select (:klientId::uuid is null or exists (select from klient k
    where k.id = :klientId and k.pflegedienst_id = :pflegedienstId)) as klient,
      (:praxisId::uuid is null or exists (select from organisation o where o.id = :praxisId and o.art = 'ARZTPRAXIS'))
      and (:apothekeId::uuid is null or exists (select from organisation o
        where o.id = :apothekeId and o.art = 'APOTHEKE')) as organisationen,
      ${schluesselAusdruck(':pflegedienstId::uuid', ':klientId::uuid')} as schluessel`,
)

interface Referenzen {
  klient: boolean
  organisationen: boolean
  /** That words of the order are sealed with. */
  schluessel: SchluesselRow[]
}

export async function checkReferenzen(
  db: Queryable,
  bestellung: Pick<Bestellung, 'klientId' | 'pflegedienstId' | 'praxisId' | 'apothekeId'>,
): Promise<Referenzen> {
  const { klientId, pflegedienstId, praxisId, apothekeId } = bestellung
  const values = { klientId, pflegedienstId, praxisId, apothekeId }
  const { schluessel, ...said } = await one(db.query<Omit<Referenzen, 'schluessel'> & { schluessel: SchluesselJson }>(referenzen, values))
  return { ...said, schluessel: fromSchluesselJson(schluessel) }
}
