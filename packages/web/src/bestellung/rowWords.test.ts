import { rowWords } from '@dreiklang/domain/bestellung/rowWords'
import { describe, expect, it } from 'vitest'
import { texts as german } from './begriffe.texts.de.ts'
import { texts as english } from './begriffe.texts.en.ts'

describe('a file of orders', () => {
  it.each([
    ['German', rowWords.de, german],
    ['English', rowWords.en, english],
  ])('says in %s what the screen says', (_, { status, wartetAuf, prioritaet, rezeptOrt, folgeKurz, mengeneinheit }, screen) => {
    const counted = Object.entries(mengeneinheit).flatMap(([unit, [one, several]]) => [
      [`${unit}_one`, one],
      [`${unit}_other`, several],
    ])
    expect({ status, wartetAuf, prioritaet, rezeptOrt, folgeKurz, mengeneinheit: Object.fromEntries(counted) }).toEqual({
      status: screen.status,
      wartetAuf: screen.wartetAuf,
      prioritaet: screen.prioritaet,
      rezeptOrt: screen.rezeptOrt,
      folgeKurz: screen.folgeKurz,
      mengeneinheit: screen.mengeneinheit,
    })
  })
})
