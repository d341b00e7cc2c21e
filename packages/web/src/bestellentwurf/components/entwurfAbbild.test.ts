import { entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { describe, expect, it } from 'vitest'
import { beispielAnswer, beispielValues, vollePosition } from './entwurf.fixtures.ts'
import { entwurfAbbild, valuesOf } from './entwurfAbbild.ts'
import { emptyEntwurf, newPosition } from './formValues.ts'

const versicherung = { art: 'GKV', befreitBis: null, geburtsdatum: '1940-03-12', am: '2026-11-25' } as const

describe('A form and the draft on the wire', () => {
  it('say the same after a round trip of everything a person can fill in', () => {
    const sent = entwurf.parse(entwurfAbbild(beispielValues))
    const zurueck = valuesOf(beispielAnswer(sent))
    expect(entwurf.parse(entwurfAbbild(zurueck))).toEqual({
      ...sent,
      positionen: sent.positionen.map((p, i) => ({ ...p, id: zurueck.positionen[i]?.id })),
    })
  })

  it.each([
    ['as in the plan', { dosierungArt: 'PLAN' }],
    [
      'as a pattern with a hint',
      { dosierungArt: 'SCHEMA', schema: { morgens: '1', mittags: '', abends: '1/2', nachts: '0' }, dosierungText: 'nüchtern' },
    ],
    ['as text', { dosierungArt: 'TEXT', dosierungText: 'bei Schmerzen 20 Tropfen' }],
    ['open', { dosierungArt: null }],
  ] as const)('keep the dosage %s', (_name, dosierung) => {
    const values = { ...beispielValues, positionen: [{ ...vollePosition, dosierungText: '', ...dosierung }] }
    const sent = entwurf.parse(entwurfAbbild(values))
    const zurueck = valuesOf(beispielAnswer(sent)).positionen[0]
    expect(zurueck?.dosierungArt).toBe(dosierung.dosierungArt)
    expect(entwurf.parse(entwurfAbbild(valuesOf(beispielAnswer(sent)))).positionen[0]?.dosierung).toEqual(sent.positionen[0]?.dosierung)
  })

  it('names a substance after what stands in the fields, also when the strength changes later', () => {
    const stoff = {
      ...newPosition({ angabeart: 'WIRKSTOFF', wirkstoff: 'Ramipril', wirkstaerke: '5 mg' }, { schluessel: 'a', versicherung }),
    }
    const sent = entwurf.parse(entwurfAbbild({ ...beispielValues, positionen: [stoff] }))
    expect(sent.positionen[0]?.produkt.bezeichnung).toBe('Ramipril 5 mg')
    const [zurueck] = valuesOf(beispielAnswer(sent)).positionen
    if (zurueck === undefined) throw new Error('The position is gone')
    const changed = { ...beispielValues, positionen: [{ ...zurueck, wirkstaerke: '10 mg' }] }
    expect(entwurfAbbild(changed).positionen[0]?.produkt.bezeichnung).toBe('Ramipril 10 mg')
  })

  it('names it with the word of its form and not with the code, and knows the names of before', () => {
    const start = { angabeart: 'WIRKSTOFF', wirkstoff: 'Ramipril', wirkstaerke: '5 mg', darreichungsform: 'TAB' } as const
    const stoff = newPosition(start, { schluessel: 'a', versicherung })
    const sent = entwurf.parse(entwurfAbbild({ ...beispielValues, positionen: [stoff] }))
    expect(sent.positionen[0]?.produkt.bezeichnung).toBe('Ramipril 5 mg Tabletten')
    const answer = beispielAnswer(sent)
    for (const name of ['Ramipril 5 mg Tabletten', 'Ramipril 5 mg TAB']) {
      const positionen = answer.positionen.map((one) => ({ ...one, produkt: { ...one.produkt, bezeichnung: name } }))
      expect(valuesOf({ ...answer, positionen }).positionen[0]?.bezeichnung).toBe('')
    }
  })
})

describe('What a person does not see', () => {
  it('is not sent: another address without another way, a duration without a narcotic, a practice for the house', () => {
    const { kopf } = beispielValues
    const abbild = entwurfAbbild({
      kopf: { ...kopf, art: 'EINRICHTUNG', lieferart: 'LIEFERUNG_PFLEGEDIENST' },
      positionen: [{ ...vollePosition, btm: false }],
    })
    expect(abbild).toMatchObject({
      klientId: null,
      praxisId: null,
      arztPersonId: null,
      einloesung: null,
      abweichung: null,
      abweichungGrund: null,
      lieferadresse: null,
    })
    expect(abbild.positionen[0]?.reichdauerTage).toBeNull()
  })

  it('is not the redemption, as long as any position needs a prescription or none stands there yet', () => {
    expect(entwurfAbbild({ ...beispielValues, positionen: [] }).einloesung).toBe('DURCH_PFLEGE')
    const ohne = { ...vollePosition, rezeptart: 'OHNE', rezeptVorlage: 'OHNE' } as const
    expect(entwurfAbbild({ ...beispielValues, positionen: [ohne] }).einloesung).toBeNull()
  })
})

describe('An empty form', () => {
  it('needs the product in three office days', () => expect(emptyEntwurf('2026-11-20').kopf.bedarfBis).toBe('2026-11-25'))
  it('says nothing about dosage in the name of anybody', () => {
    expect(newPosition({ angabeart: 'PZN' }, { schluessel: 'a', versicherung }).dosierungArt).toBeNull()
  })
})
