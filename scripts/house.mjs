#!/usr/bin/env node
/** `npm run house` draws ARCHITECTURE.md and docs/rooms.md; with `--check` it fails when a drawing is out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cruiseHouse, fewestModules } from './house/cruise.mjs'
import { drawFloors, drawRooms, faultsOfUnusedDoors, placeDrawing } from './house/drawing.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const rooms = JSON.parse(readFileSync(`${root}rooms.json`, 'utf8'))
const { files, imports, violations } = await cruiseHouse(root)
const faults = [...violations, ...faultsOfUnusedDoors(rooms, imports)]
if (files.length <= fewestModules) faults.push(`Only ${files.length} files were read: the cruiser does not understand the sources`)

for (const { page, draw } of [
  { page: 'ARCHITECTURE.md', draw: drawFloors },
  { page: 'docs/rooms.md', draw: drawRooms },
]) {
  const before = readFileSync(`${root}${page}`, 'utf8')
  const after = placeDrawing(before, draw({ rooms, imports, files }))
  if (before !== after && process.argv.includes('--check')) faults.push(`${page} shows an older house: run \`npm run house\``)
  else if (before !== after) writeFileSync(`${root}${page}`, after)
}

if (faults.length > 0) console.error(faults.join('\n'))
else console.log(`${files.length} files, ${imports.length} imports, no rule broken`)
process.exitCode = faults.length > 0 ? 1 : 0
