#!/usr/bin/env node
/**
 * `npm run room notes` makes a room that works, through all floors, from the template in scripts/room. `npm run room mailbox -- --one mail
 * --german Postfach --icon mail` says what one of its things is called, the German title and the icon in the menu.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { tool } from './parts/run-command.mjs'
import { namesOf } from './room/names.mjs'
import { planRoom, writeFiles } from './room/plan.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = ([file, ...args]) => execFileSync(file, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
const linesOf = ({ text }) => text.trimEnd().split('\n').length

function readNames() {
  const options = { one: { type: 'string' }, german: { type: 'string' }, icon: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (positionals.length !== 1) throw new Error('Say what the room is called, for example: npm run room notes')
  return namesOf({ ...values, room: positionals[0] })
}

function makeRoom() {
  const names = readNames()
  const { made, changed } = planRoom(root, names)
  writeFiles(root, [...made, ...changed])
  run(
    tool(
      'oxfmt',
      [...made, ...changed].map(({ path }) => path),
    ),
  )
  run([process.execPath, 'scripts/house.mjs'])
  run([process.execPath, '--import', 'tsx', 'scripts/schema/writeSchema.ts'])
  return { ...names, made, changed }
}

try {
  const { room, made, changed } = makeRoom()
  console.log(`The room ${room} is made: ${made.length} files, ${made.reduce((sum, file) => sum + linesOf(file), 0)} lines\n`)
  console.log(made.map(({ path }) => `  ${path}`).join('\n'))
  console.log(
    `\nIt has its lines in ${changed.map(({ path }) => path).join(', ')}, and is drawn in docs/rooms.md and packages/server/schema.sql.\n`,
  )
  console.log(`Look at it: npm run dev, then /${room}. Try it: npx vitest run ${room}, then npm run check.`)
  console.log(`Make it your own: the fields in ${room}.document.ts, the words in ${room}.texts, who may do what in ${room}.contract.ts.`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
