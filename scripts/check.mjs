#!/usr/bin/env node
/** `npm run check`: all that can be said without running the sources, cheap parts first; `npm run check -- lint types` runs those parts. */
import { fileURLToPath } from 'node:url'
import { tool } from './parts/run-command.mjs'
import { endWithParts, lastLine, runParts } from './parts/run-parts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const script = (name, ...args) => [process.execPath, `${root}scripts/${name}.mjs`, ...args]
/** One checker: each of the usual four works out for itself the types that all files share, contracts above all: two to three times the work. */
const types = (folder) => ({ name: `types ${folder}`, command: tool('typescript', ['-p', folder, '--checkers', '1'], 'tsc') })

const parts = [
  { name: 'measure', command: script('measure'), note: lastLine },
  { name: 'glossar', command: script('glossar'), note: lastLine },
  { name: 'house', command: script('house', '--check'), note: lastLine },
  { name: 'format', command: tool('oxfmt', ['--list-different']) },
  { name: 'lint', command: tool('oxlint', []) },
  { name: 'unused', command: tool('knip', ['--no-progress']) },
  types('packages/domain'),
  types('packages/server'),
  types('hosts/shared'),
  types('hosts/node'),
  { ...types('hosts/browser'), name: 'types packages/web, hosts/browser' },
  types('tsconfig.tests.json'),
]

const wanted = process.argv.slice(2)
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))
if (chosen.length === 0) throw new Error(`No part is called ${wanted.join(' ')}: ${parts.map(({ name }) => name).join(', ')}`)

endWithParts()
const { good, ms } = await runParts(
  chosen.map((part) => ({ ...part, limitMs: 600_000 })),
  { atOnce: 2, cwd: root },
)
console.log(`${good ? `${chosen.length} parts good` : 'check failed'} in ${(ms / 1000).toFixed(1)} s`)
process.exitCode = good ? 0 : 1
