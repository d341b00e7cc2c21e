import type { Haus } from './bestellung/bestellung.fixtures.ts'
import { dokumentiere } from './dokumentation/netz.fixtures.ts'
import { createKalender } from './kalenderabo/netz.fixtures.ts'
import { insertMachineRows } from './machine/machine.fixtures.ts'
import { insertSsoRows } from './sso/sso.fixtures.ts'
import { insertWebhookRows } from './webhook/webhook.fixtures.ts'
import type { DbContext, Values } from './ports.ts'
import { systemContext } from './shared/context.ts'
import { toureWithCard } from './tour/netz.fixtures.ts'

type Sql = (context: DbContext, text: string, values: Values) => Promise<unknown>

export async function createBesuche(sql: Sql, haus: Haus): Promise<void> {
  const { sonnenhof, weber } = haus.ensemble.organisationen
  const { klientId } = haus
  const besuch = crypto.randomUUID()
  const now = haus.clock.now.toISOString()
  await sql(
    systemContext,
    `insert into hausbesuch (id, nummer, version, typ, status, pflegedienst_id, praxis_id, klient_id, wartet_auf, platz, personen, daten, created_at)
      values (:besuch, 'x', 1, 'ARZTBESUCH', 'ANGEFRAGT', :sonnenhof, :weber, :klientId, 'ARZT', :now, '{}', '{}', :now)`,
    { besuch, sonnenhof, weber, klientId, now },
  )
  await sql(
    systemContext,
    `insert into hausbesuch_ereignis (hausbesuch_id, version, art, zeile, angaben, aenderung, seite, am)
      values (:besuch, 1, 'x', 'x', '{}', '{}', 'UHR', :now)`,
    { besuch, now },
  )
  await sql(systemContext, `insert into hausbesuch_nummer values (:sonnenhof, 2026, 1)`, { sonnenhof })
  await dokumentiere(sql, { besuch, haus })
  await sql(systemContext, `insert into planung_uebernahme values (:sonnenhof, :besuch, :besuch, :now)`, { sonnenhof, besuch, now })
  await sql(systemContext, `insert into planung_zug values (:sonnenhof, :besuch, :besuch, 1, '{}')`, { sonnenhof, besuch })
  await sql(
    systemContext,
    `insert into besuchsserie (id, version, organisation_id, klient_id, daten, created_at) values (:serie, 1, :sonnenhof, :klientId, '{}', :now)`,
    { serie: crypto.randomUUID(), sonnenhof, klientId, now },
  )
  await sql(
    systemContext,
    `insert into besuch_bestellung
      select b.id, :besuch, 'AUS_BESUCH', null, :now from bestellung b where b.klient_id = :klientId order by b.id limit 1`,
    { besuch, now, klientId },
  )
  await sql(
    systemContext,
    `insert into unterwegs_eintrag
      select :besuch, :sonnenhof, p.id, :besuch, 'losfahren', :now, :now, true, null from person p where p.organisation_id = :sonnenhof limit 1`,
    { besuch, sonnenhof, now },
  )
  await createKalender((text, angaben) => sql(systemContext, text, angaben), haus)
  await insertMachineRows((text, angaben) => sql(systemContext, text, angaben), haus)
  await insertWebhookRows((text, angaben) => sql(systemContext, text, angaben), haus)
  await insertSsoRows((text, angaben) => sql(systemContext, text, angaben), haus)
  await toureWithCard(sql, haus)
}
