import { describe, expect, it } from 'vitest'
import { bestellungErrors } from './bestellung.errors.ts'
import { apotheke, arzt, pflege } from './bestellung.fixtures.ts'
import { transitionsOf } from './bestellung.policy.ts'
import { berlinDate } from '../shared/time.ts'
import { allerStaende } from './randomWalk.fixtures.ts'
import { visiblePositionen } from './stand.ts'

/** Why a step is shut, as it stands under "Warum nicht?" of a sheet that was loaded a moment ago. */
const codes = new Set(
  allerStaende(200, 20261127).flatMap(({ bestellung }) =>
    [pflege, arzt, apotheke].flatMap((handelnder) =>
      visiblePositionen(bestellung, handelnder.seite).flatMap((position) =>
        Object.values(transitionsOf({ bestellung, position, handelnder, heute: berlinDate(bestellung.erstelltAm) })).filter(
          (answer) => answer !== true,
        ),
      ),
    ),
  ),
)
const sentences = [...codes].map((code) => [code, bestellungErrors.definitionen[code]] as const)

describe('why a step is shut', () => {
  it('is not answered by loading again what is there already', () => {
    expect(codes.size).toBeGreaterThan(20)
    expect(sentences.filter(([, { de, en }]) => /laden Sie/.test(de) || /reload/.test(en)).map(([code]) => code)).toEqual([])
  })

  it('is the same sentence for a status that lies ahead and for one that lies behind, and so speaks of neither', () => {
    const { de, en } = bestellungErrors.definitionen['bestellung.falscher_status']
    expect(de).not.toMatch(/schon|noch nicht/)
    expect(en).not.toMatch(/already|not yet/)
  })
})
