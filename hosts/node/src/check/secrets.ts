/** The files that must not be lost: there, readable, for nobody else, and those that the database was made with. */
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadKnownSecrets, loadStrangeSecrets } from '@dreiklang/server/betrieb/installation.usecases'
import type { Database } from '@dreiklang/server/ports'
import { missingKeks, usedKeks } from '@dreiklang/server/tresor/rotation.usecases'
import { auditKeyMark } from '../auditHeads.ts'
import type { Config } from '../config.ts'
import { keyRingFile, loadKeyRing } from '../keyRing.ts'
import { createPasswordHasher } from '../passwordHasher.ts'
import { missingKeysSentence, readTokenSecret, sentenceOfStrange, withFormerSecret } from '../sameSecrets.ts'
import { loadAuditKey, loadPushKey, loadSecrets } from '../secrets.ts'
import { type Finding, findingsOf, look } from './finding.ts'

const { good, attention, bad } = findingsOf('secrets')

interface SecretFile {
  path: string
  /** @throws StartError when it is missing or cannot be used */
  read(): unknown
}

const filesOf = (config: Config): SecretFile[] => [
  { path: join(config.dataDir, 'secrets.json'), read: () => loadSecrets(config.dataDir, 'refuse') },
  { path: keyRingFile(config), read: () => loadKeyRing(keyRingFile(config), 'refuse') },
  { path: join(config.dataDir, 'audit-key'), read: () => loadAuditKey(config.dataDir, 'refuse') },
]

/** @param hasCluster where the passwords in secrets.json open the embedded database */
export async function checkSecretFiles(config: Config, hasCluster: boolean): Promise<Finding[]> {
  const files = filesOf(config)
  const there = files.filter(({ path }) => existsSync(path))
  const findings: Finding[] = []
  // Whatever is there is read; what is missing is missed where data exist, and the database says of the others whether it knows them.
  for (const file of hasCluster ? files : there) findings.push(...(await look('secrets', () => checkFile(file))))
  if (config.pushKey === null && existsSync(join(config.dataDir, 'push-key')))
    findings.push(
      ...(await look('secrets', () => checkFile({ path: join(config.dataDir, 'push-key'), read: () => loadPushKey(config.dataDir) }))),
    )
  return findings.length > 0 ? findings : [good('There are none yet: the first start makes them')]
}

function checkFile({ path, read }: SecretFile): Finding[] {
  read()
  const mode = statSync(path).mode & 0o077
  return [
    mode === 0
      ? good(`${path} can be read, and by nobody else`)
      : attention(`${path} can be read by others on this machine`, `Run chmod 600 ${path}`),
  ]
}

/** @param database one with the newest schema, which says what it was made with */
export async function compareSecrets(config: Config, database: Database): Promise<Finding[]> {
  const known = await loadKnownSecrets({ database })
  const keks = await usedKeks({ database })
  const findings: Finding[] = []
  if (keks.length > 0) findings.push(...(await look('secrets', () => compareKeyRing(config, database))))
  if (known.length > 0) findings.push(...(await look('secrets', () => compareMarks(config, database))))
  return findings.length > 0 ? findings : [good('The database knows none yet: the first start makes them and tells it')]
}

async function compareKeyRing(config: Config, database: Database): Promise<Finding[]> {
  const missing = await missingKeks({ database, keyRing: loadKeyRing(keyRingFile(config), 'refuse') })
  return [missing.length === 0 ? good('The key ring opens what the database has sealed') : bad(missingKeysSentence(config, missing))]
}

async function compareMarks(config: Config, database: Database): Promise<Finding[]> {
  const tokenSecret = withFormerSecret(config, readTokenSecret(config, 'refuse'))
  const strange = await loadStrangeSecrets({ database, passwordHasher: createPasswordHasher(), tokenSecret }, auditKeyMark(config.dataDir))
  return strange.length === 0
    ? [good('The token secret and the audit key are those that the database knows')]
    : strange.map((secret) => bad(sentenceOfStrange(config, secret)))
}
