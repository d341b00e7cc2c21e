import { type KeyObject, createHash, createPublicKey, sign, verify } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuditHead, AuditHeads } from '@dreiklang/server/ports'
import { type IfMissing, loadAuditKey } from './secrets.ts'

const fileIn = (folder: string) => join(folder, 'audit-heads.jsonl')

const signedText = ({ organisationId, seq, hash, am }: AuditHead) => Buffer.from(JSON.stringify([organisationId, seq, hash, am]))

export function auditHeadsFile(folder: string, mailTo: string | null, ifMissing: IfMissing = 'make'): AuditHeads {
  const key = loadAuditKey(folder, ifMissing)
  const signed = (heads: readonly AuditHead[]) =>
    heads.map((head) => `${JSON.stringify({ ...head, signature: sign(null, signedText(head), key).toString('base64url') })}\n`).join('')
  return {
    mailTo,
    sign: signed,
    async append(heads) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Opened each time: it may have been archived. One append is atomic; the empty line ends a partial line left by a power cut.
      const file = await open(fileIn(folder), 'a', 0o600)
      try {
        await file.write(`\n${signed(heads)}`)
        await file.sync()
      } finally {
        await file.close()
      }
    },
  }
}

export async function readAuditHeads(folder: string): Promise<{ heads: AuditHead[]; forgedLines: number[] }> {
  const lines = (await textOf(fileIn(folder))).split('\n').entries()
  const written = [...lines].filter(([, text]) => text !== '')
  // Before the first head there need not be a key; with another one, heads that are good would look forged.
  if (written.length === 0) return { heads: [], forgedLines: [] }
  const key = publicKeyIn(folder)
  const heads: AuditHead[] = []
  const forgedLines: number[] = []
  for (const [index, text] of written) {
    const head = ourHead(text, key)
    if (head === null) forgedLines.push(index + 1)
    else heads.push(head)
  }
  return { heads, forgedLines }
}

/** Mail programs wrap lines, quote them and mark the breaks. `forged` counts the heads not written with our key. */
export function headsIn(text: string, folder: string): { heads: AuditHead[]; forged: number } {
  const key = publicKeyIn(folder)
  const found = text.replaceAll(/=\r?\n/g, '').match(/\{[^{}]*\}/g) ?? []
  const heads = found.map((each) => ourHead(each.replaceAll(/[\s>]+/g, ''), key))
  const ours = heads.filter((head) => head !== null)
  return { heads: ours, forged: heads.length - ours.length }
}

const publicKeyIn = (folder: string): KeyObject => createPublicKey(loadAuditKey(folder, 'refuse'))

/** Tells which key it is and nothing of what it signs with. */
export function auditKeyMark(folder: string): string {
  return createHash('sha256')
    .update(publicKeyIn(folder).export({ type: 'spki', format: 'der' }))
    .digest('hex')
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function ourHead(text: string, key: KeyObject): AuditHead | null {
  try {
    const { signature, ...head }: AuditHead & { signature: string } = JSON.parse(text)
    return verify(null, signedText(head), key, Buffer.from(signature, 'base64url')) ? head : null
  } catch {
    return null
  }
}
