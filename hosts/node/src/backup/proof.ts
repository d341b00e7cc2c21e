/** Compares what was restored with what was read when it was backed up, and checks the audit trail link by link. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '@dreiklang/server/ports'
import { checkProtokoll } from '@dreiklang/server/protokoll/pruefung'
import { readAuditHeads } from '../auditHeads.ts'
import type { Config } from '../config.ts'
import { sha256 } from '../digest.ts'
import { adminLogin, databaseName } from '../embedded/open.ts'
import type { EmbeddedPostgres } from '../embedded/supervisor.ts'
import { keyRingFile } from '../keyRing.ts'
import type { Connection } from '../pg/client.ts'
import { openAsOwner } from '../pg/owner.ts'
import { loadSecrets } from '../secrets.ts'
import { type KeptBackup, type Proof, keepProof } from './backupFolder.ts'
import { loadBackupKey } from './backupKey.ts'
import { compareFacts } from './facts.ts'
import { requireBackupDir, withClient } from './makeBackup.ts'
import { restoreInto } from './restore.ts'

/** Into a folder of its own beside the data, which goes afterwards. The result is kept with the backup. @throws StartError */
export async function proveBackup(config: Config, backup: KeptBackup, log: Log): Promise<Proof> {
  const scratch = mkdtempSync(join(config.dataDir, 'proof-'))
  try {
    for (const name of ['secrets.json', 'audit-key']) copyFileSync(join(config.dataDir, name), join(scratch, name))
    copyFileSync(keyRingFile(config), join(scratch, 'keys.json'))
    const there = { ...config, dataDir: scratch, keyRingFile: null }
    const key = loadBackupKey(config.backupKeyFile)
    const embedded = await restoreInto(there, { backup, key, upTo: 'backup', backupDir: requireBackupDir(config) }, log)
    try {
      const proof = await compare(there, { embedded, backup, alone: true })
      keepProof(backup.folder, proof)
      return proof
    } finally {
      await embedded.stop()
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

interface Restored {
  embedded: EmbeddedPostgres
  backup: KeptBackup
  /** Nothing was restored that was written later, when orders may have been erased. */
  alone: boolean
}

/** @param config of the folder into which it was restored, whose database runs */
export async function compare(config: Config, { embedded, backup, alone }: Restored): Promise<Proof> {
  const { facts } = backup.manifest
  const owner = embedded.connection(adminLogin(loadSecrets(config.dataDir, 'refuse'), databaseName))
  const { tables, rows, bestellungenAlike, bestellungenLater, bestellungenMissing, faults } = await withClient(owner, (client) =>
    compareFacts(client, facts),
  )
  const trail = await checkTrail(config, backup, owner)
  const digests = `${bestellungenAlike} of ${facts.bestellungen.length} orders letter for letter${bestellungenLater === 0 ? '' : `, ${bestellungenLater} written again meanwhile`}`
  return {
    provenAt: new Date().toISOString(),
    sentence: `${rows} rows in ${tables} tables, ${digests}, ${trail.links} links of the audit trail`,
    faults: [...faults, ...trail.faults, ...(bestellungenMissing > 0 && alone ? [`${bestellungenMissing} orders are missing`] : [])],
  }
}

/** @param config of the folder whose database runs */
export async function checkTrail(config: Config, backup: KeptBackup, owner: Connection): Promise<{ links: number; faults: string[] }> {
  const database = openAsOwner(owner)
  try {
    const { heads, forgedLines } = existsSync(join(config.dataDir, 'audit-heads.jsonl'))
      ? await readAuditHeads(config.dataDir)
      : { heads: [], forgedLines: [] }
    // A head that was signed while the files were copied may name a link after the end of the backup.
    const before = heads.filter(({ am }) => am < backup.manifest.madeAt)
    const koepfe = [...before, ...backup.manifest.facts.chains]
    const chains = await checkProtokoll({ database, koepfe, sha256, now: new Date() })
    const broken = chains.flatMap(({ organisationId, fehlstellen }) =>
      fehlstellen.slice(0, 3).map(({ seq, was }) => `the audit trail of ${organisationId}, link ${seq}: ${was}`),
    )
    return {
      links: chains.reduce((sum, { glieder }) => sum + glieder, 0),
      faults: [...broken, ...forgedLines.map((line) => `line ${line} of audit-heads.jsonl was not signed by this installation`)],
    }
  } finally {
    await database.close()
  }
}
