import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const server = `
// TODO later
type Unused = string
const later = async () => 1
export function planted(a: unknown, b: number, c: number, d: number): any {
  later()
  console.log(a == b)
  return a ? (b ? 1 : 2) : c + d
}
export function shown(seite: 'ARZT' | 'PFLEGE'): void {
  switch (seite) {
    case 'ARZT':
      throw new Error(seite)
  }
}
export default planted
`
const web = `
import { useEffect, useState } from 'react'
export function Planted({ shown }: { shown: boolean }) {
  const [count] = useState(0)
  useEffect(() => { document.title = String(count) }, [])
  if (shown) useEffect(() => undefined)
  return <img src="x" onClick={() => undefined} />
}
`
const barrel = "export * from './planted.tsx'\n"
const wrong = 'export const planted: number = "one"\n'
const window = 'export const title = () => document.title\n'
const node = 'export const folder = () => process.cwd()\n'
const timer = 'export const later = () => setTimeout(() => undefined, 1)\n'
const unchecked = 'const list: string[] = []\nexport const first: string = list[0]\n'
const useless = '// @ts-expect-error -- there is nothing to expect\nexport const good = 1\n'

const files = {
  'packages/server/src/a/planted.ts': server,
  'packages/web/src/a/planted.tsx': web,
  'packages/web/src/a/all.ts': barrel,
  'packages/domain/src/a/window.ts': window,
  'packages/domain/src/a/node.ts': node,
  'packages/domain/src/a/timer.ts': timer,
  'packages/domain/src/a/useless.ts': useless,
  'packages/domain/src/a/planted.test.ts': unchecked,
  'packages/server/src/a/window.ts': window,
  'packages/server/src/a/node.ts': node,
  'packages/web/src/a/node.ts': node,
  'packages/web/src/a/wrong.tsx': wrong,
  'packages/web/src/a/wrong.test.tsx': wrong,
  'hosts/shared/src/window.ts': window,
  'hosts/shared/src/node.ts': node,
  'hosts/node/src/window.ts': window,
  'hosts/node/src/wrong.ts': wrong,
  'hosts/browser/src/node.ts': node,
  'hosts/browser/src/wrong.test.ts': wrong,
  'e2e/src/wrong.e2e.ts': wrong,
  'homes/src/wrong.ts': wrong,
  'bench/src/wrong.ts': wrong,
  'scripts/room/template/packages/domain/src/samples/wrong.ts': wrong,
  'scripts/schema/wrong.ts': wrong,
}
const programs = ['packages/domain', 'packages/server', 'packages/web', 'hosts/shared', 'hosts/node', 'hosts/browser', 'scripts/room']

const expected = [
  'eqeqeq',
  'no-console',
  'no-nested-ternary',
  'no-unused-vars',
  'no-warning-comments',
  'max-params',
  'import(no-default-export)',
  'jsx-a11y(alt-text)',
  'jsx-a11y(click-events-have-key-events)',
  'oxc(no-barrel-file)',
  'react-hooks(exhaustive-deps)',
  'react-hooks(rules-of-hooks)',
  'typescript(no-explicit-any)',
  'typescript(no-floating-promises)',
  'typescript(switch-exhaustiveness-check)',
]

const expectedTypes = [
  'bench/src/wrong.ts TS2322',
  'e2e/src/wrong.e2e.ts TS2322',
  'homes/src/wrong.ts TS2322',
  'hosts/browser/src/node.ts TS2591',
  'hosts/browser/src/wrong.test.ts TS2322',
  'hosts/node/src/window.ts TS2584',
  'hosts/node/src/wrong.ts TS2322',
  'hosts/shared/src/node.ts TS2591',
  'hosts/shared/src/window.ts TS2584',
  'packages/domain/src/a/node.ts TS2591',
  'packages/domain/src/a/planted.test.ts TS2322',
  'packages/domain/src/a/timer.ts TS2304',
  'packages/domain/src/a/useless.ts TS2578',
  'packages/domain/src/a/window.ts TS2584',
  'packages/server/src/a/node.ts TS2591',
  'packages/server/src/a/window.ts TS2584',
  'packages/web/src/a/node.ts TS2591',
  'packages/web/src/a/wrong.test.tsx TS2322',
  'packages/web/src/a/wrong.tsx TS2322',
  'scripts/room/template/packages/domain/src/samples/wrong.ts TS2322',
  'scripts/schema/wrong.ts TS2322',
]

function lintPlanted() {
  const folder = mkdtempSync(join(tmpdir(), 'planted-lint-'))
  try {
    const configs = ['tsconfig.base.json', 'tsconfig.json', 'tsconfig.tests.json', ...programs.map((place) => `${place}/tsconfig.json`)]
    for (const path of ['.oxlintrc.json', ...configs]) cpSync(join(root, path), join(folder, path))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    mkdirSync(join(folder, 'node_modules'))
    for (const name of ['@types', 'undici-types', 'vite']) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }
    const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', '--ignore-pattern', 'node_modules']
    execFileSync(process.execPath, command, { cwd: folder, stdio: 'pipe', env })
    return []
  } catch (error) {
    return JSON.parse(String(error.stdout)).diagnostics
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const planted = lintPlanted()

it('The linter speaks up for every planted fault', () => {
  const spoken = new Set(planted.map(({ code }) => code.replace(/^eslint\((.*)\)$/, '$1')))
  expect(expected.filter((rule) => !spoken.has(rule))).toEqual([])
})

it('A wrong type is found in every program, and no floor knows what only another has: window, Node, timers', () => {
  const found = planted.flatMap(({ code, filename }) => {
    const [, number] = /^typescript\((TS\d+)\)$/.exec(code) ?? []
    return number === undefined ? [] : [`${filename} ${number}`]
  })
  expect(found.toSorted()).toEqual(expectedTypes)
})
