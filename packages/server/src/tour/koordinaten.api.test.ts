import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { describe, expect, it } from 'vitest'
import { errorOf } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { planungBody } from '../hausbesuch/hausbesuch.fixtures.ts'
import { heute, readTour, personId, replan } from './tour.fixtures.ts'

/** Two doors of one PLZ, about ten kilometres apart. */
const mapTiles = { url: 'https://tiles.test.invalid/{z}/{x}/{y}.png', attribution: '© Test' }
const nord = { breite: 48.13715, laenge: 11.57612 }
const sued = { breite: 48.04715, laenge: 11.57612 }

const adresse = (strasse: string) => ({ strasse, hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' })

const haus = await hausForTests({ mapTiles })
const nordId = await haus.admit({ rest: { adresse: adresse('Kirchgasse') } })
const suedId = await haus.admit({ rest: { adresse: adresse('Waldstraße') } })
const readWohnen = async (klientId: string) =>
  (await (await haus.wer('pflege-admin')).call(akteContract.read, { params: { klientId } })).body.wohnen

async function wohne(klientId: string, angaben: Record<string, unknown>) {
  const body = { ...(await readWohnen(klientId)), ...angaben }
  return (await haus.wer('pflege-admin')).call(akteContract.updateWohnen, { params: { klientId }, body })
}

describe('where a Klient lives in degrees', () => {
  it('is kept with the address, and refused when it is halved, swapped or beside Germany', async () => {
    expect((await wohne(nordId, nord)).status).toBe(200)
    expect(await readWohnen(nordId)).toMatchObject(nord)
    const halb = await wohne(nordId, { laenge: null })
    expect([halb.status, errorOf(halb).code, errorOf(halb).fields?.map(({ path }) => path)]).toEqual([
      422,
      'klient.unvollstaendig',
      ['laenge'],
    ])
    expect((await wohne(nordId, { breite: nord.laenge, laenge: nord.breite })).status).toBe(400)
    expect((await wohne(nordId, { breite: 48.1371543 })).status).toBe(400)
    expect((await wohne(nordId, { adresse: null })).status).toBe(422)
    expect(await readWohnen(nordId)).toMatchObject(nord)
  })

  it('stays when only the door is described anew, and is forgotten when he moves without new ones', async () => {
    await wohne(nordId, { adresse: { ...adresse('Kirchgasse'), zusatz: '3. Stock' } })
    expect(await readWohnen(nordId)).toMatchObject(nord)
    await wohne(nordId, { adresse: adresse('Mühlweg') })
    expect(await readWohnen(nordId)).toMatchObject({ adresse: { strasse: 'Mühlweg' }, breite: null, laenge: null })
    await wohne(nordId, { adresse: adresse('Kirchgasse'), ...nord })
    expect(await readWohnen(nordId)).toMatchObject({ adresse: { strasse: 'Kirchgasse' }, ...nord })
  })
})

describe('a tour between two doors of which the coordinates are known', () => {
  it('measures the way, where it guessed before, and tells where the doors are', async () => {
    await replan(haus, '10:00', { klientId: nordId })
    await replan(haus, '12:00', { klientId: suedId })
    const weg = async () => (await readTour(haus)).stopps[1]?.ankunft?.reise
    expect(await weg()).toMatchObject({ minuten: 5, quelle: 'SCHAETZUNG' })
    await wohne(suedId, sued)
    // 10.0 km as the crow flies, 13.0 by road, at 30 km/h, and two minutes to park.
    expect(await weg()).toMatchObject({ minuten: 29 })
    const tour = await readTour(haus)
    expect(tour.stopps.map(({ punkt }) => punkt)).toEqual([nord, sued])
    expect(tour.mapTiles).toEqual(mapTiles)
  })

  it('warns while planning that the way is too long', async () => {
    const plan = async (rest: Record<string, unknown>) => {
      const body = {
        typ: 'PFLEGEBESUCH',
        klientId: suedId,
        hausbesuchId: null,
        leistungen: [],
        ...planungBody([personId(haus, 'pfleger')], { datum: heute, uhrzeit: '10:40' }),
        ...rest,
      }
      const { body: answer } = await (await haus.wer('pflege-admin')).call(hausbesuchContract.check, { body })
      return answer.befunde.filter(({ art }) => art === 'FAHRZEIT_FEHLT').map(({ minuten }) => minuten)
    }
    expect(await plan({})).toEqual([{ ist: 10, grenze: 29 }])
    expect(await plan({ uhrzeit: '11:00' })).toEqual([])
  })
})
