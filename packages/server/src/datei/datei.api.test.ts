import { type TestDatabase, createTestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { type Images, UnreadableImage } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { inOrganisation, testKeyRing } from '../tresor/tresor.fixtures.ts'
import { Vernichtet, createTresor } from '../tresor/tresor.ts'
import { type NewDatei, createDateien, dateiAnswer } from './datei.ts'

const now = new Date('2026-11-18T09:00:00.000Z')
const ports = { keyRing: testKeyRing, clock: { now: () => now }, newId: () => crypto.randomUUID() }
const bytes = (text: string) => Uint8Array.from(text, (zeichen) => zeichen.charCodeAt(0))

/** Writes every picture again as four bytes; one that says so cannot be read. */
const images: Images = {
  toWebp: async () => new Uint8Array(),
  reencode: async (bild) => {
    if (bild.includes('!'.charCodeAt(0))) throw new UnreadableImage()
    return bild.slice(0, 4)
  },
}
const dateien = createDateien({ ...ports, images, virusScan: null })
const tresor = createTresor(ports)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function haus() {
  const organisationId = crypto.randomUUID()
  await database.query(
    systemContext,
    sql(
      'test.organisation',
      `insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
        values (:organisationId, 'PFLEGEDIENST', 'Pflege', 'Weg', '1', '80331', 'München', '089 1', now())`,
    ),
    { organisationId },
  )
  const context = inOrganisation(organisationId)
  const brief: NewDatei = {
    organisationId,
    klientId: crypto.randomUUID(),
    name: 'Arztbrief.pdf',
    mediaType: 'application/pdf',
    bytes: bytes('%PDF-1.7 Diabetes'),
    personId: null,
  }
  return {
    organisationId,
    brief,
    db: onBehalfOf(database, context),
    lege: (neu: NewDatei) => database.transaction(context, (tx) => dateien.lege(tx, neu)),
    context,
  }
}

const request = (content: Uint8Array) => new Request('http://test.invalid', { method: 'PUT', body: Uint8Array.from(content) })

describe('a file that is brought', () => {
  it('is taken as the kind that it is, whatever the sender says, and pictures are written anew', async () => {
    expect(await dateien.nimm(request(bytes('\u00ff\u00d8\u00ff\u00e0Ort und Kamera')), { name: 'Foto.JPG' })).toEqual({
      mediaType: 'image/jpeg',
      bytes: bytes('\u00ff\u00d8\u00ff\u00e0'),
    })
    expect(await dateien.nimm(request(bytes('%PDF-1.7 /OpenAction [1 0 R /FitH]')), { name: null })).toMatchObject({
      mediaType: 'application/pdf',
    })
  })

  it.each([
    ['a page', bytes('<!doctype html><script>1</script>'), 'datei.art_unbekannt'],
    ['nothing', new Uint8Array(), 'datei.art_unbekannt'],
    ['a picture that cannot be read', bytes('\u0089PNG\r\n\u001a\n!'), 'datei.unlesbar'],
    ['a PDF with a script', bytes('%PDF-1.7 << /S /JavaScript /JS (app.alert(1)) >>'), 'datei.aktiver_inhalt'],
    ['a PDF with a script under another spelling', bytes('%PDF-1.7 << /S /J#61vaScript >>'), 'datei.aktiver_inhalt'],
    ['a PDF that starts a program', bytes('%PDF-1.7 << /S /Launch /F (cmd.exe) >>'), 'datei.aktiver_inhalt'],
    ['a PDF with a file in it', bytes('%PDF-1.7 << /Type /EmbeddedFile >>'), 'datei.aktiver_inhalt'],
    ['more than 15 MB', new Uint8Array(15_000_001).fill(0x20), 'datei.zu_gross'],
  ])('is refused as %s', async (_was, content, code) => {
    await expect(dateien.nimm(request(content), { name: null })).rejects.toMatchObject({ code })
  })

  it('is refused as a kind or a size that is not asked for here', async () => {
    const pdf = bytes('%PDF-1.7')
    await expect(dateien.nimm(request(pdf), { name: null, types: ['image/png'] })).rejects.toMatchObject({ code: 'datei.art_unbekannt' })
    await expect(dateien.nimm(request(pdf), { name: null, mostBytes: 7 })).rejects.toMatchObject({ code: 'datei.zu_gross' })
  })

  it.each(['rechnung.hta', 'rechnung.pdf.exe', 'rechnung.png', 'rechnung', '.pdf'])(
    'is refused when its name tells of another kind: %s',
    async (name) => {
      await expect(dateien.nimm(request(bytes('%PDF-1.4\n<html>')), { name })).rejects.toMatchObject({
        code: 'eingabe.ungueltig',
        felder: [{ path: 'dateiName', code: 'datei.endung' }],
      })
    },
  )
})

describe('a kept file', () => {
  it('comes back as it was, and lies in the database without a readable word', async () => {
    const { lege, db, organisationId, brief } = await haus()
    const dateiId = await lege(brief)
    expect(await dateien.readStore(db, { organisationId, dateiId })).toEqual({
      name: 'Arztbrief.pdf',
      mediaType: 'application/pdf',
      bytes: brief.bytes,
      klientId: brief.klientId,
    })
    const [raw] = await database.query<{ name: string; inhalt: Uint8Array }>(
      systemContext,
      sql('test.roh', 'select name, inhalt from datei where id = :dateiId'),
      { dateiId },
    )
    expect(raw?.name).not.toContain('Arztbrief')
    expect(new TextDecoder('latin1').decode(raw?.inhalt)).not.toContain('Diabetes')
  })

  it('of several megabytes is kept too', async () => {
    const { lege, db, organisationId, brief } = await haus()
    const gross = new Uint8Array(4_000_000).fill(7)
    const dateiId = await lege({ ...brief, bytes: gross })
    const seen = await dateien.readStore(db, { organisationId, dateiId })
    expect(seen?.bytes.length).toBe(gross.length)
    expect(seen?.bytes.every((byte) => byte === 7)).toBe(true)
  })

  it('is not there for another organisation', async () => {
    const { lege, organisationId, brief } = await haus()
    const fremd = await haus()
    const dateiId = await lege(brief)
    expect(await dateien.readStore(fremd.db, { organisationId, dateiId })).toBeNull()
    expect(await dateien.readStore(fremd.db, { organisationId: fremd.organisationId, dateiId })).toBeNull()
    expect(await dateien.describe(fremd.db, { organisationId, dateiIds: [dateiId] })).toEqual([])
    const geloescht = await database.transaction(fremd.context, (tx) => dateien.delete(tx, { organisationId, dateiId }))
    expect(geloescht).toBe(false)
    await expect(fremd.lege(brief)).rejects.toThrow()
  })

  it('is gone once it is deleted, and can be deleted once', async () => {
    const { lege, db, organisationId, brief, context } = await haus()
    const dateiId = await lege(brief)
    const loesche = () => database.transaction(context, (tx) => dateien.delete(tx, { organisationId, dateiId }))
    expect([await loesche(), await loesche()]).toEqual([true, false])
    expect(await dateien.readStore(db, { organisationId, dateiId })).toBeNull()
  })

  it('of an erased Klient is unreadable for ever, and a list shows only that there was one', async () => {
    const { lege, db, organisationId, brief, context } = await haus()
    const dateiId = await lege(brief)
    const logo = await lege({ ...brief, klientId: null, name: 'Logo.png', mediaType: 'image/png' })
    const { klientId } = brief
    await database.transaction(context, (tx) => tresor.destroy(tx, { organisationId, klientId: klientId ?? '' }))
    await expect(dateien.readStore(db, { organisationId, dateiId })).rejects.toThrow(Vernichtet)
    await expect(lege(brief)).rejects.toThrow(Vernichtet)
    const list = await dateien.describe(db, { organisationId, dateiIds: [dateiId, logo] })
    expect(list.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual([
      { id: dateiId, name: null, mediaType: 'application/pdf', groesse: 17 },
      { id: logo, name: 'Logo.png', mediaType: 'image/png', groesse: 17 },
    ])
  })

  it('is handed out to be saved, so that nothing in it runs here', async () => {
    const { headers } = dateiAnswer({ name: `Brief "ä" 'x'.pdf`, mediaType: 'application/pdf', bytes: bytes('%PDF-1.7'), klientId: null })
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Brief _ae_ 'x'.pdf"; filename*=UTF-8''Brief%20_%C3%A4_%20%27x%27.pdf`,
    )
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
  it.each([
    ['Ärztin Šimić 100%.pdf', `filename="Aerztin Simic 100_.pdf"; filename*=UTF-8''%C3%84rztin%20%C5%A0imi%C4%87%20100%25.pdf`],
    ['rechnung.hta', `filename="rechnung.hta.pdf"; filename*=UTF-8''rechnung.hta.pdf`],
    ['../x\r\nset-cookie: a.pdf', `filename="_x__set-cookie_ a.pdf"; filename*=UTF-8''_x__set-cookie_%20a.pdf`],
    ['CON', `filename="_CON.pdf"; filename*=UTF-8''_CON.pdf`],
  ])('is handed out under a name that no system runs or writes elsewhere: %j', (name, disposition) => {
    const { headers } = dateiAnswer({ name, mediaType: 'application/pdf', bytes: bytes('%PDF-1.7'), klientId: null })
    expect(headers.get('content-disposition')).toBe(`attachment; ${disposition}`)
  })
})
