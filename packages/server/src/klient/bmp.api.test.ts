import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { bmpContract } from '@dreiklang/domain/klient/bmp.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../forTests.fixtures.ts'
import { errorOf } from '../shared/zugriff.fixtures.ts'
import { bereichBody, bmpText } from './klient.fixtures.ts'

const haus = await hausForTests()
const [pfleger] = await haus.people('pfleger')
const klientId = await haus.admit({ nachname: 'Scanner' })
const params = { klientId }
const check = (...seiten: string[]) => pfleger.call(bmpContract.checkBmp, { params, body: { seiten } })
const take = (rest: object) =>
  pfleger.call(bmpContract.takeBmp, { params, body: { seiten: [bmpText()], version: 2, zeilen: [], entfaellt: [], namen: {}, ...rest } })

describe('a scanned Bundeseinheitlicher Medikationsplan', () => {
  it('is compared line by line with the plan that is kept, and saves nothing', async () => {
    await pfleger.call(akteContract.updateMedikation, { params, body: bereichBody.medikation() })
    const { status, body } = await check(bmpText())
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, aussteller: 'Praxis Dr. Weber', gedrucktAm: '2026-11-16' })
    expect(body.zeilen.map(({ art, mittel, hinweise }) => [art, mittel?.arzneimittel, hinweise])).toEqual([
      ['GEAENDERT', 'Ramipril', []],
      ['NEU', '', ['NAME_FEHLT']],
      ['NEU', 'Insulin glargin', ['FORM_UNBEKANNT']],
      ['VON_HAND', undefined, ['DOSIS_IN_WORTEN']],
      ['VON_HAND', undefined, ['KEIN_MITTEL']],
    ])
    expect(body.zeilen[2]?.mittel).toMatchObject({ abends: '18 IE', anweisung: 'Einstichstelle, wechseln' })
    expect(body.entfaellt).toMatchObject([{ arzneimittel: 'Novaminsulfon' }])
    expect((await pfleger.call(akteContract.read, { params })).body.medikation.version).toBe(2)
  })

  it('becomes a version of the plan as far as it was ticked, with who issued it and when it was printed', async () => {
    expect(errorOf(await take({}))).toContain('klient.bmp_nichts_gewaehlt')
    expect((await take({ zeilen: [0, 1], namen: { '1': 'Amlodipin' } })).body).toEqual({ version: 3 })
    const [now] = (await pfleger.call(akteContract.listPlaene, { params })).body.fassungen
    expect(now).toMatchObject({ version: 3, bmp: { aussteller: 'Praxis Dr. Weber', gedrucktAm: '2026-11-16' } })
    expect(now?.mittel).toMatchObject([
      { arzneimittel: 'Ramipril', morgens: '1', abends: '1', planHerkunft: 'MEDIKATIONSPLAN' },
      { arzneimittel: 'Novaminsulfon' },
      { arzneimittel: 'Amlodipin', morgens: '1' },
    ])
    expect(errorOf(await take({ zeilen: [2] }))).toContain('klient.veraltet')
  })

  it('is refused with a sentence when it is another person’s, lacks a page, or is none', async () => {
    expect(errorOf(await check(bmpText({ nachname: 'Anders' })))).toContain('klient.bmp_andere_person')
    expect(errorOf(await check(bmpText({ geburt: '19400507' })))).toContain('klient.bmp_andere_person')
    expect(errorOf(await check(bmpText({ seite: 'a="1" z="2"' })))).toContain('klient.bmp_seite_fehlt')
    for (const broken of ['08585997', '<MP', bmpText().slice(0, 200), `<!DOCTYPE MP [<!ENTITY x "y">]>${bmpText()}`])
      expect(errorOf(await check(broken))).toContain('klient.bmp_unlesbar')
  })
})
