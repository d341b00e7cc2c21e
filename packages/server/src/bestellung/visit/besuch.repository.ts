import { type Bestellung, readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Verknuepfung } from '@dreiklang/domain/bestellung/besuch'
import type { BestellungOfBesuch } from '@dreiklang/domain/bestellung/besuch.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Columns } from '../../database/columns.ts'
import { maybe } from '../../database/rows.ts'
import { sql } from '../../database/sql.ts'
import type { Queryable } from '../../ports.ts'

const verknuepfen = sql(
  'besuchBestellung.verknuepfen',
  `insert into besuch_bestellung (bestellung_id, hausbesuch_id, art, person_id, am)
    values (:bestellungId, :hausbesuchId, :art, :personId, :am) on conflict do nothing`,
)

/** Inside the transaction that writes what is linked; that the two belong together was checked before. */
export async function linkBesuch(
  tx: Queryable,
  link: { bestellungId: string; hausbesuchId: string; art: Verknuepfung; personId: string; am: string },
): Promise<void> {
  await tx.write(verknuepfen, link)
}

const running = sql(
  'besuchBestellung.laufende',
  `insert into besuch_bestellung (bestellung_id, hausbesuch_id, art, person_id, am)
    select :id, h.id, 'UEBERGABE', :personId, :am from hausbesuch h
    where h.pflegedienst_id = :pflegedienstId and h.klient_id = :klientId and h.status = 'BEGONNEN' and h.personen @> array[:personId::uuid]
    order by h.daten ->> 'beginn' desc limit 1 on conflict do nothing`,
)

/** Links what this person collects or confirms during a running visit: it counts as handed over there. */
export async function linkRunning(
  tx: Queryable,
  { personId }: Pick<Akteur, 'personId'>,
  { neu: { id, pflegedienstId, klientId }, am }: { neu: Pick<Bestellung, 'id' | 'pflegedienstId' | 'klientId'>; am: string },
): Promise<void> {
  await tx.write(running, { pflegedienstId, klientId, id, personId, am })
}

const gelieferte = sql(
  'besuchBestellung.gelieferte',
  `select b.version, b.daten from bestellung b
    where b.pflegedienst_id = :pflegedienstId and b.klient_id = :klientId and b.gesendet_am > :seit
      and not exists (select from besuch_bestellung v where v.bestellung_id = b.id and v.art = 'UEBERGABE')
    order by b.gesendet_am desc, b.nummer desc limit 40`,
)

export async function loadNotHandedOver(
  db: Queryable,
  pflegedienstId: string,
  wen: { klientId: string; seit: string },
): Promise<Bestellung[]> {
  return (await db.query<BestellungRow>(gelieferte, { pflegedienstId, klientId: wen.klientId, seit: wen.seit })).map(readBestellung)
}

const desBesuchs = sql(
  'besuchBestellung.desBesuchs',
  `select z.bestellung_id as id, z.nummer, v.art, z.status, z.created_at as "erstelltAm",
    (select coalesce(jsonb_agg(p.was - 'hkpBis' order by p.nr), '[]') from jsonb_array_elements(z.inhalt -> 'positionen') with ordinality p(was, nr)) as positionen
    from besuch_bestellung v join bestellung_zeile z on z.bestellung_id = v.bestellung_id and z.organisation_id = :organisationId
    where v.hausbesuch_id = :hausbesuchId order by v.am, z.bestellung_id, v.art limit 50`,
)

type OfBesuch = Columns<'bestellung_zeile', 'bestellung_id as id' | 'nummer' | 'status' | 'created_at as erstelltAm', BestellungOfBesuch> &
  Columns<'besuch_bestellung', 'art', BestellungOfBesuch> &
  Pick<BestellungOfBesuch, 'positionen'>

export async function loadBestellungenOfBesuch(db: Queryable, organisationId: string, hausbesuchId: string): Promise<BestellungOfBesuch[]> {
  return db.query<OfBesuch>(desBesuchs, { organisationId, hausbesuchId })
}

const derBestellung = sql(
  'besuchBestellung.derBestellung',
  `select b.klient_id as "klientId", coalesce((select jsonb_agg(jsonb_build_object('hausbesuchId', v.hausbesuch_id, 'art', v.art)
    order by v.am, v.hausbesuch_id)
      from besuch_bestellung v where v.bestellung_id = b.id), '[]') as links
    from bestellung b where b.id = :bestellungId and :organisationId = any (b.sichtbar_fuer)`,
)

type LinkRow = Columns<'bestellung', 'klient_id'> & { links: { hausbesuchId: string; art: Verknuepfung }[] }

/** Null when the own side does not see the order. */
export async function loadLinks(db: Queryable, organisationId: string, bestellungId: string): Promise<LinkRow | null> {
  return maybe(db.query<LinkRow>(derBestellung, { organisationId, bestellungId }))
}

const own = sql(
  'besuchBestellung.eigene',
  `select b.version, b.daten from bestellung b where b.pflegedienst_id = :pflegedienstId and b.id = :bestellungId`,
)

type BestellungRow = Columns<'bestellung', 'version' | 'daten'>

export async function loadOwn(db: Queryable, pflegedienstId: string, bestellungId: string): Promise<Bestellung | null> {
  const [row] = await db.query<BestellungRow>(own, { pflegedienstId, bestellungId })
  return row === undefined ? null : readBestellung(row)
}

const last = sql(
  'besuchBestellung.letzte',
  `select b.version, b.daten from bestellung b
    where b.pflegedienst_id = :pflegedienstId and b.klient_id = :klientId and b.gesendet_am > :seit
      order by b.gesendet_am desc, b.nummer desc limit 40`,
)

/** Orders of the Klient that were sent after an instant, newest first; their words are sealed. */
export async function loadLast(db: Queryable, pflegedienstId: string, wen: { klientId: string; seit: string }): Promise<Bestellung[]> {
  return (await db.query<BestellungRow>(last, { pflegedienstId, klientId: wen.klientId, seit: wen.seit })).map(readBestellung)
}
