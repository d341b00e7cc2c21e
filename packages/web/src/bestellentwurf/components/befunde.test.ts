import { describe, expect, it } from 'vitest'
import { anfangsBefunde, type Befund, errorBoard, fieldId, serverBefunde, joinBefunde, summary } from './befunde.ts'
import { beispielValues } from './entwurf.fixtures.ts'
import { emptyEntwurf } from './formValues.ts'

const error = (schluessel: string | null, feld: string, satz: string): Befund => ({ schluessel, feld, satz, schwere: 'FEHLER' })

describe('Findings before sending', () => {
  it('are about the position that stood at that place in the version', () => {
    const [befund] = serverBefunde(
      [{ path: 'positionen.1.dosierung', code: 'versand.dosierung_fehlt', message: 'x', schwere: 'FEHLER' }],
      ['p1', 'p2'],
      'de',
    )
    expect(befund).toMatchObject({
      schluessel: 'p2',
      feld: 'dosierung',
      satz: 'Bitte die Dosierung angeben oder „laut Medikationsplan“ wählen.',
    })
  })

  it('speak the language of the screen', () => {
    expect(anfangsBefunde(emptyEntwurf('2026-11-20'), 'en').map(({ satz }) => satz)).toEqual([
      'Please choose the client.',
      'Nothing has been ordered yet. Please add a product.',
    ])
    expect(anfangsBefunde(beispielValues, 'de')).toEqual([])
  })

  it('say a wrong word once, and what follows from it not again', () => {
    const all = joinBefunde(
      [error('p1', 'produkt.pzn', 'Prüfziffer')],
      [error('p1', 'produkt.pzn', 'fehlt'), error('p1', 'dosierung', 'fehlt')],
    )
    expect(all.map(({ feld, satz }) => `${feld} ${satz}`)).toEqual(['produkt.pzn Prüfziffer', 'dosierung fehlt'])
  })

  it('do not say that the dosage is missing while one of its doses is wrong', () => {
    expect(joinBefunde([error('p1', 'dosierung.schema.morgens', 'Muster')], [error('p1', 'dosierung', 'fehlt')])).toHaveLength(1)
    expect(joinBefunde([error('p1', 'dosierung.schema.morgens', 'Muster')], [error('p2', 'dosierung', 'fehlt')])).toHaveLength(2)
  })

  it('stand at their fields, warnings not among the errors', () => {
    const tafel = errorBoard([
      error('p1', 'menge', 'zu groß'),
      { ...error('p1', 'diagnose', 'empfohlen'), schwere: 'WARNUNG' },
      error(null, 'bedarfBis', 'vorbei'),
    ])
    expect(tafel.get('p1')).toEqual({ menge: 'zu groß' })
    expect(tafel.get(null)).toEqual({ bedarfBis: 'vorbei' })
  })

  it('lead from the summary to the field and name the position, header first', () => {
    const entries = summary(
      [error('p2', 'menge', 'zu groß'), error(null, 'bedarfBis', 'vorbei')],
      beispielValues,
      (nr, satz) => `Position ${nr}: ${satz}`,
    )
    expect(entries).toEqual([
      { fieldId: fieldId(null, 'bedarfBis'), message: 'vorbei' },
      { fieldId: fieldId('p2', 'menge'), message: 'Position 2: zu groß' },
    ])
  })
})
