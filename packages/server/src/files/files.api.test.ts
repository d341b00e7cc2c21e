import { auskunftContract } from '@dreiklang/domain/anmeldung/auskunft.contract'
import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { trashDays } from '@dreiklang/domain/files/files'
import { listing } from '@dreiklang/domain/files/item.contract'
import { describe, expect, it } from 'vitest'
import { unzipSync } from 'fflate'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { type TestClient } from '../testServer.ts'
import { bring, pdf } from './files.fixtures.ts'

const server = await serverForTests()
const [nurse, colleague, stranger] = await server.people('pfleger', 'pflege-admin', 'pfleger2')
let asked = 0
function ask<Row>(text: string, values: Record<string, unknown> = {}): Promise<Row[]> {
  asked += 1
  return server.ports.database.query<Row>(systemContext, sql(`test.files.${asked}`, text), values)
}
const folder = async (name: string, folderId: string | null = null) => (await nurse.call(c.createFolder, { body: { folderId, name } })).body
const add = (name: string, folderId: string | null = null, words = name) => bring(server, nurse, { name, folderId, bytes: pdf(words) })
const namesIn = async (folderId: string | null) =>
  (await nurse.call(c.items, { query: { folderId: folderId ?? 'null' } })).body.items.map(({ name }) => name)
const get = (path: string, query: Record<string, string>, who: TestClient = nurse) =>
  server.fetch(
    new Request(`http://test.invalid${path}?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: `Bearer ${who.token}` },
    }),
  )
const textOf = async (id: string, version?: string) => (await get(c.content.path, { id, ...(version && { version }) })).text()

describe('the listing of the specification', () => {
  it('has folders and files of the root, each sorted by name, for the text null and for nothing', async () => {
    const [b, a] = [await folder('Zeugnisse'), await folder('Anträge')]
    const inside = await folder('Pflegekasse', a.id)
    const [second, first] = [await add('Plan 10.pdf'), await add('Plan 2.pdf')]
    await add('Antrag.pdf', inside.id)
    for (const query of [{ folderId: 'null' }, undefined]) {
      const { body } = await nurse.call(c.list, query === undefined ? {} : { query })
      expect(listing.parse(body)).toEqual(body)
      expect([body.folders.map(({ id }) => id), body.files.map(({ id }) => id), body.path]).toEqual([
        [a.id, b.id],
        [first.id, second.id],
        [],
      ])
      expect(body.folders[0]).toEqual({
        id: a.id,
        folderId: null,
        name: 'Anträge',
        createdBy: 'Jonas Meyer',
        createdAt: server.clock.now.toISOString(),
        modifiedAt: server.clock.now.toISOString(),
        size: '19 B',
        type: 'folder',
        contents: '1 file',
        description: '',
      })
      expect(body.files[0]).toMatchObject({ type: 'PDF', size: '19 B', contents: null })
    }
    const { body } = await nurse.call(c.list, { query: { folderId: inside.id } })
    expect([body.path.map(({ name }) => name), body.files.map(({ name }) => name)]).toEqual([['Anträge', 'Pflegekasse'], ['Antrag.pdf']])
  })

  it('refuses a folder that is none, or of another house', async () => {
    const { id } = await folder('Nur bei uns')
    const file = await add('Kein Ordner.pdf')
    const statuses = [
      await stranger.call(c.list, { query: { folderId: id } }),
      await nurse.call(c.list, { query: { folderId: file.id } }),
      await nurse.call(c.list, { query: { folderId: 'irgendwas' } }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 400])
    expect((await stranger.call(c.list)).body).toEqual({ folders: [], files: [], path: [] })
  })
})

describe('a file', () => {
  it('is read by colleagues as it was brought, and everybody sees who has read it', async () => {
    const { id } = await add('Merkblatt.pdf')
    const answer = await get(c.content.path, { id }, colleague)
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual(['%PDF-1.7 Merkblatt.pdf', 'no-store'])
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Merkblatt.pdf"')
    const { body } = await nurse.call(c.events, { query: { id } })
    const reader = server.ensemble.personen['pflege-admin']?.personId
    const names = await ask<{ name: string }>('select name from person where id = :reader', { reader })
    expect(body.map(({ deed, personName }) => [deed, personName])).toContainEqual(['read', names[0]?.name])
    const trail = await ask('select aktion from protokoll where objekt_id = :id order by art', { id })
    expect(trail).toEqual([{ aktion: c.sendBytes.id }, { aktion: c.content.id }])
    expect((await get(c.content.path, { id }, stranger)).status).toBe(404)
  })

  it('is renamed and described, and keeps its ending', async () => {
    const { id } = await add('Entwurf.pdf')
    await add('Vorhanden.pdf')
    const { body } = await colleague.call(c.update, { body: { id, name: 'Fertig.PDF', description: 'Für alle' } })
    expect([body.name, body.description, body.version]).toEqual(['Fertig.PDF', 'Für alle', 2])
    const refused = [
      await nurse.call(c.update, { body: { id, name: 'vorhanden.pdf' } }),
      await nurse.call(c.update, { body: { id, name: 'Fertig.exe' } }),
      await nurse.call(c.update, { body: { id, name: '../Fertig.pdf' } }),
      await stranger.call(c.update, { body: { id, name: 'Meins.pdf' } }),
    ].map(errorOf)
    expect(refused).toEqual(['files.name_vergeben', 'files.endung_bleibt', 'eingabe.ungueltig: name zeichen', 'nicht_gefunden'])
  })

  it('lies sealed, name and bytes', async () => {
    const { id } = await add('Frau Yıldız.pdf', null, 'Frau Yıldız')
    const rows = JSON.stringify(await ask('select * from file where id = :id', { id }))
    const parts = await ask<{ inhalt: Uint8Array }>(
      'select p.inhalt from file_part p join file_content c on c.id = p.content_id where c.file_id = :id',
      { id },
    )
    expect([rows.includes('Yıldız'), parts.length]).toEqual([false, 1])
    expect(new TextDecoder('latin1').decode(parts[0]?.inhalt)).not.toContain('PDF')
  })

  it('is in the own copy of who brought it', async () => {
    const { id } = await add('Von mir.pdf')
    const copy = async (who: TestClient) => JSON.stringify((await who.call(auskunftContract.auskunft)).body.weiteres['files'])
    expect([(await copy(nurse)).includes(id), (await copy(colleague)).includes(id)]).toEqual([true, false])
  })

  it('is found by words of its name and of what was written about it', async () => {
    const file = await add('Hygieneplan 2026.pdf')
    await nurse.call(c.update, { body: { id: file.id, description: 'Vom Gesundheitsamt' } })
    const found = async (query: string, who = nurse) => (await who.call(c.search, { query: { query } })).body.map(({ id }) => id)
    expect([await found('amt HYGIENE'), await found(''), await found('hygieneplan', stranger)]).toEqual([[file.id], [], []])
  })
})

describe('a folder', () => {
  it('is there once by its name, and is used again when asked', async () => {
    const { id } = await folder('Einmal')
    expect(errorOf(await nurse.call(c.createFolder, { body: { folderId: null, name: 'EINMAL' } }))).toBe('files.name_vergeben')
    expect((await nurse.call(c.createFolder, { body: { folderId: null, name: 'einmal', reuse: true } })).body.id).toBe(id)
  })

  it('is moved with what lies in it, but not into itself', async () => {
    const [outer, other] = [await folder('Außen'), await folder('Daneben')]
    const inner = await folder('Innen', outer.id)
    await add('Drin.pdf', inner.id)
    const moved = (ids: string[], folderId: string | null) => nurse.call(c.move, { body: { ids, folderId } })
    expect([errorOf(await moved([outer.id], inner.id)), errorOf(await moved([outer.id], outer.id))]).toEqual([
      'files.in_sich',
      'files.in_sich',
    ])
    expect((await moved([inner.id], other.id)).status).toBe(204)
    expect([await namesIn(outer.id), await namesIn(other.id), await namesIn(inner.id)]).toEqual([[], ['Innen'], ['Drin.pdf']])
    await folder('Innen', outer.id)
    expect(errorOf(await moved([inner.id], outer.id))).toBe('files.name_vergeben')
  })

  it('is twenty deep at most, also when another is put into it', async () => {
    let at: string | null = null
    for (let depth = 1; depth <= 20; depth += 1) at = (await folder(`Tief ${depth}`, at)).id
    expect(errorOf(await nurse.call(c.createFolder, { body: { folderId: at, name: 'Zu tief' } }))).toBe('files.zu_tief')
    const { id } = await folder('Noch einer')
    expect(errorOf(await nurse.call(c.move, { body: { ids: [id], folderId: at } }))).toBe('files.zu_tief')
  })

  it('comes as a ZIP archive, with its folders and the same bytes', async () => {
    const outer = await folder('Paket')
    const inner = await folder('Anlagen', outer.id)
    await add('Brief.pdf', outer.id)
    await add('Befund.pdf', inner.id)
    const alone = await add('Einzeln.pdf')
    const answer = await get(c.archive.path, { ids: outer.id })
    expect(answer.headers.get('content-disposition')).toContain('filename="Paket.zip"')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files).toSorted()).toEqual(['Paket/Anlagen/Befund.pdf', 'Paket/Brief.pdf'])
    expect(new TextDecoder().decode(files['Paket/Brief.pdf'])).toBe('%PDF-1.7 Brief.pdf')
    const both = new URLSearchParams([outer.id, alone.id].map((id) => ['ids', id]))
    const headers = { authorization: `Bearer ${nurse.token}` }
    const two = await server.fetch(new Request(`http://test.invalid${c.archive.path}?${both.toString()}`, { headers }))
    expect(Object.keys(unzipSync(new Uint8Array(await two.arrayBuffer())))).toContain('Einzeln.pdf')
    expect((await get(c.archive.path, { ids: outer.id }, stranger)).status).toBe(404)
  })
})

describe('the trash', () => {
  const throwAway = (...ids: string[]) => nurse.call(c.remove, { body: { ids } })
  const trash = async () => (await nurse.call(c.trash)).body.map(({ id }) => id)

  it('takes a folder with what lies in it, and gives it back whole', async () => {
    const outer = await folder('Weg')
    const first = await add('Vorher.pdf', outer.id)
    await add('Mit.pdf', outer.id)
    await throwAway(first.id)
    await throwAway(outer.id)
    expect((await trash()).toSorted()).toEqual([outer.id, first.id].toSorted())
    expect((await nurse.call(c.search, { query: { query: 'Mit.pdf' } })).body).toEqual([])
    expect((await nurse.call(c.list, { query: { folderId: outer.id } })).status).toBe(404)
    // What went before it has no place to go back to yet.
    await nurse.call(c.restore, { body: { ids: [first.id] } })
    expect((await namesIn(null)).includes('Vorher.pdf')).toBe(true)
    await nurse.call(c.restore, { body: { ids: [outer.id] } })
    expect(await namesIn(outer.id)).toEqual(['Mit.pdf'])
  })

  it('gives back beside what has come in its place', async () => {
    const { id } = await add('Gleich.pdf')
    await throwAway(id)
    await add('Gleich.pdf')
    await nurse.call(c.restore, { body: { ids: [id] } })
    expect((await namesIn(null)).filter((name) => name.startsWith('Gleich'))).toEqual(['Gleich (2).pdf', 'Gleich.pdf'])
  })

  it('changes nothing that lies in it, and is closed to other houses', async () => {
    const { id } = await add('Liegt.pdf')
    await throwAway(id)
    expect(errorOf(await nurse.call(c.update, { body: { id, name: 'Anders.pdf' } }))).toBe('files.im_papierkorb')
    expect(errorOf(await nurse.call(c.move, { body: { ids: [id], folderId: null } }))).toBe('files.im_papierkorb')
    const others = [await stranger.call(c.restore, { body: { ids: [id] } }), await stranger.call(c.purge, { body: { ids: [id] } })]
    expect(others.map(({ status }) => status)).toEqual([404, 404])
    expect((await nurse.call(c.purge, { body: { ids: [(await add('Bleibt.pdf')).id] } })).status).toBe(404)
  })

  it('is emptied by hand and after thirty days, and then the bytes are gone as well', async () => {
    const parts = async () => (await ask<{ n: number }>('select count(*)::int as n from file_part'))[0]?.n
    await server.server.tick()
    const before = await parts()
    const outer = await folder('Endgültig')
    const [one, two] = [await add('Eins.pdf', outer.id), await add('Zwei.pdf')]
    await throwAway(outer.id, two.id)
    expect((await nurse.call(c.purge, { body: { ids: [outer.id] } })).status).toBe(204)
    await server.server.tick()
    expect([await parts(), await trash()]).toEqual([(before ?? 0) + 1, expect.arrayContaining([two.id])])
    expect((await get(c.content.path, { id: one.id })).status).toBe(404)
    await ask(`update file set deleted_at = deleted_at - make_interval(days => :days::int) where id = :id`, {
      id: two.id,
      days: trashDays + 1,
    })
    await server.server.tick()
    expect([await parts(), (await trash()).includes(two.id)]).toEqual([before, false])
  })
})

describe('versions', () => {
  it('are kept when a file is replaced, read, and made the current one again', async () => {
    const { id } = await add('Dienstplan.pdf', null, 'alt')
    await bring(server, colleague, { name: 'Dienstplan.pdf', bytes: pdf('neu'), nameRule: 'replace' })
    const { body } = await nurse.call(c.versions, { query: { id } })
    expect([await textOf(id), body.length, body.filter(({ isCurrent }) => isCurrent).length]).toEqual(['%PDF-1.7 neu', 2, 1])
    const old = body.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect(await textOf(id, old)).toBe('%PDF-1.7 alt')
    expect((await colleague.call(c.restoreVersion, { body: { id, versionId: old } })).body.versions).toBe(2)
    expect(await textOf(id)).toBe('%PDF-1.7 alt')
    expect((await stranger.call(c.versions, { query: { id } })).status).toBe(404)
    expect((await nurse.call(c.restoreVersion, { body: { id, versionId: id } })).status).toBe(404)
  })
})
