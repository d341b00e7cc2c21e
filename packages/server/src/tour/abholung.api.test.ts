import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Fall, arznei, betaeubungsmittel, bring, errorOf, put } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'
import { heute, readTour, replan, runTour } from './tour.fixtures.ts'

const haus = await hausForTests()
beforeAll(async () => {
  await replan(haus, '14:00')
})

const unterschrift = 'M 4 30 C 20 4 34 50 48 22'
const papier = { positionen: [arznei({ rezeptart: 'MUSTER16' })] } satisfies Partial<Entwurf>
const abholung = (rest: Partial<Entwurf> = {}): Partial<Entwurf> => ({ lieferart: 'ABHOLUNG_PFLEGE', ...rest })

async function takeIn(art: 'ABHOLUNG_REZEPT' | 'ABHOLUNG_ARZNEI'): Promise<string> {
  const { abholungen } = await readTour(haus)
  const vorschlag = abholungen.find((one) => one.art === art)
  if (vorschlag === undefined) throw new Error(`Nothing of ${art} lies ready`)
  await runTour(haus, 'stoppHinzufuegen', { stopp: { art, organisationId: vorschlag.haus.id }, vor: vorschlag.vor })
  return (await readTour(haus)).stopps.find((stopp) => stopp.art === art && !stopp.fertig)?.id ?? ''
}

const tick = (stoppId: string, rest: { version?: number; key?: string; temperatur?: number | null; ohne?: boolean } = {}) => {
  const { key, version, temperatur = null, ohne = false } = rest
  const nachweis = ohne ? null : { unterschrift, temperatur }
  const angaben = { stoppId, erledigt: true, grund: null, nachweis, ...(version === undefined ? {} : { version }) }
  return runTour(haus, 'abhaken', angaben, key === undefined ? {} : { key })
}
const ort = async (fall: Fall) => (await fall.readStore('pfleger')).positionen[0]?.rezept?.ort
const stoppFrom = async (id: string) => (await readTour(haus)).stopps.find((stopp) => stopp.id === id)

describe('a prescription that is fetched from the practice', () => {
  it('lies with the nursing service once the stop is ticked, for the practice to see too, and is brought back when the tick is', async () => {
    const fall = await bring(haus, 'VERORDNET', { vor: papier })
    expect(await ort(fall)).toBe('PAPIER_PRAXIS')
    const stoppId = await takeIn('ABHOLUNG_REZEPT')
    expect((await tick(stoppId)).status).toBe(200)
    expect(await ort(fall)).toBe('PAPIER_PFLEGE')
    const step = (await fall.zeitstrahl('arzt')).at(-1)
    expect(step).toMatchObject({ art: 'rezeptOrtMelden', angaben: { vonOrt: 'PAPIER_PRAXIS', nachOrt: 'PAPIER_PFLEGE' } })
    expect(await stoppFrom(stoppId)).toMatchObject({ fertig: true, zuruecknehmbar: true })
    expect((await readTour(haus)).abholungen).toEqual([])

    expect((await runTour(haus, 'zuruecknehmen', { stoppId })).status).toBe(200)
    expect(await ort(fall)).toBe('PAPIER_PRAXIS')
    expect(await stoppFrom(stoppId)).toMatchObject({ fertig: false, erledigung: null })
    await runTour(haus, 'stoppEntfernen', { stoppId })
    fall.version = (await fall.readStore('pfleger')).version
    await fall.run('pfleger', 'stornieren')
  })

  it('is fetched once when the button is pressed twice, and not again by a second tick', async () => {
    const fall = await bring(haus, 'VERORDNET', { vor: papier })
    const stoppId = await takeIn('ABHOLUNG_REZEPT')
    const { version } = await readTour(haus)
    const answers = await Promise.all([tick(stoppId, { version, key: 'geholt-0001' }), tick(stoppId, { version, key: 'geholt-0001' })])
    expect(answers.map(({ body }) => body)).toEqual([
      { version: version + 1, status: 'OFFEN' },
      { version: version + 1, status: 'OFFEN' },
    ])
    expect((await fall.zeitstrahl('pfleger')).filter(({ art }) => art === 'rezeptOrtMelden')).toHaveLength(1)
    const nochmal = await tick(stoppId)
    expect([nochmal.status, errorOf(nochmal).code]).toEqual([409, 'tour.schon_erledigt'])

    // In the meantime it went on to the pharmacy: it cannot lie in the practice again.
    fall.version = (await fall.readStore('pfleger')).version
    await fall.run('pfleger', 'anApothekeGeben', { ort: 'APOTHEKE' })
    const zurueck = await runTour(haus, 'zuruecknehmen', { stoppId })
    expect([zurueck.status, errorOf(zurueck).code]).toEqual([409, 'tour.rezept_weiter'])
    expect(await stoppFrom(stoppId)).toMatchObject({ fertig: true })
  })

  it('is fetched also when the pharmacy has accepted the order before', async () => {
    const [position] = papier.positionen
    if (position === undefined) throw new Error('one position')
    const fall = await put(haus, { positionen: [{ ...position, rezeptVorlage: 'LIEGT_IN_PRAXIS', ausgestelltAm: haus.heute() }] })
    await fall.run('pfleger', 'senden')
    await fall.run('apotheker', 'annehmen')
    expect((await tick(await takeIn('ABHOLUNG_REZEPT'))).status).toBe(200)
    expect(await ort(fall)).toBe('PAPIER_PFLEGE')
  })

  it('is refused in the words of the order when that was cancelled meanwhile, and the tour stays as it is', async () => {
    const bleibt = await bring(haus, 'VERORDNET', { vor: papier })
    const fall = await bring(haus, 'VERORDNET', { vor: papier })
    const stoppId = await takeIn('ABHOLUNG_REZEPT')
    await fall.run('pfleger', 'stornieren')
    const answer = await tick(stoppId)
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'bestellung.falscher_status'])
    expect(await stoppFrom(stoppId)).toMatchObject({ fertig: false })
    // Nothing of the other order either.
    expect(await ort(bleibt)).toBe('PAPIER_PRAXIS')
    // What is still there is fetched by a stop of its own.
    await runTour(haus, 'stoppEntfernen', { stoppId })
    expect((await tick(await takeIn('ABHOLUNG_REZEPT'))).status).toBe(200)
    expect(await ort(bleibt)).toBe('PAPIER_PFLEGE')
  })

  it('is ticked also when somebody has said it in the order already, and not at all when it was not there', async () => {
    const fall = await bring(haus, 'VERORDNET', { vor: papier })
    const stoppId = await takeIn('ABHOLUNG_REZEPT')
    await fall.run('pfleger', 'rezeptOrtMelden', { ort: 'PAPIER_PFLEGE' })
    expect((await tick(stoppId)).status).toBe(200)
    expect((await fall.zeitstrahl('pfleger')).filter(({ art }) => art === 'rezeptOrtMelden')).toHaveLength(1)

    const anderer = await bring(haus, 'VERORDNET', { vor: papier })
    const zweiter = await takeIn('ABHOLUNG_REZEPT')
    await runTour(haus, 'abhaken', { stoppId: zweiter, erledigt: false, grund: 'Praxis hatte zu', nachweis: null })
    expect(await ort(anderer)).toBe('PAPIER_PRAXIS')
    expect((await runTour(haus, 'zuruecknehmen', { stoppId: zweiter })).status).toBe(200)
  })
})

describe('medicines that are fetched from the pharmacy', () => {
  it('are handed over against a signature, in every order that lies there, and stay so', async () => {
    const one = await bring(haus, 'BEREIT', { vor: abholung() })
    const btm = await bring(haus, 'BEREIT', { vor: abholung({ positionen: [betaeubungsmittel()] }) })
    const stoppId = await takeIn('ABHOLUNG_ARZNEI')
    const ohne = await tick(stoppId, { ohne: true })
    expect(errorOf(ohne)).toMatchObject({ status: 422 })
    expect((await one.readStore('pfleger')).status).toBe('BEREIT')

    expect((await tick(stoppId)).status).toBe(200)
    for (const fall of [one, btm]) {
      const { status, lieferungen } = await fall.readStore('apotheker')
      expect([status, lieferungen[0]?.status]).toEqual(['GELIEFERT', 'ABGEHOLT'])
      expect(lieferungen[0]?.nachweis).toMatchObject({ art: 'UNTERSCHRIFT', unterschrift, empfaengerRolle: 'PFLEGEKRAFT' })
    }
    expect(await stoppFrom(stoppId)).toMatchObject({ zuruecknehmbar: false })
    const zurueck = await runTour(haus, 'zuruecknehmen', { stoppId })
    expect([zurueck.status, errorOf(zurueck).code]).toEqual([422, 'tour.bleibt_erledigt'])
  })

  it('need their temperature when they must stay cool', async () => {
    const fall = await bring(haus, 'BEREIT', { vor: abholung({ positionen: [arznei({ kuehlpflichtig: true })] }) })
    const stoppId = await takeIn('ABHOLUNG_ARZNEI')
    expect(await stoppFrom(stoppId)).toMatchObject({ kuehl: true })
    const ohne = await tick(stoppId)
    expect(errorOf(ohne)).toMatchObject({ code: 'bestellung.temperatur_fehlt', fields: [{ path: 'nachweis.temperatur' }] })
    expect((await tick(stoppId, { temperatur: 5.5 })).status).toBe(200)
    expect((await fall.readStore('apotheker')).lieferungen[0]?.nachweis?.temperatur).toBe(5.5)
  })

  it('are not fetched by somebody else than the driver', async () => {
    await bring(haus, 'BEREIT', { vor: abholung() })
    const stoppId = await takeIn('ABHOLUNG_ARZNEI')
    const angaben = { stoppId, erledigt: true, grund: null, nachweis: { unterschrift, temperatur: null } }
    const answer = await runTour(haus, 'abhaken', angaben, { als: 'pflege-admin', von: 'pfleger' })
    expect([answer.status, errorOf(answer).code]).toEqual([403, 'tour.nur_eigene'])
    expect(heute).toBe(haus.heute())
  })
})
