/** What the machine gives: Node, the port, room on its disks. */
import { accessSync, constants, existsSync, statSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { clusterFolder } from '../embedded/open.ts'
import { listenErrorOf } from '../http/server.ts'
import manifest from '../../../../package.json' with { type: 'json' }
import { type Finding, findingsOf } from './finding.ts'

/** When a line of Node gets no more corrections (https://github.com/nodejs/release). */
const endOfNode: Readonly<Record<string, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }

/** @param today a day, YYYY-MM-DD */
export function checkNode(version: string, today: string): Finding[] {
  const { good, attention, bad } = findingsOf('node')
  const wanted = manifest.engines.node.replace('>=', '')
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor))
    return [
      bad(`Dreiklang ${manifest.version} needs Node ${wanted} or newer, and this is Node ${version}`, 'Get one from https://nodejs.org'),
    ]
  const end = endOfNode[major]
  return end !== undefined && end < today
    ? [attention(`Node ${version} works, and its line has had no security corrections since ${end}`, 'Install a newer one')]
    : [good(`Node ${version}, and Dreiklang ${manifest.version} needs ${wanted} or newer`)]
}

/** @param runs whether a server holds the data folder at this moment */
export async function checkPort({ host, port }: Config, runs: boolean): Promise<Finding[]> {
  const { good, attention, bad } = findingsOf('port')
  if (port === 0) return [good('PORT is 0: each start takes a free one')]
  const refused = await listenOnce(host, port)
  if (refused === null) {
    const free = `${host}:${port} is free`
    return [runs ? attention(free, 'A server runs with this data folder on another port: give this command its settings') : good(free)]
  }
  if (runs && (await isDreiklang(host, port))) return [good(`Dreiklang listens on ${host}:${port}`)]
  return [bad(listenErrorOf(refused, host, port).message)]
}

function listenOnce(host: string, port: number): Promise<Error | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}

async function isDreiklang(host: string, port: number): Promise<boolean> {
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  try {
    const url = `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}/api/health/live`
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    return answer.ok && (await answer.text()) === JSON.stringify({ status: 'ok' })
  } catch {
    return false
  }
}

const scarceBytes = 1_000_000_000
/** A segment of the log and a mail do not fit any more. */
const noBytes = 100_000_000
const scarceFiles = 10_000

export function checkDisk(config: Config): Finding[] {
  const folders = new Map<string, string>()
  for (const [name, path] of placesOf(config)) if (!folders.has(path)) folders.set(path, name)
  return [...folders].map(([path, name]) => checkFolder(name, path))
}

/** Folders that may get full, each by the setting that names it. */
export const placesOf = (config: Config): [string, string][] => [
  ['DATA_DIR', config.dataDir],
  ...(config.filesDir === null ? [] : [['FILES_DIR', config.filesDir] satisfies [string, string]]),
  ...(config.backupDir === null ? [] : [['BACKUP_DIR', config.backupDir] satisfies [string, string]]),
  ...(config.backupKeysDir === null ? [] : [['BACKUP_KEYS_DIR', config.backupKeysDir] satisfies [string, string]]),
]

function checkFolder(name: string, path: string): Finding {
  const { good, attention, bad } = findingsOf('disk')
  const there = existingAbove(path)
  if (!statSync(there).isDirectory()) return bad(`${name} ${path} cannot be a folder: ${there} is a file`, `Set ${name} to a folder`)
  const refused = refusalToWrite(there)
  if (refused !== null) return bad(`${name} ${path} cannot be written: ${refused}`, 'Give it to the user who runs Dreiklang')
  const { bavail, bsize, ffree, files } = statfsSync(there)
  const free = bavail * bsize
  const room = `${name} ${path}${there === path ? '' : ' (not there yet)'}: ${sizeOf(free)} free${files === 0 ? '' : `, ${ffree} more files`}`
  if (free < noBytes) return bad(room, 'Make room: with a full disk nothing can be saved')
  if (files > 0 && ffree === 0) return bad(room, 'Make room for files: the file system has no more entries')
  // Proving a backup and an upgrade lay the whole database down a second time.
  if (free < scarceBytes) return attention(room, 'Make room soon: a backup is proven by laying all data down a second time')
  if (files > 0 && ffree < scarceFiles) return attention(room, 'Few more files fit: a database makes about a thousand')
  return good(room)
}

function existingAbove(path: string): string {
  let there = path
  while (!existsSync(there)) there = dirname(there)
  return there
}

function refusalToWrite(folder: string): string | null {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const sizeOf = (bytes: number): string => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(0)} MB`)

/** The first start makes it. */
export const isNew = ({ dataDir }: Config): boolean => !existsSync(clusterFolder(dataDir)) && !existsSync(join(dataDir, 'pglite'))
