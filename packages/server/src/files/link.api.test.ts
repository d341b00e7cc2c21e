import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { describe, expect, it } from 'vitest'
import { unzipSync } from 'fflate'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { beginUpload, bring, metadataOf, pdf, sendBytes, sendTus } from './files.fixtures.ts'

const server = await serverForTests()
const [nurse, stranger] = await server.people('pfleger', 'pfleger2')
const nobody = server.anonymous
const dayMs = 86_400_000

interface Wish {
  days?: number
  password?: string | null
  uploads?: boolean
}
async function share(id: string, { days = 7, password = null, uploads = false }: Wish = {}) {
  const { body } = await nurse.call(c.createLink, { body: { id, days, password, uploads } })
  return { ...body, token: body.address.split('#')[1] ?? '' }
}
const open = (token: string, password?: string) =>
  nobody.call(c.openLink, { params: { token }, body: password === undefined ? {} : { password } })
const read = (token: string, password = '') =>
  server.fetch(
    new Request(`http://test.invalid/api/public/files/${token}/content`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password }),
    }),
  )
const add = (name: string, folderId: string | null = null) => bring(server, nurse, { name, folderId, bytes: pdf(name) })
const folder = async (name: string) => (await nurse.call(c.createFolder, { body: { folderId: null, name } })).body
async function later(ms: number, work: () => Promise<void>) {
  const before = server.clock.now
  server.clock.now = new Date(before.getTime() + ms)
  await work()
  server.clock.now = before
}

describe('a link to a file', () => {
  it('shows and gives it to somebody without an account, and the house sees how often', async () => {
    const file = await add('Infoblatt.pdf')
    const { token, address, link } = await share(file.id)
    expect([address.startsWith('http://test.invalid/shared-files#'), link.uses]).toEqual([true, 0])
    const { body } = await open(token)
    expect(body.item).toEqual({ name: 'Infoblatt.pdf', kind: 'PDF', bytes: file.bytes, count: 1, uploads: false })
    const answer = await read(token)
    expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.7 Infoblatt.pdf'])
    const [known] = (await nurse.call(c.links, { query: { id: file.id } })).body
    const events = (await nurse.call(c.events, { query: { id: file.id } })).body
    expect([known?.uses, events.filter(({ byLink }) => byLink).map(({ deed }) => deed)]).toEqual([1, ['linkRead']])
    expect((await nurse.call(c.links, { query: { id: file.id } })).text).not.toContain(token)
  })

  it('ends at its time, and not before', async () => {
    const { id } = await add('Befristet.pdf')
    const { token } = await share(id, { days: 1 })
    await later(dayMs - 1000, async () => expect((await open(token)).status).toBe(200))
    await later(dayMs, async () => expect([(await open(token)).status, (await read(token)).status]).toEqual([404, 404]))
  })

  it('ends when it is revoked and when the file goes into the trash, by people of the house only', async () => {
    const file = await add('Beendet.pdf')
    const [first, second] = [await share(file.id), await share(file.id)]
    expect((await stranger.call(c.revokeLink, { query: { id: first.link.id } })).status).toBe(404)
    expect((await nurse.call(c.revokeLink, { query: { id: first.link.id } })).status).toBe(204)
    expect([(await open(first.token)).status, (await open(second.token)).status]).toEqual([404, 200])
    await nurse.call(c.remove, { body: { ids: [file.id] } })
    expect((await open(second.token)).status).toBe(404)
    await nurse.call(c.restore, { body: { ids: [file.id] } })
    expect((await open(second.token)).status).toBe(404)
  })

  it('with a password says nothing but whose it is, until the password is right', async () => {
    const { token } = await share((await add('Vertraulich.pdf')).id, { password: 'Sommerregen' })
    const { body, text } = await open(token)
    expect([body.item, text.includes('Vertraulich')]).toEqual([null, false])
    expect(errorOf(await open(token, 'Winterregen'))).toBe('files.passwort')
    expect([(await read(token)).status, (await read(token, 'Winterregen')).status]).toEqual([403, 403])
    expect((await open(token, 'Sommerregen')).body.item?.name).toBe('Vertraulich.pdf')
    expect((await read(token, 'Sommerregen')).status).toBe(200)
  })

  it('is kept as a digest only', async () => {
    const { token } = await share((await add('Digest.pdf')).id)
    const rows = await server.ports.database.query(systemContext, sql('test.files.links', 'select * from file_link'), {})
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('a link to a folder', () => {
  it('gives what lies in it as an archive', async () => {
    const { id } = await folder('Mappe')
    await add('Blatt.pdf', id)
    const { token } = await share(id)
    expect((await open(token)).body.item).toMatchObject({ name: 'Mappe', kind: null, count: 1 })
    expect(Object.keys(unzipSync(new Uint8Array(await (await read(token)).arrayBuffer())))).toEqual(['Mappe/Blatt.pdf'])
  })

  it('that takes files takes them, and shows nothing of what is there', async () => {
    const { id } = await folder('Eingang')
    await add('Intern.pdf', id)
    const { token } = await share(id, { uploads: true, password: 'Sommerregen' })
    expect((await open(token, 'Sommerregen')).body.item).toMatchObject({ name: 'Eingang', uploads: true, count: 0, bytes: 0 })
    expect((await read(token, 'Sommerregen')).status).toBe(404)
    const path = `/api/public/files/${token}/uploads`
    const bytes = pdf('von außen')
    // The place that the metadata name is not asked for.
    const metadata = metadataOf({ filename: 'Intern.pdf', folderId: 'null', nameRule: 'replace' })
    const headers = { 'upload-length': String(bytes.length), 'upload-metadata': metadata }
    expect((await sendTus(server, '', { method: 'POST', path, headers })).status).toBe(403)
    const begun = await sendTus(server, '', { method: 'POST', path, headers: { ...headers, 'x-link-password': 'Sommerregen' } })
    const location = begun.headers.get('location') ?? ''
    expect((await sendBytes(server, '', { path: location, offset: 0, bytes })).status).toBe(204)
    const { items } = (await nurse.call(c.items, { query: { folderId: id } })).body
    expect(items.map(({ name, createdBy }) => [name, createdBy === null])).toEqual([
      ['Intern (2).pdf', true],
      ['Intern.pdf', false],
    ])
    const foreign = await beginUpload(server, nurse.token, { name: 'Fremd.pdf', bytes })
    const stolen = foreign.path.replace('/api/apps/file-manager/uploads', path)
    expect((await sendBytes(server, '', { path: stolen, offset: 0, bytes })).status).toBe(404)
  })

  it('takes files into a folder only', async () => {
    const { id } = await add('Datei.pdf')
    const answer = await nurse.call(c.createLink, { body: { id, days: 7, password: null, uploads: true } })
    expect(errorOf(answer)).toBe('files.link_nur_ordner')
  })
})
