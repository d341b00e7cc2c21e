import { saysTerm } from './words.mjs'

/** `packages/web/**` as a pattern over paths; `**` alone means everywhere. */
function covers(where, path) {
  const escaped = where.replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = escaped.replaceAll('**', '\u0000').replaceAll('*', '[^/]*').replaceAll('\u0000', '.*')
  return new RegExp(`^${pattern}$`).test(path)
}

/** The same names stand in hundreds of files: each is compared with all words of the glossary once. */
const compared = new WeakMap()

/** The entry whose refused word the name says, with that word; null when the name is fine. */
function refused(name, glossar) {
  const known = compared.get(glossar) ?? new Map()
  compared.set(glossar, known)
  if (!known.has(name)) known.set(name, findRefused(name, glossar))
  return known.get(name)
}

function findRefused(name, glossar) {
  for (const entry of glossar.entries) {
    const term = entry.not.find((each) => saysTerm(name, each))
    if (term !== undefined) return { entry, term }
  }
  return null
}

/** Faults of the page itself: it refuses what it asks for, or lets something pass without saying why. */
export function faultsOfGlossar(glossar) {
  const own = glossar.entries.flatMap(({ word, identifiers }) => {
    if (identifiers.length === 0) return [`GLOSSAR.md: ${word} has no identifier`]
    return identifiers.flatMap((identifier) => {
      const hit = refused(identifier, glossar)
      return hit === null ? [] : [`GLOSSAR.md: ${identifier} of ${word} is refused by ${hit.entry.word} ("${hit.term}")`]
    })
  })
  const silent = glossar.lookalikes.filter(({ why }) => why.length < 20).map(({ name }) => `GLOSSAR.md: say why ${name} may stay`)
  const unexplained = glossar.functionNouns
    .filter(({ why }) => why.length < 20)
    .map(({ words }) => `GLOSSAR.md: say why a function may begin with ${words.join(', ')}`)
  return [...own, ...silent, ...unexplained]
}

/** @param source `{ path, names: { name, line }[], libraryNames: Set }` as the reader of sources answers it */
export function findForeignWords({ path, names, libraryNames }, glossar) {
  const mayStay = (name) => libraryNames.has(name) || glossar.lookalikes.some((each) => each.name === name && covers(each.where, path))
  const faults = []
  const told = new Set()
  const file = path.replace(/^(packages|hosts)\/[^/]+\/src\//, '')
  for (const { name, line } of [{ name: file, line: 0 }, ...names]) {
    const hit = told.has(name) || mayStay(name) ? null : refused(name, glossar)
    told.add(name)
    if (hit !== null) faults.push(`${path}${line === 0 ? '' : `:${line}`}: "${name}" – we say ${hit.entry.identifiers[0]}, not ${hit.term}`)
  }
  return faults
}
