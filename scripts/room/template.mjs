import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A whole small room about samples, each file where it would stand in the repository. */
const folder = fileURLToPath(new URL('template', import.meta.url))

const wordsOfCode = (text) =>
  new Set(
    text
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
      .match(/[a-zA-Z]+/g)
      ?.filter((word) => !/samples?/i.test(word)),
  )

/** @returns {{ path: string, text: string, identifiers: Set<string> }[]} */
export const listTemplate = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
    .map(({ file, text }) => ({ path: relative(folder, file).split(sep).join('/'), text, identifiers: wordsOfCode(text) }))

/**
 * The template with the names of a room in place of those of the samples.
 * @param number four digits of its migration
 * @returns {{ path: string, text: string }[]}
 */
export function fillTemplate({ room, one, Room, One, english, german, Icon }, number) {
  const named = (text) =>
    text
      .replaceAll('0000', number)
      .replaceAll("'Samples'", `'${english}'`)
      .replaceAll("'Muster'", `'${german}'`)
      .replaceAll('IconNotes', Icon)
      .replaceAll('SAMPLE', one.toUpperCase())
      .replaceAll('Samples', Room)
      .replaceAll('samples', room)
      .replaceAll('Sample', One)
      .replaceAll('sample', one)
  return listTemplate().map(({ path, text }) => ({ path: named(path), text: named(text) }))
}
