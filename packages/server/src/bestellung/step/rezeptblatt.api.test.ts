import { expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { arznei, bring, errorOf, type Fall, put } from '../bestellung.fixtures.ts'

const haus = await hausForTests()
const named = (bezeichnung: string, rest: Parameters<typeof arznei>[0] = {}) => {
  const one = arznei({ rezeptart: 'MUSTER16', ...rest })
  return { ...one, produkt: { ...one.produkt, bezeichnung } }
}
const two = { vor: { positionen: [named('Ramipril'), named('Bisoprolol')] } }
const together = { rezeptart: 'MUSTER16', ort: 'PAPIER_PRAXIS', zusammen: true }
const orte = async (fall: Fall) => (await fall.readStore('pfleger')).positionen.map(({ rezept }) => rezept?.ort)
const first = (fall: Fall) => ({ positionIds: fall.positionIds.slice(0, 1) })

it('one sheet of two medicines is fetched, handed over and presented in one call each, whichever of them is named', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', two)
  await fall.run('arzt', 'verordnen', together)
  await fall.run('pfleger', 'rezeptOrtMelden', { ...first(fall), ort: 'PAPIER_PFLEGE' })
  expect(await orte(fall)).toEqual(['PAPIER_PFLEGE', 'PAPIER_PFLEGE'])
  await fall.run('pfleger', 'anApothekeGeben', { ...first(fall), ort: 'PAPIER_UNTERWEGS' })
  await fall.run('apotheker', 'annehmen')
  await fall.run('apotheker', 'rezeptVorlegen', first(fall))
  const { positionen } = await fall.readStore('apotheker')
  expect(positionen.map(({ status, rezept }) => [status, rezept?.ort, rezept?.vorgelegtAm])).toEqual([
    ['IN_BEARBEITUNG', 'APOTHEKE', haus.heute()],
    ['IN_BEARBEITUNG', 'APOTHEKE', haus.heute()],
  ])
  expect(positionen[0]?.rezept?.rezeptblattId).toBe(positionen[1]?.rezept?.rezeptblattId)
  const told = (await fall.zeitstrahl('pfleger')).filter(({ art }) => art === 'rezeptOrtMelden')
  expect(new Set(told.map(({ positionId }) => positionId))).toEqual(new Set(fall.positionIds))
})

it('two people who carry one sheet to two places at once leave it in one', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', two)
  await fall.run('arzt', 'verordnen', together)
  const [a, b] = fall.positionIds
  const answers = await Promise.all([
    fall.versuche('pfleger', 'rezeptOrtMelden', { positionIds: [a], ort: 'PAPIER_PFLEGE' }),
    fall.versuche('arzt', 'rezeptOrtMelden', { positionIds: [b], ort: 'PAPIER_UNTERWEGS' }),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(new Set(await orte(fall)).size).toBe(1)
})

it('the nursing service orders with one paper in hand, and four medicines on it are refused with the field', async () => {
  const inHand = { rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: haus.heute(), rezeptblattNr: 1 } as const
  const fall = await put(haus, { positionen: ['Ramipril', 'Bisoprolol', 'Torasemid', 'Pantoprazol'].map((name) => named(name, inHand)) })
  const refused = errorOf(await fall.versuche('pfleger', 'senden'))
  expect(refused).toMatchObject({ status: 422, code: 'bestellung.unvollstaendig' })
  expect(refused.fields).toContainEqual(expect.objectContaining({ path: 'positionen.3.rezeptblattNr', code: 'versand.rezeptblatt_voll' }))
  const three = await put(haus, { positionen: ['Ramipril', 'Bisoprolol', 'Torasemid'].map((name) => named(name, inHand)) })
  const { positionen } = await three.run('pfleger', 'senden')
  expect(positionen[0]?.rezept?.rezeptblattId).toEqual(expect.any(String))
  expect(new Set(positionen.map(({ rezept }) => rezept?.rezeptblattId)).size).toBe(1)
})

it('a sheet that the pharmacy has supplied from stays there', async () => {
  const fall = await bring(haus, 'BEIM_ARZT', two)
  await fall.run('arzt', 'verordnen', together)
  await fall.run('pfleger', 'anApothekeGeben', { ort: 'PAPIER_UNTERWEGS' })
  await fall.run('apotheker', 'annehmen')
  await fall.run('apotheker', 'rezeptVorlegen', first(fall))
  const [a, b] = fall.positionIds
  await fall.run('apotheker', 'bereitstellen', { positionen: [{ positionId: a, menge: 2, charge: null, verfall: null }] })
  const refused = await fall.versuche('apotheker', 'rezeptOrtMelden', { positionIds: [b], ort: 'PAPIER_PFLEGE' })
  expect(errorOf(refused)).toMatchObject({ code: 'bestellung.rezeptblatt_beliefert' })
})
