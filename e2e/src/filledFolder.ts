import { rmSync } from 'node:fs'
import { filledFolderVariable, startProduct } from './server.ts'

export async function setup(): Promise<() => void> {
  const product = await startProduct()
  await product.end()
  process.env[filledFolderVariable] = product.dataDir
  return () => rmSync(product.dataDir, { recursive: true, force: true })
}
