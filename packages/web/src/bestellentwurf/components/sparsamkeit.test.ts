import { describe, expect, it } from 'vitest'
import { vollePosition } from './entwurf.fixtures.ts'
import { sparsamkeit } from './VersandDialog.tsx'

const position = { ...vollePosition, rezeptVorlage: 'ANFORDERN', diagnose: 'Bronchitis' } as const

describe('A diagnosis in the preview', () => {
  it('is pointed out with a medicine, because nobody needs it there', () =>
    expect(sparsamkeit([position])).toEqual([{ nr: 1, diagnose: 'Bronchitis' }]))
  it('belongs to an aid', () => expect(sparsamkeit([{ ...position, produktart: 'HILFSMITTEL' }])).toEqual([]))
  it('does not travel when no practice is asked', () => expect(sparsamkeit([{ ...position, rezeptVorlage: 'LIEGT_BEI_UNS' }])).toEqual([]))
})
