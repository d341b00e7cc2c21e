/** Budgets of first loads, weighed on the files as they travel: a build that passes one fails, and says what weighs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rollup } from 'vite'
import { brotli } from './compressed.ts'

interface FirstLoad {
  name: string
  /** Modules that stand for what is shown: each comes with all that it imports. */
  screens: readonly string[]
  jsKb: number
  cssKb: number
}

type Chunk = Rollup.OutputChunk
interface Weighed {
  name: string
  kb: number
}

/** Chunks that the browser needs for the screens: their static imports, and the German catalogues, which are as long as the English ones. */
function neededFor(screens: readonly string[], chunks: ReadonlyMap<string, Chunk>): Chunk[] {
  const needed = new Set<Chunk>()
  const holds = (chunk: Chunk, screen: string) => chunk.moduleIds.some((id) => id.endsWith(screen))
  const waiting = [...chunks.values()].filter((chunk) => chunk.isEntry || screens.some((screen) => holds(chunk, screen)))
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (needed.has(chunk)) continue
    needed.add(chunk)
    const catalogues = chunk.dynamicImports.filter((name) => /texts[.-]de/.test(name))
    for (const name of [...chunk.imports, ...catalogues]) {
      const next = chunks.get(name)
      if (next !== undefined) waiting.push(next)
    }
  }
  return [...needed]
}

function verdict(what: string, files: readonly Weighed[], limitKb: number): string | null {
  const sum = files.reduce((total, { kb }) => total + kb, 0)
  console.log(`${what}: ${sum.toFixed(1)} of ${limitKb} kB, compressed, in ${files.length} files`)
  if (sum <= limitKb) return null
  const heaviest = files.toSorted((a, b) => b.kb - a.kb).slice(0, 20)
  const list = heaviest.map(({ name, kb }) => `  ${kb.toFixed(1)} kB ${name}`).join('\n')
  return `${what} weighs ${sum.toFixed(1)} kB, the budget is ${limitKb}:\n${list}`
}

export function firstLoadBudget(loads: readonly FirstLoad[]): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = new Map(
        Object.values(bundle)
          .filter((output) => output.type === 'chunk')
          .map((chunk) => [chunk.fileName, chunk]),
      )
      const weigh = (name: string): Weighed => ({ name, kb: brotli(readFileSync(join(dir, name))).byteLength / 1024 })
      const complaints = loads.flatMap(({ name, screens, jsKb, cssKb }) => {
        for (const screen of screens)
          if (![...chunks.values()].some(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen))))
            this.error(`The budget of the first load names ${screen}, which no chunk holds`)
        const needed = neededFor(screens, chunks)
        const styles = new Set(needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
        const scripts = needed.map(({ fileName }) => weigh(fileName))
        return [verdict(`${name}, scripts`, scripts, jsKb), verdict(`${name}, styles`, [...styles].map(weigh), cssKb)]
      })
      const told = complaints.filter((complaint) => complaint !== null)
      if (told.length > 0) this.error(told.join('\n'))
    },
  }
}
