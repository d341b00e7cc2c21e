#!/usr/bin/env node
/**
 * `npm test`: everything that must hold before a change is done, in one command. The API tests run on the PostgreSQL of the npm package, and on
 * yours when TEST_DATABASE_URL is the address of a superuser: a database is made for each test file and dropped. That PGlite answers alike is
 * compared in three homes.
 *
 * Two parts run at a time, so that two cores always have something to do; the last line says how much that was. A third one made all of them
 * take a fifth more of the processor. Files that fail there run once more by themselves at the end, and that decides: a wait that a busy machine
 * has cut short is told from a fault, which fails again.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tool } from './parts/run-command.mjs'
import { countedTests, endWithParts, failedTests, lastLine, runParts } from './parts/run-parts.mjs'
import { readResults, slowest } from './parts/test-results.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const minutes = (count) => count * 60_000
const databaseUrl = process.env.TEST_DATABASE_URL
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const resultsFolder = mkdtempSync(join(tmpdir(), 'dreiklang-results-'))

const noneRan = (output) => (/\d+ passed/.test(countedTests(output)) ? null : 'No test ran')
/** More than this is no busy machine. */
const mostAgain = 8

function vitest({ name, needs, projects, filters = [], env = {}, limitMs, note = countedTests, last = false }) {
  const results = join(resultsFolder, `${name}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...filters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ]
  const again = () => {
    const failed = readResults(results, root).filter((file) => file.failed)
    if (last || failed.length === 0 || failed.length > mostAgain) return null
    return vitest({ name: `${name}, again`, projects, filters: failed.map(({ path }) => path), env, limitMs, last: true })
  }
  const own = { TEST_DATABASE: undefined, TEST_DATABASE_URL: undefined, ...env }
  return { name, needs, command: tool('vitest', args), env: own, limitMs, note, failures: failedTests, fault: noneRan, again, results }
}

/** `Node with PGlite: 6326 calls compared, 0 differences`, for each home. */
const comparedCalls = (output) => [...output.matchAll(/^.*: \d+ calls compared, \d+ differences$/gm)].join('; ')

// The limits end what hangs. The whole takes 16 minutes on quiet processors; a machine that is busy with other work takes three times that.
const build = { name: 'build', command: [...npm, 'run', '--silent', 'build'], limitMs: minutes(15) }
const practice = {
  name: 'build of the practice mode',
  needs: [build.name],
  command: [...npm, 'run', '--silent', 'build:demo'],
  limitMs: minutes(20),
  note: lastLine,
}
const built = [build.name, practice.name]
/** What others wait for comes first. The journeys fill two cores by themselves, so the parts that wait now and then run beside the tests before. */
const parts = [
  build,
  { name: 'check', command: [process.execPath, `${root}scripts/check.mjs`], limitMs: minutes(20), note: lastLine },
  vitest({
    name: 'unit, API and page tests',
    projects: ['domain', 'client', 'server', 'server alone', 'web', 'web alone', 'scripts'],
    limitMs: minutes(70),
  }),
  practice,
  vitest({ name: 'one server in three homes', needs: built, projects: ['homes'], limitMs: minutes(45), note: comparedCalls }),
  vitest({ name: 'hosts and commands', needs: built, projects: ['hosts'], limitMs: minutes(45) }),
  vitest({ name: 'journeys and every page in the browser', needs: built, projects: ['e2e'], limitMs: minutes(70) }),
  ...(databaseUrl
    ? [
        vitest({
          name: 'API tests on TEST_DATABASE_URL',
          projects: ['server'],
          filters: ['.api.test.ts'],
          env: { TEST_DATABASE_URL: databaseUrl },
          limitMs: minutes(25),
        }),
      ]
    : []),
]

if (!databaseUrl) console.log('  skip  API tests on your own PostgreSQL: TEST_DATABASE_URL is not set')
if (!existsSync(`${root}../shared`)) console.log('  skip  tests that read the data in ../shared: it is not there')

/** Since the machine started, in milliseconds; what else runs on it counts too. */
const processorMs = () => cpus().reduce((sum, { times: { idle, ...busy } }) => sum + Object.values(busy).reduce((a, b) => a + b), 0)

endWithParts()
const processorBefore = processorMs()
const { good, ms } = await runParts(parts, { atOnce: 2, cwd: root, deadlineMs: minutes(85) })

const results = parts.flatMap((part) => readResults(part.results ?? '', root))
if (results.length > 0) console.log(`\nThe twenty slowest files:\n${slowest(results, 20).join('\n')}\n`)
rmSync(resultsFolder, { recursive: true, force: true })
const spoken = (duration) => `${Math.floor(duration / 60_000)} min ${Math.floor((duration % 60_000) / 1000)} s`
console.log(
  `${good ? 'all good' : 'failed'} after ${spoken(ms)}, ${spoken(processorMs() - processorBefore)} of ${cpus().length} processors`,
)
process.exitCode = good ? 0 : 1
