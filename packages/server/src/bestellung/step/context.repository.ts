import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { EarlierBestellung, KlientStand } from '@dreiklang/domain/bestellung/context'
import { type Produkt, produktSchluessel } from '@dreiklang/domain/bestellung/rezept'
import type { Columns, Filled } from '../../database/columns.ts'
import { exactly, maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

const klientStand = sql(
  'bestellung.klientStand',
  `select k.id, k.versicherungsart as "versicherungsart", k.kvnr, k.geburtsdatum as "geburtsdatum", k.adresse, k.wohnform, k.status,
      (select w.apotheke_id from apothekenwahl w where w.klient_id = k.id and w.gewaehlt_am <= :heute
        order by w.gewaehlt_am desc, w.created_at desc, w.nr desc limit 1) as "apothekeId",
      coalesce((select array_agg(distinct e.art) from einwilligung e
        where e.klient_id = k.id and einwilligung_gilt(e, :heute)), '{}') as "einwilligungen"
    from klient k where k.id = :klientId and k.pflegedienst_id = :pflegedienstId`,
)

/** Only an erased Klient lacks one of the two (klient_vollstaendig), and nobody sees that one. */
type KlientRow = Filled<
  Columns<'klient', 'id' | 'versicherungsart' | 'kvnr' | 'geburtsdatum' | 'adresse' | 'wohnform' | 'status', KlientStand>,
  'versicherungsart' | 'wohnform'
> &
  Pick<KlientStand, 'apothekeId' | 'einwilligungen'>

/** The Klient of the own nursing service on a calendar day in Berlin. */
export async function loadKlientStand(
  db: Queryable,
  { klientId, pflegedienstId, heute }: { klientId: string; pflegedienstId: string; heute: string },
): Promise<KlientStand | null> {
  return maybe(db.query<KlientRow>(klientStand, { klientId, pflegedienstId, heute }))
}

const fruehere = sql(
  'bestellung.fruehere',
  `select b.id as "bestellungId", b.nummer, b.gesendet_am as "gesendetAm", p -> 'produkt' ->> 'pzn' as pzn,
    p -> 'produkt' ->> 'wirkstoff' as wirkstoff,
      p -> 'produkt' ->> 'bezeichnung' as bezeichnung
    from bestellung b cross join lateral jsonb_array_elements(b.daten -> 'positionen') p
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and b.gesendet_am > :seit
      and p ->> 'status' not in ('STORNIERT', 'ABGELEHNT')
    order by b.gesendet_am desc limit 200`,
)

type EarlierRow = Filled<Columns<'bestellung', 'id as bestellungId' | 'nummer' | 'gesendet_am'>, 'gesendetAm'> &
  Pick<EarlierBestellung, 'pzn' | 'wirkstoff' | 'bezeichnung'>

export async function loadEarlier(
  db: Queryable,
  { klientId, pflegedienstId, seit }: { klientId: string; pflegedienstId: string; seit: string },
): Promise<EarlierBestellung[]> {
  return db.query<EarlierRow>(fruehere, { klientId, pflegedienstId, seit })
}

const ziel = sql(
  'bestellung.ziel',
  `select o.id as "organisationId", exists (
        select from organisation_abschnitt a,
          jsonb_to_recordset(a.inhalt -> 'vertretungen') as v("praxisId" uuid, von date, bis date)
        where a.organisation_id = :von and a.abschnitt = 'VERTRETUNG' and v."praxisId" = o.id and v.von <= :heute and (v.bis is null
          or v.bis >= :heute)
      ) as vertretung
    from organisation o where o.id = :organisationId and o.art = :art`,
)

/** The organisation an order is forwarded to, if it is of the kind; `vertretung`: it stands in for the practice `von` today. */
export async function loadZiel(
  db: Queryable,
  { organisationId, art, von, heute }: { organisationId: string; art: 'ARZTPRAXIS' | 'APOTHEKE'; von: string | null; heute: string },
): Promise<{ organisationId: string; vertretung: boolean } | null> {
  return maybe(db.query<{ organisationId: string; vertretung: boolean }>(ziel, { organisationId, art, von, heute }))
}

const nummernblock = sql(
  'bestellung.nummernblock',
  `insert into nummernkreis (pflegedienst_id, jahr, letzte) values (:pflegedienstId, :jahr, :anzahl)
    on conflict (pflegedienst_id, jahr) do update set letzte = nummernkreis.letzte + :anzahl returning letzte`,
)

/** Takes a block of numbers and answers the last of it. Numbers need not be gapless, so a lost block is no harm. */
export async function takeNummernblock(
  db: Queryable,
  { pflegedienstId, jahr, anzahl }: { pflegedienstId: string; jahr: number; anzahl: number },
): Promise<number> {
  const [row] = await db.query<Columns<'nummernkreis', 'letzte'>>(nummernblock, { pflegedienstId, jahr, anzahl })
  if (row === undefined) throw new Error('The number block was not given out')
  return row.letzte
}

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

const suche = sql(
  'bestellung.sucheProdukte',
  `select produkt from produkt_gemerkt where organisation_id = :organisationId and position(falte(:text) in suchtext) > 0
    order by verwendet_am desc, schluessel limit 10`,
)

export async function searchProdukte(db: Queryable, organisationId: string, text: string): Promise<Produkt[]> {
  return (await db.query<Columns<'produkt_gemerkt', 'produkt', { produkt: Produkt }>>(suche, { organisationId, text })).map(
    ({ produkt }) => produkt,
  )
}

const faellige = sql(
  'bestellung.faellige',
  `select id, daten, version from bestellung where naechste_frist <= :jetzt order by naechste_frist, id limit 200`,
)

export async function loadDue(db: Queryable, jetzt: string): Promise<Columns<'bestellung', 'id' | 'daten' | 'version'>[]> {
  return db.query(faellige, { jetzt })
}

const offene = sql(
  'bestellung.offene',
  `select b.daten, b.version from bestellung b
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and b.gesendet_am is not null
      and exists (select from bestellung_zeile z where z.bestellung_id = b.id and z.organisation_id = :pflegedienstId and z.offen)
    order by b.id for no key update of b`,
)

/** Locked until the end of the transaction. */
export async function holdOpen(
  db: Queryable,
  { klientId, pflegedienstId }: { klientId: string; pflegedienstId: string },
): Promise<Bestellung[]> {
  return (await db.query<Columns<'bestellung', 'daten' | 'version'>>(offene, { klientId, pflegedienstId })).map(readBestellung)
}

const beteiligte = sql(
  'bestellung.beteiligte',
  `select distinct x.id from bestellung b, unnest(b.sichtbar_fuer) as x(id)
    where b.klient_id = :klientId and b.pflegedienst_id = :pflegedienstId and x.id <> :pflegedienstId`,
)

export async function loadBeteiligte(
  db: Queryable,
  { klientId, pflegedienstId }: { klientId: string; pflegedienstId: string },
): Promise<string[]> {
  return (await db.query<{ id: string }>(beteiligte, { klientId, pflegedienstId })).map(({ id }) => id)
}

const referenzen = sql(
  'bestellung.referenzen',
  `select (:klientId::uuid is null or exists (select from klient k
    where k.id = :klientId and k.pflegedienst_id = :pflegedienstId)) as klient,
      (:praxisId::uuid is null or exists (select from organisation o where o.id = :praxisId and o.art = 'ARZTPRAXIS'))
      and (:apothekeId::uuid is null or exists (select from organisation o
        where o.id = :apothekeId and o.art = 'APOTHEKE')) as organisationen`,
)

export async function checkReferenzen(
  db: Queryable,
  bestellung: Pick<Bestellung, 'klientId' | 'pflegedienstId' | 'praxisId' | 'apothekeId'>,
): Promise<{ klient: boolean; organisationen: boolean }> {
  const { klientId, pflegedienstId, praxisId, apothekeId } = bestellung
  const [row] = await db.query<{ klient: boolean; organisationen: boolean }>(referenzen, { klientId, pflegedienstId, praxisId, apothekeId })
  return row ?? { klient: false, organisationen: false }
}
