import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listTemplate } from './template.mjs'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
const pascal = (name) => name.replaceAll(/(?:^|-)([a-z\d])/g, (_all, letter) => letter.toUpperCase())

/** Words that TypeScript or SQL keep for themselves and a room could think of. */
const reserved = new Set(
  'all any case check class column default end from group import new order package select table user where with'.split(' '),
)

function faultOfWord(word) {
  if (!/^[a-z]{3,20}$/.test(word)) return `"${word}" is no name for it: three to twenty small letters, for example notes`
  if (reserved.has(word)) return `"${word}" is a word of TypeScript or SQL: take another one`
  const taken = listTemplate().find(({ identifiers }) => identifiers.has(word))
  return taken === undefined ? null : `"${word}" means something else in ${taken.path}: take another one`
}

/**
 * What the room and one of its things are called everywhere.
 * @throws Error with a sentence for whoever typed it
 */
export function namesOf({ room = '', one = room.replace(/s$/, ''), german, icon = 'notes' }) {
  const fault = faultOfWord(room) ?? faultOfWord(one)
  if (fault !== null) throw new Error(fault)
  if (one === room) throw new Error(`What is one thing of ${room} called? For example: npm run room mailbox -- --one mail`)
  if (!existsSync(`${packages}/@tabler/icons-react/dist/esm/icons/Icon${pascal(icon)}.mjs`))
    throw new Error(`"${icon}" is no icon of the Tabler set: https://tabler.io/icons`)
  const english = pascal(room)
  if (/['\\\n]/.test(german ?? '')) throw new Error('The German title stands in quotes: it can have none itself')
  return { room, one, Room: english, One: pascal(one), english, german: german ?? english, icon, Icon: `Icon${pascal(icon)}` }
}

/** Whether the room, or something that it would write, is there already. @throws Error with a sentence */
export function refuseTaken({ room, one }, root) {
  const read = (path) => readFileSync(`${root}/${path}`, 'utf8')
  const { order } = JSON.parse(read('rooms.json'))
  if (order.includes(room)) throw new Error(`There is a room called ${room} already (rooms.json)`)
  if (/^(shared|database|shell|ui)$/.test(room)) throw new Error(`${room} is a folder beside the rooms`)
  const folder = ['domain', 'server', 'web'].map((floor) => `packages/${floor}/src/${room}`).find((path) => existsSync(`${root}/${path}`))
  if (folder !== undefined) throw new Error(`${folder} is there already`)
  if (new RegExp(`^create table ${one} `, 'm').test(read('packages/server/schema.sql')))
    throw new Error(`There is a table called ${one} already (packages/server/schema.sql)`)
}
