import { describe, expect, it } from 'vitest'
import { organisationArten, seiten } from '../shared/akteur.ts'
import { seiteDerArt } from './organisation.ts'

describe('the kinds of organisation', () => {
  it('stand on a side each', () => expect(organisationArten.map((art) => seiteDerArt[art]).toSorted()).toEqual([...seiten].toSorted()))
})
