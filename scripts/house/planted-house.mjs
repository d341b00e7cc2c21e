import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruiseHouse } from './cruise.mjs'

const packages = { domain: ['zod'], server: ['zod'], web: ['zod', '@mantine/core', '@mantine/hooks'] }
const library = ['zod', 'left-pad', 'msw', 'vitest', '@mantine/core', '@mantine/hooks']

/** One clean file per floor, so that a planted import has something to reach. */
const clean = {
  'packages/domain/src/shared/zeit.ts': 'export const heute = 1\n',
  'packages/domain/src/organisation/organisation.ts': 'export interface Organisation { id: string }\n',
  'packages/domain/src/bestellung/bestellung.ts': 'export interface Bestellung { id: string }\n',
  'packages/server/src/ports.ts': 'export interface Ports { now: string }\n',
  'packages/server/src/organisation/organisation.repository.ts': 'export const find = 1\n',
  'packages/server/src/bestellung/bestellung.test.ts': 'export const planted = 1\n',
  'packages/web/src/ui/Button.tsx': "import { Button as Base } from '@mantine/core'\nexport const Button = () => <Base />\n",
  'packages/web/src/form/TextField.tsx': 'export const TextField = () => null\n',
  'packages/web/src/shell/Layout.tsx': 'export const Layout = () => <main />\n',
  'packages/web/src/organisation/organisation.queries.ts': "import { useId } from '@mantine/hooks'\nexport const key = useId\n",
  'hosts/node/src/main.ts': "import 'node:http'\nexport const main = 1\n",
  'hosts/node/src/testServer.ts': 'export const testServer = 1\n',
}

function write(baseDir, path, text) {
  const file = join(baseDir, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function writePackages(baseDir) {
  for (const name of library) {
    write(baseDir, `node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    write(baseDir, `node_modules/${name}/index.js`, 'exports.z = 1\n')
  }
  for (const [name, dependencies] of Object.entries(packages)) {
    const manifest = {
      name: `@dreiklang/${name}`,
      exports: { './*': './src/*.ts' },
      dependencies: Object.fromEntries(dependencies.map((each) => [each, '1.0.0'])),
      devDependencies: { vitest: '1.0.0' },
    }
    write(baseDir, `packages/${name}/package.json`, JSON.stringify(manifest))
    mkdirSync(join(baseDir, 'node_modules/@dreiklang'), { recursive: true })
    symlinkSync(join('..', '..', 'packages', name), join(baseDir, 'node_modules/@dreiklang', name))
  }
  write(baseDir, 'hosts/node/package.json', JSON.stringify({ name: '@dreiklang/host-node' }))
}

export async function cruisePlanted(planted) {
  const baseDir = mkdtempSync(join(tmpdir(), 'planted-house-'))
  try {
    writePackages(baseDir)
    for (const [path, text] of Object.entries({ ...clean, ...planted })) write(baseDir, path, text)
    return await cruiseHouse(baseDir)
  } finally {
    rmSync(baseDir, { recursive: true })
  }
}
