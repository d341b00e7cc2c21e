import { describe, expect, it } from 'vitest'
import { readSyntax } from '../sources/syntax.mjs'
import { linesOf, measureLengths } from './budgets.mjs'
import { findMissingSources } from './pages.mjs'
import { findImpurities } from './purity.mjs'
import { faultOfRole, faultsOfReasons } from './roles.mjs'
import { findUnknownClasses } from './style-sheets.mjs'
import { findSuppressions } from './suppressions.mjs'

const file = (path, lines) => ({ path, text: 'x\n'.repeat(lines) })

describe('The length of files', () => {
  it('counts lines as an editor does', () => {
    expect([linesOf(''), linesOf('a'), linesOf('a\n'), linesOf('a\nb')]).toEqual([0, 1, 1, 2])
  })

  it('ends at 300 lines, for a test at 500', () => {
    const { faults } = measureLengths([
      file('packages/a.ts', 300),
      file('packages/b.ts', 301),
      file('packages/b.test.ts', 500),
      file('packages/c.test.tsx', 501),
      ...Array.from({ length: 60 }, (_, index) => file(`packages/short${index}.ts`, 20)),
    ])
    expect(faults).toEqual(['packages/b.ts: 301 lines, the end is 300', 'packages/c.test.tsx: 501 lines, the end is 500'])
  })

  it('has a budget for the median and for the long ones together', () => {
    const many = (count, lines) => Array.from({ length: count }, (_, index) => file(`packages/${lines}-${index}.ts`, lines))
    expect(measureLengths(many(10, 71)).faults).toEqual(['The median file has 71 lines, the budget is 70'])
    expect(measureLengths([...many(90, 20), ...many(10, 260)]).faults).toEqual([
      'The 95th of a hundred files has 260 lines, the budget is 250',
    ])
  })
})

describe('The role of a file', () => {
  const purpose = '/** Numbers of orders, taken from the database in blocks. */\n'

  it.each([
    'packages/domain/src/bestellung/bestellung.ts',
    'packages/domain/src/bestellung/senden.decider.ts',
    'packages/server/src/bestellung/bestellung.usecases.ts',
    'packages/server/src/bestellung/bestellung.api.test.ts',
    'packages/server/src/bestellung/step/write.usecases.ts',
    'packages/server/src/database/migrations.ts',
    'packages/server/src/server.ts',
    'packages/web/src/bestellung/bestellung.texts.de.ts',
    'packages/web/src/bestellung/pages/BestellungPage.tsx',
    'packages/web/src/bestellung/bestellung.texts.ts',
    'packages/web/src/bestellung/bestellung.routes.tsx',
    'packages/web/src/bestellung/neu/neu.queries.ts',
    'packages/web/src/bestellung/neu/components/formWerte.ts',
    'packages/web/src/ui/table.model.ts',
    'hosts/node/src/postgres.driver.ts',
  ])('is told by the name %s', (path) => expect(faultOfRole({ path, text: '' })).toBeNull())

  it.each([
    'packages/domain/src/bestellung/bestellung.service.ts',
    'packages/domain/src/bestellung/rules/senden.ts',
    'packages/server/src/bestellung/bestellung.controller.ts',
    'packages/server/src/bestellung/step/bestellung/write.usecases.ts',
    'packages/web/src/bestellung/bestellung.store.ts',
    'packages/web/src/bestellung/BestellungPage.tsx',
    'packages/web/src/bestellung/neu/formWerte.ts',
    'packages/web/src/bestellung/bestellung.texts.fr.ts',
    'packages/web/src/shared/utils.ts',
    'packages/domain/src/bestellung/index.ts',
  ])('is not told by the name %s', (path) => expect(faultOfRole({ path, text: purpose })).toContain(path))

  it('may be missing on the server when the file begins with what it is for', () => {
    const path = 'packages/server/src/bestellung/nummern.ts'
    expect(faultOfRole({ path, text: purpose })).toBeNull()
    expect(faultOfRole({ path: 'packages/server/src/bestellung/draft/nummern.ts', text: purpose })).toBeNull()
    expect(faultOfRole({ path, text: '/** Numbers. */\n' })).toContain(path)
    expect(faultOfRole({ path, text: `import a from 'a'\n${purpose}` })).toContain(path)
  })

  it('may be another one with a reason, as long as the file exists', () => {
    const path = 'packages/server/src/betrieb/betrieb.clock.ts'
    const reasons = { [path]: 'the clock of the house has no request and no route' }
    expect(faultOfRole({ path, text: '' }, reasons)).toBeNull()
    expect(faultsOfReasons(reasons, [path])).toEqual([])
    expect(faultsOfReasons(reasons, [])).toHaveLength(1)
    expect(faultsOfReasons({ [path]: 'needed' }, [path])).toHaveLength(1)
  })
})

describe('A silenced rule', () => {
  const faults = (line) => findSuppressions({ path: 'a.ts', text: `\n${line}\n` })

  it.each([
    '// @ts-ignore the types are wrong upstream',
    '// @ts-expect-error',
    '// oxlint-disable-next-line no-console',
    '// oxlint-disable-next-line no-console -- why',
    '/* oxlint-disable */',
    '// eslint-disable-next-line -- because it is needed here',
  ])('is refused as %s', (line) => expect(faults(line)[0]).toMatch(/^a\.ts:2: /))

  it.each([
    '// oxlint-disable-next-line no-console -- the start line of the server is for the terminal',
    '// @ts-expect-error the library forgets the second parameter in its types',
    "const text = 'no suppression here'",
  ])('is let through as %s', (line) => expect(faults(line)).toEqual([]))
})

describe('What a rule depends on', () => {
  const impurities = (path, text) => findImpurities(path, readSyntax({ path, text }))

  it('is never the clock or chance in the domain', () => {
    expect(impurities('packages/domain/src/a/a.ts', 'const a = Date.now() + Math.random()\nconst id = crypto.randomUUID()\n')).toHaveLength(
      3,
    )
  })

  it('is a port on the server, which may use timers and Web Crypto', () => {
    const text = 'const now = new Date()\nsetTimeout(f, 5)\nconst id = crypto.randomUUID()\n'
    expect(impurities('packages/server/src/a/a.usecases.ts', text)).toEqual([
      'packages/server/src/a/a.usecases.ts:1: new Date() reaches around the arguments and ports',
    ])
  })

  it('is free in tests and on the screen', () => {
    expect(impurities('packages/domain/src/a/a.test.ts', 'Date.now()\n')).toEqual([])
    expect(impurities('packages/web/src/a/pages/A.tsx', 'Date.now()\n')).toEqual([])
  })

  it('is never any, not even in a test', () => {
    expect(impurities('packages/web/src/a/a.test.ts', 'let a: any\n')).toEqual(['packages/web/src/a/a.test.ts:1: any'])
  })
})

it('A class that a component names stands in its style sheet', () => {
  const text = `import classes from './Bar.module.css'\n<b className={classes.buttons} /> <i className={classes['row']} />`
  const sheet = (path) => ({ 'packages/web/src/ui/Bar.module.css': '.row { gap: 1rem }\n.knoepfe > b {}' })[path]
  expect(findUnknownClasses({ path: 'packages/web/src/ui/Bar.tsx', text }, sheet)).toEqual([
    'packages/web/src/ui/Bar.tsx: ./Bar.module.css has no .buttons',
  ])
})

it('A page names no source that is not there', () => {
  const page = { path: 'docs/a.md', text: 'Begin at `server.ts`,\nthen `x.routes.ts` and `packages/server/src/uhr.usecases.ts`.' }
  expect(findMissingSources(page, ['packages/server/src/server.ts'])).toEqual(['docs/a.md:2: there is no uhr.usecases.ts'])
})
