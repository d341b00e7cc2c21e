import { expect, it, vi } from 'vitest'
import type { Statement } from '../ports.ts'

const { written } = vi.hoisted(() => ({ written: new Map<string, string>() }))
vi.mock('./sql.ts', async (original) => {
  const module = await original<typeof import('./sql.ts')>()
  const sql = (name: string, text: string): Statement => {
    const statement = module.sql(name, text)
    written.set(`${name}\n${statement.text}`, statement.text)
    return statement
  }
  return { ...module, sql }
})

const { hausForTests } = await import('../forTests.fixtures.ts')
const { systemContext } = await import('../shared/context.ts')
const modules = import.meta.glob(['../**/*.ts', '!../**/*.test.ts', '!../**/*.fixtures.ts', '!../demo/**'])

const haus = await hausForTests()

let asked = 0
/** What the database says against a text that names a table, a column or a function that it does not have. */
async function faultOf(text: string): Promise<string | null> {
  asked += 1
  const name = `test.statement${asked}`
  try {
    await haus.ports.database.transaction(systemContext, async (tx) => {
      await tx.query({ name, text: `prepare asked as ${text}` }, {})
      await tx.query({ name: 'test.deallocate', text: 'deallocate asked' }, {})
    })
  } catch (error) {
    return String(error)
  }
  return null
}

it('every statement that is written when its module loads fits the tables as they are', { timeout: 300_000 }, async () => {
  await Promise.all(Object.values(modules).map((load) => load()))
  expect(written.size).toBeGreaterThan(900)
  const faults: string[] = []
  for (const [name, text] of written) {
    const fault = await faultOf(text)
    if (fault !== null) faults.push(`${name}\n${fault}`)
  }
  expect(faults).toEqual([])
  expect(await faultOf('select no_such_column from person')).toMatch(/no_such_column/)
})
