import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readOrMake } from '../secrets.ts'
import { StartError } from '../startError.ts'

const read = (text: string): Buffer => {
  const key = Buffer.from(text.trim(), 'base64url')
  // One that was typed or left as in an example is not random.
  if (key.length !== 32 || new Set(key).size < 16) throw new Error('it is not 32 bytes of chance')
  return key
}

/** 32 bytes in base64url; made with the first backup. @throws StartError */
export const loadOrMakeBackupKey = (file: string): Buffer => readOrMake(file, () => `${randomBytes(32).toString('base64url')}\n`, read)

/** For a restore, where a new one would open nothing. @throws StartError */
export function loadBackupKey(file: string): Buffer {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(
      `The backup key ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}. ` +
        'Put the file there that the first backup made, or name it in BACKUP_KEY_FILE',
      { cause: error },
    )
  }
}
