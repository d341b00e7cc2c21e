import type { Call } from '@dreiklang/domain/shared/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StaticServer, serveFolder } from '../../e2e/src/staticServer.ts'
import { openBrowserHome } from './browserHome.ts'
import { differences, firstOfEach } from './differences.ts'
import type { Home } from './home.ts'
import { openPgliteHome, openPostgresHome } from './nodeHome.ts'
import { type Said, ask } from './suite.ts'

let folder: StaticServer
beforeAll(async () => {
  folder = await serveFolder('dist/demo')
})
afterAll(() => folder?.close())

const unanswered = 'NOT FOUND'

describe('one server in three homes', () => {
  it('answers every call alike on PostgreSQL, on PGlite, and on PGlite in a worker of Chromium', { timeout: 2_400_000 }, async () => {
    const answers = new Map<string, Said[]>()
    const askAt = async (home: Home, calls: readonly Call[]) => {
      answers.set(home.name, await ask(home, calls))
      await home.close()
    }
    const postgres = await openPostgresHome(folder.address)
    const { calls } = postgres
    await askAt(postgres, calls)
    const { home: pglite, snapshot } = await openPgliteHome(folder.address)
    await askAt(pglite, calls)
    const inWorker = await openBrowserHome(folder.address, snapshot)
    await askAt(inWorker, calls)

    const expected = answers.get(postgres.name) ?? []
    for (const [home, said] of answers) {
      const different = differences(expected, said)
      console.log(`${home}: ${said.filter(({ compared }) => compared).length} calls compared, ${different.length} differences`)
      expect({ home, calls: said.length, differences: firstOfEach(different).slice(-12) }).toEqual({
        home,
        calls: expected.length,
        differences: [],
      })
    }
    expect(answers.get(inWorker.name)?.filter(({ answer }) => answer.endsWith(unanswered))).toEqual([])
  })
})
