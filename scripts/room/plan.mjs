import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { refuseTaken } from './names.mjs'
import { registries } from './registries.mjs'
import { fillTemplate } from './template.mjs'

const migrations = 'packages/server/src/database/migrations'

function nextNumber(root) {
  const numbers = readdirSync(join(root, migrations)).map((name) => Number.parseInt(name, 10))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/**
 * All files that a room makes and changes, as they will be; nothing is written.
 * @returns {{ made: { path: string, text: string }[], changed: { path: string, text: string }[] }}
 * @throws Error with a sentence when the room is there already or a place for one of its lines is gone
 */
export function planRoom(root, names) {
  refuseTaken(names, root)
  const number = nextNumber(root)
  const changed = Object.entries(registries).map(([path, change]) => {
    const before = readFileSync(join(root, path), 'utf8')
    try {
      return { path, before, text: change(before, { ...names, number }) }
    } catch (error) {
      throw new Error(`${path}: ${error.message}. Nothing was written; scripts/room/registries.mjs says where the line belongs.`, {
        cause: error,
      })
    }
  })
  return {
    made: fillTemplate(names, number),
    changed: changed.filter(({ before, text }) => text !== before).map(({ path, text }) => ({ path, text })),
  }
}

export function writeFiles(root, files) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
