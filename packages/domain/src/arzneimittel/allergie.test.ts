import { describe, expect, it } from 'vitest'
import { findAllergien } from './allergie.ts'

const befund = (text: string, bezeichnung: string, wirkstoff: string | null = null) =>
  findAllergien(text, { produktart: 'ARZNEIMITTEL', bezeichnung, wirkstoff })

describe('An allergy concerns a medicine', () => {
  it.each([
    ['Penicillin', 'Amoxicillin 500 mg', 'KLASSE', 'PENICILLIN'],
    ['Penicillin (Ausschlag 2019), Jod', 'Amoxi-CT 750', null, null],
    ['Penicillin', 'Cefuroxim 250 mg', 'KREUZ', 'CEPHALOSPORIN'],
    ['ASS', 'Ibuprofen 600 mg', 'KLASSE', 'NSAR'],
    ['Novaminsulfon', 'Novaminsulfon Tropfen 500 mg/ml', 'STOFF', 'PYRAZOLON'],
    ['Novalgin', 'Metamizol 500 mg', 'KLASSE', 'PYRAZOLON'],
    ['ACE-Hemmer', 'Ramipril 5 mg', 'KLASSE', 'ACE_HEMMER'],
    ['Ramipril', 'Ramipril 5 mg', 'STOFF', 'ACE_HEMMER'],
    ['Jod', 'Betaisodona Salbe', 'KLASSE', 'JOD'],
  ] as const)('%s and %s: %s', (allergien, name, art, klasse) => {
    const [hit] = befund(allergien, name).treffer
    expect([hit?.art ?? null, hit?.klasse ?? null]).toEqual([art, klasse])
  })
  it('by its field of the substance, too', () => {
    expect(befund('Penicillin', 'Amoxi-CT 750', 'Amoxicillin').treffer[0]).toEqual({
      allergie: 'Penicillin',
      klasse: 'PENICILLIN',
      art: 'KLASSE',
    })
  })
  it('or it does not, and what cannot be matched is only told', () => {
    expect(befund('Penicillin', 'Pantoprazol 20 mg')).toEqual({ treffer: [], unbekannt: [] })
    expect(befund('Jod', 'Metformin 1000 mg')).toEqual({ treffer: [], unbekannt: [] })
    expect(befund('Pflaster (Acrylat), Penicillin', 'Torasemid 10 mg')).toEqual({ treffer: [], unbekannt: ['Pflaster (Acrylat)'] })
    expect(befund('Pflaster (Acrylat)', 'Fentanyl 25 µg/h Pflaster').unbekannt).toEqual(['Pflaster (Acrylat)'])
  })
})
