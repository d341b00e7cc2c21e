import { sql } from '@dreiklang/server/database/sql'
import { ConstraintViolation, type DbContext, type Statement, StorageFull } from '@dreiklang/server/ports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../testDatabase.ts'
import { allTypes, allTypesRead } from './allTypes.ts'

export const organisationContext = (number: number): DbContext => ({
  organisationId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  personId: `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
  system: false,
})

const one = organisationContext(1)
const two = organisationContext(2)
const system: DbContext = { organisationId: null, personId: null, system: true }

const tables = `
create table akte (id int primary key, organisation_id uuid not null, text text not null, constraint akte_text check (text <> ''));
alter table akte enable row level security;
create policy akte_eigene on akte using (organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid));
create policy akte_system on akte to dreiklang_system using (true);
grant select, insert, update on akte to dreiklang_app;
create function fill_disk() returns int language plpgsql as $$
begin
  raise exception 'could not extend file "base/5/16384": No space left on device' using errcode = '53100';
end $$;
insert into akte select n, ('00000000-0000-4000-8000-' || lpad(((n - 1) / 5 + 1)::text, 12, '0'))::uuid, 'Akte ' || n from generate_series(1, 200) n;`

const whoOnI = {
  name: 'who_am_i',
  text: `select current_setting('app.organisation') as organisation, current_setting('app.person') as person, current_user as role, (select count(*) from akte) as akten`,
}
const readAkten = { name: 'read_akten', text: 'select id from akte order by id' }
const writeAkte = sql('write_akte', 'insert into akte (id, organisation_id, text) values (:id, :organisationId, :text)')

const fillDisk = { name: 'fill_disk', text: 'select fill_disk()' }

export function describeDatabase(open: () => Promise<TestDatabase>): void {
  let database: TestDatabase
  beforeAll(async () => {
    database = await open()
    await database.admin.transaction((tx) => tx.execute(tables))
  })
  afterAll(() => database.close())

  it('reads every type of the database as the same JavaScript value', async () => {
    const [row] = await database.query(one, { name: 'all_types', text: allTypes }, {})
    expect(row).toStrictEqual(allTypesRead)
  })

  it('refuses a whole number that would lose digits', async () => {
    await expect(database.query(one, { name: 'big', text: 'select 9007199254740993 as big' }, {})).rejects.toThrow(RangeError)
    expect(await database.query(one, { name: 'small', text: 'select 1 as small' }, {})).toEqual([{ small: 1 }])
  })

  it('says that the disk is full, keeps nothing of the transaction, and goes on', async () => {
    await expect(database.query(one, fillDisk, {})).rejects.toBeInstanceOf(StorageFull)
    const half = database.transaction(one, async (tx) => {
      await tx.write(writeAkte, { id: 9_001, organisationId: one.organisationId, text: 'half' })
      await tx.query(fillDisk, {})
    })
    await expect(half).rejects.toBeInstanceOf(StorageFull)
    expect(await database.query(one, { name: 'read_half', text: 'select id from akte where id = 9001' }, {})).toEqual([])
  })

  it('writes numbers, texts, bytes, lists and JSON as they were given', async () => {
    const text =
      'select :n::int as n, :t::text as t, :b::bytea as b, :u::uuid[] as u, :j::jsonb as j, :z::timestamptz as z, :d::date as d, :l::text[] as l, :f::bool as f, :g::int8 as g'
    const values = {
      n: 7,
      t: 'Ärztin "Ö"',
      b: new Uint8Array([0, 255]),
      u: [one.organisationId],
      j: '{"a":[1,null]}',
      z: '2026-03-29T01:30:00.123Z',
      d: '2026-02-28',
      l: ['a,b', '"', null, ''],
      f: true,
      g: 2 ** 40,
    }
    expect(await database.query(one, sql('echo', text), values)).toStrictEqual([
      {
        n: 7,
        t: 'Ärztin "Ö"',
        b: new Uint8Array([0, 255]),
        u: [one.organisationId],
        j: { a: [1, null] },
        z: '2026-03-29T01:30:00.123Z',
        d: '2026-02-28',
        l: ['a,b', '"', null, ''],
        f: true,
        g: 2 ** 40,
      },
    ])
  })

  it('refuses a parameter that drivers would understand differently', async () => {
    for (const value of [undefined, new Date(), { a: 1 }, Number.NaN]) {
      await expect(database.query(one, sql('param', 'select :value::text as value'), { value })).rejects.toThrow(/Parameter value of param/)
    }
  })

  it('refuses two different statements under one name', async () => {
    await database.query(one, { name: 'twin', text: 'select 1' }, {})
    await expect(database.query(one, { name: 'twin', text: 'select 2' }, {})).rejects.toThrow(/share the name twin/)
  })

  it('answers how many rows a statement has written', async () => {
    const rename = sql('rename', 'update akte set text = :text where id = any (:ids::int[])')
    expect(await database.write(one, rename, { ids: [1, 2, 3, 100], text: 'umbenannt' })).toBe(3)
    expect(await database.write({ ...one, personId: null }, rename, { ids: [100], text: 'fremd' })).toBe(0)
    expect(await database.transaction(one, (tx) => tx.write(rename, { ids: [4], text: 'umbenannt' }))).toBe(1)
  })

  it('refuses values that do not fit the names of the parameters', async () => {
    // As a statement whose names only the running program knows.
    const named: Statement = sql('named', 'select :a::int as a, :b::int as b')
    expect(await database.query(one, named, { b: 2, a: 1 })).toEqual([{ a: 1, b: 2 }])
    await expect(database.query(one, named, { a: 1 })).rejects.toThrow('The parameter b of named has no value')
    await expect(database.query(one, named, { a: 1, b: 2, c: 3 })).rejects.toThrow('named has no parameter c')
    await expect(database.query(one, named, { a: 1, c: 3 })).rejects.toThrow(TypeError)
  })

  describe('in whose name a statement runs', () => {
    it('shows an organisation its own rows, nobody none, and the system all', async () => {
      const ids = async (context: DbContext) => (await database.query<{ id: number }>(context, readAkten, {})).map(({ id }) => id)
      expect(await ids(one)).toEqual([1, 2, 3, 4, 5])
      expect(await ids({ ...one, organisationId: null })).toEqual([])
      expect(await ids(system)).toHaveLength(200)
    })

    it('does not let an organisation write a row of another', async () => {
      await expect(database.query(one, writeAkte, { id: 900, organisationId: two.organisationId, text: 'fremd' })).rejects.toMatchObject({
        sqlState: '42501',
      })
      await expect(
        database.transaction(one, (tx) => tx.query(writeAkte, { id: 900, organisationId: two.organisationId, text: 'fremd' })),
      ).rejects.toMatchObject({
        sqlState: '42501',
      })
    })

    it('keeps two hundred statements of forty organisations apart, also when some of them fail', async () => {
      const asked = Array.from({ length: 200 }, (_, index) => organisationContext((index * 7) % 40 || 40))
      const answers = await Promise.allSettled(
        asked.map((context, index) =>
          index % 9 === 4
            ? database.query(context, writeAkte, { id: 1, organisationId: context.organisationId, text: '' })
            : database.query(context, whoOnI, {}),
        ),
      )
      answers.forEach((answer, index) => {
        const context = asked[index]
        if (index % 9 === 4) expect(answer).toMatchObject({ status: 'rejected', reason: { name: 'ConstraintViolation' } })
        else
          expect(answer).toEqual({
            status: 'fulfilled',
            value: [{ organisation: context?.organisationId, person: context?.personId, role: 'dreiklang_app', akten: 5 }],
          })
      })
    })

    it('leaves nothing of a transaction behind for the next statement', async () => {
      await database.transaction(two, async (tx) => {
        expect(await tx.query(whoOnI, {})).toMatchObject([{ organisation: two.organisationId, akten: 5 }])
      })
      expect(
        await database.transaction({ organisationId: null, personId: null, system: false }, (tx) => tx.query(whoOnI, {})),
      ).toMatchObject([{ organisation: '', person: '', role: 'dreiklang_app', akten: 0 }])
    })
  })

  describe('several statements in one transaction', () => {
    const rowsOf = async (id: number) => database.admin.transaction((tx) => tx.query('select id from akte where id = $1', [id]))

    it('are kept together', async () => {
      const answer = await database.transaction(one, async (tx) => {
        await tx.query(writeAkte, { id: 901, organisationId: one.organisationId, text: 'eins' })
        await tx.query(writeAkte, { id: 902, organisationId: one.organisationId, text: 'zwei' })
        return 'done'
      })
      expect(answer).toBe('done')
      expect(await rowsOf(901)).toEqual([{ id: 901 }])
      expect(await rowsOf(902)).toEqual([{ id: 902 }])
    })

    it('are undone together when the work is refused', async () => {
      const refusal = new Error('Der Klient gehört zu einem anderen Pflegedienst')
      const work = database.transaction(one, async (tx) => {
        await tx.query(writeAkte, { id: 903, organisationId: one.organisationId, text: 'drei' })
        throw refusal
      })
      await expect(work).rejects.toBe(refusal)
      expect(await rowsOf(903)).toEqual([])
    })

    it('do not pass for done when a failed statement was ignored', async () => {
      const work = database.transaction(one, async (tx) => {
        await tx.query(writeAkte, { id: 904, organisationId: one.organisationId, text: 'vier' })
        await tx.query(writeAkte, { id: 904, organisationId: one.organisationId, text: 'nochmal' }).catch(() => [])
      })
      await expect(work).rejects.toThrow(/rolled back/)
      expect(await rowsOf(904)).toEqual([])
    })

    it('refuse a statement that comes after the end', async () => {
      let late: (() => Promise<unknown>) | undefined
      await database.transaction(one, async (tx) => {
        late = () => tx.query(readAkten, {})
      })
      await expect(late?.()).rejects.toThrow(/after its transaction had ended/)
    })

    it('get each its own answer when they are asked at once', async () => {
      const echo = sql('echo_at_once', 'select :given::text as given, length(:given::text) as long')
      const given = Array.from({ length: 20 }, (_, number) => 'x'.repeat(number + 1))
      const answers = await database.transaction(one, (tx) => Promise.all(given.map((text) => tx.query(echo, { given: text }))))
      expect(answers).toEqual(given.map((text) => [{ given: text, long: text.length }]))
    })

    it('run beside each other without mixing', async () => {
      const seen = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          database.transaction(organisationContext(index + 2), async (tx) => {
            await tx.query(readAkten, {})
            return tx.query(readAkten, {})
          }),
        ),
      )
      seen.forEach((rows, index) => expect(rows).toEqual([1, 2, 3, 4, 5].map((n) => ({ id: (index + 1) * 5 + n }))))
    })
  })

  describe('when the database says no', () => {
    it('names the constraint and says nothing of the row', async () => {
      const error: unknown = await database
        .query(one, writeAkte, { id: 905, organisationId: one.organisationId, text: '' })
        .catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(ConstraintViolation)
      expect(error).toMatchObject({ sqlState: '23514', constraint: 'akte_text' })
      expect(everythingOf(error)).not.toContain(one.organisationId)
    })

    it('does not repeat a value that it could not read', async () => {
      const error: unknown = await database
        .query(one, sql('unreadable', 'select :name::text::uuid'), { name: 'Frau Müller' })
        .catch((reason: unknown) => reason)
      expect(error).toMatchObject({ sqlState: '22P02' })
      expect(everythingOf(error)).not.toContain('Müller')
    })
  })

  it('tells listeners what is new, once for a burst, and every message with a payload', async () => {
    const heard: string[] = []
    const stop = await database.listen('neues', (payload) => heard.push(payload))
    for (let n = 0; n < 20; n++) await database.notify('neues', '')
    await database.notify('neues', 'a')
    await database.notify('neues', 'b')
    await expect.poll(() => heard.toSorted()).toEqual(['', 'a', 'b'])
    await stop()
    await database.notify('neues', 'c')
    await database.query(one, { name: 'small', text: 'select 1 as small' }, {})
    expect(heard).toHaveLength(3)
  })
}

/** Also what only a debugger or a careless log would show. */
function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = Object.getOwnPropertyNames(error).map((name) =>
    name === 'cause' ? everythingOf(error.cause) : JSON.stringify(Object.getOwnPropertyDescriptor(error, name)?.value),
  )
  return own.join('\n')
}
