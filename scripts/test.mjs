#!/usr/bin/env node
/**
 * `npm test`: everything that must hold before a change is done, in one command. The API tests run on the PostgreSQL of the npm package, and on
 * yours when TEST_DATABASE_URL is the address of a superuser: a database is made for each test file and dropped. That PGlite answers alike is
 * compared in three homes.
 *
 * Two parts run at a time: check beside the builds, then all tests from one queue. Files that fail there run once more by themselves at the
 * end, and that decides: a wait that a busy machine has cut short is told from a fault, which fails again.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tool } from './parts/run-command.mjs'
import { countedTests, endWithParts, failedTests, lastLine, runLanes } from './parts/run-parts.mjs'
import { readResults, slowest } from './parts/test-results.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const minutes = (count) => count * 60_000
const databaseUrl = process.env.TEST_DATABASE_URL
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const resultsFolder = mkdtempSync(join(tmpdir(), 'dreiklang-results-'))

const noneRan = (output) => (/\d+ passed/.test(countedTests(output)) ? null : 'No test ran')
/** More than this is no busy machine. */
const mostAgain = 8

function vitest({ name, projects, filters = [], env = {}, limitMs, note = countedTests, last = false }) {
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
  return { name, command: tool('vitest', args), env: own, limitMs, note, failures: failedTests, fault: noneRan, again, results }
}

/** `Node with PGlite: 6326 calls compared, 0 differences`, for each home. */
const comparedCalls = (output) => [...output.matchAll(/^.*: \d+ calls compared, \d+ differences$/gm)].join('; ')

// The limits end what hangs. The whole takes less than half an hour; a machine that is busy with other work takes several times that.
const check = { name: 'check', command: [process.execPath, `${root}scripts/check.mjs`], limitMs: minutes(15), note: lastLine }
const builds = [
  { name: 'build', command: [...npm, 'run', '--silent', 'build'], limitMs: minutes(10) },
  { name: 'build of the practice mode', command: [...npm, 'run', '--silent', 'build:demo'], limitMs: minutes(15), note: lastLine },
]
/** The two longest first: whoever is done takes the next. */
const tests = [
  vitest({
    name: 'unit, API and page tests',
    projects: ['domain', 'server', 'web', 'web alone', 'hosts', 'scripts'],
    limitMs: minutes(40),
  }),
  vitest({ name: 'journeys in the browser', projects: ['e2e'], limitMs: minutes(40) }),
  vitest({ name: 'one server in three homes', projects: ['homes'], limitMs: minutes(30), note: comparedCalls }),
  vitest({ name: 'every page in the browser', projects: ['e2e pages'], limitMs: minutes(20) }),
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

endWithParts()
const started = performance.now()
const deadlineMs = minutes(80)
const first = await runLanes([[check], builds], { cwd: root, deadlineMs })
const good = first.good && (await runLanes([tests, tests], { cwd: root, deadlineMs: deadlineMs - first.ms })).good

const results = tests.flatMap((part) => readResults(part.results ?? '', root))
if (results.length > 0) console.log(`\nThe twenty slowest files:\n${slowest(results, 20).join('\n')}\n`)
rmSync(resultsFolder, { recursive: true, force: true })
const ms = performance.now() - started
console.log(`${good ? 'all good' : 'failed'} after ${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`)
process.exitCode = good ? 0 : 1
