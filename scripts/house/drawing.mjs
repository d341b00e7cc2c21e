import { isTest } from '../sources/list-sources.mjs'

/** Draws the organisation from rooms.json and from the imports that really exist. Counts are left out: they would change with every commit. */
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

function drawFloors(imports) {
  const arrows = new Set()
  for (const { from, to } of imports) {
    const [source, target] = [floorOf(from), floorOf(to)]
    if (source === null || target === null || source === target || isTest(from)) continue
    arrows.add(`  ${nodeOf(source)}["${source}"] --> ${nodeOf(target)}["${target}"]`)
  }
  return ['```mermaid', 'flowchart TB', ...[...arrows].toSorted((a, b) => (a < b ? -1 : 1)), '```']
}

function drawDoors(rooms, imports) {
  const used = doorsInUse(rooms, imports)
  const arrows = Object.entries(rooms.doors).flatMap(([from, targets]) =>
    targets.map((to) => {
      const floors = wings.filter((wing) => used.get(`${from} ${to}`)?.has(wing))
      return floors.length === 0 ? `  ${from} -.-> ${to}` : `  ${from} -->|${floors.join(', ')}| ${to}`
    }),
  )
  return ['```mermaid', 'flowchart TB', ...rooms.order.map((room) => `  ${room}`), ...arrows, '```']
}

function drawRooms(rooms, files) {
  const places = files.map((file) => placeOf(file, rooms)).filter((place) => place !== null)
  const has = (room, wing) => (places.some((place) => place.room === room && place.wing === wing) ? 'x' : '')
  const rows = rooms.order.map((room) => `| ${room} | ${wings.map((wing) => has(room, wing)).join(' | ')} |`)
  return ['| room, roof to cellar | domain | server | web |', '| --- | --- | --- | --- |', ...rows]
}

export function drawHouse({ rooms, imports, files }) {
  return [
    'Floors, by the imports that exist:',
    '',
    ...drawFloors(imports),
    '',
    'Rooms and their doors; on an arrow the floors that use the door, dashed while none does:',
    '',
    ...drawDoors(rooms, imports),
    '',
    ...drawRooms(rooms, files),
  ].join('\n')
}

/** Puts the drawing between the two markers of the page. */
export function placeDrawing(page, drawing) {
  const [from, to] = [page.indexOf(start), page.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`The page has no ${start} … ${end}`)
  return `${page.slice(0, from)}${start}\n\n${drawing}\n\n${page.slice(to)}`
}
