#!/usr/bin/env node
/** `npm run check`: all that can be said without running the sources, the longest part first; `npm run check -- types unused` runs those parts. */
import { fileURLToPath } from 'node:url'
import { tool } from './parts/run-command.mjs'
import { endWithParts, lastLine, runParts } from './parts/run-parts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const script = (name, ...args) => [process.execPath, `${root}scripts/${name}.mjs`, ...args]

const parts = [
  // The linter reads the types of all sources for its rules, so it says what the compiler would as well: each file is checked once.
  { name: 'lint and types', command: tool('oxlint', []) },
  { name: 'measure', command: script('measure'), note: lastLine },
  { name: 'glossar', command: script('glossar'), note: lastLine },
  { name: 'house', command: script('house', '--check'), note: lastLine },
  { name: 'format', command: tool('oxfmt', ['--list-different']) },
  { name: 'unused', command: tool('knip', ['--no-progress']) },
]

const wanted = process.argv.slice(2)
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)))
if (chosen.length === 0) throw new Error(`No part is called ${wanted.join(' ')}: ${parts.map(({ name }) => name).join(', ')}`)

endWithParts()
const { good, ms } = await runParts(
  chosen.map((part) => ({ ...part, limitMs: 600_000 })),
  { atOnce: 2, cwd: root },
)
console.log(`${good ? `${chosen.length} parts good` : 'check failed'} in ${(ms / 1000).toFixed(1)} s`)
process.exitCode = good ? 0 : 1
