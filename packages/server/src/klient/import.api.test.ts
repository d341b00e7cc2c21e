import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { type ImportKlient, klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { describe, expect, it } from 'vitest'
import { serverForTests } from '../forTests.fixtures.ts'
import { klientBody, newKvnr } from './klient.fixtures.ts'

const { read: table, check, run, undo } = klientImportContract
const { search, read } = klientContract

const server = await serverForTests()
const [leitung, nachbarn] = await server.people('pflege-admin', 'pflege-admin2')

const klient = (rest: Partial<ImportKlient> = {}): ImportKlient => {
  const { hausarztId: _h, status: _s, ...angaben } = klientBody({ kvnr: newKvnr() })
  return { ...angaben, ...rest }
}
const importiere = async (klienten: readonly ImportKlient[], importId = crypto.randomUUID(), who = leitung) => ({
  importId,
  ...(await who.call(run, { body: { importId, klienten } })),
})
const found = async (suche: string, who = leitung) => (await who.call(search, { query: { suche } })).body.klienten

async function send(bytes: Uint8Array | string, who = leitung) {
  const answer = await server.fetch(
    new Request(`http://test.invalid${table.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'text/csv' },
      body: bytes as BodyInit,
    }),
  )
  return { status: answer.status, body: (await answer.json()) as { kopf: string[]; zeilen: string[][]; code?: string } }
}

describe('reading the table of another program', () => {
  it('answers heading and lines, also with the umlauts of an old Windows', async () => {
    const windows = Uint8Array.from('Name;Vorname\r\nM\u00fcller;Erika\r\n', (zeichen) => zeichen.charCodeAt(0))
    expect((await send(windows)).body).toEqual({ kopf: ['Name', 'Vorname'], zeilen: [['Müller', 'Erika']] })
  })

  it('refuses what is no table, and a table that is too long', async () => {
    expect(await send(new Uint8Array([1, 0, 2]))).toMatchObject({ status: 422, body: { code: 'liste.tabelle_unlesbar' } })
    const lang = `Name\n${'Müller\n'.repeat(5001)}`
    expect(await send(lang)).toMatchObject({ status: 413, body: { code: 'liste.tabelle_zu_gross' } })
    expect(await send('')).toEqual({ status: 200, body: { kopf: [], zeilen: [] } })
  })
})

describe('taking many in at once', () => {
  it('keeps every line as it stands and names each', async () => {
    const klienten = [
      klient({ nachname: 'Xaver', vorname: 'Anna' }),
      klient({ nachname: 'Xaver', vorname: 'Berta', adresse: null, allergien: null }),
    ]
    const { status, body } = await importiere(klienten)
    expect([status, body.ergebnisse.map(({ code }) => code)]).toEqual([200, [null, null]])
    expect((await found('Xaver')).map(({ vorname }) => vorname)).toEqual(['Anna', 'Berta'])
    const { body: seen } = await leitung.call(read, { params: { klientId: body.ergebnisse[1]?.id ?? '' } })
    expect(seen).toMatchObject({ vorname: 'Berta', adresse: null, allergien: null, status: 'AKTIV', version: 1 })
  })

  it('takes a check digit that does not fit as it stands, and no wrong form', async () => {
    expect((await importiere([klient({ kvnr: 'X234567890' })])).body.ergebnisse).toMatchObject([{ code: null }])
    expect((await importiere([klient({ kvnr: 'X23456789' })])).status).toBe(400)
  })

  it('leaves out whose number somebody has and what is not complete, and takes the others in', async () => {
    const kvnr = newKvnr()
    const { body } = await importiere([klient({ kvnr }), klient({ kvnr }), klient({ krankenkasse: null }), klient()])
    expect(body.ergebnisse.map(({ code }) => code)).toEqual([null, 'klient.kvnr_vergeben', 'klient.unvollstaendig', null])
  })

  it('happens once, however often the request comes', async () => {
    const body = { importId: crypto.randomUUID(), klienten: [klient({ nachname: 'Yorck' })] }
    const answers = await Promise.all([1, 2, 3].map(() => leitung.call(run, { body, key: 'immer-derselbe' })))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await found('Yorck')).toHaveLength(1)
  })

  it('tells before who is there already, in the own house only', async () => {
    const kvnr = newKvnr()
    const { body } = await importiere([klient({ kvnr, nachname: 'Zöllner', vorname: 'Änne', geburtsdatum: '1938-02-28' })])
    const id = body.ergebnisse[0]?.id
    const frage = {
      klienten: [
        { vorname: 'Fremd', nachname: 'Fremd', geburtsdatum: '1938-02-28', kvnr: null },
        { vorname: 'ANNE', nachname: 'Zollner', geburtsdatum: '1938-02-28', kvnr: null },
        { vorname: 'Fremd', nachname: 'Fremd', geburtsdatum: '1950-01-01', kvnr },
      ],
    }
    expect((await leitung.call(check, { body: frage })).body.vorhanden).toEqual([
      { nr: 1, id },
      { nr: 2, id },
    ])
    expect((await nachbarn.call(check, { body: frage })).body.vorhanden).toEqual([])
  })
})

describe('taking an import back', () => {
  it('removes the Klienten whom nobody has touched, and keeps the others', async () => {
    const { importId, body } = await importiere([
      klient({ nachname: 'Quast' }),
      klient({ nachname: 'Quast' }),
      klient({ nachname: 'Quast' }),
    ])
    const [beruehrt] = body.ergebnisse
    const choice = {
      apothekeId: server.ensemble.organisationen.markt,
      gewaehltAm: '2026-11-01',
      erklaertVon: 'Klient',
      form: 'MUENDLICH',
    } as const
    const params = { klientId: beruehrt?.id ?? '' }
    expect((await leitung.call(apothekenwahlContract.chooseApotheke, { params, body: choice })).status).toBe(204)
    expect((await leitung.call(undo, { params: { importId } })).body).toEqual({ entfernt: 2, behalten: 1 })
    expect((await found('Quast')).map(({ id }) => id)).toEqual([beruehrt?.id])
  })

  it('is nothing that another house could do', async () => {
    const { importId } = await importiere([klient({ nachname: 'Uhland' })])
    expect((await nachbarn.call(undo, { params: { importId } })).status).toBe(404)
    expect(await found('Uhland')).toHaveLength(1)
  })
})
