import { describe, expect, it } from 'vitest'
import { organisationArten, seiten } from '../shared/akteur.ts'
import { seiteOfArt } from './organisation.ts'

describe('the kinds of organisation', () => {
  it('stand on a side each', () => expect(organisationArten.map((art) => seiteOfArt[art]).toSorted()).toEqual([...seiten].toSorted()))
})
