#!/usr/bin/env node
/**
 * `npm test`: everything that must hold before a change is done, in one command. The API tests run against every kind of database:
 * in memory, on the embedded PostgreSQL, and on yours when TEST_DATABASE_URL is the address of a superuser: a database is made for each
 * test file and dropped.
 */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tool } from './parts/run-command.mjs'
import { countedTests, endWithParts, failedTests, lastLine, runParts } from './parts/run-parts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const minutes = (count) => count * 60_000
const databaseUrl = process.env.TEST_DATABASE_URL
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']

const noneRan = (output) => (/\d+ passed/.test(countedTests(output)) ? null : 'No test ran')

function vitest({ name, projects, filters = [], env = {}, limitMs }) {
  const args = ['run', ...projects.flatMap((project) => ['--project', project]), ...filters]
  const own = { TEST_DATABASE: undefined, TEST_DATABASE_URL: undefined, ...env }
  return { name, command: tool('vitest', args), env: own, limitMs, note: countedTests, failures: failedTests, fault: noneRan }
}

/** `Node with PGlite: 6326 calls compared, 0 differences`, for each home. */
const comparedCalls = (output) => [...output.matchAll(/^.*: \d+ calls compared, \d+ differences$/gm)].join('; ')

const api = (name, env) => vitest({ name, projects: ['server'], filters: ['.api.test.ts'], env, limitMs: minutes(25) })

// The limits end what hangs. The whole takes a quarter of an hour; a machine that is busy with other work takes several times that.
const parts = [
  { name: 'check', command: [process.execPath, `${root}scripts/check.mjs`], limitMs: minutes(15), note: lastLine },
  vitest({ name: 'unit and API tests in memory', projects: ['domain', 'server', 'web', 'hosts', 'scripts'], limitMs: minutes(40) }),
  api('API tests on embedded PostgreSQL', { TEST_DATABASE: 'embedded' }),
  ...(databaseUrl ? [api('API tests on TEST_DATABASE_URL', { TEST_DATABASE_URL: databaseUrl })] : []),
  { name: 'build', command: [...npm, 'run', '--silent', 'build'], limitMs: minutes(10) },
  { name: 'build of the practice mode', command: [...npm, 'run', '--silent', 'build:demo'], limitMs: minutes(15), note: lastLine },
  { ...vitest({ name: 'one server in three homes', projects: ['homes'], limitMs: minutes(30) }), note: comparedCalls },
  vitest({ name: 'journeys in the browser', projects: ['e2e'], limitMs: minutes(40) }),
]

if (!databaseUrl) console.log('  skip  API tests on your own PostgreSQL: TEST_DATABASE_URL is not set')
if (!existsSync(`${root}../shared`)) console.log('  skip  tests that read the data in ../shared: it is not there')

endWithParts()
const { good, ms } = await runParts(parts, { atOnce: 1, cwd: root, deadlineMs: minutes(80) })
console.log(`${good ? 'all good' : 'failed'} after ${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`)
process.exitCode = good ? 0 : 1
