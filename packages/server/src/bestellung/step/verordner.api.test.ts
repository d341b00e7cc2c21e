/** What somebody may do by training: from the record of the person to the step. */
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { describe, expect, it } from 'vitest'
import { akteBody } from '../../personal/personal.fixtures.ts'
import { errorOf } from '../../shared/zugriff.fixtures.ts'
import { betaeubungsmittel, doFirst, openHaus, put } from '../bestellung.fixtures.ts'

const haus = await openHaus()
const personId = haus.personIds.assistenz
const weber = haus.ensemble.personen['arzt']?.personId ?? ''

async function changeAkte(rest: Partial<ReturnType<typeof akteBody>>) {
  const leitung = await haus.wer('arzt-admin')
  const { version } = (await leitung.call(personalContract.readPerson, { params: { personId } })).body
  const body = { ...akteBody({ name: 'Dr. Jan Ohm', rolle: 'ROLE_ARZT', beruf: 'ARZT', ...rest }), version }
  const answer = await leitung.call(personalContract.updatePerson, { params: { personId }, body })
  // Later everybody signs in anew.
  haus.clock.now = new Date(haus.clock.now.getTime() + 10 * 60_000)
  return answer
}

async function lyingWithArzt() {
  const fall = await put(haus)
  await doFirst(['pfleger', 'senden'])(fall)
  return fall
}

const inWeiterbildung = { funktion: 'WEITERBILDUNGSASSISTENT', approbationAm: '2025-01-02' } as const

describe('a doctor in Weiterbildung', () => {
  it('prescribes nothing while nobody has said under whose LANR, and is told what to do', async () => {
    expect((await changeAkte(inWeiterbildung)).status).toBe(200)
    const fall = await lyingWithArzt()
    expect((await fall.readStore('assistenz')).positionen[0]?.uebergaenge['verordnen']).toBe('bestellung.anleitung_fehlt')
    expect(errorOf(await fall.versuche('assistenz', 'verordnen'))).toContain('bestellung.anleitung_fehlt')
  })

  it('prescribes under the LANR of the colleague in the record; the prescription keeps both', async () => {
    expect((await changeAkte({ ...inWeiterbildung, anleitungId: weber })).status).toBe(200)
    const fall = await lyingWithArzt()
    const [position] = (await fall.run('assistenz', 'verordnen')).positionen
    expect(position?.rezept).toMatchObject({
      verordnetVon: { personId, name: 'Dr. Jan Ohm' },
      lanr: { nummer: '482915401', von: { personId: weber, name: 'Dr. Martin Weber' } },
    })
  })

  it('is trained by a doctor of the own practice, and by nobody else', async () => {
    const { personen } = haus.ensemble
    for (const konto of ['arzt-admin', 'arzt2', 'pfleger']) {
      const answer = await changeAkte({ ...inWeiterbildung, anleitungId: personen[konto]?.personId ?? '' })
      expect(errorOf(answer)).toContain('personal.anleitung_unbekannt')
    }
  })

  it('has an Approbation that is not of tomorrow', async () => {
    const answer = await changeAkte({ ...inWeiterbildung, approbationAm: '2999-01-01' })
    expect(errorOf(answer)).toContain('personal.approbation_zukunft')
  })
})

describe('a doctor without an LANR', () => {
  it('prescribes with the Approbation alone, under no number', async () => {
    expect((await changeAkte({ funktion: 'ARZT', approbationAm: '2019-03-01', lanr: '999999900' })).status).toBe(200)
    const [position] = (await (await lyingWithArzt()).run('assistenz', 'verordnen')).positionen
    expect(position?.rezept).toMatchObject({ verordnetVon: { personId }, lanr: { nummer: null, von: null } })
  })

  it('of whom no Approbation is known prescribes nothing, whatever stands for "no number"', async () => {
    await changeAkte({ funktion: 'ARZT', lanr: '999999900' })
    const fall = await lyingWithArzt()
    expect(errorOf(await fall.versuche('assistenz', 'verordnen'))).toContain('bestellung.nur_arzt')
  })
})

describe('a narcotic', () => {
  it('is ordered by a Fachkraft: who is still in training is told whom to ask', async () => {
    const leitung = await haus.wer('pflege-admin')
    const pfleger = haus.ensemble.personen['pfleger']?.personId ?? ''
    const { version } = (await leitung.call(personalContract.readPerson, { params: { personId: pfleger } })).body
    const akte = akteBody({ name: 'Jonas Meyer', rolle: 'ROLE_PFLEGER', beruf: 'PFLEGEKRAFT', qualifikation: 'AZUBI' })
    await leitung.call(personalContract.updatePerson, { params: { personId: pfleger }, body: { ...akte, version } })
    haus.clock.now = new Date(haus.clock.now.getTime() + 10 * 60_000)
    const fall = await put(haus, { positionen: [betaeubungsmittel()] })
    expect(fall.stand.positionen[0]?.uebergaenge['senden']).toBe('bestellung.btm_nur_fachkraft')
    expect(errorOf(await fall.versuche('pfleger', 'senden'))).toContain('bestellung.btm_nur_fachkraft')
    await fall.run('pflege-admin', 'senden')
    expect(fall.stand.positionen[0]?.status).toBe('BEIM_ARZT')
  })
})
