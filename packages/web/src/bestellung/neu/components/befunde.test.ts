import { describe, expect, it } from 'vitest'
import { anfangsBefunde, type Befund, fehlerTafel, feldId, serverBefunde, zusammen, zusammenfassung } from './befunde.ts'
import { beispielWerte } from './entwurf.fixtures.ts'
import { leererEntwurf } from './formWerte.ts'

const fehler = (schluessel: string | null, feld: string, satz: string): Befund => ({ schluessel, feld, satz, schwere: 'FEHLER' })

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
    expect(anfangsBefunde(leererEntwurf('2026-11-20'), 'en').map(({ satz }) => satz)).toEqual([
      'Please choose the client.',
      'Nothing has been ordered yet.',
    ])
    expect(anfangsBefunde(beispielWerte, 'de')).toEqual([])
  })

  it('say a wrong word once, and what follows from it not again', () => {
    const alle = zusammen(
      [fehler('p1', 'produkt.pzn', 'Prüfziffer')],
      [fehler('p1', 'produkt.pzn', 'fehlt'), fehler('p1', 'dosierung', 'fehlt')],
    )
    expect(alle.map(({ feld, satz }) => `${feld} ${satz}`)).toEqual(['produkt.pzn Prüfziffer', 'dosierung fehlt'])
  })

  it('do not say that the dosage is missing while one of its doses is wrong', () => {
    expect(zusammen([fehler('p1', 'dosierung.schema.morgens', 'Muster')], [fehler('p1', 'dosierung', 'fehlt')])).toHaveLength(1)
    expect(zusammen([fehler('p1', 'dosierung.schema.morgens', 'Muster')], [fehler('p2', 'dosierung', 'fehlt')])).toHaveLength(2)
  })

  it('stand at their fields, warnings not among the errors', () => {
    const tafel = fehlerTafel([
      fehler('p1', 'menge', 'zu groß'),
      { ...fehler('p1', 'diagnose', 'empfohlen'), schwere: 'WARNUNG' },
      fehler(null, 'bedarfBis', 'vorbei'),
    ])
    expect(tafel.get('p1')).toEqual({ menge: 'zu groß' })
    expect(tafel.get(null)).toEqual({ bedarfBis: 'vorbei' })
  })

  it('lead from the summary to the field and name the position, header first', () => {
    const eintraege = zusammenfassung(
      [fehler('p2', 'menge', 'zu groß'), fehler(null, 'bedarfBis', 'vorbei')],
      beispielWerte,
      (nr, satz) => `Position ${nr}: ${satz}`,
    )
    expect(eintraege).toEqual([
      { fieldId: feldId(null, 'bedarfBis'), message: 'vorbei' },
      { fieldId: feldId('p2', 'menge'), message: 'Position 2: zu groß' },
    ])
  })
})
