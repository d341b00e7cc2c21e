import { describe, expect, test } from 'vitest'
import { exactly, maybe, one } from './rows.ts'
import { orderedValues, sql } from './sql.ts'

const compiled = (text: string) => {
  const statement = sql('test', text)
  return [statement.text, ...(statement.parameters ?? [])]
}

describe('sql', () => {
  test('numbers the names in the order in which they appear, and the same name is the same parameter', () => {
    expect(compiled('select * from t where a = :one and b in (:two,:one) and c=:three_3')).toEqual([
      'select * from t where a = $1 and b in ($2,$1) and c=$3',
      'one',
      'two',
      'three_3',
    ])
  })

  test('keeps the name of the statement, and a text without names as it is', () => {
    expect(sql('zaehle', 'select 1')).toEqual({ name: 'zaehle', text: 'select 1', parameters: [] })
  })

  test('tells a cast from a name', () => {
    expect(compiled('select :ids::uuid[], a::text, (:from)::date')).toEqual(['select $1::uuid[], a::text, ($2)::date', 'ids', 'from'])
  })

  test.each([
    ['a text', `select 'at :noon', 'it''s :late', to_char(now(), 'HH24:MI:SS')`],
    ['a text with escapes', String.raw`select e'it\'s :late'`],
    ['a quoted name', `select 1 as "a:b", 2 as "say "":c"""`],
    ['a comment to the end of the line', 'select 1 -- see :here\n'],
    ['a comment', 'select /* :not\n :here */ 1'],
    ['a text in dollars', 'select $$ it is :here $$, $tag$ $$ :there $tag$'],
    ['an assignment', 'call f(a := 1)'],
    ['a slice', 'select a[1:2], a[1:n], a[x:y], a[f(1):array_length(a, 1)], b[c[1]:d]'],
    ['an operator of jsonb', `select a -> 'b:c' ->> 'd', a #>> '{e}', a ? 'f', a @> '{"g": 1}', a @? '$.h'`],
  ])('leaves %s alone', (_what, text) => {
    expect(compiled(text)).toEqual([text])
  })

  test('finds the names behind all of these', () => {
    expect(compiled(`select 'a', "b", a[1:2], x::int -- c\n where y = :y`)).toEqual([
      `select 'a', "b", a[1:2], x::int -- c\n where y = $1`,
      'y',
    ])
  })

  test('refuses a parameter by number', () => {
    expect(() => sql('test', 'select $1')).toThrow('test has the parameter $1')
  })
})

describe('the names that the compiler knows', () => {
  const columns = 'a, b'
  const statement = sql(
    'test',
    `select ${columns}, a::text, c[1:2], d[:n:3] from t
      where x=:x and (:from)::date > y and id = any(:ids::uuid[]) or (x,y) > (:x,:y) limit :limit`,
  )

  test('are those of the text, without casts and slices', () => {
    const names: readonly ('n' | 'x' | 'from' | 'ids' | 'y' | 'limit')[] | undefined = statement.parameters
    expect(names).toEqual(['n', 'x', 'from', 'ids', 'y', 'limit'])
    expect(orderedValues(statement, { limit: 6, y: 5, ids: 4, from: 3, x: 2, n: 1 })).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('are asked for, all of them and no others', () => {
    // @ts-expect-error -- the limit is missing
    expect(() => orderedValues(statement, { y: 5, ids: 4, from: 3, x: 2, n: 1 })).toThrow('The parameter limit of test has no value')
    // @ts-expect-error -- there is no offset
    expect(() => orderedValues(statement, { limit: 6, y: 5, ids: 4, from: 3, x: 2, n: 1, offset: 0 })).toThrow(
      'test has no parameter offset',
    )
  })

  test('are any where the text is put together at run time', () => {
    const condition: string = ['a = :a', 'b = :b'].join(' and ')
    const open = sql('test', `select 1 where ${condition} and c = :c`)
    expect(orderedValues(open, { a: 1, b: 2, c: 3 })).toEqual([1, 2, 3])
  })
})

describe('rows', () => {
  test('one is one row and no other number', async () => {
    expect(await one(Promise.resolve([{ id: 1 }]))).toEqual({ id: 1 })
    await expect(one(Promise.resolve([]))).rejects.toThrow('answered 0 rows')
    await expect(one(Promise.resolve([1, 2]))).rejects.toThrow('answered 2 rows')
  })

  test('maybe is the first row or null', async () => {
    expect(await maybe(Promise.resolve([{ id: 1 }]))).toEqual({ id: 1 })
    expect(await maybe(Promise.resolve([]))).toBeNull()
  })

  test('exactly holds a statement to the number of rows that it has to write', async () => {
    await expect(exactly(1, Promise.resolve(1))).resolves.toBeUndefined()
    await expect(exactly(1, Promise.resolve(0))).rejects.toThrow('wrote 0 rows instead of 1')
  })
})
