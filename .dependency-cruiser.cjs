/**
 * Floors and doors of the house as rules (ARCHITECTURE.md). `node scripts/house.mjs` cruises with them; scripts/house/rules.test.mjs
 * plants a violation of every one. TypeScript 7 has no JavaScript API, so without `parser: 'swc'` nothing is read and all is green.
 */
const rooms = require('./rooms.json')
const { faultsOfDoors } = require('./scripts/house/doors.cjs')

const folders = ['shared', 'database', 'shell', 'ui', 'form', 'step']
const test = '(\\.(test|fixtures)|/test[A-Z][A-Za-z]*)\\.tsx?$'
const testHelper = '^hosts/node/src/.*\\btest'
const any = (names) => `(${names.join('|')})`
const aRoom = `^packages/[^/]+/src/${any(rooms.order)}/`

const faults = faultsOfDoors(rooms)
if (faults.length > 0) throw new Error(faults.join('\n'))

const floors = [
  {
    name: 'domain-is-the-cellar',
    comment: 'nothing is below the domain',
    from: { path: '^packages/domain/' },
    to: { path: '^(packages/(server|web)|hosts|e2e|bench)/' },
  },
  {
    name: 'client-stands-alone',
    comment: 'programs of others get it without anything of ours beside it',
    from: { path: '^packages/client/' },
    to: { path: '^(packages/(domain|server|web)|hosts|e2e|bench)/' },
  },
  {
    name: 'server-knows-no-screen',
    comment: 'the server is left of the screen, not below it',
    from: { path: '^packages/server/' },
    to: { path: '^packages/web/' },
  },
  {
    name: 'server-knows-no-host',
    comment: 'the host hands in its ports',
    from: { path: '^packages/server/', pathNot: test },
    to: { path: '^(hosts|e2e|bench)/' },
  },
  {
    name: 'web-knows-no-server',
    comment: 'the screen knows the contract, not even a type of the server; its tests run on the whole server',
    from: { path: '^packages/web/', pathNot: [test] },
    to: { path: '^packages/server/' },
  },
  {
    name: 'web-knows-no-host',
    comment: 'the API client is handed a fetch',
    from: { path: '^packages/web/', pathNot: [test] },
    to: { path: '^(hosts|e2e|bench)/' },
  },
  {
    name: 'host-knows-no-screen',
    comment: 'the built screen is served as files',
    from: { path: '^hosts/node/' },
    to: { path: '^packages/web/' },
  },
  {
    name: 'homes-stand-apart',
    comment: 'what two homes need lies in hosts/shared, and none of them leans on another',
    from: { path: '^hosts/([^/]+)/' },
    to: { path: '^hosts/', pathNot: '^hosts/(shared|$1)/' },
  },
  {
    name: 'people-use-the-screen',
    comment: 'a journey sees what a person sees',
    from: { path: '^e2e/' },
    to: { path: '^packages/(web|server)/' },
  },
]

const tests = [
  {
    name: 'tests-know-test-helpers',
    comment: 'a test may ask the host for a real server, and for nothing else',
    from: { path: `^packages/.*${test}` },
    to: { path: '^hosts/', pathNot: testHelper },
  },
  {
    name: 'no-test-in-product',
    comment: 'only tests import tests',
    from: { path: '^(packages|hosts)/', pathNot: [test, testHelper] },
    to: { path: test },
  },
]

const libraries = [
  { name: 'resolvable', comment: 'every import leads to a file or a package', from: {}, to: { couldNotResolve: true } },
  {
    name: 'runtime-neutral',
    comment: 'only hosts/node knows Node: all the rest runs in the browser too',
    from: { path: '^(packages|hosts/(shared|browser)/src)/', pathNot: [test, '\\.config\\.ts$'] },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'declared-packages-only',
    comment: 'hoisting makes every package reachable; what a floor uses stands in its own package.json',
    from: { path: '^(packages|hosts)/', pathNot: test },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-tool-in-product',
    comment: 'what runs in production is a dependency, not a development dependency',
    from: { path: '^(packages|hosts)/[^/]+/src/', pathNot: [test, testHelper] },
    to: { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
  },
  {
    name: 'no-imitation',
    comment: 'there is one server: tests and the practice mode run it in memory, and nothing answers in its place',
    from: {},
    to: { path: '(^|/)node_modules/(msw|nock|fetch-mock|miragejs|json-server|axios-mock-adapter)(/|$)' },
  },
  {
    name: 'kit-behind-ui',
    comment: 'the component library is dressed once, in ui/, form/ and step/; its hooks are plain functions and may be used everywhere',
    from: { path: '^packages/web/src/', pathNot: ['^packages/web/src/(ui|form|step)/', test] },
    to: { path: '(^|/)node_modules/@mantine/', pathNot: 'node_modules/@mantine/hooks(/|$)' },
  },
]

const doors = rooms.order.map((room) => ({
  name: `doors-of-${room}`,
  comment: 'a room is entered through a door of rooms.json',
  from: { path: `^packages/[^/]+/src/${room}/`, pathNot: test },
  to: { path: aRoom, pathNot: `^packages/[^/]+/src/${any([room, ...(rooms.doors[room] ?? [])])}/` },
}))

const inside = [
  { name: 'no-circle', comment: 'files do not import each other in a circle, not even for a type', from: {}, to: { circular: true } },
  {
    name: 'room-is-listed',
    comment: 'every folder of a floor is a room of rooms.json',
    from: { path: `^packages/[^/]+/src/(?!${any([...rooms.order, ...folders])}/)[^/]+/` },
    to: {},
  },
  {
    name: 'shared-knows-no-room',
    comment: 'what all rooms stand on knows none of them',
    from: { path: '^packages/[^/]+/src/(shared|database|ui|form|step)/', pathNot: test },
    to: { path: aRoom },
  },
  {
    name: 'ui-is-the-kit',
    comment: 'the kit of components knows no shell',
    from: { path: '^packages/web/src/(ui|form|step)/', pathNot: test },
    to: { path: '^packages/web/src/shell/' },
  },
  {
    name: 'kit-in-layers',
    comment: 'a form is made of the kit, a step is a form: never the other way round',
    from: { path: '^packages/web/src/(ui|form)/', pathNot: test },
    to: { path: '^packages/web/src/(form|step)/', pathNot: '^packages/web/src/$1/' },
  },
  ...doors,
]

module.exports = {
  forbidden: [...floors, ...inside, ...libraries, ...tests].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|artifacts)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
