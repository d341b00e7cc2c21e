import { describe, expect, it } from 'vitest'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
import { hausForTests } from '../../forTests.fixtures.ts'
import { sayLand } from '../../organisation/organisation.fixtures.ts'
import { createServer } from '../../server.ts'
import { type Fall, type Konto, arznei, betaeubungsmittel, bring, errorOf } from '../bestellung.fixtures.ts'

const haus = await hausForTests()

/** Sets the clock; it only ever goes on, from one test to the next. */
const place = (time: string) => {
  haus.clock.now = new Date(time)
}

async function ticke(): Promise<void> {
  for (let runden = 0; (await haus.server.tick()) > 0; runden += 1) if (runden > 20) throw new Error('The clock never comes to an end')
}

async function stand(fall: Fall, konto: Konto = 'pfleger') {
  const seen = await fall.readStore(konto)
  const [position] = seen.positionen
  return {
    status: seen.status,
    dran: seen.wartetAuf,
    eskalation: position?.eskalation,
    ueberlagerungen: position?.ueberlagerungen,
    version: seen.version,
  }
}

async function gestempelt(fall: Fall, konto: Konto = 'pfleger') {
  const entries = (await fall.zeitstrahl(konto)).filter(({ seite }) => seite === 'UHR')
  for (const { person, organisation } of entries) expect([person, organisation]).toEqual([null, null])
  return entries.map(({ art, angaben }) => [art, angaben] as const)
}
const arten = async (fall: Fall, konto?: Konto) => (await gestempelt(fall, konto)).map(([art]) => art)

/** Who acts after the clock has written needs to see the order as it is now. */
async function run(fall: Fall, ...[konto, handlung, angaben]: Parameters<Fall['run']>) {
  fall.version = (await fall.readStore(konto)).version
  return fall.run(konto, handlung, angaben)
}

describe('E22: a practice that does not answer', () => {
  it('is reminded after one, two and three office days, and the week-end does not count', async () => {
    place('2026-11-18T09:00:00.000Z')
    const fall = await bring(haus, 'BEIM_ARZT')
    for (const [time, stufe] of [
      ['2026-11-19T08:59:59.000Z', 0],
      ['2026-11-19T09:00:00.000Z', 1],
      ['2026-11-20T08:59:59.000Z', 1],
      ['2026-11-20T09:00:00.000Z', 2],
      ['2026-11-22T22:00:00.000Z', 2],
      ['2026-11-23T08:59:59.000Z', 2],
      ['2026-11-23T09:00:00.000Z', 3],
      ['2026-12-01T09:00:00.000Z', 3],
    ] as const) {
      place(time)
      await ticke()
      expect([time, (await stand(fall)).eskalation]).toEqual([time, stufe])
    }
    expect(await stand(fall, 'arzt')).toMatchObject({
      status: 'BEIM_ARZT',
      dran: 'ARZT',
      ueberlagerungen: expect.arrayContaining(['ESKALIERT']),
    })
    const stufen = [1, 2, 3].map((stufe) => ['eskalieren', { stufe }])
    expect([await gestempelt(fall), await gestempelt(fall, 'arzt')]).toEqual([stufen, stufen])
    await run(fall, 'arzt', 'verordnen')
    expect((await stand(fall)).eskalation).toBe(0)
  })

  it('has time while the question lies with the nursing service', async () => {
    place('2026-12-02T09:00:00.000Z')
    const fall = await bring(haus, 'BEIM_ARZT')
    place('2026-12-02T11:00:00.000Z')
    await run(fall, 'arzt', 'rueckfrageStellen')
    place('2026-12-03T11:00:00.000Z')
    await ticke()
    expect((await stand(fall)).eskalation).toBe(0)
    await run(fall, 'pfleger', 'rueckfrageAntworten')
    for (const [time, stufe] of [
      ['2026-12-04T08:59:59.000Z', 0],
      ['2026-12-04T09:00:00.000Z', 1],
    ] as const) {
      place(time)
      await ticke()
      expect([time, (await stand(fall)).eskalation]).toEqual([time, stufe])
    }
  })

  it('has no more time by a question over the week-end than by one in the week', async () => {
    place('2026-12-04T09:00:00.000Z')
    const fall = await bring(haus, 'BEIM_ARZT')
    place('2026-12-04T11:00:00.000Z')
    await run(fall, 'arzt', 'rueckfrageStellen')
    place('2026-12-07T11:00:00.000Z')
    await run(fall, 'pfleger', 'rueckfrageAntworten')
    // Two hours on Friday, then twenty-two from Monday noon.
    for (const [time, stufe] of [
      ['2026-12-08T08:59:59.000Z', 0],
      ['2026-12-08T09:00:00.000Z', 1],
    ] as const) {
      place(time)
      await ticke()
      expect([time, (await stand(fall)).eskalation]).toEqual([time, stufe])
    }
  })
})

describe('an emergency', () => {
  it('that nobody answers for half an hour is shown with the telephone numbers', async () => {
    place('2026-12-09T09:00:00.000Z')
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { prioritaet: 'NOTFALL' } })
    place('2026-12-09T09:29:59.000Z')
    await ticke()
    expect((await fall.readStore('pfleger')).notfallUnbestaetigt).toBe(false)
    place('2026-12-09T09:30:00.000Z')
    await ticke()
    const seen = await fall.readStore('pfleger')
    expect([seen.notfallUnbestaetigt, seen.positionen[0]?.ueberlagerungen, seen.praxis?.telefon]).toEqual([
      true,
      expect.arrayContaining(['NOTFALL', 'NOTFALL_UNBESTAETIGT']),
      expect.stringMatching(/^089 /),
    ])
    expect(await arten(fall)).toEqual(['notfallMelden'])
    expect(await arten(fall, 'arzt')).toEqual([])
  })

  it('that was answered in time is not', async () => {
    place('2026-12-09T10:00:00.000Z')
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { prioritaet: 'NOTFALL' } })
    place('2026-12-09T10:29:59.000Z')
    await fall.run('apotheker', 'annehmen')
    place('2026-12-09T11:00:00.000Z')
    await ticke()
    expect((await fall.readStore('pfleger')).notfallUnbestaetigt).toBe(false)
    const still = await bring(haus, 'BEI_APOTHEKE', { vor: { prioritaet: 'NOTFALL' } })
    place('2026-12-09T11:30:00.000Z')
    await ticke()
    expect((await still.readStore('pfleger')).notfallUnbestaetigt).toBe(true)
  })
})

describe('E16: a Klient who says nothing', () => {
  it.each(['LIEFERUNG_KLIENT', 'ABHOLUNG_KLIENT'] as const)(
    'has received his %s after three Werktage, Saturday among them and Sunday not',
    async (lieferart) => {
      // Thursday and Friday: a Sunday lies in both waits.
      const [beginn, kurzVor, um] =
        lieferart === 'LIEFERUNG_KLIENT'
          ? (['2026-12-10T12:00:00.000Z', '2026-12-14T22:59:59.000Z', '2026-12-14T23:00:00.000Z'] as const)
          : (['2026-12-18T12:00:00.000Z', '2026-12-22T22:59:59.000Z', '2026-12-22T23:00:00.000Z'] as const)
      place(beginn)
      const fall = await bring(haus, 'GELIEFERT', { vor: { lieferart } })
      place(kurzVor)
      await ticke()
      expect((await stand(fall)).status).toBe('GELIEFERT')
      place(um)
      await ticke()
      expect([(await stand(fall)).status, await arten(fall), await arten(fall, 'apotheker')]).toEqual([
        'ABGESCHLOSSEN',
        ['eingangBestaetigen'],
        ['eingangBestaetigen'],
      ])
    },
  )

  it('has not received what the nursing service received, nor what was complained about', async () => {
    place('2026-12-23T12:00:00.000Z')
    const anPflege = await bring(haus, 'GELIEFERT')
    const reklamiert = await bring(haus, 'GELIEFERT', { vor: { lieferart: 'LIEFERUNG_KLIENT' } })
    await reklamiert.run('pfleger', 'reklamieren')
    place('2026-12-31T12:00:00.000Z')
    await ticke()
    expect([(await stand(anPflege)).status, (await stand(reklamiert)).status]).toEqual(['GELIEFERT', 'IN_BEARBEITUNG'])
  })
})

describe('E8: a prescription that ends', () => {
  it('is announced seven, three and one day before, ends at midnight in Berlin, and is asked for anew', async () => {
    place('2027-01-05T09:00:00.000Z')
    const fall = await bring(haus, 'VERORDNET')
    const warnungen: number[] = []
    for (const [time, days] of [
      ['2027-01-25T22:59:59.000Z', []],
      ['2027-01-25T23:00:00.000Z', [7]],
      ['2027-01-29T23:00:00.000Z', [7, 3]],
      ['2027-01-31T23:00:00.000Z', [7, 3, 1]],
      ['2027-02-02T22:59:59.000Z', [7, 3, 1]],
    ] as const) {
      place(time)
      await ticke()
      warnungen.splice(0, 9, ...(await gestempelt(fall)).map(([, angaben]) => Number(angaben['tage'])))
      expect([time, warnungen]).toEqual([time, days])
    }
    expect((await fall.readStore('pfleger')).positionen[0]?.uebergaenge).toMatchObject({
      anApothekeGeben: true,
      neuAnfordern: 'bestellung.rezept_noch_gueltig',
    })
    place('2027-02-02T23:00:00.000Z')
    await ticke()
    expect((await arten(fall)).at(-1)).toBe('rezeptAblaufen')
    const abgelaufen = await fall.readStore('pfleger')
    expect(abgelaufen.positionen[0]).toMatchObject({
      status: 'VERORDNET',
      ueberlagerungen: expect.arrayContaining(['REZEPT_ABGELAUFEN']),
      uebergaenge: { anApothekeGeben: 'bestellung.rezept_abgelaufen', neuAnfordern: true },
    })
    fall.version = abgelaufen.version
    expect(errorOf(await fall.versuche('pfleger', 'anApothekeGeben'))).toMatchObject({
      status: 422,
      code: 'bestellung.rezept_abgelaufen',
    })
    expect(await fall.run('pfleger', 'neuAnfordern')).toMatchObject({
      status: 'BEIM_ARZT',
      wartetAuf: 'ARZT',
      positionen: [{ rezept: null, fruehereRezepte: [{ gueltigBis: '2027-02-02' }] }],
    })
    expect((await fall.run('arzt', 'verordnen')).positionen[0]?.rezept?.gueltigBis).toBe('2027-03-03')
  })

  it('that is valid for a week only is not announced on the day it was made', async () => {
    place('2027-02-05T09:00:00.000Z')
    const fall = await bring(haus, 'VERORDNET', { vor: { positionen: [betaeubungsmittel()] } })
    await ticke()
    expect(await arten(fall)).toEqual([])
    place('2027-02-08T23:00:00.000Z')
    await ticke()
    expect((await gestempelt(fall)).map(([, { tage }]) => tage)).toEqual([3])
  })

  it('that is nearly over when it is written down is announced once, not three times', async () => {
    place('2027-02-10T09:00:00.000Z')
    const fall = await bring(haus, 'BEIM_ARZT')
    await fall.run('arzt', 'verordnen', { ausgestelltAm: '2027-01-14', datumBestaetigt: true })
    await ticke()
    expect((await gestempelt(fall)).map(([art, { tage }]) => [art, tage])).toEqual([['fristWarnen', 1]])
  })
})

describe('the nights in which the clocks are changed', () => {
  it('in March a prescription ends an hour earlier by universal time, and Easter gives the practice time', async () => {
    place('2027-02-28T09:00:00.000Z')
    const rezept = await bring(haus, 'VERORDNET')
    expect(rezept.stand.positionen[0]?.rezept?.gueltigBis).toBe('2027-03-28')
    place('2027-03-25T09:00:00.000Z')
    const request = await bring(haus, 'BEIM_ARZT')
    for (const [time, abgelaufen, stufe] of [
      ['2027-03-28T21:59:59.000Z', false, 0],
      ['2027-03-28T22:00:00.000Z', true, 0],
      ['2027-03-30T07:59:59.000Z', true, 0],
      ['2027-03-30T08:00:00.000Z', true, 1],
    ] as const) {
      place(time)
      await ticke()
      expect([time, (await arten(rezept)).includes('rezeptAblaufen'), (await stand(request)).eskalation]).toEqual([time, abgelaufen, stufe])
    }
  })

  it('in October the practice has its hour more', async () => {
    place('2027-10-29T08:00:00.000Z')
    const fall = await bring(haus, 'BEIM_ARZT')
    for (const [time, stufe] of [
      ['2027-11-01T08:59:59.000Z', 0],
      ['2027-11-01T09:00:00.000Z', 1],
    ] as const) {
      place(time)
      await ticke()
      expect([time, (await stand(fall)).eskalation]).toEqual([time, stufe])
    }
  })
})

// Weeks lie between these, so that nothing of the one before is due any more.
describe('the clock itself', () => {
  it('does what is due once, however often it strikes', async () => {
    place('2027-11-30T09:00:00.000Z')
    await ticke()
    const fall = await bring(haus, 'BEIM_ARZT', { vor: { prioritaet: 'NOTFALL' } })
    place('2027-12-01T09:00:00.000Z')
    expect(await haus.server.tick()).toBe(1)
    const after = await fall.readStore('pfleger')
    for (let i = 0; i < 5; i += 1) expect(await haus.server.tick()).toBe(0)
    expect(await fall.readStore('pfleger')).toEqual(after)
  })

  it('strikes in two processes at once and moves every order once', async () => {
    place('2028-01-10T09:00:00.000Z')
    await ticke()
    const faelle: Fall[] = []
    for (let i = 0; i < 12; i += 1) faelle.push(await bring(haus, 'BEIM_ARZT', { vor: { positionen: [arznei(), arznei()] } }))
    const others = await createServer(haus.ports)
    place('2028-01-11T09:00:00.000Z')
    const bewegt = await Promise.all([haus.server.tick(), others.tick(), haus.server.tick(), others.tick()])
    await others.close()
    expect(bewegt.reduce((a, b) => a + b, 0)).toBe(12)
    for (const fall of faelle) {
      expect((await fall.readStore('pfleger')).version).toBe(fall.version + 1)
      expect(await arten(fall)).toEqual(['eskalieren', 'eskalieren'])
    }
  })

  it('and a person at the same moment: one of them is first, nothing is lost', async () => {
    place('2028-02-01T09:00:00.000Z')
    await ticke()
    const fall = await bring(haus, 'BEIM_ARZT')
    place('2028-02-02T09:00:00.000Z')
    await Promise.all((['pfleger', 'arzt'] as const).map((konto) => haus.wer(konto)))
    const [, answer] = await Promise.all([haus.server.tick(), fall.versuche('arzt', 'verordnen')])
    const after = await fall.readStore('pfleger')
    if (answer.status === 200) expect([after.status, after.version]).toEqual(['VERORDNET', fall.version + 1])
    else expect([errorOf(answer).code, after.positionen[0]?.eskalation]).toEqual(['bestellung.veraltet', 1])
  })
})

const say = async (land: Bundesland | null) => sayLand(await haus.wer('arzt-admin'), land)

describe('a holiday of the Bundesland of who is asked', () => {
  it.each([
    ['BY', '2028-06-14T09:00:00.000Z', '2028-06-15T09:00:00.000Z', '2028-06-16T09:00:00.000Z'],
    ['BE', '2029-03-07T09:00:00.000Z', '2029-03-08T09:00:00.000Z', '2029-03-09T09:00:00.000Z'],
    ['BE', '2029-05-30T09:00:00.000Z', null, '2029-05-31T09:00:00.000Z'],
  ] as const)(
    'in %s an order of %s is not yet late at %s, but at %s; nobody loses the order that is open',
    async (land, at, notYet, late) => {
      place(at)
      await ticke()
      await say(land)
      const fall = await bring(haus, 'BEIM_ARZT')
      const { version } = fall
      if (notYet !== null) {
        place(notYet)
        await ticke()
        expect(await stand(fall)).toMatchObject({ eskalation: 0, version })
        expect(await haus.server.tick()).toBe(0)
      }
      place(late)
      await ticke()
      expect((await stand(fall)).eskalation).toBe(1)
      await say(null)
    },
  )

  it('gives the practice no more time by a question of its own', async () => {
    place('2029-10-30T09:00:00.000Z')
    await ticke()
    await say('NI')
    const fall = await bring(haus, 'BEIM_ARZT')
    place('2029-10-30T11:00:00.000Z')
    await run(fall, 'arzt', 'rueckfrageStellen')
    place('2029-11-01T11:00:00.000Z')
    await run(fall, 'pfleger', 'rueckfrageAntworten')
    // Two hours before the question; the 31st is a holiday, and twenty-two hours from noon on the 1st end at ten on the 2nd.
    for (const [time, stufe] of [
      ['2029-11-02T08:59:59.000Z', 0],
      ['2029-11-02T09:00:00.000Z', 1],
    ] as const) {
      place(time)
      await ticke()
      expect([time, (await stand(fall)).eskalation]).toEqual([time, stufe])
    }
  })
})
