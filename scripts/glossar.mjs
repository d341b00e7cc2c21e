#!/usr/bin/env node
/** Holds all names of the sources and all texts that people read against GLOSSAR.md: one thing, one word; and labels of buttons to their length. Comments are free. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findLongButtons } from './glossar/buttons.mjs'
import { findForeignVerbs, nounsOf } from './glossar/first-words.mjs'
import { faultsOfGlossar, findForeignWords } from './glossar/rules.mjs'
import { findForeignTexts, readTexts } from './glossar/texts.mjs'
import { readGlossar } from './glossar/table.mjs'
import { isTest, listSources } from './sources/list-sources.mjs'
import { readSyntax } from './sources/syntax.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const glossar = readGlossar(readFileSync(`${root}GLOSSAR.md`, 'utf8'))
const nouns = nounsOf(glossar, JSON.parse(readFileSync(`${root}rooms.json`, 'utf8')).order)
const everything = listSources(root, ['packages', 'hosts', 'e2e'])
const isSource = ({ path }) => !path.endsWith('.texts.en.ts')
const isSpoken = ({ path }) => !isTest(path) && !path.startsWith('e2e/')

function foreignNames(source) {
  const { path } = source
  const { names, libraryNames, exportedFunctions } = readSyntax(source)
  const foreignVerbs = isTest(path) ? [] : findForeignVerbs({ path, exportedFunctions }, nouns)
  return [...findForeignWords({ path, names, libraryNames }, glossar), ...foreignVerbs]
}

const faults = [
  ...faultsOfGlossar(glossar),
  ...everything.flatMap((source) => [
    ...(isSource(source) ? foreignNames(source) : []),
    ...(isSpoken(source) ? findForeignTexts({ path: source.path, texts: readTexts(source) }, glossar) : []),
  ]),
  ...findLongButtons(everything.filter((source) => isSpoken(source) && source.path.startsWith('packages/web/src/'))),
]
if (glossar.entries.length === 0 || glossar.terms.length === 0) faults.push('GLOSSAR.md: a table of words is gone')

if (faults.length > 0) console.error(faults.join('\n'))
else console.log(`${everything.filter(isSource).length} files speak ${glossar.entries.length} words of the glossary`)
process.exitCode = faults.length > 0 ? 1 : 0
