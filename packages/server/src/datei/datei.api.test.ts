import { type TestDatabase, createTestDatabase } from '@dreiklang/host-node/testDatabase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { type Images, UnreadableImage } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { inOrganisation, testKeyRing } from '../tresor/tresor.fixtures.ts'
import { Vernichtet, createTresor } from '../tresor/tresor.ts'
import { type NeueDatei, createDateien, dateiAntwort } from './datei.ts'

const jetzt = new Date('2026-11-18T09:00:00.000Z')
const ports = { keyRing: testKeyRing, clock: { now: () => jetzt }, newId: () => crypto.randomUUID() }
const bytes = (text: string) => Uint8Array.from(text, (zeichen) => zeichen.charCodeAt(0))

/** Writes every picture again as four bytes; one that says so cannot be read. */
const images: Images = {
  toWebp: async () => new Uint8Array(),
  reencode: async (bild) => {
    if (bild.includes('!'.charCodeAt(0))) throw new UnreadableImage()
    return bild.slice(0, 4)
  },
}
const dateien = createDateien({ ...ports, images })
const tresor = createTresor(ports)

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function haus() {
  const organisationId = crypto.randomUUID()
  await database.query(
    systemKontext,
    sql(
      'test.organisation',
      `insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
        values (:organisationId, 'PFLEGEDIENST', 'Pflege', 'Weg', '1', '80331', 'München', '089 1', now())`,
    ),
    { organisationId },
  )
  const kontext = inOrganisation(organisationId)
  const brief: NeueDatei = {
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
    db: imNamen(database, kontext),
    lege: (neu: NeueDatei) => database.transaction(kontext, (tx) => dateien.lege(tx, neu)),
    kontext,
  }
}

const anfrage = (inhalt: Uint8Array) => new Request('http://test.invalid', { method: 'PUT', body: Uint8Array.from(inhalt) })

describe('a file that is brought', () => {
  it('is taken as the kind that it is, whatever the sender says, and pictures are written anew', async () => {
    expect(await dateien.nimm(anfrage(bytes('\u00ff\u00d8\u00ff\u00e0Ort und Kamera')))).toEqual({
      mediaType: 'image/jpeg',
      bytes: bytes('\u00ff\u00d8\u00ff\u00e0'),
    })
    expect(await dateien.nimm(anfrage(bytes('%PDF-1.7 /OpenAction [1 0 R /FitH]')))).toMatchObject({ mediaType: 'application/pdf' })
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
  ])('is refused as %s', async (_was, inhalt, code) => {
    await expect(dateien.nimm(anfrage(inhalt))).rejects.toMatchObject({ code })
  })

  it('is refused as a kind or a size that is not asked for here', async () => {
    const pdf = bytes('%PDF-1.7')
    await expect(dateien.nimm(anfrage(pdf), { types: ['image/png'] })).rejects.toMatchObject({ code: 'datei.art_unbekannt' })
    await expect(dateien.nimm(anfrage(pdf), { mostBytes: 7 })).rejects.toMatchObject({ code: 'datei.zu_gross' })
  })
})

describe('a kept file', () => {
  it('comes back as it was, and lies in the database without a readable word', async () => {
    const { lege, db, organisationId, brief } = await haus()
    const dateiId = await lege(brief)
    expect(await dateien.lies(db, { organisationId, dateiId })).toEqual({
      name: 'Arztbrief.pdf',
      mediaType: 'application/pdf',
      bytes: brief.bytes,
      klientId: brief.klientId,
    })
    const [roh] = await database.query<{ name: string; inhalt: Uint8Array }>(
      systemKontext,
      sql('test.roh', 'select name, inhalt from datei where id = :dateiId'),
      { dateiId },
    )
    expect(roh?.name).not.toContain('Arztbrief')
    expect(new TextDecoder('latin1').decode(roh?.inhalt)).not.toContain('Diabetes')
  })

  it('of several megabytes is kept too', async () => {
    const { lege, db, organisationId, brief } = await haus()
    const gross = new Uint8Array(4_000_000).fill(7)
    const dateiId = await lege({ ...brief, bytes: gross })
    const gelesen = await dateien.lies(db, { organisationId, dateiId })
    expect(gelesen?.bytes.length).toBe(gross.length)
    expect(gelesen?.bytes.every((byte) => byte === 7)).toBe(true)
  })

  it('is not there for another organisation', async () => {
    const { lege, organisationId, brief } = await haus()
    const fremd = await haus()
    const dateiId = await lege(brief)
    expect(await dateien.lies(fremd.db, { organisationId, dateiId })).toBeNull()
    expect(await dateien.lies(fremd.db, { organisationId: fremd.organisationId, dateiId })).toBeNull()
    expect(await dateien.beschreibe(fremd.db, { organisationId, dateiIds: [dateiId] })).toEqual([])
    const geloescht = await database.transaction(fremd.kontext, (tx) => dateien.loesche(tx, { organisationId, dateiId }))
    expect(geloescht).toBe(false)
    await expect(fremd.lege(brief)).rejects.toThrow()
  })

  it('is gone once it is deleted, and can be deleted once', async () => {
    const { lege, db, organisationId, brief, kontext } = await haus()
    const dateiId = await lege(brief)
    const loesche = () => database.transaction(kontext, (tx) => dateien.loesche(tx, { organisationId, dateiId }))
    expect([await loesche(), await loesche()]).toEqual([true, false])
    expect(await dateien.lies(db, { organisationId, dateiId })).toBeNull()
  })

  it('of an erased Klient is unreadable for ever, and a list shows only that there was one', async () => {
    const { lege, db, organisationId, brief, kontext } = await haus()
    const dateiId = await lege(brief)
    const logo = await lege({ ...brief, klientId: null, name: 'Logo.png', mediaType: 'image/png' })
    const { klientId } = brief
    await database.transaction(kontext, (tx) => tresor.vernichte(tx, { organisationId, klientId: klientId ?? '' }))
    await expect(dateien.lies(db, { organisationId, dateiId })).rejects.toThrow(Vernichtet)
    await expect(lege(brief)).rejects.toThrow(Vernichtet)
    const liste = await dateien.beschreibe(db, { organisationId, dateiIds: [dateiId, logo] })
    expect(liste.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))).toEqual([
      { id: dateiId, name: null, mediaType: 'application/pdf', groesse: 17 },
      { id: logo, name: 'Logo.png', mediaType: 'image/png', groesse: 17 },
    ])
  })

  it('is handed out to be saved, so that nothing in it runs here', async () => {
    const { headers } = dateiAntwort({ name: `Brief "ä" 'x'.pdf`, mediaType: 'application/pdf', bytes: bytes('%PDF-1.7'), klientId: null })
    expect(headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Brief%20%22%C3%A4%22%20%27x%27.pdf`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})
