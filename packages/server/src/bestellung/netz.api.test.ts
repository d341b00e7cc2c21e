import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql as statement } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { kalenderTables } from '../kalenderabo/netz.fixtures.ts'
import { ssoTables } from '../sso/sso.fixtures.ts'
import { webhookTables } from '../webhook/webhook.fixtures.ts'
import { machineTables } from '../machine/machine.fixtures.ts'
import { createBesuche } from '../networkBesuche.fixtures.ts'
import type { DbContext, Values } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { type Fall, type Konto, bring, put } from './bestellung.fixtures.ts'
import { notForced, offene, tables, teilForAll } from './networkTables.fixtures.ts'

const haus = await hausForTests()
const fall = await bring(haus, 'GELIEFERT', { frage: true })
let entwurf: Fall
let weitergeleitet: Fall
beforeAll(async () => {
  const [frage] = fall.stand.rueckfragen
  await (
    await haus.wer('arzt')
  ).call(bestellungContract.markGelesen, {
    params: { bestellungId: fall.id, rueckfrageId: frage?.id ?? '' },
    body: { nachrichtId: frage?.nachrichten[0]?.id },
  })
  entwurf = await put(haus, { interneNotiz: 'nur für uns' })
  weitergeleitet = await bring(haus, 'BEI_APOTHEKE')
  await weitergeleitet.run('pfleger', 'anApothekeWeiterleiten', { grund: 'Umzug' })
  const klientId = await haus.admit({ praxis: 'yilmaz', apotheke: 'rosen' }, 'pflege-admin2')
  const { yilmaz, rosen } = haus.ensemble.organisationen
  const fremder = await put(haus, { klientId, praxisId: yilmaz, apothekeId: rosen }, 'pfleger2')
  await fremder.run('pfleger2', 'senden')
  await createAdressbuch()
  await createTasks()
  await hinterlegeZugang()
  await goAndCome()
  await storeDatei()
  await rememberAnsichten()
  await createBesuche(sql, haus)
})

const imNamesOf = (konto: Konto): DbContext => {
  const person = haus.ensemble.personen[konto]
  if (person === undefined) throw new Error(`No ${konto}`)
  return { organisationId: person.organisationId, personId: person.personId, system: false }
}
const niemand: DbContext = { organisationId: null, personId: null, system: false }
const niemands: DbContext = {
  organisationId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  personId: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  system: false,
}

let nummer = 0
function sql<Row = Record<string, unknown>>(context: DbContext, text: string, values: Values = {}): Promise<Row[]> {
  nummer += 1
  return haus.ports.database.query<Row>(context, statement(`test.netz.${nummer}`, text), values)
}

async function createAdressbuch(): Promise<void> {
  const { organisationId, personId } = imNamesOf('pfleger')
  const [kontakt, tag] = [crypto.randomUUID(), crypto.randomUUID()]
  const now = haus.clock.now.toISOString()
  await sql(
    systemContext,
    `insert into kontakt (organisation_id, id, name, emails, phone_numbers, created_at, updated_at) values (:organisationId, :kontakt, 'Sanitätshaus', '[]', '[]', :now, :now)`,
    { organisationId, kontakt, now },
  )
  await sql(systemContext, `insert into kontakt_tag (organisation_id, id, title) values (:organisationId, :tag, 'Work')`, {
    organisationId,
    tag,
  })
  await sql(
    systemContext,
    `insert into kontakt_traegt_tag (organisation_id, kontakt_id, tag_id) values (:organisationId, :kontakt, :tag)`,
    {
      organisationId,
      kontakt,
      tag,
    },
  )
  await sql(
    imNamesOf('pfleger'),
    `insert into kontakt_person (person_id, organisation_id, kontakt_id, favorit) values (:personId, :organisationId, :kontakt, true)`,
    { personId, organisationId, kontakt },
  )
  await sql(
    imNamesOf('pfleger'),
    `insert into kontakt_klient (person_id, organisation_id, klient_id, favorit) values (:personId, :organisationId, :klientId, true)`,
    { personId, organisationId, klientId: haus.klientId },
  )
  await sql(
    systemContext,
    `insert into kontakt_import_vorher (organisation_id, import_id, kontakt_id, version, vorher, am) values (:organisationId, :kontakt, :kontakt, 2, '{}', :now)`,
    { organisationId, kontakt, now },
  )
}

async function createTasks(): Promise<void> {
  const { organisationId, personId } = imNamesOf('pfleger')
  const values = { organisationId, task: crypto.randomUUID(), tag: crypto.randomUUID() }
  await sql(
    systemContext,
    `insert into task (organisation_id, id, type, person_id, place, daten, created_at, updated_at)
      values (:organisationId, :task, 'task', :personId, 0, '{}', :now, :now)`,
    { organisationId, task: values.task, personId, now: haus.clock.now.toISOString() },
  )
  const { task: _none, ...ofTag } = values
  await sql(systemContext, `insert into task_tag (organisation_id, id, daten) values (:organisationId, :tag, '{}')`, ofTag)
  await sql(systemContext, `insert into task_has_tag (organisation_id, task_id, tag_id) values (:organisationId, :task, :tag)`, values)
  const day = { organisationId, task: values.task, personId, day: haus.heute() }
  await sql(
    systemContext,
    `insert into task_day (organisation_id, task_id, person_id, day) values (:organisationId, :task, :personId, :day)`,
    day,
  )
}

async function hinterlegeZugang(): Promise<void> {
  const { organisationId, personId } = imNamesOf('pfleger')
  const values = { klientId: haus.klientId, organisationId, personId, now: haus.clock.now.toISOString() }
  await sql(systemContext, `insert into klient_zugang values (:klientId, :organisationId, 1, 'versiegelt', :now, :personId)`, values)
  await sql(
    systemContext,
    `insert into klient_zuteilung values (:klientId, :organisationId, :personId, '2026-11-18', :personId, :now)`,
    values,
  )
}

async function goAndCome(): Promise<void> {
  const { organisationId, personId } = imNamesOf('pfleger')
  const [datei, abwesenheit] = [crypto.randomUUID(), crypto.randomUUID()]
  const values = { organisationId, klientId: haus.klientId, personId, now: haus.clock.now.toISOString() }
  await sql(
    systemContext,
    `insert into datei (organisation_id, id, klient_id, name, media_type, groesse, inhalt, person_id, created_at)
      values (:organisationId, :datei, :klientId, 'x', 'image/png', 1, 'x', :personId, :now)`,
    { ...values, datei },
  )
  await sql(
    systemContext,
    `insert into klient_dokument (pflegedienst_id, klient_id, erfasst_von, erfasst_am, datei_id, art)
      values (:organisationId, :klientId, :personId, :now, :datei, 'ENTLASSBRIEF')`,
    { ...values, datei },
  )
  await sql(
    systemContext,
    `insert into abwesenheit (pflegedienst_id, klient_id, erfasst_von, erfasst_am, begonnen_am, zurueck_erfasst_von, zurueck_erfasst_am, id, art, von, bis)
      values (:organisationId, :klientId, :personId, :now, :now, :personId, :now, :abwesenheit, 'REHA', '2026-11-01', '2026-11-18')`,
    { ...values, abwesenheit },
  )
  await sql(
    systemContext,
    `insert into rueckkehr_aufgabe (pflegedienst_id, abwesenheit_id, aufgabe) values (:organisationId, :abwesenheit, 'ERSTER_BESUCH')`,
    {
      organisationId,
      abwesenheit,
    },
  )
}

async function storeDatei(): Promise<void> {
  const values = { organisationId: imNamesOf('pfleger').organisationId, now: haus.clock.now.toISOString() }
  await sql(
    systemContext,
    `insert into schluessel (id, organisation_id, kek, umhuellt, created_at) values (gen_random_uuid(), :organisationId, 'x', 'x', :now)`,
    values,
  )
  await sql(
    systemContext,
    `insert into datei (organisation_id, id, name, media_type, groesse, inhalt, created_at) values (:organisationId, gen_random_uuid(), 'x', 'image/png', 1, 'x', :now)`,
    values,
  )
}

async function rememberAnsichten(): Promise<void> {
  const { organisationId, personId } = imNamesOf('pfleger')
  const [team, eigene] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [id, besitzer] of [
    [team, null],
    [eigene, personId],
  ]) {
    await sql(
      systemContext,
      `insert into ansicht (id, organisation_id, person_id, liste, name, suche, created_at) values (:id, :organisationId, :besitzer, 'test', 'Eilig', '{}', :now)`,
      { id, organisationId, besitzer, now: haus.clock.now.toISOString() },
    )
  }
  await sql(systemContext, `insert into ansicht_standard values (:personId, 'test', :eigene)`, { personId, eigene })
}

const konten = [
  'pfleger',
  'arzt',
  'apotheker',
  'pfleger2',
  'arzt2',
  'apotheker2',
  'pflege-admin2',
  'arzt-admin2',
  'apotheke-admin2',
] as const
const fremde = ['pfleger2', 'pflege-admin2', 'arzt2', 'arzt-admin2'] as const

const verweigert = (arbeit: Promise<unknown>) => expect(arbeit).rejects.toMatchObject({ sqlState: '42501' })

describe('a statement without any scope', () => {
  it('is asked of every table there is', async () => {
    const all = await sql<{ name: string }>(
      systemContext,
      `select table_name as name from information_schema.table_privileges where table_schema = 'public' and privilege_type = 'SELECT' and grantee = 'dreiklang_app'`,
    )
    expect(all.map(({ name }) => name).toSorted()).toEqual([...Object.keys(tables), ...offene].toSorted())
  })

  it('finds row-level security forced on every table, open to the role of the system alone', async () => {
    const unlike = await sql<{ name: string }>(
      systemContext,
      `select relname as name from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (relrowsecurity and relforcerowsecurity
        and exists (select from pg_policies where tablename = relname and roles = '{dreiklang_system}' and cmd = 'ALL' and qual = 'true'))`,
    )
    expect(unlike.map(({ name }) => name).toSorted()).toEqual(Object.keys(notForced).toSorted())
  })

  it.each(Object.entries(tables))('shows of %s what is the own, and nothing more', async (table, own) => {
    for (const konto of konten) {
      const context = imNamesOf(konto)
      // Both parameters need a type also where only one is used.
      const values = { organisationId: context.organisationId, personId: context.personId }
      const [row] = await sql<{ alle: number; fremde: number }>(
        context,
        `select count(*)::int as alle, count(*) filter (where not coalesce(${own}, false) and :organisationId::uuid is not null and :personId::uuid is not null)::int as fremde from ${table} x`,
        values,
      )
      const [wahr] = await sql<{ eigene: number }>(
        systemContext,
        `select count(*) filter (where ${own} and :organisationId::uuid is not null and :personId::uuid is not null)::int as eigene from ${table} x`,
        values,
      )
      expect([konto, row?.fremde, row?.alle]).toEqual([konto, 0, wahr?.eigene])
    }
    const forAll = teilForAll[table] ?? 'false'
    for (const context of [niemand, niemands])
      expect(await sql(context, `select 1 from ${table} where not (${forAll}) limit 1`)).toEqual([])
  })

  it('would find something, if the net were not there', async () => {
    for (const table of [
      'bestellung',
      'bestellung_zeile',
      'ereignis',
      'abschrift',
      'klient_abschrift',
      'rueckfrage_gelesen',
      'nummernkreis',
      'produkt_gemerkt',
      'klient',
      'idempotenz',
      'apothekenwahl',
      'einwilligung',
      'klient_akte',
      'klient_zugang',
      'klient_zuteilung',
      'klient_dokument',
      'abwesenheit',
      'rueckkehr_aufgabe',
      'klient_verlauf',
      'kontakt',
      'kontakt_tag',
      'kontakt_traegt_tag',
      'kontakt_person',
      'kontakt_klient',
      'kontakt_import_vorher',
      'task',
      'task_tag',
      'task_has_tag',
      'task_day',
      'schluessel',
      'datei',
      'ansicht',
      'ansicht_standard',
      'hausbesuch',
      'hausbesuch_ereignis',
      'hausbesuch_nummer',
      'unterwegs_eintrag',
      'tour',
      'egk_mitnahme',
      'klient_des_hausbesuchs',
      ...kalenderTables,
      ...machineTables,
      ...webhookTables,
      ...ssoTables,
      'besuch_bestellung',
      'besuch_mitgabe',
    ]) {
      expect([table, (await sql(systemContext, `select 1 from ${table} limit 1`)).length]).toEqual([table, 1])
    }
  })

  it('finds no draft and no note of a nursing service in the name of practice or pharmacy', async () => {
    for (const konto of ['arzt', 'apotheker', 'pfleger2'] as const) {
      expect(await sql(imNamesOf(konto), `select 1 from bestellung where id = :id`, { id: entwurf.id })).toEqual([])
      expect(
        await sql(imNamesOf(konto), `select 1 from ereignis where bestellung_id = :bestellungId`, { bestellungId: entwurf.id }),
      ).toEqual([])
    }
  })

  it('finds in the name of the first pharmacy no order that was given to another', async () => {
    expect(await sql(imNamesOf('apotheker'), `select 1 from bestellung where id = :id`, { id: weitergeleitet.id })).toEqual([])
    expect(
      await sql(imNamesOf('apotheker'), `select 1 from bestellung_zeile where bestellung_id = :bestellungId`, {
        bestellungId: weitergeleitet.id,
      }),
    ).toEqual([])
    expect(
      await sql(imNamesOf('apotheker'), `select 1 from abschrift where bestellung_id = :bestellungId`, {
        bestellungId: weitergeleitet.id,
      }),
    ).toHaveLength(1)
    expect(await sql(imNamesOf('apotheker2'), `select 1 from bestellung where id = :id`, { id: weitergeleitet.id })).toHaveLength(1)
  })
})

describe('a write in the name of another house', () => {
  it.each(fremde)('by %s changes no order and deletes none', async (konto) => {
    const context = imNamesOf(konto)
    expect(await sql(context, `update bestellung set version = 99 where id = :id returning id`, { id: fall.id })).toEqual([])
    expect(await sql(context, `delete from bestellung where id = :id returning id`, { id: fall.id })).toEqual([])
    expect(await sql(context, `update klient set nachname = 'x' where id = :klientId returning id`, { klientId: haus.klientId })).toEqual(
      [],
    )
    expect(
      await sql(context, `update nummernkreis set letzte = 0 where pflegedienst_id = :sonnenhof returning 1`, {
        sonnenhof: haus.ensemble.organisationen.sonnenhof,
      }),
    ).toEqual([])
    expect((await fall.readStore('pfleger')).version).toBe(fall.version)
  })

  it.each(fremde)('by %s puts nothing into its lists, events, copies, numbers or products', async (konto) => {
    const context = imNamesOf(konto)
    const { sonnenhof } = haus.ensemble.organisationen
    const now = haus.clock.now.toISOString()
    await verweigert(
      sql(
        context,
        `insert into ereignis (bestellung_id, version, art, zeile, aenderung, angaben, sichtbar_fuer, hoerer, seite, organisation_id, am) values (:bestellungId, 1, 'x', 'x', '{}', '{}', array[:sonnenhof::uuid], '{}', 'PFLEGE', :sonnenhof, :now)`,
        { bestellungId: fall.id, sonnenhof, now },
      ),
    )
    await verweigert(
      sql(
        context,
        `insert into bestellung (id, nummer, version, pflegedienst_id, sichtbar_fuer, daten, created_at) values (gen_random_uuid(), 'x', 1, :sonnenhof, array[:sonnenhof::uuid], '{}', :now)`,
        { sonnenhof, now },
      ),
    )
    await verweigert(
      sql(context, `insert into abschrift (bestellung_id, organisation_id, daten, am) values (:bestellungId, :sonnenhof, '{}', :now)`, {
        bestellungId: fall.id,
        sonnenhof,
        now,
      }),
    )
    await verweigert(sql(context, `insert into nummernkreis (pflegedienst_id, jahr, letzte) values (:sonnenhof, 2030, 1)`, { sonnenhof }))
    await verweigert(
      sql(
        context,
        `insert into produkt_gemerkt (organisation_id, schluessel, produkt, suchtext, verwendet_am) values (:sonnenhof, 'x', '{}', 'x', :now)`,
        { sonnenhof, now },
      ),
    )
    await verweigert(
      sql(
        context,
        `insert into rueckfrage_gelesen (rueckfrage_id, bestellung_id, organisation_id, seite, nachricht_id, nachricht_nr, person_id, sichtbar_fuer, am)
          values (:rueckfrageId, :bestellungId, :organisationId, 'ARZT', :rueckfrageId, 1, :personId, array[:organisationId::uuid], :now)`,
        {
          rueckfrageId: crypto.randomUUID(),
          bestellungId: fall.id,
          organisationId: context.organisationId,
          personId: context.personId,
          now,
        },
      ),
    )
    await verweigert(
      sql(
        context,
        `insert into idempotenz (person_id, schluessel, anfrage_hash, antwort, created_at) values (:personId, 'x', 'x', 'x', :now)`,
        {
          personId: haus.ensemble.personen['pfleger']?.personId,
          now,
        },
      ),
    )
  })

  it.each([...fremde, 'apotheker2'] as const)('by %s gets nothing from the functions that may more than their caller', async (konto) => {
    const context = imNamesOf(konto)
    await verweigert(sql(context, `select schreibe_zeilen(:id, '[]')`, { id: fall.id }))
    await verweigert(sql(context, `select hold_teile(:id, '[]')`, { id: fall.id }))
    await verweigert(sql(context, `select schreibe_namen(:klientId)`, { klientId: haus.klientId }))
    await verweigert(sql(context, `select suche_bestellungen(:sonnenhof, '%')`, { sonnenhof: haus.ensemble.organisationen.sonnenhof }))
    expect(
      await sql(systemContext, `select count(*)::int as anzahl from bestellung_zeile where bestellung_id = :bestellungId`, {
        bestellungId: fall.id,
      }),
    ).toEqual([{ anzahl: 3 }])
  })

  it('cannot give an order away to where the writer does not read it', async () => {
    const { lindenweg } = haus.ensemble.organisationen
    await verweigert(
      sql(imNamesOf('pfleger'), `update bestellung set sichtbar_fuer = array[:lindenweg::uuid] where id = :id`, {
        id: entwurf.id,
        lindenweg,
      }),
    )
    await verweigert(
      sql(imNamesOf('pfleger'), `update klient set pflegedienst_id = :lindenweg where id = :klientId`, {
        klientId: haus.klientId,
        lindenweg,
      }),
    )
  })
})

describe('what has happened', () => {
  it.each(['pfleger', 'apotheker', 'pfleger2', 'system'] as const)(
    'is neither changed nor deleted, not even by its writer: %s',
    async (konto) => {
      const context = konto === 'system' ? systemContext : imNamesOf(konto)
      for (const table of ['ereignis', 'abschrift', 'apothekenwahl', 'hausbesuch_ereignis']) {
        await verweigert(
          sql(context, `update ${table} set ${table === 'apothekenwahl' ? 'form' : 'am'} = ${table === 'apothekenwahl' ? 'form' : 'am'}`),
        )
        await verweigert(sql(context, `delete from ${table}`))
        await verweigert(sql(context, `truncate ${table}`))
      }
    },
  )

  it('keeps its number: nobody writes one by hand', async () => {
    const values = { bestellungId: fall.id, sonnenhof: haus.ensemble.organisationen.sonnenhof, now: haus.clock.now.toISOString() }
    const withNumber = `insert into ereignis (seq, bestellung_id, version, art, zeile, aenderung, angaben, sichtbar_fuer, hoerer, seite, organisation_id, am) values (1, :bestellungId, 1, 'x', 'x', '{}', '{}', '{}', '{}', 'PFLEGE', :sonnenhof, :now)`
    await expect(sql(imNamesOf('pfleger'), withNumber, values)).rejects.toMatchObject({ sqlState: '428C9' })
  })

  it('and the lines of lists are written by the one function only', async () => {
    await verweigert(sql(imNamesOf('pfleger'), `delete from bestellung_zeile`))
    await verweigert(sql(imNamesOf('pfleger'), `update bestellung_zeile set status = 'ENTWURF'`))
    await verweigert(sql(systemContext, `insert into bestellung_zeile (organisation_id) select organisation_id from bestellung_zeile`))
  })

  it('nor does the application make itself more than it is', async () => {
    for (const text of [
      `alter table ereignis disable row level security`,
      `drop policy ereignis_lesen on ereignis`,
      `create table x (a int)`,
    ]) {
      await verweigert(sql(systemContext, text))
    }
    // A grant without the right to it is a warning only, and gives nothing.
    await sql(systemContext, `grant all on ereignis to dreiklang_app`)
    await verweigert(sql(systemContext, `delete from ereignis`))
  })
})
