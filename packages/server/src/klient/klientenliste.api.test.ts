import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListeContract, klientenSortierungen } from '@dreiklang/domain/klient/klientenliste.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { systemKontext } from '../shared/kontext.ts'
import { fehlerVon } from '../shared/zugriff.fixtures.ts'
import { type TestClient, type TestServer, startTestServer } from '../testServer.ts'
import { type KlientBody, bereichBody, klientBody } from './klient.fixtures.ts'

const { list, exportieren, setStatus } = klientenListeContract

let server: TestServer
let leitung: TestClient
let pflegekraft: TestClient
let nachbarn: TestClient
beforeAll(async () => {
  server = await startTestServer()
  ;[leitung, pflegekraft, nachbarn] = await Promise.all([server.as('pflege-admin'), server.as('pfleger'), server.as('pflege-admin2')])
})
afterAll(() => server.close())

let zaehler = 0
/** Someone whom a search for `wort` finds. */
async function nimmAuf(wort: string, angaben: Partial<KlientBody> = {}) {
  zaehler += 1
  const body = klientBody({ nachname: `${wort} ${zaehler}`, zuzahlungBefreitBis: null, ...angaben })
  const { id } = (await leitung.call(klientContract.create, { body })).body
  return { id, body, params: { klientId: id } }
}
const finde = async (query: Record<string, string>, wer = pflegekraft) => {
  const { zeilen } = (await wer.call(list, { query: { limit: '100', ...query } })).body
  return zeilen
}
const ids = (zeilen: readonly { id: string }[]) => zeilen.map(({ id }) => id)

describe('the list of Klienten', () => {
  it('says of each who it is, who cares, and what runs out next', async () => {
    const { id, body, params } = await nimmAuf('Spaltow', {
      hausarztId: server.ensemble.organisationen.weber,
      zuzahlungBefreitBis: '2026-12-31',
    })
    const versicherung = { ...bereichBody.versicherung(body), pflegegrad: 4, egkGueltigBis: '2027-06-30' }
    await leitung.call(akteContract.updateVersicherung, { params, body: versicherung })
    await leitung.call(akteContract.updateHkp, { params, body: bereichBody.hkp() })
    const hkp = bereichBody.hkp(2)
    await leitung.call(akteContract.updateHkp, {
      params,
      body: { ...hkp, verordnungen: hkp.verordnungen.map((eine) => ({ ...eine, bis: '2026-11-30' })) },
    })
    expect(await finde({ suche: 'spaltow' })).toEqual([
      {
        id,
        version: 1,
        vorname: 'Änne',
        nachname: body.nachname,
        geburtsdatum: '1938-02-28',
        ort: 'Dresden',
        pflegegrad: 4,
        wohnform: 'ALLEIN',
        hausarzt: 'Praxis Dr. Weber',
        apotheke: null,
        status: 'AKTIV',
        aufgenommenAm: expect.stringMatching(/Z$/),
        abwesendAb: null,
        frist: { art: 'HKP', am: '2026-11-30' },
      },
    ])
  })

  it('comes page by page in the order of the names, of age or of who came last, nobody twice and nobody missing', async () => {
    for (const nachname of ['Özer', 'Ozean', 'Äpfel', 'Apfel', 'Apfel']) await nimmAuf(nachname)
    for (const sortierung of klientenSortierungen) {
      const ganz = await finde({ sortierung })
      const geholt: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const query: Record<string, string> = { sortierung, limit: '7', ...(cursor === '' ? {} : { cursor }) }
        const { body }: { body: { zeilen: { id: string }[]; cursor: string | null } } = await pflegekraft.call(list, { query })
        geholt.push(...ids(body.zeilen))
        cursor = body.cursor
      }
      expect(geholt).toEqual(ids(ganz))
      expect(new Set(geholt).size).toBe(geholt.length)
    }
    const tage = (await finde({ sortierung: 'geburtsdatum' })).map(({ geburtsdatum }) => geburtsdatum)
    expect(tage).toEqual(tage.toSorted())
    const aufnahmen = (await finde({ sortierung: 'aufnahme' })).map(({ aufgenommenAm }) => aufgenommenAm)
    expect(aufnahmen).toEqual(aufnahmen.toSorted().toReversed())
  })

  it('is narrowed by status, Pflegegrad and way of living, several at once', async () => {
    const aktiv = await nimmAuf('Filterow')
    const pausiert = await nimmAuf('Filterow', { status: 'PAUSIERT', wohnform: 'WG' })
    const beendet = await nimmAuf('Filterow', { status: 'BEENDET' })
    await leitung.call(akteContract.updateVersicherung, {
      params: pausiert.params,
      body: { ...bereichBody.versicherung(pausiert.body), pflegegrad: 0 },
    })
    const suche = 'filterow'
    expect(ids(await finde({ suche, status: 'AKTIV' }))).toEqual([aktiv.id])
    const mehrere = await pflegekraft.call(list, { query: { suche, pflegegrad: '0' } })
    expect(ids(mehrere.body.zeilen)).toEqual([pausiert.id])
    expect(ids(await finde({ suche, wohnform: 'WG' }))).toEqual([pausiert.id])
    expect(ids(await finde({ suche }))).toEqual([aktiv.id, pausiert.id, beendet.id])
  })

  it('finds those without emergency contact, without authorisation to receive, and with something that runs out', async () => {
    const mit = await nimmAuf('Luckow', { zuzahlungBefreitBis: '2026-12-31' })
    const ohne = await nimmAuf('Luckow')
    await leitung.call(akteContract.updateKontakte, { params: mit.params, body: bereichBody.kontakte() })
    await server.ports.database.query(
      systemKontext,
      sql(
        'test.vollmacht',
        `insert into einwilligung (pflegedienst_id, klient_id, id, art, erteilt_am, durch) values (:sonnenhof, :klientId, :id, 'EMPFANGSVOLLMACHT', '2026-11-01', 'Klient')`,
      ),
      { sonnenhof: server.ensemble.organisationen.sonnenhof, klientId: mit.id, id: crypto.randomUUID() },
    )
    const suche = 'luckow'
    expect(ids(await finde({ suche, ohneNotfallkontakt: 'true' }))).toEqual([ohne.id])
    expect(ids(await finde({ suche, ohneEmpfangsvollmacht: 'true' }))).toEqual([ohne.id])
    expect(ids(await finde({ suche, mitFrist: 'true' }))).toEqual([mit.id])
    expect(ids(await finde({ suche, ohneNotfallkontakt: 'false' }))).toEqual([mit.id, ohne.id])
  })

  it('shows another house nothing of it', async () => {
    await nimmAuf('Fremdow')
    expect(await finde({ suche: 'fremdow' }, nachbarn)).toEqual([])
  })

  it.each([
    [{ sortierung: 'zufall' }, 'sortierung'],
    [{ cursor: 'anfang' }, 'cursor typ'],
    [{ pflegegrad: '6' }, 'pflegegrad'],
    [{ ohneNotfallkontakt: 'vielleicht' }, 'ohneNotfallkontakt'],
  ] as [Record<string, string>, string][])('does not guess: %j', async (query, feld) => {
    const antwort = await pflegekraft.call(list, { query })
    expect([antwort.status, fehlerVon(antwort)]).toEqual([400, expect.stringContaining(`eingabe.ungueltig: ${feld}`)])
  })
})

describe('the list as a file', () => {
  it('has exactly what the filter shows, runs no formula, and is logged as taken out of the house', async () => {
    await nimmAuf('Exportow', { vorname: '=cmd()' })
    const { text, headers } = await leitung.call(exportieren, { query: { suche: 'exportow' } })
    const zeilen = text.trim().split('\r\n')
    expect(zeilen).toHaveLength(2)
    expect(zeilen[1]).toContain("'=cmd()")
    expect(headers.get('content-disposition')).toBe('attachment; filename="klienten-2026-11-18.csv"')
    const eintraege = await server.ports.database.query(
      systemKontext,
      { name: 'test.export', text: `select art from protokoll where aktion = 'klient.export'` },
      {},
    )
    expect(eintraege).toEqual([{ art: 'AUSGEBEN' }])
    const mappe = await leitung.call(exportieren, { query: { suche: 'exportow', format: 'xlsx' } })
    expect([mappe.status, mappe.text.slice(0, 2)]).toEqual([200, 'PK'])
  })
})

describe('another status', () => {
  it('is set without the rest of the record, can be taken back, and not over a change of somebody else', async () => {
    const { params } = await nimmAuf('Statow')
    const setze = async (status: string, version: number) => leitung.call(setStatus, { params, body: { status, version } })
    expect((await setze('PAUSIERT', 1)).body).toEqual({ version: 2 })
    expect((await finde({ suche: 'statow' }))[0]).toMatchObject({ status: 'PAUSIERT', version: 2 })
    expect((await setze('AKTIV', 2)).body).toEqual({ version: 3 })
    const antwort = await setze('BEENDET', 2)
    expect([antwort.status, fehlerVon(antwort)]).toEqual([409, 'klient.veraltet'])
    expect((await leitung.call(akteContract.read, { params })).body.person).toMatchObject({ status: 'AKTIV', vorname: 'Änne', version: 3 })
  })
})
