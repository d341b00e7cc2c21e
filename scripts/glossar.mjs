#!/usr/bin/env node
/** Holds all names of the sources against GLOSSAR.md: one thing, one word. Strings, comments and the English texts are free. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findForeignVerbs, nounsOf } from './glossar/first-words.mjs'
import { faultsOfGlossar, findForeignWords } from './glossar/rules.mjs'
import { readGlossar } from './glossar/table.mjs'
import { isTest, listSources } from './sources/list-sources.mjs'
import { readSyntax } from './sources/syntax.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const glossar = readGlossar(readFileSync(`${root}GLOSSAR.md`, 'utf8'))
const nouns = nounsOf(glossar, JSON.parse(readFileSync(`${root}rooms.json`, 'utf8')).order)
const sources = listSources(root, ['packages', 'hosts', 'e2e']).filter(({ path }) => !path.endsWith('.texts.en.ts'))

const faults = [
  ...faultsOfGlossar(glossar),
  ...sources.flatMap((source) => {
    const { names, libraryNames, exportedFunctions } = readSyntax(source)
    const { path } = source
    const foreignVerbs = isTest(path) ? [] : findForeignVerbs({ path, exportedFunctions }, nouns)
    return [...findForeignWords({ path, names, libraryNames }, glossar), ...foreignVerbs]
  }),
]
if (glossar.entries.length === 0) faults.push('GLOSSAR.md: the table of words is gone')

if (faults.length > 0) console.error(faults.join('\n'))
else console.log(`${sources.length} files speak ${glossar.entries.length} words of the glossary`)
process.exitCode = faults.length > 0 ? 1 : 0
