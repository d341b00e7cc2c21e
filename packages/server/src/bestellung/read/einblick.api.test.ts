import { einblickContract } from '@dreiklang/domain/bestellung/einblick.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { bereichBody } from '../../klient/klient.fixtures.ts'
import { type Fall, type Konto, bring, put, openHaus } from '../bestellung.fixtures.ts'
import { listen } from '../stream.fixtures.ts'

const haus = await hausForTests({ mitAkten: true })

async function admit(...einwilligungen: ('SCHWEIGEPFLICHT_PRAXIS' | 'SCHWEIGEPFLICHT_APOTHEKE')[]): Promise<string> {
  const klientId = await haus.admit({ einwilligungen: ['EMPFANGSVOLLMACHT', ...einwilligungen] })
  const leitung = await haus.wer('pflege-admin')
  expect((await leitung.call(akteContract.updateGesundheit, { params: { klientId }, body: bereichBody.gesundheit() })).status).toBe(200)
  return klientId
}
const blick = async (fall: Pick<Fall, 'id'>, konto: Konto) =>
  (await haus.wer(konto)).call(einblickContract.readKlient, { params: { bestellungId: fall.id } })
const open = async (fall: Fall, konto: Konto) => {
  const { klient, diagnosen, pflege, verschlossen } = (await blick(fall, konto)).body
  return { teile: klient.teile.join(' '), diagnosen, pflege, verschlossen: verschlossen.map(({ teil, grund }) => `${teil} ${grund}`) }
}
const einwilligung = async (klientId: string, art: string) => {
  const { body } = await (await haus.wer('pfleger')).call(einwilligungContract.listEinwilligungen, { params: { klientId } })
  return body.einwilligungen.find((one) => one.art === art)?.id ?? ''
}
const revoke = async (klientId: string, art: string) => {
  const params = { klientId, einwilligungId: await einwilligung(klientId, art) }
  const body = { am: haus.heute(), durch: 'Klientin', rolle: 'KLIENT', weg: 'MUENDLICH' }
  expect((await (await haus.wer('pfleger')).call(einwilligungContract.withdrawEinwilligung, { params, body })).status).toBe(204)
}
const forDieBestellung = 'NAME ANSCHRIFT VERSICHERUNG ARZNEI'

describe('what an order opens of the record of its Klient', () => {
  it('without a release from secrecy is what the order needs, and the rest is named with its reason', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId: await admit() } })
    const zu = { teile: forDieBestellung, diagnosen: null, pflege: null }
    expect(await open(fall, 'arzt')).toEqual({ ...zu, verschlossen: ['DIAGNOSEN EINWILLIGUNG', 'PFLEGE EINWILLIGUNG'] })
    expect(await open(fall, 'apotheker')).toEqual({ ...zu, verschlossen: ['DIAGNOSEN EINWILLIGUNG', 'PFLEGE FUNKTION'] })
  })

  it('with it are the diagnoses for those who judge about medicines, and for the practice the care as well', async () => {
    const klientId = await admit('SCHWEIGEPFLICHT_PRAXIS', 'SCHWEIGEPFLICHT_APOTHEKE')
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    const { diagnosen, gewicht, risiken, reanimation } = bereichBody.gesundheit()
    expect(await open(fall, 'arzt')).toMatchObject({
      diagnosen: { diagnosen, gewicht },
      pflege: { risiken, reanimation },
      verschlossen: [],
    })
    expect(await open(fall, 'apotheker')).toMatchObject({ diagnosen: { diagnosen }, pflege: null, verschlossen: ['PFLEGE FUNKTION'] })
    expect(await open(fall, 'pka')).toMatchObject({ diagnosen: null, verschlossen: ['DIAGNOSEN FUNKTION', 'PFLEGE FUNKTION'] })
    expect((await fall.readStore('apotheker')).klient?.teile, 'the order says the same').toContain('DIAGNOSEN')
    expect(JSON.stringify(await blick(fall, 'arzt')), 'the remark of the nurses stays with them').not.toContain('Hört links schlecht')
  })

  it('of one side is not open to the other', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId: await admit('SCHWEIGEPFLICHT_APOTHEKE') } })
    expect((await open(fall, 'arzt')).diagnosen).toBeNull()
    expect((await open(fall, 'apotheker')).diagnosen).not.toBeNull()
  })

  it('closes with the withdrawal, and whoever has it on the screen is told at once', async () => {
    const klientId = await admit('SCHWEIGEPFLICHT_APOTHEKE')
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    expect((await open(fall, 'apotheker')).diagnosen).not.toBeNull()
    const stream = await listen({ fetch: haus.fetch, token: (await haus.wer('apotheker')).token })
    await revoke(klientId, 'SCHWEIGEPFLICHT_APOTHEKE')
    await expect.poll(() => stream.zurufe).toContainEqual({ art: 'klient', id: klientId })
    await stream.close()
    expect((await open(fall, 'apotheker')).verschlossen).toEqual(['DIAGNOSEN EINWILLIGUNG', 'PFLEGE FUNKTION'])
  })

  it('is the name thirty days after the end for a pharmacy, while the practice documents the treatment', async () => {
    const eigenes = await openHaus()
    try {
      const klientId = await eigenes.admit({
        einwilligungen: ['EMPFANGSVOLLMACHT', 'SCHWEIGEPFLICHT_APOTHEKE', 'SCHWEIGEPFLICHT_PRAXIS'],
      })
      const fall = await bring(eigenes, 'STORNIERT', { vor: { klientId } })
      eigenes.clock.now = new Date(eigenes.clock.now.getTime() + 31 * 86_400_000)
      const danach = async (konto: Konto) =>
        (await (await eigenes.wer(konto)).call(einblickContract.readKlient, { params: { bestellungId: fall.id } })).body
      expect((await danach('arzt')).klient.teile).toContain('PFLEGE')
      const { klient, diagnosen, verschlossen } = await danach('apotheker')
      expect([klient.teile, klient.adresse, diagnosen]).toEqual([['NAME'], null, null])
      expect(verschlossen).toContainEqual({ teil: 'DIAGNOSEN', grund: 'VORBEI' })
    } finally {
      await eigenes.close()
    }
  })

  it('is nothing sealed once the nursing service has restricted the record', async () => {
    const klientId = await admit('SCHWEIGEPFLICHT_PRAXIS')
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    const leitung = await haus.wer('pflege-admin')
    expect((await leitung.call(loeschungContract.restrict, { params: { klientId }, body: { grund: 'bestritten' } })).status).toBeLessThan(
      300,
    )
    expect(await open(fall, 'arzt')).toMatchObject({
      diagnosen: null,
      pflege: null,
      verschlossen: ['DIAGNOSEN GESPERRT', 'PFLEGE GESPERRT'],
    })
  })
})

describe('a look into the record', () => {
  it('stands in the chain of the house that keeps it, with the house that looked', async () => {
    const klientId = await admit()
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    await blick(fall, 'apotheker')
    const leitung = await haus.wer('pflege-admin')
    const einsicht = (await leitung.call(protokollContract.einsicht, { params: { klientId } })).body.zeilen
    expect(einsicht.filter(({ aktion }) => aktion === 'bestellung.readKlient')).toMatchObject([
      { organisation: 'Apotheke am Markt', art: 'LESEN', objektArt: 'KLIENT', person: { name: haus.ensemble.personen['apotheker']?.name } },
    ])
    const kette = (await leitung.call(protokollContract.list, { query: { klientId } })).body.zeilen
    expect(kette.map(({ aktion }) => aktion)).toContain('bestellung.readKlient')
  })

  it('finds nothing where the own house does not take part, in a draft, and in an order for no Klient', async () => {
    const klientId = await admit()
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { klientId } })
    const entwurf = await put(haus, { klientId })
    for (const [welche, konto] of [
      [fall, 'apotheker2'],
      [fall, 'arzt2'],
      [entwurf, 'arzt'],
      [entwurf, 'apotheker'],
    ] as const)
      expect((await blick(welche, konto)).status).toBe(404)
  })
})

describe('what the practice last prescribed', () => {
  const last = async (fall: Pick<Fall, 'id'>, konto: Konto) =>
    (await haus.wer(konto)).call(einblickContract.listLastVerordnungen, { params: { bestellungId: fall.id } })

  it('is told to who is asked to prescribe it again, and to nobody else', async () => {
    const klientId = await admit()
    const vorher = await bring(haus, 'VERORDNET', { vor: { klientId } })
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId } })
    const name = vorher.stand.positionen[0]?.rezept?.verordnetVon?.name
    expect((await last(fall, 'arzt')).body.verordnungen).toMatchObject([
      { positionId: fall.positionIds[0], arzt: name, menge: 2, zurueckgezogen: false },
    ])
    expect((await last(fall, 'arzt2')).status).toBe(404)
    expect((await last(fall, 'pfleger')).status).toBe(403)
  })
})
