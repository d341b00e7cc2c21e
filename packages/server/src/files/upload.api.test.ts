import { filesContract as c } from '@dreiklang/domain/files/files.contract'
import { partBytes, uploadDays } from '@dreiklang/domain/files/files'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { ScannerUnavailable, type VirusScan } from '../shared/virusScan.ts'
import { beginUpload, bring, metadataOf, offsetType, pdf, sendBytes, sendTus } from './files.fixtures.ts'

const server = await serverForTests()
const [nurse, colleague, stranger] = await server.people('pfleger', 'pflege-admin', 'pfleger2')
const { token } = nurse
/** A PDF whose bytes are all different from those around them. */
const large = (size: number) => {
  const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8) * 7) % 251)
  bytes.set(new TextEncoder().encode('%PDF-1.7 '))
  return bytes
}
const codeOf = async (answer: Response): Promise<string> => {
  const { code }: { code: string } = await answer.json()
  return code
}
const offsetOf = async (path: string, who = token) => (await sendTus(server, who, { method: 'HEAD', path })).headers.get('upload-offset')
const contentOf = async (id: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.fetch(new Request(`http://test.invalid${c.content.path}?id=${id}`, { headers }))
  return new Uint8Array(await answer.arrayBuffer())
}
const countParts = async (paths: readonly string[]) => {
  const count = sql('test.files.parts', 'select count(*)::int as n from file_part where content_id = any (:ids::uuid[])')
  const ids = paths.map((path) => path.split('/').at(-1))
  return (await server.ports.database.query<{ n: number }>(systemContext, count, { ids }))[0]?.n
}

describe('an upload', () => {
  it('comes in any pieces, and the file has the same bytes', async () => {
    const bytes = large(2 * partBytes + 12_345)
    const { answer, path } = await beginUpload(server, token, { name: 'Groß.pdf', bytes })
    expect([answer.status, answer.headers.get('tus-resumable'), answer.headers.get('upload-offset')]).toEqual([201, '1.0.0', '0'])
    expect(Date.parse(answer.headers.get('upload-expires') ?? '')).toBeGreaterThan(server.clock.now.getTime())
    for (const [from, to] of [
      [0, 700_000],
      [700_000, 700_001],
      [700_001, partBytes],
      [partBytes, bytes.length],
    ] as const) {
      const sent = await sendBytes(server, token, { path, offset: from, bytes: bytes.slice(from, to) })
      expect([sent.status, sent.headers.get('upload-offset'), await offsetOf(path)]).toEqual([204, String(to), String(to)])
    }
    const [file] = (await nurse.call(c.search, { query: { query: 'Groß' } })).body
    expect([file?.bytes, file?.kind]).toEqual([bytes.length, 'PDF'])
    expect(Buffer.compare(await contentOf(file?.id ?? ''), bytes)).toBe(0)
  })

  it('goes on from what the server has, and from nowhere else', async () => {
    const bytes = large(2_000)
    const { path } = await beginUpload(server, token, { name: 'Weiter.pdf', bytes })
    await sendBytes(server, token, { path, offset: 0, bytes: bytes.slice(0, 1_000) })
    for (const offset of [0, 999, 1_001]) {
      const refused = await sendBytes(server, token, { path, offset, bytes: bytes.slice(0, 100) })
      expect([refused.status, await codeOf(refused)]).toEqual([409, 'files.stelle'])
    }
    const tooMuch = await sendBytes(server, token, { path, offset: 1_000, bytes: large(1_001) })
    expect([tooMuch.status, await offsetOf(path)]).toEqual([409, '1000'])
    expect((await nurse.call(c.uploads)).body.map(({ name, received, length }) => [name, received, length])).toEqual([
      ['Weiter.pdf', 1_000, 2_000],
    ])
    expect((await colleague.call(c.uploads)).body).toEqual([])
    expect((await sendBytes(server, token, { path, offset: 1_000, bytes: bytes.slice(1_000) })).status).toBe(204)
    // Who has not heard of the end asks again, and learns that all is there.
    expect([await offsetOf(path), (await nurse.call(c.uploads)).body]).toEqual(['2000', []])
  })

  it('of two who send the same bytes counts them once', async () => {
    const bytes = large(3_000)
    const { path } = await beginUpload(server, token, { name: 'Doppelt.pdf', bytes })
    const answers = await Promise.all([1, 2].map(() => sendBytes(server, token, { path, offset: 0, bytes: bytes.slice(0, 2_000) })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await offsetOf(path)).toBe('2000')
  })

  it('is unknown to everybody else', async () => {
    const { path } = await beginUpload(server, token, { name: 'Meine.pdf', bytes: large(100) })
    for (const who of [colleague, stranger])
      for (const method of ['HEAD', 'DELETE']) expect((await sendTus(server, who.token, { method, path })).status).toBe(404)
    expect((await sendBytes(server, colleague.token, { path, offset: 0, bytes: large(100) })).status).toBe(404)
  })

  it.each([
    ['a program', 'setup.exe', pdf('x'), 'files.art_unbekannt'],
    ['nothing', 'leer.pdf', new Uint8Array(), 'files.art_unbekannt'],
  ])('does not begin for %s', async (_what, name, bytes, code) => {
    const { answer } = await beginUpload(server, token, { name, bytes })
    expect([answer.status, await codeOf(answer)]).toEqual([422, code])
  })

  it.each([
    [
      'is of another kind than its ending says',
      'falsch.pdf',
      Uint8Array.from(new TextEncoder().encode('MZ program')),
      'files.art_unbekannt',
    ],
    ['runs something when it is opened', 'aktiv.pdf', pdf('<< /S /JavaScript >>'), 'files.aktiver_inhalt'],
  ])('is thrown away when the file %s', async (_what, name, bytes, code) => {
    const { path } = await beginUpload(server, token, { name, bytes })
    const answer = await sendBytes(server, token, { path, offset: 0, bytes })
    expect([answer.status, await codeOf(answer), await offsetOf(path)]).toEqual([422, code, null])
  })

  it('is looked through across its parts', async () => {
    const bytes = large(partBytes + 100)
    bytes.set(new TextEncoder().encode('/JavaScript'), partBytes - 5)
    const { path } = await beginUpload(server, token, { name: 'Naht.pdf', bytes })
    expect(await codeOf(await sendBytes(server, token, { path, offset: 0, bytes }))).toBe('files.aktiver_inhalt')
  })

  it('speaks the version of the protocol that it knows, and no other', async () => {
    const { path } = await beginUpload(server, token, { name: 'Version.pdf', bytes: large(100) })
    const headers = { 'tus-resumable': '2.0.0', 'upload-offset': '0' }
    const other = await sendTus(server, token, { method: 'PATCH', path, headers, bytes: large(100) })
    expect([other.status, other.headers.get('tus-version')]).toEqual([412, '1.0.0'])
    const wrong = await sendTus(server, token, {
      method: 'PATCH',
      path,
      headers: { 'upload-offset': '0', 'content-type': 'text/plain' },
      bytes: large(100),
    })
    expect([wrong.status, offsetType]).toEqual([415, 'application/offset+octet-stream'])
    const nameless = { 'upload-length': '5', 'upload-metadata': metadataOf({ folderId: 'null' }) }
    expect((await sendTus(server, token, { method: 'POST', path: c.createUpload.path, headers: nameless })).status).toBe(400)
  })

  it('is given up by hand and after a week, and its bytes go', async () => {
    const paths: string[] = []
    for (const name of ['Eins.pdf', 'Zwei.pdf']) {
      const { path } = await beginUpload(server, token, { name, bytes: large(500) })
      await sendBytes(server, token, { path, offset: 0, bytes: large(500).slice(0, 200) })
      paths.push(path)
    }
    const [first = '', second = ''] = paths
    expect(await countParts(paths)).toBe(2)
    expect((await sendTus(server, token, { method: 'DELETE', path: first })).status).toBe(204)
    const old = sql('test.files.old', `update file_upload set created_at = created_at - make_interval(days => :days::int)`)
    await server.ports.database.write(systemContext, old, { days: uploadDays + 1 })
    await server.server.tick()
    expect([await offsetOf(first), await offsetOf(second), await countParts(paths)]).toEqual([null, null, 0])
  })
})

describe('a scanner for malware', () => {
  const scanBy = (scan: VirusScan['scan']) => {
    server.ports.virusScan = { scan }
    return () => {
      server.ports.virusScan = null
    }
  }
  const textOf = async (bytes: AsyncIterable<Uint8Array>) => {
    let text = ''
    for await (const piece of bytes) text += new TextDecoder().decode(piece)
    return text
  }

  it('sees the whole file before it is one, and what it finds is thrown away', async () => {
    const seen: string[] = []
    const end = scanBy(async (bytes) => {
      seen.push(await textOf(bytes))
      return seen.at(-1)?.includes('EVIL') === true ? 'infected' : 'clean'
    })
    await bring(server, nurse, { name: 'Sauber.pdf', bytes: pdf('gut') })
    const { path } = await beginUpload(server, token, { name: 'Krank.pdf', bytes: pdf('EVIL') })
    await sendBytes(server, token, { path, offset: 0, bytes: pdf('EVIL').slice(0, 5) })
    const refused = await sendBytes(server, token, { path, offset: 5, bytes: pdf('EVIL').slice(5) })
    end()
    expect([refused.status, await codeOf(refused), await offsetOf(path), seen]).toEqual([
      422,
      'datei.schadsoftware',
      null,
      ['%PDF-1.7 gut', '%PDF-1.7 EVIL'],
    ])
  })

  it('that is away lets no file in, and the upload goes on when it is back', async () => {
    const end = scanBy(() => Promise.reject(new ScannerUnavailable(new Error('away'))))
    const { path } = await beginUpload(server, token, { name: 'Wartet.pdf', bytes: pdf('gut') })
    const away = await sendBytes(server, token, { path, offset: 0, bytes: pdf('gut') })
    expect([away.status, await codeOf(away), await offsetOf(path)]).toEqual([503, 'datei.pruefung_weg', '0'])
    end()
    expect((await sendBytes(server, token, { path, offset: 0, bytes: pdf('gut') })).status).toBe(204)
  })
})

describe('a name that is there already', () => {
  it('is asked about, replaced as a new version, or kept beside it', async () => {
    const { id } = await bring(server, nurse, { name: 'Tour.pdf', bytes: pdf('1') })
    const { answer } = await beginUpload(server, token, { name: 'tour.pdf', bytes: pdf('2') })
    expect([answer.status, await codeOf(answer)]).toEqual([409, 'files.name_vergeben'])
    const replaced = await bring(server, nurse, { name: 'Tour.pdf', bytes: pdf('2'), nameRule: 'replace' })
    expect([replaced.id, replaced.versions]).toEqual([id, 2])
    await beginUpload(server, token, { name: 'Tour.pdf', bytes: pdf('3'), nameRule: 'keepBoth' }).then(({ path }) =>
      sendBytes(server, token, { path, offset: 0, bytes: pdf('3') }),
    )
    const { body } = await nurse.call(c.search, { query: { query: 'Tour' } })
    expect(body.map(({ name }) => name).toSorted()).toEqual(['Tour (2).pdf', 'Tour.pdf'])
  })

  it('that comes while the bytes are under way is kept beside it, and a folder that goes is left', async () => {
    const { body: folder } = await nurse.call(c.createFolder, { body: { folderId: null, name: 'Verschwindet' } })
    const { path } = await beginUpload(server, token, { name: 'Unterwegs.pdf', bytes: pdf('1'), folderId: folder.id })
    await bring(server, colleague, { name: 'Unterwegs.pdf', bytes: pdf('2') })
    await nurse.call(c.remove, { body: { ids: [folder.id] } })
    await sendBytes(server, token, { path, offset: 0, bytes: pdf('1') })
    const { body } = await nurse.call(c.items, { query: { folderId: 'null' } })
    expect(body.items.map(({ name }) => name).filter((name) => name.startsWith('Unterwegs'))).toEqual([
      'Unterwegs (2).pdf',
      'Unterwegs.pdf',
    ])
  })
})
