/** For the test of the net: a row in each table of the rooms around visits. */
import type { Haus } from './bestellung/bestellung.fixtures.ts'
import { dokumentiere } from './dokumentation/netz.fixtures.ts'
import { legeKalenderAn } from './kalenderabo/netz.fixtures.ts'
import type { DbContext } from './ports.ts'
import { systemKontext } from './shared/kontext.ts'
import { toureMitKarte } from './tour/netz.fixtures.ts'

type Sql = (kontext: DbContext, text: string, werte: readonly unknown[]) => Promise<unknown>

/** A visit that the practice was asked for, with all that can hang on one. */
export async function legeBesucheAn(sql: Sql, haus: Haus): Promise<void> {
  const { sonnenhof, weber } = haus.ensemble.organisationen
  const werte = [crypto.randomUUID(), sonnenhof, weber, haus.klientId, haus.clock.jetzt.toISOString()]
  await sql(
    systemKontext,
    `insert into hausbesuch (id, nummer, version, typ, status, pflegedienst_id, praxis_id, klient_id, wartet_auf, platz, personen, daten, created_at)
      values ($1, 'x', 1, 'ARZTBESUCH', 'ANGEFRAGT', $2, $3, $4, 'ARZT', $5, '{}', '{}', $5)`,
    werte,
  )
  await sql(
    systemKontext,
    `insert into hausbesuch_ereignis (hausbesuch_id, version, art, zeile, angaben, aenderung, seite, am) values ($1, 1, 'x', 'x', '{}', '{}', 'UHR', $2)`,
    [werte[0], werte[4]],
  )
  await sql(systemKontext, `insert into hausbesuch_nummer values ($1, 2026, 1)`, [sonnenhof])
  await dokumentiere(sql, { besuch: werte[0] ?? '', haus })
  const uebernahme = [sonnenhof, werte[0], werte[4]]
  await sql(systemKontext, `insert into planung_uebernahme values ($1, $2, $2, $3)`, uebernahme)
  await sql(systemKontext, `insert into planung_zug values ($1, $2, $2, 1, '{}')`, [sonnenhof, werte[0]])
  await sql(
    systemKontext,
    `insert into besuchsserie (id, version, organisation_id, klient_id, daten, created_at) values ($1, 1, $2, $3, '{}', $4)`,
    [crypto.randomUUID(), sonnenhof, haus.klientId, werte[4]],
  )
  await sql(
    systemKontext,
    `insert into besuch_bestellung select b.id, $1, 'AUS_BESUCH', null, $2 from bestellung b where b.klient_id = $3 order by b.id limit 1`,
    [werte[0], werte[4], haus.klientId],
  )
  const unterwegs = `insert into unterwegs_eintrag select $1, $2, p.id, $1, 'losfahren', $3, $3, true, null from person p where p.organisation_id = $2 limit 1`
  await sql(systemKontext, unterwegs, [werte[0], sonnenhof, werte[4]])
  await legeKalenderAn((text, angaben) => sql(systemKontext, text, angaben), haus)
  await toureMitKarte(sql, haus)
}
