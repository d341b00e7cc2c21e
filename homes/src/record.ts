/** `npm run homes -- record FILE` writes the answers to the whole suite down; `… against FILE` shows every answer that has changed. */
import { readFileSync, writeFileSync } from 'node:fs'
import { differences, firstOfEach } from './differences.ts'
import { openPostgresHome } from './nodeHome.ts'
import { type Said, ask } from './suite.ts'

const [deed, file] = process.argv.slice(2)
if ((deed !== 'record' && deed !== 'against') || file === undefined) throw new Error('npm run homes -- record|against FILE')

const home = await openPostgresHome('http://127.0.0.1:4173')
const said = await ask(home, home.calls)
await home.close()
if (deed === 'record') {
  writeFileSync(file, JSON.stringify(said))
  console.log(`${said.length} answers written to ${file}`)
} else {
  const before: Said[] = JSON.parse(readFileSync(file, 'utf8'))
  const different = differences(before, said)
  for (const one of firstOfEach(different)) console.log(one)
  console.log(`${before.length} calls before, ${said.length} now, ${different.length} differences`)
  process.exitCode = different.length === 0 && before.length === said.length ? 0 : 1
}
