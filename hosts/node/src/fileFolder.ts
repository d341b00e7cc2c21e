/** Parts of large files as files of their own in a folder; they come sealed. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type FileStore, StorageFull } from '@dreiklang/server/ports'

const isCode = (error: unknown, ...codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A name survives a power cut only when its folder is on the disk as well. */
async function syncNames(from: string, to: string): Promise<void> {
  await syncFolder(from)
  if (from !== to) await syncNames(dirname(from), to)
}

export function createFileFolder(folder: string): FileStore {
  const folderOf = ({ organisationId, contentId }: { organisationId: string; contentId: string }) =>
    // Two letters between, or one folder would hold all contents of a house.
    join(folder, organisationId, contentId.slice(-2), contentId)

  async function write(file: string, sealed: Uint8Array): Promise<void> {
    const beside = `${file}.new`
    const made = await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const handle = await open(beside, 'w', 0o600)
    try {
      await handle.writeFile(sealed)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, file)
    await syncNames(dirname(file), made === undefined ? dirname(file) : dirname(made))
  }

  return {
    async put(_tx, { nr, ...content }, sealed) {
      try {
        await write(join(folderOf(content), String(nr)), sealed)
      } catch (error) {
        throw isCode(error, 'ENOSPC', 'EDQUOT') ? new StorageFull(error) : error
      }
    },
    async read(_db, { nr, ...content }) {
      try {
        return await readFile(join(folderOf(content), String(nr)))
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null
        throw error
      }
    },
    async remove(_tx, content) {
      await rm(folderOf(content), { recursive: true, force: true })
    },
  }
}
