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

// A word that means nothing any more must not let something pass unseen.
const wanted = process.argv.slice(2)
/** `types packages/web` asks for `types`: each program of the compiler was a part of its own once. */
const isOf = (name, word) => name.split(' ').includes(word.split(' ')[0])
const unknown = wanted.filter((word) => !parts.some(({ name }) => isOf(name, word)))
if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}: ${parts.map(({ name }) => name).join(', ')}`)
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.some((word) => isOf(name, word)))

endWithParts()
const { good, ms } = await runParts(
  chosen.map((part) => ({ ...part, limitMs: 600_000 })),
  { atOnce: 2, cwd: root },
)
console.log(`${good ? `${chosen.length} parts good` : 'check failed'} in ${(ms / 1000).toFixed(1)} s`)
process.exitCode = good ? 0 : 1
