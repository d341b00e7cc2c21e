import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tool } from '../parts/run-command.mjs'
import { append, insertBehind, insertImport } from './insert.mjs'
import { namesOf } from './names.mjs'
import { planRoom, writeFiles } from './plan.mjs'
import { registries } from './registries.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const needed = [...Object.keys(registries), 'packages/server/schema.sql', 'packages/server/src/database/migrations', '.oxfmtrc.jsonc']

/** As much of the house as making a room reads. */
function copyHouse() {
  const copy = mkdtempSync(join(tmpdir(), 'room-'))
  for (const path of needed) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  return copy
}

const names = namesOf({ room: 'zettelkasten', one: 'zettel', german: 'Zettelkasten', icon: 'stack-2' })
const textOf = (files, path) => files.find((file) => file.path === path)?.text ?? ''
let house = ''
/** @type {ReturnType<typeof planRoom>} */
let plan
beforeAll(() => {
  house = copyHouse()
  plan = planRoom(house, names)
})
afterAll(() => rmSync(house, { recursive: true }))

describe('A room that is made', () => {
  it('is small enough that a person wants to keep it', () => {
    expect(plan.made.length).toBeLessThanOrEqual(16)
    expect(plan.made.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)).toBeLessThanOrEqual(900)
  })

  it('bears its own names everywhere, and nothing is left of the samples', () => {
    expect(plan.made.filter(({ path, text }) => /sample|muster/i.test(`${path} ${text}`)).map(({ path }) => path)).toEqual([])
    expect(textOf(plan.made, 'packages/domain/src/zettelkasten/zettelkasten.contract.ts')).toContain(
      "defineCall('PUT /api/apps/zettelkasten/:zettelId', {",
    )
  })

  it('has its lines in every registry, and each of them keeps what stood there', () => {
    expect(plan.changed.map(({ path }) => path)).toEqual(Object.keys(registries))
    for (const { path, text } of plan.changed) {
      expect([path, /zettel|stack-2/i.test(text)]).toEqual([path, true])
      const after = new Set(text.match(/\w+/g))
      expect([
        path,
        readFileSync(join(root, path), 'utf8')
          .match(/\w+/g)
          ?.filter((word) => !after.has(word)),
      ]).toEqual([path, []])
    }
  })

  it('takes the number behind the highest migration, and runs behind it', () => {
    const [path] = plan.made.map((file) => file.path).filter((file) => file.includes('/migrations/'))
    const name = path?.replace(/^.*\/|\.ts$/g, '')
    expect(name).toMatch(/^\d{4}-zettelkasten$/)
    expect(textOf(plan.made, path)).toContain(`name: '${name}'`)
    const { text } = plan.changed.find((file) => file.path.endsWith('database/migrations.ts'))
    expect(text).toContain(`import { zettelkasten } from './migrations/${name}.ts'`)
    expect(text.trimEnd()).toMatch(/zettelkasten,\s*\]$/)
  })

  it('is written whole, formatted, and refused a second time', () => {
    const files = [...plan.made, ...plan.changed]
    writeFiles(house, files)
    const paths = files.map(({ path }) => path).filter((path) => !path.endsWith('.md'))
    const format = (...args) => {
      const [file, ...rest] = tool('oxfmt', [...args, ...paths])
      return execFileSync(file, rest, { cwd: house, encoding: 'utf8', stdio: 'pipe' })
    }
    format()
    format('--check')
    expect(files.filter(({ path }) => !existsSync(join(house, path)))).toEqual([])
    expect(() => planRoom(house, names)).toThrow('There is a room called zettelkasten already')
    expect(() => planRoom(house, namesOf({ room: 'kaesten', one: 'zettel' }))).not.toThrow()
  })

  it('stands beside the next one', () => {
    const next = planRoom(house, namesOf({ room: 'ledgers' }))
    expect(textOf(next.changed, 'packages/domain/src/navigation/menu.test.ts')).toMatch(
      /'zettelkasten \/zettelkasten',\s+'ledgers \/ledgers'/,
    )
    const { order, doors } = JSON.parse(textOf(next.changed, 'rooms.json'))
    expect(order.indexOf('ledgers')).toBe(order.indexOf('zettelkasten') + 1)
    expect(doors.ledgers).toEqual(doors.zettelkasten)
  })
})

describe('A house in which a place is gone', () => {
  it('is told which one, and stays as it is', () => {
    const menu = 'packages/domain/src/navigation/menu.ts'
    const broken = copyHouse()
    writeFiles(broken, [{ path: menu, text: 'export const nothing = 1\n' }])
    expect(() => planRoom(broken, namesOf({ room: 'ledgers' }))).toThrow(
      `${menu}: the place «const apps: readonly Seitenlink[] = [» is not there any more`,
    )
    expect(readFileSync(join(broken, 'rooms.json'), 'utf8')).toBe(readFileSync(join(root, 'rooms.json'), 'utf8'))
    expect(existsSync(join(broken, 'packages/domain/src/ledgers'))).toBe(false)
    rmSync(broken, { recursive: true })
  })
})

describe('A name that would not work', () => {
  it.each([
    ['is not written like one', { room: 'Meine-Notizen' }, 'is no name for it'],
    ['is kept by the language', { room: 'orders' }, 'is a word of TypeScript or SQL'],
    ['is used by the template itself', { room: 'titles' }, 'means something else in'],
    ['does not say what one thing is called', { room: 'mailbox' }, 'What is one thing of mailbox called?'],
    ['has no such icon', { room: 'notes', icon: 'unheard-of' }, 'is no icon of the Tabler set'],
  ])('is refused: it %s', (_why, typed, sentence) => {
    expect(() => namesOf(typed)).toThrow(sentence)
  })

  it.each([
    ['a room', { room: 'kontakt', one: 'karte' }, 'There is a room called kontakt already'],
    ['a table', { room: 'shortcuts' }, 'There is a table called shortcut already'],
    ['a folder', { room: 'shell', one: 'muschel' }, 'is a folder beside the rooms'],
  ])('is refused: there is %s of that name', (_what, typed, sentence) => {
    expect(() => planRoom(root, namesOf(typed))).toThrow(sentence)
  })

  it('is told to whoever typed it, in one line', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/room.mjs', 'Notes'], { cwd: root, encoding: 'utf8' })
    expect([status, stderr.trim()]).toEqual([1, '"Notes" is no name for it: three to twenty small letters, for example notes'])
  })
})

describe('A place for a line', () => {
  it('that is gone or stands twice is told by its name', () => {
    expect(() => append('const b = []', 'const a = [', 'x')).toThrow('«const a = [» is not there any more')
    expect(() => insertBehind('a\na\n', 'a\n', 'b')).toThrow('«a» is there more than once')
    expect(() => insertImport('const a = 1', "import { x } from './x.ts'")).toThrow('there is no import')
  })

  it('is the end of a list, whatever stands in it', () => {
    expect(append('const a = [[1], [2]]', 'const a = [', '3')).toBe('const a = [[1], [2],\n3]')
    expect(append('const a = []', 'const a = [', '3')).toBe('const a = [\n3]')
    expect(append('const a = {\n  b: 1,\n}\n', 'const a = {', '  c: 2,\n')).toBe('const a = {\n  b: 1,\n  c: 2,\n}\n')
  })

  it('is among the imports of files, in the order of their addresses', () => {
    const text = "import { z } from 'zod'\nimport { a } from './a.ts'\nimport { c } from './c.ts'\n"
    expect(insertImport(text, "import { b } from './b.ts'")).toBe(text.replace('import { c }', "import { b } from './b.ts'\nimport { c }"))
    expect(insertImport(text, "import { d } from './d.ts'")).toBe(`${text}import { d } from './d.ts'\n`)
  })
})
