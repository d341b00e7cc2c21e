import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditHeadsFile, headsIn, readAuditHeads } from './auditHeads.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreiklang-audit-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const auditHeads = (place: string) => auditHeadsFile(place, null)
const head = (seq: number) => ({ organisationId: 'o1', seq, hash: `ab${seq}`, am: '2026-11-18T09:00:00.000Z' })
const file = () => join(folder, 'audit-heads.jsonl')

describe('heads of the audit trail in a file', () => {
  it('are read again as they were written, also by the next start', async () => {
    await auditHeads(folder).append([head(1), head(2)])
    await auditHeads(folder).append([head(3)])
    expect(await readAuditHeads(folder)).toEqual({ heads: [head(1), head(2), head(3)], forgedLines: [] })
  })

  it('are none before the first one', async () => {
    expect(await readAuditHeads(folder)).toEqual({ heads: [], forgedLines: [] })
  })

  it('show a line that somebody changed', async () => {
    await auditHeads(folder).append([head(1), head(2)])
    writeFileSync(file(), readFileSync(file(), 'utf8').replace('"hash":"ab1"', '"hash":"ff1"'))
    expect(await readAuditHeads(folder)).toEqual({ heads: [head(2)], forgedLines: [2] })
  })

  it('show a line that was signed with another key', async () => {
    const other = mkdtempSync(join(tmpdir(), 'dreiklang-audit-'))
    await auditHeads(other).append([head(9)])
    await auditHeads(folder).append([head(1)])
    appendFileSync(file(), readFileSync(join(other, 'audit-heads.jsonl')))
    rmSync(other, { recursive: true })
    expect(await readAuditHeads(folder)).toMatchObject({ heads: [head(1)], forgedLines: [4] })
  })

  it('go on behind half a line that a power cut left', async () => {
    await auditHeads(folder).append([head(1)])
    appendFileSync(file(), '{"organisationId":"o1","se')
    await auditHeads(folder).append([head(2)])
    expect(await readAuditHeads(folder)).toMatchObject({ heads: [head(1), head(2)], forgedLines: [3] })
  })
})

describe('heads that come back from outside', () => {
  const mail = (text: string) => `Die Köpfe:\n\n${text}\nGruß`

  it('are found in a mail, also when a mail program has broken and quoted its lines', () => {
    const text = auditHeads(folder).sign([head(1), head(2)])
    const quoted = text.replaceAll(/.{60}/g, '$&\n> ')
    const printable = text.replaceAll(/.{70}/g, '$&=\r\n')
    for (const each of [text, mail(text), quoted, mail(printable)])
      expect(headsIn(each, folder)).toEqual({ heads: [head(1), head(2)], forged: 0 })
  })

  it('are told from those that somebody else has signed or changed', () => {
    const other = mkdtempSync(join(tmpdir(), 'dreiklang-audit-'))
    const text =
      auditHeads(folder)
        .sign([head(1)])
        .replace('"seq":1', '"seq":2') + auditHeads(other).sign([head(3)])
    rmSync(other, { recursive: true })
    expect(headsIn(text, folder)).toEqual({ heads: [], forged: 2 })
    expect(headsIn('Nothing here', folder)).toEqual({ heads: [], forged: 0 })
  })
})
