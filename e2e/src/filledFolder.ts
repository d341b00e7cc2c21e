import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filledFolderVariable, startProduct } from './server.ts'

export async function setup(): Promise<() => void> {
  const product = await startProduct()
  await product.end()
  const mails = readdirSync(join(product.dataDir, 'mail'))
  if (mails.length > 0) throw new Error(`The demo writes to nobody, and has sent ${mails.join(', ')}`)
  process.env[filledFolderVariable] = product.dataDir
  return () => rmSync(product.dataDir, { recursive: true, force: true })
}
