import { activitiesContract } from '@dreiklang/domain/activities/activities.contract'
import { describe, expect, it } from 'vitest'
import { bring, put } from '../bestellung/bestellung.fixtures.ts'
import { withoutRezept } from '../bestellung/bestellung.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'

const haus = await hausForTests()
const [nurse, arzt, apotheker, stranger] = await haus.people('pfleger', 'arzt', 'apotheker', 'pfleger2')
type Who = typeof nurse
const listOf = async (who: Who, headers: Record<string, string> = {}) => (await who.call(activitiesContract.list, { headers })).body
const stepsOf = async (who: Who, id: string, headers?: Record<string, string>) =>
  (await listOf(who, headers)).filter(({ link }) => link === `/bestellungen/${id}`)

describe('The activities', () => {
  it('tell of an order what its history tells, the newest first, with a link to it', async () => {
    const fall = await bring(haus, 'VERORDNET')
    const [prescribed, sent, made] = await stepsOf(nurse, fall.id)
    expect(prescribed).toEqual({
      id: expect.stringMatching(/^\d+$/),
      icon: 'stethoscope',
      image: null,
      description: expect.stringMatching(/ hat verordnet$/),
      date: haus.clock.now.toISOString(),
      extraContent: expect.stringMatching(/\w/),
      linkedContent: `Bestellung ${fall.stand.nummer}`,
      link: `/bestellungen/${fall.id}`,
      useRouter: true,
    })
    expect(sent).toMatchObject({
      icon: 'ambulance',
      description: expect.stringMatching(/ hat die Bestellung gesendet$/),
      extraContent: null,
    })
    expect(made?.description).toMatch(/ hat die Bestellung angelegt$/)
    expect((await stepsOf(nurse, fall.id, { 'accept-language': 'en' }))[0]).toMatchObject({
      description: expect.stringMatching(/ prescribed$/),
      linkedContent: `Order ${fall.stand.nummer}`,
    })
  })

  it('say once what was done with several positions together', async () => {
    const fall = await put(haus, { positionen: [withoutRezept(), withoutRezept({ menge: 3 })] })
    await fall.run('pfleger', 'senden')
    expect(await stepsOf(apotheker, fall.id)).toHaveLength(1)
  })

  it('do not tell the practice which pharmacy delivers, nor who works there', async () => {
    const fall = await bring(haus, 'GELIEFERT')
    const steps = await stepsOf(arzt, fall.id)
    const byApotheke = steps.filter(({ icon }) => icon === 'pill')
    expect(byApotheke.length).toBeGreaterThan(0)
    expect(byApotheke.every(({ description, extraContent }) => description.startsWith('Die Apotheke ') && extraContent === null)).toBe(true)
    expect((await stepsOf(nurse, fall.id)).some(({ icon, extraContent }) => icon === 'pill' && extraContent !== null)).toBe(true)
  })

  it('are those of the own organisation only, and a draft is seen where it is written', async () => {
    const fall = await put(haus)
    expect(await stepsOf(nurse, fall.id)).toHaveLength(1)
    for (const who of [arzt, apotheker, stranger]) expect(await stepsOf(who, fall.id)).toEqual([])
  })
})
