#!/usr/bin/env node
/**
 * The organisation as a picture and as a test: `npm run house` holds all imports against floors and doors and draws them into ARCHITECTURE.md,
 * `node scripts/house.mjs --check` fails when the picture there is not the one of today.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cruiseHouse, fewestModules } from './house/cruise.mjs'
import { drawHouse, placeDrawing } from './house/drawing.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = `${root}ARCHITECTURE.md`

const rooms = JSON.parse(readFileSync(`${root}rooms.json`, 'utf8'))
const { files, imports, violations } = await cruiseHouse(root)
const faults = [...violations]
if (files.length <= fewestModules) faults.push(`Only ${files.length} files were read: the cruiser does not understand the sources`)

const before = readFileSync(page, 'utf8')
const after = placeDrawing(before, drawHouse({ rooms, imports, files }))
if (before !== after && process.argv.includes('--check')) faults.push('ARCHITECTURE.md shows an older house: run `npm run house`')
else if (before !== after) writeFileSync(page, after)

if (faults.length > 0) console.error(faults.join('\n'))
else console.log(`${files.length} files, ${imports.length} imports, no rule broken`)
process.exitCode = faults.length > 0 ? 1 : 0
