/** The SQL that changes orders. One statement each, so that change, events, lines and the answer's memory are whole or not there. */
import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { nextFrist } from '@dreiklang/domain/bestellung/clock.decider'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import { rowsOf, visibleTo } from '@dreiklang/domain/bestellung/listRow'
import { type OrderedTeil, listOrderedTeile } from '@dreiklang/domain/bestellung/mvo'
import { organisationAuf } from '@dreiklang/domain/bestellung/stand'
import type { Columns, Outer } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'
import { auditedFrom } from '../protokoll/protokoll.ts'
import type { Idempotenz } from '../shared/route.ts'

export interface Urheber {
  seite: string
  organisationId: string | null
  personId: string | null
  name: string | null
}

const loadForWriting = sql(
  'bestellung.ladeZumSchreiben',
  `select b.version, b.daten, (select jsonb_build_object('hash', encode(i.anfrage_hash, 'hex'), 'antwort', i.antwort)
      from idempotenz i where i.person_id = :personId and i.schluessel = :schluessel) as frueher
    from (select 1) eins left join bestellung b on b.id = :bestellungId and :organisationId = any (b.sichtbar_fuer)`,
)

export interface EarlierAnswer extends Columns<'idempotenz', 'antwort'> {
  hash: string
}

type ForChange = Outer<Columns<'bestellung', 'version' | 'daten'>> & { frueher: EarlierAnswer | null }

/** The order without names, and what the same key was answered before; null where there is none. */
export async function loadForChange(
  db: Queryable,
  who: { bestellungId: string; organisationId: string; personId: string; schluessel: string | null },
): Promise<{ bestellung: Bestellung | null; frueher: EarlierAnswer | null }> {
  const [row] = await db.query<ForChange>(loadForWriting, who)
  const { version, daten, frueher } = row ?? { version: null, daten: null, frueher: null }
  return { bestellung: version === null ? null : readBestellung({ daten, version }), frueher }
}

const foreignAnswer = sql(
  'bestellung.fruehereAntwort',
  `select encode(anfrage_hash, 'hex') as hash, antwort from idempotenz where person_id = :personId and schluessel = :schluessel`,
)

export async function loadEarlierAnswer(db: Queryable, personId: string, schluessel: string): Promise<EarlierAnswer | null> {
  return maybe(db.query<EarlierAnswer>(foreignAnswer, { personId, schluessel }))
}

const suchwoerter = (bestellung: Bestellung, visibleIds: ReadonlySet<string>): string =>
  bestellung.positionen
    .filter(({ id }) => visibleIds.has(id))
    .flatMap(({ produkt }) => [produkt.bezeichnung, produkt.pzn ?? '', produkt.wirkstoff ?? ''])
    .join(' ')

function rowsJson(bestellung: Bestellung): string {
  return JSON.stringify(
    rowsOf(bestellung).map((row) => ({
      organisation_id: row.organisationId,
      seite: row.seite,
      version: bestellung.version,
      status: row.status,
      wartet_auf: row.wartetAuf,
      prioritaet: row.prioritaet,
      bedarf_bis: row.bedarfBis,
      ueberfaellig_ab: row.ueberfaelligAb,
      offen: row.offen,
      inhalt: row.inhalt,
      suche: suchwoerter(bestellung, new Set(row.inhalt.positionen.map(({ id }) => id))),
    })),
  )
}

function ereignisseJson(ereignisse: readonly Ereignis[], alt: Bestellung | null, neu: Bestellung): string {
  const hoerer = [...new Set([...(alt === null ? [] : visibleTo(alt)), ...visibleTo(neu)])]
  return JSON.stringify(
    ereignisse.map((ereignis, i) => {
      const staende = ereignis.aenderung.ziel === 'kopf' && alt !== null ? [alt, neu] : [neu]
      const ids = staende.flatMap((stand) => ereignis.sichtbarFuer.map((seite) => organisationAuf(stand, seite)))
      return {
        art: ereignis.art,
        zeile: ereignis.zeile,
        position_id: ereignis.positionId,
        aenderung: ereignis.aenderung,
        angaben: ereignis.angaben,
        sichtbar_fuer: [...new Set(ids.filter((id) => id !== null))],
        hoerer: i === 0 ? hoerer : [],
      }
    }),
  )
}

/** The parts of a Mehrfachverordnung that the order holds from now on; null when they are those of before, as with next to every step. */
function teileJson(now: readonly OrderedTeil[], before: readonly OrderedTeil[]): string | null {
  const json = (teile: readonly OrderedTeil[]) => JSON.stringify(teile.map(({ mvoId, nr }) => ({ mvo_id: mvoId, nr })))
  return json(now) === json(before) ? null : json(now)
}

const ereignisColumns = `bestellung_id, version, art, zeile, position_id, aenderung, angaben, sichtbar_fuer, hoerer, seite,
  organisation_id, person_id, person_name, am`
const ereignisSource = (parameter: string) =>
  `jsonb_to_recordset(${parameter}::jsonb) as x(art text, zeile text, position_id uuid, aenderung jsonb, angaben jsonb,
    sichtbar_fuer uuid[], hoerer uuid[])`

const einfuege = sql(
  'bestellung.einfuege',
  `with b as (
      insert into bestellung (id, nummer, version, pflegedienst_id, praxis_id, apotheke_id, klient_id, sichtbar_fuer, daten, created_at,
        gesendet_am, naechste_frist)
      select :id, :nummer, 1, :pflegedienstId, :praxisId::uuid, :apothekeId::uuid, :klientId::uuid, :sichtbarFuer::uuid[], :daten::jsonb,
        :erstelltAm, :gesendetAm::timestamptz, :naechsteFrist::timestamptz
      where (:klientId::uuid is null or exists (select from klient k where k.id = :klientId and k.pflegedienst_id = :pflegedienstId))
        and (:praxisId::uuid is null or exists (select from organisation o where o.id = :praxisId and o.art = 'ARZTPRAXIS'))
        and (:apothekeId::uuid is null or exists (select from organisation o where o.id = :apothekeId and o.art = 'APOTHEKE'))
      returning id),
    e as (insert into ereignis (${ereignisColumns})
      select b.id, 1, x.art, x.zeile, x.position_id, x.aenderung, x.angaben, x.sichtbar_fuer, x.hoerer, :seite, :organisationId::uuid,
        :personId, :personName, :erstelltAm from b, ${ereignisSource(':ereignisse')}),
    i as (insert into idempotenz (person_id, schluessel, anfrage_hash, antwort, created_at)
      select :personId, :schluessel, :anfrageHash, :antwort, :erstelltAm from b where :schluessel::text is not null),
    spur as (${auditedFrom(':spur', { aus: 'b' })})
    select schreibe_zeilen(b.id, :zeilen::jsonb), case when :teile::jsonb is not null then hold_teile(b.id, :teile::jsonb) end from b`,
)

/** What a new order and a changed one say alike to the statement that keeps them. */
function keptValues(bestellung: Bestellung, { seite, organisationId, personId, name }: Urheber, idempotenz: InsertAuftrag['idempotenz']) {
  const { version: _version, ...daten } = bestellung
  const { id, praxisId, apothekeId, klientId, gesendetAm } = daten
  return {
    id,
    praxisId,
    apothekeId,
    klientId,
    gesendetAm,
    daten: JSON.stringify(daten),
    sichtbarFuer: visibleTo(bestellung),
    naechsteFrist: nextFrist(bestellung),
    zeilen: rowsJson(bestellung),
    seite,
    organisationId,
    personId,
    personName: name,
    schluessel: idempotenz?.schluessel ?? null,
    anfrageHash: idempotenz?.anfrageHash ?? null,
    antwort: idempotenz?.antwort ?? null,
  }
}

export interface InsertAuftrag {
  bestellung: Bestellung
  ereignisse: readonly Ereignis[]
  urheber: Urheber
  /** Null when the caller stores the answer. */
  idempotenz: (Idempotenz & { antwort: string }) | null
  spur: string
}

function insertValues({ bestellung, ereignisse, urheber, idempotenz, spur }: InsertAuftrag) {
  const { nummer, pflegedienstId, erstelltAm } = bestellung
  const kept = keptValues(bestellung, urheber, idempotenz)
  const teile = teileJson(listOrderedTeile(bestellung), [])
  return { ...kept, nummer, pflegedienstId, erstelltAm, teile, ereignisse: ereignisseJson(ereignisse, null, bestellung), spur }
}

/**
 * Makes an order. False when Klient, practice or pharmacy are not what they should be. @throws ConstraintViolation idempotenz_pkey for a
 * repeated key, mvo_teil_pkey when another order is for this part of the Mehrfachverordnung
 */
export async function insert(db: Queryable, auftrag: InsertAuftrag): Promise<boolean> {
  return (await db.query(einfuege, insertValues(auftrag))).length === 1
}

const speichere = sql(
  'bestellung.speichere',
  `with b as (
      update bestellung set version = :version, daten = :daten::jsonb, praxis_id = :praxisId, apotheke_id = :apothekeId,
        klient_id = :klientId, sichtbar_fuer = :sichtbarFuer::uuid[],
        gesendet_am = :gesendetAm, naechste_frist = :naechsteFrist
      where id = :id and version = :alteVersion returning id),
    e as (insert into ereignis (${ereignisColumns})
      select b.id, :version, x.art, x.zeile, x.position_id, x.aenderung, x.angaben, x.sichtbar_fuer, x.hoerer, :seite, :organisationId,
        :personId, :personName, :am from b, ${ereignisSource(':ereignisse')}),
    i as (insert into idempotenz (person_id, schluessel, anfrage_hash, antwort, created_at)
      select :personId, :schluessel, :anfrageHash, :antwort, :am from b where :schluessel::text is not null),
    c as (insert into abschrift (bestellung_id, organisation_id, daten, am)
      select b.id, (:abschrift::jsonb ->> 'organisation')::uuid, :abschrift::jsonb -> 'daten', :am from b
        where :abschrift::jsonb is not null on conflict do nothing),
    k as (insert into klient_abschrift (organisation_id, bestellung_id, klient_id, seite, am, inhalt)
      select :organisationId, b.id, :klientId, :seite, :am, :klientAbschrift from b where :klientAbschrift::text is not null
      on conflict (organisation_id, bestellung_id) do update set klient_id = excluded.klient_id, am = excluded.am, inhalt = excluded.inhalt),
    spur as (${auditedFrom(':spur', { aus: 'b' })})
    select schreibe_zeilen(b.id, :zeilen::jsonb), case when :teile::jsonb is not null then hold_teile(b.id, :teile::jsonb) end from b`,
)

export interface SaveAuftrag {
  alt: Bestellung
  neu: Bestellung
  ereignisse: readonly Ereignis[]
  urheber: Urheber
  am: string
  idempotenz: InsertAuftrag['idempotenz']
  abschrift: { organisation: string; daten: unknown } | null
  /** Sealed: what the house that has taken the step keeps of the Klient for itself; null when it keeps nothing new. */
  klientAbschrift: string | null
  /** For the audit trail; null when the action this follows from is already logged. */
  spur: string | null
}

function saveValues({ alt, neu, ereignisse, urheber, am, idempotenz, abschrift, klientAbschrift, spur }: SaveAuftrag) {
  return {
    ...keptValues(neu, urheber, idempotenz),
    alteVersion: alt.version,
    version: neu.version,
    teile: teileJson(listOrderedTeile(neu), listOrderedTeile(alt)),
    ereignisse: ereignisseJson(ereignisse, alt, neu),
    am,
    abschrift: abschrift === null ? null : JSON.stringify(abschrift),
    klientAbschrift,
    spur,
  }
}

/** Saves one step. False when someone else was faster (the version has moved). @throws ConstraintViolation idempotenz_pkey for a repeated key */
export async function save(db: Queryable, auftrag: SaveAuftrag): Promise<boolean> {
  return (await db.query(speichere, saveValues(auftrag))).length === 1
}

const loesche = sql(
  'bestellung.loesche',
  `with b as (delete from bestellung where id = :bestellungId and pflegedienst_id = :pflegedienstId and gesendet_am is null
    returning id, version),
    spur as (${auditedFrom(':spur', { aus: 'b' })})
    insert into ereignis (${ereignisColumns})
    select b.id, b.version, 'loeschen', 'E1', null, '{"ziel":"nichts"}', '{}', array[:pflegedienstId::uuid], array[:pflegedienstId::uuid],
      'PFLEGE', :pflegedienstId, :personId, :personName, :am from b
    returning bestellung_id`,
)

/** Deletes a draft with its lines; the event stays. False when it was sent in the meantime. */
export async function removeEntwurf(
  db: Queryable,
  { personId, name: personName }: Urheber,
  what: { bestellungId: string; pflegedienstId: string; am: string; spur: string },
): Promise<boolean> {
  return (await db.query(loesche, { ...what, personId, personName })).length === 1
}
