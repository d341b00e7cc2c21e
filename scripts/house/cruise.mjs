import { existsSync } from 'node:fs'
import { join } from 'node:path'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.cjs'

const { parseFileSync } = swc

/** dependency-cruiser 17 never tells swc that a file holds JSX and ends at the first tag; both share this one module object. */
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })

const floors = ['packages', 'hosts', 'e2e']

/** With TypeScript 7 and a parser that cannot read it, the cruiser reads nothing and finds nothing wrong. */
export const fewestModules = 20

/** @returns {Promise<{ files: string[], imports: { from: string, to: string }[], violations: string[] }>} */
export async function cruiseHouse(baseDir) {
  const { options, ...ruleSet } = config
  const folders = floors.filter((floor) => existsSync(join(baseDir, floor)))
  const { output } = await cruise(folders, { ...options, baseDir, ruleSet, validate: true })
  const own = output.modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`)))
  const imports = own.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })))
  const violations = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
  return { files: own.map(({ source }) => source), imports, violations: violations.toSorted() }
}
