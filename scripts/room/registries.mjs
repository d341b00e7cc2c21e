import { append, insertBehind, insertImport } from './insert.mjs'

/** The files in which a room has lines of its own, and how they get there. Each takes the text of the file and the names of the room. */

const status = (...numbers) => numbers.join(' ')
const everySide = (number) => status(401, 401, 403, ...Array.from({ length: 12 }, () => number))

const rooms = (text, { room }) => {
  const { order, doors, ...rest } = JSON.parse(text)
  // Below what shows what others made, above those that it needs.
  const at = order.indexOf('shortcut')
  if (at === -1) throw new Error('the room shortcut, before which a new one stands, is not there any more')
  const entry = [room, ['organisation', 'protokoll', 'tresor']]
  const behind = Object.keys(doors).findIndex((name) => order.indexOf(name) > at)
  const entries = Object.entries(doors).toSpliced(behind === -1 ? Infinity : behind, 0, entry)
  return `${JSON.stringify({ order: order.toSpliced(at, 0, room), doors: Object.fromEntries(entries), ...rest }, null, 2)}\n`
}

const server = (text, { room }) => {
  const imported = insertImport(text, `import { ${room}Room } from './${room}/${room}.room.ts'`)
  const made = insertBehind(imported, '  const shortcut = shortcutRoom(ports)\n', `  const ${room} = ${room}Room(ports)\n`)
  return append(made, 'const apps: Room[] = [', room)
}

const migrations = (text, { room, number }) =>
  append(
    insertImport(text, `import { ${room} } from './migrations/${number}-${room}.ts'`),
    'export const migrations: readonly Migration[] = [',
    `${room},\n`,
  )

const accessTable = (text, { room }) => {
  const last = [...text.matchAll(/^shortcut\.\w+ .*\n/gm)].at(-1)
  if (last === undefined) throw new Error('the lines of shortcut are not in the table any more')
  const calls = { list: 200, create: 201, update: 404, remove: 404 }
  const rows = Object.entries(calls).map(([call, number]) => `${`${room}.${call}`.padEnd(33)} ${everySide(number)}\n`)
  return insertBehind(text, last[0], rows.join(''))
}

const accessRequests = (text, { room, one }) =>
  append(
    text,
    'export const anfragenOfApps: Anfragen = {',
    `  '${room}.list': () => ({}),
  '${room}.create': () => ({ body: { title: 'x', text: null } }),
  '${room}.update': () => ({ params: { ${one}Id: niemandsId }, body: { title: 'x', text: null, version: 1 } }),
  '${room}.remove': () => ({ params: { ${one}Id: niemandsId } }),
`,
  )

const canaries = (text, { room, one }) => {
  const imported = insertImport(text, `import { ${room}Contract } from '@dreiklang/domain/${room}/${room}.contract'`)
  const filled = append(
    imported,
    '  const geschehen = [',
    `    await pfleger.call(${room}Contract.create, { body: { title: 'Schichtplan', text: 'Nur für uns' } }),\n  `,
  )
  return append(filled, 'const versiegelte = [', `  '${one}.daten',\n`)
}

const icons = (text, { icon }) => (text.includes(`'${icon}'`) ? text : append(text, 'export const navigationIcons = [', `  '${icon}',\n`))

const drawings = (text, { icon, Icon }) => {
  if (new RegExp(`\\b${Icon}\\b`).test(text)) return text
  const imported = insertBehind(text, '  IconUsers,\n  type Icon,\n', `  ${Icon},\n`)
  return append(imported, 'const drawings: Record<NavigationIcon, Icon> = {', `  '${icon}': ${Icon},\n`)
}

const glossary = (text, { room }) => {
  const words = /`push`(?:, `\w+`)*(?=\. `client` is always)/.exec(text)?.[0]
  if (words === undefined) throw new Error('the sentence about the words of the apps is not there any more')
  return insertBehind(text, words, `, \`${room}\``)
}

/** @type {Record<string, (text: string, names: object) => string>} */
export const registries = {
  'rooms.json': rooms,
  'GLOSSAR.md': glossary,
  'packages/domain/src/errors.ts': (text, { room }) =>
    append(
      insertImport(text, `import { ${room}Errors } from './${room}/${room}.errors.ts'`),
      'export const allErrors: Readonly<Record<string, ErrorDefinition>> = {',
      `  ...${room}Errors.definitionen,\n`,
    ),
  'packages/domain/src/shared/signal.contract.ts': (text, { room }) => append(text, 'export const signalArten = [', `  '${room}',\n`),
  'packages/domain/src/protokoll/protokoll.ts': (text, { one }) => insertBehind(text, "  'KONTAKT',\n", `  '${one.toUpperCase()}',\n`),
  'packages/domain/src/navigation/icons.ts': icons,
  'packages/domain/src/navigation/menu.ts': (text, { room, icon }) =>
    append(text, 'const apps: readonly Seitenlink[] = [', `seite('${room}', '${icon}')`),
  'packages/domain/src/navigation/menu.test.ts': (text, { room }) => append(text, 'const apps = [', `'${room} /${room}'`),
  'packages/domain/src/navigation/menuTexts.ts': (text, { room, german, english }) =>
    append(append(text, '  de: {', `    ${room}: '${german}',\n  `), '  en: {', `    ${room}: '${english}',\n  `),
  'packages/server/src/server.ts': server,
  'packages/server/src/database/migrations.ts': migrations,
  'packages/server/src/zugriff.fixtures.ts': accessTable,
  'packages/server/src/zugriffApps.fixtures.ts': accessRequests,
  'packages/server/src/kanarien.api.test.ts': canaries,
  'packages/server/src/bestellung/networkTables.fixtures.ts': (text, { one }) =>
    append(text, 'export const tables: Record<string, string> = {', `  ${one}: \`organisation_id = :organisationId\`,\n`),
  'packages/web/src/shell/nav/NavContent.tsx': drawings,
  'packages/web/src/shell/rooms.tsx': (text, { room }) =>
    append(
      insertImport(text, `import { ${room}Routes } from '../${room}/${room}.routes.tsx'`),
      'export const roomRoutes: readonly RoomRoute[] = [',
      `  ...${room}Routes,\n`,
    ),
  'packages/domain/src/protokoll/trailWords.ts': (text, { one, german, english }) =>
    insertBehind(
      insertBehind(text, "      KONTAKT: 'Kontakt',\n", `      ${one.toUpperCase()}: 'Eintrag in ${german}',\n`),
      "      KONTAKT: 'Contact',\n",
      `      ${one.toUpperCase()}: 'Entry in ${english}',\n`,
    ),
  'e2e/src/pages.e2e.ts': (text, { room }) => insertBehind(text, "    '/anliegen/:anliegen',\n", `    '/${room}',\n`),
}
