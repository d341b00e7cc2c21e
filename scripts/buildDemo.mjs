#!/usr/bin/env node
/** `npm run build:demo`: dist/demo. Its data take a minute and are kept for each state of the sources and each day. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tool } from './parts/run-command.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'dist/demo')
const kept = join(root, 'node_modules/.cache/dreiklang-uebung')

function run([command, ...args]) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function filesBelow(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.ts') && !/\.(test|fixtures)\.ts$/.test(path))
    .toSorted()
}

function seedName() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const path of ['packages/domain/src', 'packages/server/src', 'hosts/shared/src', 'hosts/browser/src'].flatMap(filesBelow))
    hash.update(readFileSync(join(root, path)))
  return `${hash.digest('hex').slice(0, 32)}.bin`
}

const seed = join(kept, seedName())
if (!existsSync(seed)) {
  mkdirSync(kept, { recursive: true })
  run([process.execPath, '--import', 'tsx', 'scripts/demo/fillSeed.ts', seed])
}
process.env.BEGINNING = basename(seed, '.bin').slice(0, 8)
run(tool('vite', ['build', 'hosts/browser', '--logLevel', 'error']))
mkdirSync(join(out, 'uebung'), { recursive: true })
copyFileSync(seed, join(out, 'uebung/beginn.bin'))
// What a folder answers for an address that is not a file: the page, whose router knows it.
copyFileSync(join(out, 'index.html'), join(out, '404.html'))

const megabytes = (path) => (statSync(path).size / 1_048_576).toFixed(1)
const worker = readdirSync(join(out, 'assets')).filter((name) => /^(lead|pglite|initdb)-/.test(name))
console.log(
  `practice server: ${worker.map((name) => `${name.replace(/-[^.]+/, '')} ${megabytes(join(out, 'assets', name))} MB`).join(', ')}`,
)
console.log(`practice data: ${megabytes(seed)} MB`)
