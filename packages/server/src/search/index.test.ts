/** How the functions of migration 0027-search go about it: not how fast, which depends on the machine, but by which index. */
import { fold } from '@dreiklang/domain/search/search'
import { createTestDatabase, type TestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import type { DbContext } from '../ports.ts'
import { findBesuche, findKlienten } from './search.repository.ts'

const haus = (nr: number) => `00000000-0000-4000-8000-0000000000${String(nr).padStart(2, '0')}`
const context: DbContext = { organisationId: haus(1), personId: haus(90), system: false }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.admin.transaction(async (tx) => {
    await tx.execute(`
      insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
        select ('00000000-0000-4000-8000-0000000000' || lpad(i::text, 2, '0'))::uuid, 'PFLEGEDIENST', 'Haus ' || i, 'Weg', '1', '80331', 'München', '089 1', now()
        from generate_series(1, 20) i;
      insert into klient (id, pflegedienst_id, version, vorname, nachname, geburtsdatum, geschlecht, versicherungsart, wohnform, status, created_at, updated_at)
        select gen_random_uuid(), ('00000000-0000-4000-8000-0000000000' || lpad(case when i % 5 > 0 then '1' else (2 + (i / 5) % 19)::text end, 2, '0'))::uuid, 1,
          (array['Anna', 'Jürgen', 'Şule', 'Peter', 'Brigitte', 'Łukasz', 'Änne'])[1 + i % 7],
          (array['Müller', 'Schmidt', 'Fischer', 'Weber', 'Mayer', 'Wagner', 'Yıldız', 'Núñez', 'Krüger', 'Groß', 'Lüdenscheidt'])[1 + (i / 7) % 11]
            || (array['', '', 'mann', 'er', 'hof', 'meister', 'bach', 'feld', 'berg', '-Huber', '-Öztürk', 'hausen', 'ić'])[1 + (i / 77) % 13],
          '1940-01-01', 'W', 'GKV', 'ALLEIN', 'AKTIV', now(), now()
        from generate_series(1, 50000) i;`)
    await tx.execute('analyze klient; analyze bestellung_zeile')
  })
})
afterAll(() => database.close())

async function count(organisationId: string, query: string) {
  const stand = {
    name: 'test.stand',
    text: `select pg_stat_get_xact_numscans('klient_suche'::regclass)::int as woerter,
      k.idx_scan::int as index, k.idx_tup_fetch::int as gelesen, k.seq_scan::int as alle from pg_stat_xact_user_tables k where k.relname = 'klient'`,
  }
  return database.transaction({ ...context, organisationId }, async (tx) => {
    const lies = async () =>
      (await tx.query<Record<'woerter' | 'index' | 'gelesen' | 'alle', number>>(stand, {}))[0] ?? {
        woerter: 0,
        index: 0,
        gelesen: 0,
        alle: 0,
      }
    const before = await lies()
    const found = await findKlienten(tx, { organisationId, woerter: query.split(' ') })
    const after = await lies()
    const seither = (what: keyof typeof after) => after[what] - before[what]
    return {
      gefunden: found.length,
      namen: found.map(({ name }) => name),
      woerter: seither('woerter'),
      index: seither('index'),
      gelesen: seither('gelesen'),
      alle: seither('alle'),
    }
  })
}

describe('Among fifty thousand Klienten', () => {
  it.each(['muellerhof', 'sule nunezberg', 'lüdenscheithausn'])('a large house looks «%s» up among the words', async (query) => {
    const { gefunden, woerter, alle } = await count(haus(1), query)
    expect({ gefunden, alle }).toEqual({ gefunden: 8, alle: 0 })
    expect(woerter).toBeGreaterThan(0)
  })

  it.each(['an', 'mueller', 'sule nunez'])('a small house looks «%s» up in an index, and never reads all', async (query) => {
    const { gefunden, index, alle } = await count(haus(2), query)
    expect(gefunden).toBeGreaterThan(4)
    // One of them only reads the rows that were found.
    expect(index).toBeGreaterThan(1)
    expect(alle).toBe(0)
  })

  it.each([
    ['schmdit', /^Schmidt, /],
    ['brigite fischr', /^Fischer, Brigitte$/],
  ])('a slip of the pen in «%s» reads the people of the nearest names only', async (query, name) => {
    const { namen, gelesen, alle } = await count(haus(1), query)
    expect(namen).toHaveLength(8)
    for (const one of namen) expect(one).toMatch(name)
    // Someone called Schmidt something is one in eleven: 4,500 of them.
    expect(gelesen).toBeLessThan(2_500)
    expect(alle).toBe(0)
  })

  it('the list reads one page of its index and sorts nothing', async () => {
    const plan = await database.query<Record<'QUERY PLAN', string>>(
      context,
      {
        name: 'test.platz',
        text: `explain select k.id from klient k where k.pflegedienst_id = '${haus(1)}' and strpos(k.suchtext, ' mu') > 0
          order by falte(k.nachname) collate "C", falte(k.vorname) collate "C", k.id limit 50`,
      },
      {},
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toMatch(/Index Scan using klient_platz/)
    expect(text).not.toMatch(/Sort/)
  })
})

describe('Among a hundred thousand visits', () => {
  beforeAll(async () => {
    await database.admin.transaction(async (tx) => {
      // One Klient in five has visits: the last of each name, so that the first ones of it have none. The first 80,000 or so are the large organisation's.
      await tx.execute(`
        insert into hausbesuch (id, nummer, version, typ, status, pflegedienst_id, klient_id, wartet_auf, platz, personen, daten, created_at)
          select gen_random_uuid(), 'H-2026-' || lpad((row_number() over (order by k.pflegedienst_id))::text, 6, '0'), 1, 'PFLEGEBESUCH', 'GEPLANT', k.pflegedienst_id, k.id, 'PFLEGE',
            timestamptz '2026-11-01' + i * interval '1 day', '{}', '{}', now()
          from (select * from klient order by id desc limit 10000) k, generate_series(1, 10) i;`)
      await tx.execute('analyze hausbesuch')
    })
  })

  it.each(['mueller an', 'schmidt', 'lüdenscheithausn', 'schmidt 2026', '077123', '2026 077123'])(
    'one is found by «%s» without reading all',
    async (query) => {
      const woerter = query.split(' ')
      const all = () => ({
        name: 'test.besuche',
        text: `select seq_scan::int as alle from pg_stat_xact_user_tables where relname = 'hausbesuch'`,
      })
      await database.transaction(context, async (tx) => {
        const before = await tx.query<{ alle: number }>(all(), {})
        const found = await findBesuche(tx, { organisationId: haus(1), woerter }, '2026-11-05T08:00:00.000Z')
        expect(found.length).toBeGreaterThan(0)
        expect(await tx.query<{ alle: number }>(all(), {})).toEqual(before)
      })
    },
  )

  it('a number beside a name finds that visit, whoever of the name it is', async () => {
    await database.transaction(context, async (tx) => {
      const [letzter] = await tx.query<{ nummer: string }>(
        {
          name: 'test.last',
          text: `select h.nummer from hausbesuch h join klient k on k.id = h.klient_id where k.nachname = 'Schmidt' order by k.suchtext desc, h.platz desc limit 1`,
        },
        {},
      )
      const nummer = letzter?.nummer ?? ''
      const found = await findBesuche(tx, { organisationId: haus(1), woerter: ['schmidt', nummer.slice(-6)] }, '2026-11-05T08:00:00.000Z')
      expect(found.map((besuch) => besuch.nummer)).toEqual([nummer])
    })
  })
})

describe('A function of the search', () => {
  it.each(['finde_klienten', 'finde_bestellungen', 'finde_kollegen', 'finde_partner', 'finde_besuche'])(
    '%s works for the own organisation only',
    async (name) => {
      for (const fremde of [haus(2), null]) {
        const now = name === 'finde_besuche' ? ', now()' : ''
        const gerufen = database.query(context, sql(`test.fremd.${name}`, `select ${name}(:fremde::uuid, array['haus'], 8${now})`), {
          fremde,
        })
        await expect(gerufen).rejects.toMatchObject({ sqlState: '42501' })
      }
    },
  )
})

describe('Folding', () => {
  it('is the same on the screen and in the database', async () => {
    const proben = [
      'Müller',
      'MUELLER',
      'Groß',
      'STRAẞE',
      'Yıldız',
      'İSTANBUL',
      'Łukasz',
      'Šimić',
      'Núñez',
      'Sørensen',
      'Ærø',
      'Œuvre',
      'Þór',
      'Aue',
      'Baeuerle',
      'Иванов',
      'Ђоковић',
      '陈',
      'José-María',
      '1/2 µg',
      'Ramipril 5 mg Tabletten',
      'ÄRZTE AM ÖL ÜBER SÜSS UND SÜẞ',
      'Ärzte am Öl über süß',
      'AEPFEL ROESTEN, UEBER AEUSSERSTES',
      'Süßmüller-Šimić',
      'Æther über Öl',
      'ß',
      '',
    ]
    const [row] = await database.query<{ gefaltet: string[] }>(
      context,
      sql('test.falte', 'select array(select falte(x) from unnest(:proben::text[]) x) as gefaltet'),
      { proben },
    )
    expect(row?.gefaltet).toEqual(proben.map(fold))
  })
})
