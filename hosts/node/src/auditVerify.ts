import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Fehlstelle, type KettenBefund, checkProtokoll } from '@dreiklang/server/protokoll/pruefung'
import { headsIn, readAuditHeads } from './auditHeads.ts'
import { complaintOf } from './complaint.ts'
import { readConfig } from './config.ts'
import { sha256 } from './digest.ts'
import { createLog } from './logging.ts'
import { joinRunning, openDatabase } from './openDatabase.ts'

const words: Record<Fehlstelle['was'], string> = {
  LUECKE: 'links are missing before it',
  ANFANG_FEHLT: 'the beginning of the chain is missing',
  EINTRAG_FEHLT: 'the entry is missing',
  EINTRAG_VERAENDERT: 'the entry was changed',
  GLIED_VERAENDERT: 'the link was changed',
  KOPF_PASST_NICHT: 'a signed head says otherwise: the chain was made anew',
  ENDE_FEHLT: 'a signed head names it, and the chain ends before',
  OHNE_GLIED: 'an entry was put in beside the chain',
}

const mostFaults = 20

async function verifyAll(): Promise<boolean> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const opened = (await joinRunning(config, log)) ?? (await openDatabase(config, log))
  try {
    // Read first: what is appended during the check would name links that were already passed.
    const { heads, forgedLines } = await readAuditHeads(config.dataDir)
    const given = headsGiven().map((text) => headsIn(text, config.dataDir))
    const koepfe = [...heads, ...given.flatMap((each) => each.heads)]
    const chains = await checkProtokoll({ database: opened.database, koepfe, sha256, now: new Date() })
    for (const chain of chains) console.log(sentenceOf(chain))
    for (const line of forgedLines) console.log(`audit-heads.jsonl: BROKEN, line ${line} was not signed by this installation`)
    for (const each of given) console.log(sentenceOfGiven(each))
    if (koepfe.length === 0) console.log('No signed head yet: a chain that was made anew as a whole could not be told.')
    return forgedLines.length === 0 && given.every(isGood) && chains.every(({ fehlstellen }) => fehlstellen.length === 0)
  } finally {
    await opened.close()
  }
}

/** Each is a file, otherwise the text itself. */
function headsGiven(): string[] {
  const { head = [] } = parseArgs({ options: { head: { type: 'string', multiple: true } } }).values
  return head.map((each) => (existsSync(each) ? readFileSync(each, 'utf8') : each))
}

type Given = ReturnType<typeof headsIn>
const isGood = ({ heads, forged }: Given) => forged === 0 && heads.length > 0

function sentenceOfGiven({ heads, forged }: Given): string {
  if (forged > 0) return `--head: BROKEN, ${forged} were not signed by this installation`
  return heads.length === 0 ? '--head: BROKEN, no signed head in it' : `--head: ${heads.length} signed heads, held against the chains above`
}

function sentenceOf({ organisationId, name, glieder, abgelaufen, fehlstellen }: KettenBefund): string {
  const chain = `${name ?? 'Platform'} (${organisationId}): ${glieder} links, ${abgelaufen} past their time`
  if (fehlstellen.length === 0) return `${chain}, good`
  const faults = fehlstellen
    .slice(0, mostFaults)
    .map(({ seq, was }) => `\n  ${was === 'OHNE_GLIED' ? 'row' : 'link'} ${seq}: ${words[was]}`)
  return `${chain}, BROKEN at ${fehlstellen.length} places${faults.join('')}`
}

/**
 * `npm run audit:verify`, with `-- --head <file or text>` also against a mail or a download. Beside a running server.
 * At the end of the file, when everything above is there. 0 whole, 1 tampered with, 2 could not be checked.
 */
try {
  const whole = await verifyAll()
  console.log(whole ? 'The audit trail is whole.' : 'The audit trail was TAMPERED WITH, see above.')
  process.exitCode = whole ? 0 : 1
} catch (error) {
  console.error(`The audit trail could not be checked. ${complaintOf(error, 'It broke')}`)
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 2
}
