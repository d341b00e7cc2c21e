#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { linesOf, measureLengths } from './measure/budgets.mjs'
import { findMissingSources } from './measure/pages.mjs'
import { findImpurities } from './measure/purity.mjs'
import { faultOfRole, faultsOfReasons } from './measure/roles.mjs'
import { findUnknownClasses } from './measure/style-sheets.mjs'
import { findSuppressions } from './measure/suppressions.mjs'
import { isTest, listPages, listSources } from './sources/list-sources.mjs'
import { readSyntax } from './sources/syntax.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const reasons = JSON.parse(readFileSync(`${root}rooms.json`, 'utf8')).otherFiles ?? {}

const sources = listSources(root, ['packages', 'hosts', 'e2e', 'homes', 'bench', 'scripts'])
const lengths = measureLengths(sources)
const syntaxes = sources.map((source) => ({ path: source.path, syntax: readSyntax(source) }))

const product = sources.filter(({ path }) => !isTest(path))

const faults = [
  ...lengths.faults,
  ...sources.map((source) => faultOfRole(source, reasons)).filter((fault) => fault !== null),
  ...faultsOfReasons(
    reasons,
    sources.map(({ path }) => path),
  ),
  ...sources.flatMap(findSuppressions),
  ...listPages(root).flatMap((page) =>
    findMissingSources(
      page,
      sources.map(({ path }) => path),
    ),
  ),
  ...product.flatMap((source) => findUnknownClasses(source, (path) => readFileSync(`${root}${path}`, 'utf8'))),
  ...syntaxes.flatMap(({ path, syntax }) => findImpurities(path, syntax)),
]

const lines = product.reduce((sum, { text }) => sum + linesOf(text), 0)
const casts = syntaxes.filter(({ path }) => !isTest(path)).reduce((sum, { syntax }) => sum + syntax.casts.length, 0)
const trend = [
  `${product.length} files`,
  `${lines} lines`,
  `median ${lengths.median}`,
  `p95 ${lengths.p95}`,
  `${((casts * 1000) / lines).toFixed(1)} casts per 1000 lines`,
]

if (faults.length > 0) console.error(faults.join('\n'))
console.log(trend.join(', '))
process.exitCode = faults.length > 0 ? 1 : 0
