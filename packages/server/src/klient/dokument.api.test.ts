import { dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { describe, expect, it } from 'vitest'
import { bring } from '../bestellung/bestellung.fixtures.ts'
import { sql } from '../database/sql.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'

const { listDokumente, addDokument, readDokument, removeDokument } = dokumentContract

const haus = await hausForTests()

const bild = 'RIFF1234WEBP'
const put = async (klientId: string, rest: { art?: string; dateiName?: string; body?: string; key?: string } = {}) => {
  const { art = 'ENTLASSBRIEF', dateiName = 'Brief Onkologie.pdf', body = '%PDF-1.7 Entlassung nach Chemotherapie', ...weitere } = rest
  return (await haus.wer('pfleger')).call(addDokument, { params: { klientId }, query: { art, dateiName }, body, ...weitere })
}
const lies = async (klientId: string, dokumentId: string, konto: 'pfleger' | 'pfleger2' = 'pfleger') =>
  (await haus.wer(konto)).call(readDokument, { params: { klientId, dokumentId } })
const loesche = async (klientId: string, dokumentId: string, grund = 'Falscher Klient') =>
  (await haus.wer('pflege-admin')).call(removeDokument, { params: { klientId, dokumentId }, body: { grund } })
const list = async (klientId: string) => (await (await haus.wer('pfleger')).call(listDokumente, { params: { klientId } })).body.dokumente

describe('a document of a Klient', () => {
  it('comes back as it was, to be saved and never shown by a browser', async () => {
    const klientId = await haus.admit()
    const { id } = (await put(klientId)).body
    const answer = await lies(klientId, id)
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7 Entlassung nach Chemotherapie'])
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Brief Onkologie\.pdf"; filename\*=UTF-8''Brief%20Onkologie\.pdf$/,
    )
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await list(klientId)).toMatchObject([
      { id, art: 'ENTLASSBRIEF', name: 'Brief Onkologie.pdf', mediaType: 'application/pdf', istNachweis: false },
    ])
  })

  it('lies sealed, with its name', async () => {
    const klientId = await haus.admit()
    const { id } = (await put(klientId)).body
    const frage = sql('test.datei', `select name, encode(inhalt, 'escape') as inhalt from datei where id = :id`)
    const [row] = await haus.ports.database.query<{ name: string; inhalt: string }>(systemContext, frage, { id })
    expect(row?.name).toMatch(/^v1\./)
    expect(row?.inhalt).not.toContain('Chemotherapie')
  })

  it('is filed once, however often the button is pressed', async () => {
    const klientId = await haus.admit()
    const ids = await Promise.all(Array.from({ length: 4 }, async () => (await put(klientId, { key: 'dokument-0001' })).body.id))
    expect(new Set(ids).size).toBe(1)
    expect(await list(klientId)).toHaveLength(1)
  })

  it.each([
    ['a program', 'MZ\u0090\u0000'],
    ['a page of the web', '<html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('is not %s, whatever its name says', async (_name, body) => {
    const answer = await put(await haus.admit(), { body })
    expect([answer.status, errorOf(answer)]).toEqual([422, 'datei.art_unbekannt'])
  })

  it('has a name without folders and a kind that there is', async () => {
    const klientId = await haus.admit()
    expect(errorOf(await put(klientId, { dateiName: '../etc/passwd.pdf' }))).toBe('eingabe.ungueltig: dateiName zeichen')
    for (const dateiName of ['rechnung.hta', 'rechnung.exe', 'foto.png', 'rechnung'])
      expect(errorOf(await put(klientId, { dateiName }))).toBe('eingabe.ungueltig: dateiName datei.endung')
    expect(errorOf(await put(klientId, { dateiName: 'rechnung\u202efdp.pdf' }))).toBe('eingabe.ungueltig: dateiName zeichen')
    expect(errorOf(await put(klientId, { art: 'GEHEIM' }))).toBe('eingabe.ungueltig: art auswahl')
  })

  it('is not found by way of another Klient or another house', async () => {
    const [one, others] = [await haus.admit(), await haus.admit()]
    const { id } = (await put(one)).body
    expect((await lies(others, id)).status).toBe(404)
    expect((await lies(one, id, 'pfleger2')).status).toBe(404)
    expect((await loesche(others, id)).status).toBe(404)
    expect((await lies(one, id)).status).toBe(200)
  })

  it('is deleted by a head with a reason, which stays; the file does not', async () => {
    const klientId = await haus.admit()
    const { id } = (await put(klientId)).body
    expect((await loesche(klientId, id)).status).toBe(204)
    expect((await lies(klientId, id)).status).toBe(404)
    expect((await loesche(klientId, id)).status).toBe(404)
    const [dokument] = await list(klientId)
    expect(dokument).toMatchObject({ name: null, mediaType: null, geloescht: { grund: 'Falscher Klient' } })
    const frage = sql('test.geloescht', 'select inhalt from datei where id = :id')
    expect(await haus.ports.database.query(systemContext, frage, { id })).toEqual([{ inhalt: null }])
  })
})

describe('a photo', () => {
  const allow = async (klientId: string) => {
    const body = { art: 'FOTO', erteiltAm: haus.heute(), durch: 'Klientin', rolle: 'KLIENT', dokument: null }
    const { id } = (await (await haus.wer('pfleger')).call(einwilligungContract.addEinwilligung, { params: { klientId }, body })).body
    return async () => {
      const widerruf = { am: haus.heute(), durch: 'Klientin', rolle: 'KLIENT', weg: 'MUENDLICH' }
      await (
        await haus.wer('pfleger')
      ).call(einwilligungContract.withdrawEinwilligung, { params: { klientId, einwilligungId: id }, body: widerruf })
    }
  }

  it('is taken with the consent only, and after its withdrawal no more', async () => {
    const klientId = await haus.admit()
    const foto = { art: 'WUNDFOTO', dateiName: 'ferse.webp', body: bild }
    expect(errorOf(await put(klientId, foto))).toBe('klient.foto_ohne_einwilligung')
    const revoke = await allow(klientId)
    expect((await put(klientId, foto)).status).toBe(201)
    expect(errorOf(await put(klientId, { ...foto, body: '%PDF-1.7' })), 'a letter is no photo').toBe('datei.art_unbekannt')
    await revoke()
    expect((await put(klientId, foto)).status).toBe(422)
  })

  it('of the person is not shown after the withdrawal, one of a wound stays documented', async () => {
    const klientId = await haus.admit()
    const revoke = await allow(klientId)
    const wunde = (await put(klientId, { art: 'WUNDFOTO', dateiName: 'ferse.webp', body: bild })).body.id
    const portrait = (await put(klientId, { art: 'FOTO', dateiName: 'portrait.webp', body: bild })).body.id
    expect((await lies(klientId, portrait)).status).toBe(200)
    await revoke()
    expect(errorOf(await lies(klientId, portrait))).toBe('klient.foto_ohne_einwilligung')
    expect((await lies(klientId, wunde)).status).toBe(200)
  })
})

describe('the line of time', () => {
  const verlauf = async (klientId: string, query: Record<string, string> = {}) =>
    (await (await haus.wer('pfleger')).call(verlaufContract.listVerlauf, { params: { klientId }, query })).body

  it('tells orders, declarations, documents and changes of the record', async () => {
    const klientId = await haus.admit()
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    await put(klientId)
    const { eintraege } = await verlauf(klientId, { limit: '100' })
    expect(new Set(eintraege.map(({ art, was }) => `${art} ${was}`))).toEqual(
      new Set([
        'BESTELLUNG anlegen',
        'BESTELLUNG senden',
        'EINWILLIGUNG erteilt',
        'APOTHEKENWAHL gewaehlt',
        'DOKUMENT abgelegt',
        'AKTE klient.create',
      ]),
    )
    expect(eintraege.find(({ was }) => was === 'senden')).toMatchObject({ objektId: fall.id, angaben: { nummer: fall.stand.nummer } })
    const times = eintraege.map(({ am }) => am)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('page by page shows nothing twice and leaves nothing out, of one kind too', async () => {
    const klientId = await haus.admit()
    for (let i = 0; i < 7; i += 1) await put(klientId, { dateiName: `${i}.pdf` })
    for (const filter of [{}, { art: 'DOKUMENT' }] as Record<string, string>[]) {
      const ganz = await verlauf(klientId, { ...filter, limit: '100' })
      expect(ganz.cursor).toBeNull()
      const geholt = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const seite: typeof ganz = await verlauf(klientId, { ...filter, limit: '3', ...(cursor === '' ? {} : { cursor }) })
        geholt.push(...seite.eintraege)
        cursor = seite.cursor
      }
      expect(geholt).toEqual(ganz.eintraege)
    }
  })

  it.each(['gestern', '2026-02-30T00:00:00.000Z_b1', '2026-13-45T99:99:99.000Z_b1', "2026-11-18T09:00:00.000Z_b1'"])(
    'has no place %s',
    async (cursor) => {
      const { status } = await (
        await haus.wer('pfleger')
      ).call(verlaufContract.listVerlauf, { params: { klientId: haus.klientId }, query: { cursor } })
      expect(status).toBe(400)
    },
  )

  it('knows nothing of other Klienten, and nothing of a word that was said about an absence', async () => {
    const entries = (await verlauf(haus.klientId, { limit: '100' })).eintraege
    const others = (await verlauf(await haus.admit(), { limit: '100' })).eintraege
    const ids = new Set(entries.map(({ id }) => id))
    expect(others.filter(({ id }) => ids.has(id))).toEqual([])
  })
})
