import { isTest } from '../sources/list-sources.mjs'

/** Draws floors and rooms from rooms.json and from the imports that exist. Counts are left out: they would change with every commit. */
const start = '<!-- house:start -->'
const end = '<!-- house:end -->'
const wings = ['domain', 'server', 'web']

const floorOf = (path) => /^(?:packages|hosts)\/[^/]+|^e2e/.exec(path)?.[0] ?? null
const nodeOf = (name) => name.replaceAll(/[^a-z0-9]/g, '_')

/** Wing and room of a file; null for files outside of packages/ and for shared/, shell/, ui/ and database/. */
function placeOf(path, rooms) {
  const [, wing, room] = /^packages\/([^/]+)\/src\/([^/]+)\//.exec(path) ?? []
  return rooms.order.includes(room) ? { wing, room } : null
}

/** Which floors open a door: `{ 'bestellung klient': Set { 'domain', 'server' } }`. Tests do not count, the rules let them in anywhere. */
function doorsInUse(rooms, imports) {
  const used = new Map()
  for (const { from, to } of imports) {
    const [source, target] = [placeOf(from, rooms), placeOf(to, rooms)]
    if (source === null || target === null || source.room === target.room || isTest(from)) continue
    const door = `${source.room} ${target.room}`
    used.set(door, (used.get(door) ?? new Set()).add(source.wing))
  }
  return used
}

export function faultsOfUnusedDoors(rooms, imports) {
  const used = doorsInUse(rooms, imports)
  return Object.entries(rooms.doors).flatMap(([from, targets]) =>
    targets.filter((to) => !used.has(`${from} ${to}`)).map((to) => `rooms.json: nobody uses the door ${from} -> ${to}`),
  )
}

export function drawFloors({ imports }) {
  const arrows = new Set()
  for (const { from, to } of imports) {
    const [source, target] = [floorOf(from), floorOf(to)]
    if (source === null || target === null || source === target || isTest(from)) continue
    arrows.add(`  ${nodeOf(source)}["${source}"] --> ${nodeOf(target)}["${target}"]`)
  }
  return ['```mermaid', 'flowchart TB', ...[...arrows].toSorted((a, b) => (a < b ? -1 : 1)), '```'].join('\n')
}

/** Rooms by the longest way down from them: a room uses lower layers only, and the lowest layer uses no room. The top layer comes first. */
function layersOf({ order, doors }) {
  const heights = new Map()
  const heightOf = (room) => {
    const below = (doors[room] ?? []).map((target) => heights.get(target) ?? heightOf(target))
    const height = 1 + Math.max(0, ...below)
    heights.set(room, height)
    return height
  }
  const highest = Math.max(0, ...order.map(heightOf))
  return Array.from({ length: highest }, (_, i) => order.filter((room) => heights.get(room) === highest - i))
}

/** `klient (sw)`: a door and the floors that go through it. */
function doorsOf(room, { rooms, used }) {
  return (rooms.doors[room] ?? []).map((to) => {
    const floors = wings.filter((wing) => used.get(`${room} ${to}`)?.has(wing)).map((wing) => wing[0])
    return `${to} (${floors.join('') || '–'})`
  })
}

export function drawRooms({ rooms, imports, files }) {
  const used = doorsInUse(rooms, imports)
  const places = files.map((file) => placeOf(file, rooms)).filter((place) => place !== null)
  const wingsOf = (room) => wings.filter((wing) => places.some((place) => place.room === room && place.wing === wing)).join(', ')
  const row = (room) => `| **${room}** | ${wingsOf(room)} | ${doorsOf(room, { rooms, used }).join(', ')} |`
  const layers = layersOf(rooms)
  const heights = layers.map((_, i) => String(layers.length - i).padStart(2))
  const overview = layers.map((layer, i) => `${heights[i]}  ${layer.join('  ')}`)
  const rows = layers.flatMap((layer, i) => layer.map((room) => `| ${heights[i].trim()} ${row(room)}`))
  return ['```', ...overview, '```', '', '| layer | room | floors | uses |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

export function placeDrawing(page, drawing) {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no ${start} … ${end}`)
  return `${page.slice(0, from)}${start}\n\n${drawing}\n\n${page.slice(to)}`
}
