import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filledFolderVariable, startProduct } from './server.ts'

/** A folder that is there already is taken: whoever writes a journey need not wait for a new one each time. */
export async function setup(): Promise<() => void> {
  if (process.env[filledFolderVariable] !== undefined) return () => undefined
  const product = await startProduct()
  await product.end()
  const mails = readdirSync(join(product.dataDir, 'mail'))
  if (mails.length > 0) throw new Error(`The demo writes to nobody, and has sent ${mails.join(', ')}`)
  process.env[filledFolderVariable] = product.dataDir
  return () => rmSync(product.dataDir, { recursive: true, force: true })
}
