import { describe, expect, it } from 'vitest'
import { organisationArten, seiten } from '../shared/akteur.ts'
import { berufe } from './organisation.contract.ts'
import { berufeDerArt, seiteDerArt } from './organisation.ts'

describe('the kinds of organisation', () => {
  it('know every profession', () => expect(new Set(Object.values(berufeDerArt).flat())).toEqual(new Set(berufe)))
  it('stand on a side each', () => expect(organisationArten.map((art) => seiteDerArt[art]).toSorted()).toEqual([...seiten].toSorted()))
})
