/** Whether the secrets of this server are those that its database was made with; the start refuses others, the doctor names them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Secret, findStrangeSecrets } from '@dreiklang/server/betrieb/installation.usecases'
import type { Ports } from '@dreiklang/server/ports'
import { ensurePlatformKey, missingKeks } from '@dreiklang/server/tresor/rotation.usecases'
import { auditKeyMark } from './auditHeads.ts'
import type { Config } from './config.ts'
import { keyRingFile } from './keyRing.ts'
import { type IfMissing, loadSecrets } from './secrets.ts'
import { StartError } from './startError.ts'

const asBytes = (text: string | null) => (text === null ? null : Buffer.from(text))

export function readTokenSecret(config: Config, ifMissing: IfMissing): Ports['tokenSecret'] {
  return { current: asBytes(config.tokenSecret) ?? tokenSecretIn(config, ifMissing), previous: asBytes(config.previousTokenSecret) }
}

const tokenSecretIn = ({ dataDir }: Config, ifMissing: IfMissing) => Buffer.from(loadSecrets(dataDir, ifMissing).tokenSecret, 'base64url')

/** With others, each server would write what the rest cannot read, and refuse whom they let in. @throws StartError */
export async function requireSameSecrets(ports: Ports, config: Config): Promise<void> {
  const missing = await missingKeks(ports)
  if (missing.length > 0) throw new StartError(missingKeysSentence(config, missing))
  await ensurePlatformKey(ports)
  const [strange] = await findStrangeSecrets(
    { ...ports, tokenSecret: withFormerSecret(config, ports.tokenSecret) },
    auditKeyMark(config.dataDir),
  )
  if (strange !== undefined) throw new StartError(sentenceOfStrange(config, strange))
}

export const missingKeysSentence = (config: Config, missing: readonly string[]): string =>
  `${keyRingFile(config)} lacks the keys ${missing.join(', ')} that this database was sealed with. Put the right file back (docs/keys.md)`

/** Who begins to set TOKEN_SECRET has used the one of the folder until then; its sessions end, in case it had become known. */
export function withFormerSecret(config: Config, { current, previous }: Ports['tokenSecret']): Ports['tokenSecret'] {
  const inFolder = existsSync(join(config.dataDir, 'secrets.json')) ? tokenSecretIn(config, 'refuse') : null
  return { current, previous: previous ?? inFolder }
}

export function sentenceOfStrange(config: Config, strange: Secret): string {
  const holder = { 'token-secret': config.tokenSecret === null ? 'secrets.json' : null, 'audit-key': 'audit-key' }[strange]
  return holder === null
    ? 'TOKEN_SECRET is not the one that this database knows. All its servers need the same; to change it, name the former one in TOKEN_SECRET_PREVIOUS'
    : `${join(config.dataDir, holder)} is not the one that this database knows. All its servers need the same: copy it from another one or ` +
        'from your backup (README.md, "Backup")'
}
