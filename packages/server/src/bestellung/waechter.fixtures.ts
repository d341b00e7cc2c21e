import { expect } from 'vitest'
import { nachweis } from './angaben.fixtures.ts'
import { type Fall, type Haus, type PositionInput, type Versuch, arznei, bring, errorOf } from './bestellung.fixtures.ts'

export interface Waechter extends Versuch {
  code: string
  /** 422 where nothing is said. */
  status?: number
  feld?: string
}

export const nur = (position: Partial<PositionInput>) => () => ({ positionen: [arznei(position)] })
export const show = (rest: Record<string, unknown>) => () => ({ nachweis: nachweis(rest) })
export const teil = (fall: Fall, menge = 1) => fall.positionIds.map((positionId) => ({ positionId, menge, charge: null, verfall: null }))

export async function einTeil(fall: Fall): Promise<void> {
  await fall.run('apotheker', 'bereitstellen', { positionen: teil(fall) })
  await fall.run('apotheker', 'ausliefern')
  await fall.run('apotheker', 'zustellen')
}

export async function checkWaechter(
  haus: Haus,
  { code, von, vor, vorher, wer, handlung, angaben, status = 422, feld }: Waechter,
): Promise<void> {
  const fall = await bring(haus, von, vor === undefined ? {} : { vor: vor() })
  await vorher?.(fall)
  const error = errorOf(await fall.versuche(wer, handlung, angaben?.(fall)))
  expect({ status: error.status, code: error.code, felder: error.fields.map(({ path }) => path) }).toEqual({
    status,
    code: `bestellung.${code}`,
    felder: feld === undefined ? [] : [feld],
  })
  expect(error.message).not.toBe(error.code)
  expect((await fall.readStore('pfleger')).version).toBe(fall.version)
}
