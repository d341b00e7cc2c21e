import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

function lintPlanted() {
  const folder = mkdtempSync(join(tmpdir(), 'planted-lint-'))
  try {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [path, text] of Object.entries({
      'server/src/a/planted.ts': server,
      'web/src/a/planted.tsx': web,
      'web/src/a/all.ts': barrel,
    })) {
      const file = join(folder, 'packages', path)
      mkdirSync(join(file, '..'), { recursive: true })
      writeFileSync(file, text)
      cpSync(join(root, 'tsconfig.base.json'), join(folder, 'packages', path.split('/')[0], 'tsconfig.json'))
    }
    const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` }
    execFileSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], { cwd: folder, stdio: 'pipe', env })
    return []
  } catch (error) {
    return JSON.parse(String(error.stdout)).diagnostics.map(({ code }) => code.replace(/^eslint\((.*)\)$/, '$1'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('The linter speaks up for every planted fault', () => {
  const spoken = new Set(lintPlanted())
  expect(expected.filter((rule) => !spoken.has(rule))).toEqual([])
})
