/** While the server runs: the log is sealed as it comes, and once a day a backup is made and proven, in a process of its own. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Backups, Log } from '@dreiklang/server/ports'
import type { Config } from '../config.ts'
import { listBackups } from './backupFolder.ts'
import { loadOrMakeBackupKey } from './backupKey.ts'
import { keepSealing } from './logArchive.ts'

export function backupsIn({ backupDir, databaseUrl }: Config): Backups | null {
  if (backupDir === null || databaseUrl !== null) return null
  return {
    state: async () => {
      const newest = listBackups(backupDir).at(-1)
      const { provenAt = null, faults = [] } = newest?.proof ?? {}
      return { madeAt: newest?.manifest.madeAt ?? null, provenAt, faults: faults.length }
    },
  }
}

/** When the newest backup that came back without a fault was compared; null: there is none. */
export function lastProvenAt(backupDir: string): string | null {
  const proofs = listBackups(backupDir).flatMap(({ proof }) => (proof && proof.faults.length === 0 ? [proof.provenAt] : []))
  return proofs.at(-1) ?? null
}

const dayMs = 86_400_000
const lookMs = 600_000
/** Before the first one, a new server has its hands full. */
const firstLookMs = 60_000

/** Answers what ends it; a backup that is being made goes on by itself. @throws StartError when the backup key cannot be used */
export function keepBackups(config: Config, log: Log): () => Promise<void> {
  const { backupDir, databaseUrl, dataDir } = config
  if (backupDir === null || databaseUrl !== null) return () => Promise.resolve()
  const stopSealing = keepSealing({ dataDir, backupDir, key: loadOrMakeBackupKey(config.backupKeyFile) }, log)
  let running = false
  const look = () => {
    if (running || !isDue(backupDir, new Date())) return
    running = true
    void backUp(log).finally(() => {
      running = false
    })
  }
  const first = setTimeout(look, firstLookMs)
  const timer = setInterval(look, lookMs)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    return stopSealing()
  }
}

function isDue(backupDir: string, now: Date): boolean {
  const newest = listBackups(backupDir).at(-1)
  return newest === undefined || now.getTime() - Date.parse(newest.manifest.madeAt) >= dayMs
}

/** The command of the same build, with the same settings. */
function backUp(log: Log): Promise<void> {
  const command = fileURLToPath(new URL('backup.js', import.meta.url))
  if (!existsSync(command)) {
    log.warn({ command }, 'no backup is made of a server that runs from its sources')
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(process.execPath, [command], { stdio: ['ignore', 'ignore', 'pipe'] })
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString()
    })
    child.once('error', (error) => {
      log.error({ error: String(error) }, 'the backup could not be begun')
      resolve()
    })
    child.once('exit', (code) => {
      if (code !== 0) log.error({ code, said: said.slice(0, 2_000) }, 'the backup of today is not proven')
      resolve()
    })
  })
}
