import { describe, expect, it } from 'vitest'
import { ereignisGerman } from '../bestellung/ereignisGerman.ts'
import { describeEreignis, foldSteps } from './activities.ts'

const told = { art: 'verordnen', seite: 'ARZT', person: 'Dr. Anna Koch', organisation: 'Praxis Koch' } as const

describe('An activity', () => {
  it('is the sentence of the history, in both languages', () => {
    expect(describeEreignis(told, 'de')).toBe('Dr. Anna Koch hat verordnet')
    expect(describeEreignis(told, 'en')).toBe('Dr. Anna Koch prescribed')
  })

  it('names the organisation where nobody is named, and the side where neither is', () => {
    expect(describeEreignis({ ...told, person: null }, 'de')).toBe('Praxis Koch hat verordnet')
    expect(describeEreignis({ ...told, person: null, organisation: null }, 'de')).toBe('Die Praxis hat verordnet')
  })

  it('says of the clock and of the pharmacy what they do', () => {
    expect(describeEreignis({ ...told, art: 'eingangBestaetigen', seite: 'UHR' }, 'de')).toBe('Der Eingang gilt als bestätigt')
    expect(describeEreignis({ ...told, art: 'anApothekeGeben', seite: 'APOTHEKE', person: 'Tom' }, 'de')).toBe(
      'Tom hat eingetragen, dass das Rezept da ist',
    )
  })

  it('leaves no placeholder in any sentence, and no sign of a name is taken for one of its own', () => {
    for (const art of Object.keys(ereignisGerman.satz)) {
      for (const language of ['de', 'en'] as const) expect(describeEreignis({ ...told, art }, language)).not.toContain('{{')
    }
    expect(describeEreignis({ ...told, person: '$& Koch' }, 'de')).toBe('$& Koch hat verordnet')
    expect(describeEreignis({ ...told, art: 'loeschen' }, 'de')).toBeNull()
  })

  it('is one for the positions of an order that went the same step together', () => {
    const row = (bestellungId: string, version: number, art: string) => ({ bestellungId, version, art })
    const rows = [row('a', 3, 'annehmen'), row('a', 3, 'annehmen'), row('a', 2, 'verordnen'), row('b', 2, 'verordnen')]
    expect(foldSteps(rows)).toEqual([rows[0], rows[2], rows[3]])
  })
})
