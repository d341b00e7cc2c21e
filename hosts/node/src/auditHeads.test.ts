import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditHeadsFile, readAuditHeads } from './auditHeads.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreiklang-audit-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const head = (seq: number) => ({ organisationId: 'o1', seq, hash: `ab${seq}`, am: '2026-11-18T09:00:00.000Z' })
const file = () => join(folder, 'audit-heads.jsonl')

describe('heads of the audit trail in a file', () => {
  it('are read again as they were written, also by the next start', async () => {
    await auditHeadsFile(folder).append([head(1), head(2)])
    await auditHeadsFile(folder).append([head(3)])
    expect(await readAuditHeads(folder)).toEqual({ heads: [head(1), head(2), head(3)], forgedLines: [] })
  })

  it('are none before the first one', async () => {
    expect(await readAuditHeads(folder)).toEqual({ heads: [], forgedLines: [] })
  })

  it('show a line that somebody changed', async () => {
    await auditHeadsFile(folder).append([head(1), head(2)])
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('"hash":"ab1"', '"hash":"ff1"'))
    expect(await readAuditHeads(folder)).toEqual({ heads: [head(2)], forgedLines: [2] })
  })

  it('show a line that was signed with another key', async () => {
    const other = mkdtempSync(join(tmpdir(), 'dreiklang-audit-'))
    await auditHeadsFile(other).append([head(9)])
    await auditHeadsFile(folder).append([head(1)])
    appendFileSync(file(), readFileSync(join(other, 'audit-heads.jsonl')))
    rmSync(other, { recursive: true })
    expect(await readAuditHeads(folder)).toMatchObject({ heads: [head(1)], forgedLines: [4] })
  })

  it('go on behind half a line that a power cut left', async () => {
    await auditHeadsFile(folder).append([head(1)])
    appendFileSync(file(), '{"organisationId":"o1","se')
    await auditHeadsFile(folder).append([head(2)])
    expect(await readAuditHeads(folder)).toMatchObject({ heads: [head(1), head(2)], forgedLines: [3] })
  })
})
