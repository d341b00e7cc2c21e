import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { klientenListContract, klientenSortings } from '@dreiklang/domain/klient/klientenliste.contract'
import { describe, expect, it } from 'vitest'
import { partsOf } from '../liste/table.fixtures.ts'
import { sql } from '../database/sql.ts'
import { serverForTests } from '../forTests.fixtures.ts'
import { systemContext } from '../shared/context.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { type KlientBody, bereichBody, klientBody } from './klient.fixtures.ts'

const { list, exportieren, setStatus } = klientenListContract

const server = await serverForTests()
const [leitung, pflegekraft, nachbarn] = await server.people('pflege-admin', 'pfleger', 'pflege-admin2')

let counter = 0
async function admit(word: string, angaben: Partial<KlientBody> = {}) {
  counter += 1
  const body = klientBody({ nachname: `${word} ${counter}`, zuzahlungBefreitBis: null, ...angaben })
  const { id } = (await leitung.call(klientContract.create, { body })).body
  return { id, body, params: { klientId: id } }
}
const find = async (query: Record<string, string>, who = pflegekraft) => {
  const { zeilen } = (await who.call(list, { query: { limit: '100', ...query } })).body
  return zeilen
}
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('the list of Klienten', () => {
  it('says of each who it is, who cares, and what runs out next', async () => {
    const { id, body, params } = await admit('Spaltow', {
      hausarztId: server.ensemble.organisationen.weber,
      zuzahlungBefreitBis: '2026-12-31',
    })
    const versicherung = { ...bereichBody.versicherung(body), pflegegrad: 4, egkGueltigBis: '2027-06-30' }
    await leitung.call(akteContract.updateVersicherung, { params, body: versicherung })
    await leitung.call(akteContract.updateHkp, { params, body: bereichBody.hkp() })
    const hkp = bereichBody.hkp(2)
    await leitung.call(akteContract.updateHkp, {
      params,
      body: { ...hkp, verordnungen: hkp.verordnungen.map((one) => ({ ...one, bis: '2026-11-30' })) },
    })
    expect(await find({ suche: 'spaltow' })).toEqual([
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
    for (const nachname of ['Özer', 'Ozean', 'Äpfel', 'Apfel', 'Apfel']) await admit(nachname)
    for (const sortierung of klientenSortings) {
      const ganz = await find({ sortierung })
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
    const days = (await find({ sortierung: 'geburtsdatum' })).map(({ geburtsdatum }) => geburtsdatum)
    expect(days).toEqual(days.toSorted())
    const aufnahmen = (await find({ sortierung: 'aufnahme' })).map(({ aufgenommenAm }) => aufgenommenAm)
    expect(aufnahmen).toEqual(aufnahmen.toSorted().toReversed())
  })

  it('is narrowed by status, Pflegegrad and way of living, several at once', async () => {
    const aktiv = await admit('Filterow')
    const pausiert = await admit('Filterow', { status: 'PAUSIERT', wohnform: 'WG' })
    const beendet = await admit('Filterow', { status: 'BEENDET' })
    await leitung.call(akteContract.updateVersicherung, {
      params: pausiert.params,
      body: { ...bereichBody.versicherung(pausiert.body), pflegegrad: 0 },
    })
    const suche = 'filterow'
    expect(ids(await find({ suche, status: 'AKTIV' }))).toEqual([aktiv.id])
    const mehrere = await pflegekraft.call(list, { query: { suche, pflegegrad: '0' } })
    expect(ids(mehrere.body.zeilen)).toEqual([pausiert.id])
    expect(ids(await find({ suche, wohnform: 'WG' }))).toEqual([pausiert.id])
    expect(ids(await find({ suche }))).toEqual([aktiv.id, pausiert.id, beendet.id])
  })

  it('finds those without emergency contact, without authorisation to receive, and with something that runs out', async () => {
    const mit = await admit('Luckow', { zuzahlungBefreitBis: '2026-12-31' })
    const ohne = await admit('Luckow')
    await leitung.call(akteContract.updateKontakte, { params: mit.params, body: bereichBody.kontakte() })
    await server.ports.database.query(
      systemContext,
      sql(
        'test.vollmacht',
        `insert into einwilligung (pflegedienst_id, klient_id, id, art, erteilt_am, durch) values (:sonnenhof, :klientId, :id, 'EMPFANGSVOLLMACHT', '2026-11-01', 'Klient')`,
      ),
      { sonnenhof: server.ensemble.organisationen.sonnenhof, klientId: mit.id, id: crypto.randomUUID() },
    )
    const suche = 'luckow'
    expect(ids(await find({ suche, ohneNotfallkontakt: 'true' }))).toEqual([ohne.id])
    expect(ids(await find({ suche, ohneEmpfangsvollmacht: 'true' }))).toEqual([ohne.id])
    expect(ids(await find({ suche, mitFrist: 'true' }))).toEqual([mit.id])
    expect(ids(await find({ suche, ohneNotfallkontakt: 'false' }))).toEqual([mit.id, ohne.id])
  })

  it('shows another house nothing of it', async () => {
    await admit('Fremdow')
    expect(await find({ suche: 'fremdow' }, nachbarn)).toEqual([])
  })

  it.each([
    [{ sortierung: 'zufall' }, 'sortierung'],
    [{ cursor: 'anfang' }, 'cursor typ'],
    [{ pflegegrad: '6' }, 'pflegegrad'],
    [{ ohneNotfallkontakt: 'vielleicht' }, 'ohneNotfallkontakt'],
  ] as [Record<string, string>, string][])('does not guess: %j', async (query, field) => {
    const answer = await pflegekraft.call(list, { query })
    expect([answer.status, errorOf(answer)]).toEqual([400, expect.stringContaining(`eingabe.ungueltig: ${field}`)])
  })
})

describe('the list as a file', () => {
  it('has exactly what the filter shows, runs no formula, and is logged as taken out of the house', async () => {
    await admit('Exportow', { vorname: '=cmd()' })
    const { text, headers } = await leitung.call(exportieren, { query: { suche: 'exportow' } })
    const { angaben, table } = partsOf(text.trim())
    expect(angaben).toContain('Filter: Suche;„exportow“')
    const rows = table.split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain("'=cmd()")
    expect(headers.get('content-disposition')).toBe('attachment; filename="klienten-2026-11-18.csv"')
    const entries = await server.ports.database.query(
      systemContext,
      { name: 'test.export', text: `select art from protokoll where aktion = 'klient.export'` },
      {},
    )
    expect(entries).toEqual([{ art: 'AUSGEBEN' }])
    const mappe = await leitung.call(exportieren, { query: { suche: 'exportow', format: 'xlsx' } })
    expect([mappe.status, mappe.text.slice(0, 2)]).toEqual([200, 'PK'])
  })
})

describe('another status', () => {
  it('is set without the rest of the record, can be taken back, and not over a change of somebody else', async () => {
    const { params } = await admit('Statow')
    const set = async (status: string, version: number) => leitung.call(setStatus, { params, body: { status, version } })
    expect((await set('PAUSIERT', 1)).body).toEqual({ version: 2 })
    expect((await find({ suche: 'statow' }))[0]).toMatchObject({ status: 'PAUSIERT', version: 2 })
    expect((await set('AKTIV', 2)).body).toEqual({ version: 3 })
    const answer = await set('BEENDET', 2)
    expect([answer.status, errorOf(answer)]).toEqual([409, 'klient.veraltet'])
    expect((await leitung.call(akteContract.read, { params })).body.person).toMatchObject({ status: 'AKTIV', vorname: 'Änne', version: 3 })
  })
})
