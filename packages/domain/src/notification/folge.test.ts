import { expect, it } from 'vitest'
import { apotheke, arzt, pflege, verordnung, welt } from '../bestellung/bestellung.fixtures.ts'
import { settledAnlaesse, meldungenOf } from './anlass.decider.ts'

it('tells the practice of an E-Rezept that is left to delete, and does not ask it to prescribe', () => {
  const w = welt()
  w.run(pflege, 'senden', {})
  w.run(arzt, 'verordnen', verordnung(w.ids))
  w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
  w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
  w.run(pflege, 'stornoAnfragen', { positionIds: w.ids, grund: 'verstorben' })
  const vorher = w.bestellung
  w.run(apotheke, 'stornoBeantworten', { positionIds: w.ids, zustimmung: true, text: null })
  const urheber = { organisationId: apotheke.organisationId, personId: apotheke.personId }
  const meldungen = meldungenOf({ vorher, nachher: w.bestellung, ereignisse: [], urheber })
  expect(meldungen.map(({ seite, anlaesse }) => [seite, anlaesse])).toEqual([['ARZT', ['FOLGE']]])
  expect(settledAnlaesse(w.bestellung)).not.toContain('FOLGE')
})
