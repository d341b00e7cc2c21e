#!/usr/bin/env node
/**
 * `node scripts/ensure.mjs deps build chromium`. An old Node must be able to read this file, so that it says what it lacks instead of
 * installing for a minute and breaking then: no syntax here that is younger than modules, and what is younger only behind the question.
 */
import { readFileSync } from 'fs'

const wanted = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node.replace('>=', '')
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Dreiklang needs Node ${wanted} or newer, and this is Node ${process.versions.node}. Get one from https://nodejs.org`)
  process.exit(1)
}
import('./parts/ensure-steps.mjs')
  .then(({ ensure }) => ensure(process.argv.slice(2)))
  .catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
