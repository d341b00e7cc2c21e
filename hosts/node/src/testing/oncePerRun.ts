import { randomBytes } from 'node:crypto'
import { linkSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the global setup leaves word of the folder in which the files of one run find what another of them has made. */
const folderVariable = 'DREIKLANG_TEST_RUN'

export interface Filled<Content> {
  place: string
  content: Content
}

/** The folder of this run; null outside of one. */
export const runFolder = (): string | null => process.env[folderVariable] ?? null

export function openRun(): void {
  process.env[folderVariable] = mkdtempSync(join(tmpdir(), 'dreiklang-test-run-'))
}

export async function emptyRun(discard: (place: string) => Promise<void>): Promise<void> {
  const folder = runFolder() ?? ''
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const made = read(join(folder, name))
    rmSync(join(folder, name))
    if (made !== null) await discard(made.place)
  }
}

export async function endRun(discard: (place: string) => Promise<void>): Promise<void> {
  await emptyRun(discard)
  rmSync(runFolder() ?? '', { recursive: true })
  delete process.env[folderVariable]
}

/** What was made under this name; else makes it. Of two who make it at once the first counts, and `discard` takes back the other. */
export async function oncePerRun<Content>(
  { folder, name }: { folder: string; name: string },
  make: () => Promise<Filled<Content>>,
  discard: (place: string) => Promise<void>,
): Promise<Filled<Content>> {
  const file = join(folder, `${name}.json`)
  const made = read<Content>(file)
  if (made !== null) return made
  const mine = await make()
  const draft = join(folder, `${name}.${randomBytes(8).toString('hex')}`)
  writeFileSync(draft, JSON.stringify(mine))
  try {
    // A link never shows half a file and never replaces one.
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    await discard(mine.place)
  }
  return read<Content>(file) ?? mine
}

function read<Content = unknown>(file: string): Filled<Content> | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
