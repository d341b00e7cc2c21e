import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseSearch, readSearch, stringifySearch, withoutDefaults } from './searchParams.ts'

const schema = z.object({
  suche: z.string().default(''),
  seite: z.coerce.number().int().min(1).default(1),
  status: z.array(z.enum(['NEU', 'OFFEN'])).default([]),
  nurMeine: z.stringbool().default(false),
})

describe('the address of a page', () => {
  it('keeps a text a text, also when it looks like a number', () => {
    expect(readSearch(schema, parseSearch('?suche=00123&seite=2'))).toMatchObject({ suche: '00123', seite: 2 })
  })

  it('takes one value for a list of one', () => {
    expect(readSearch(schema, parseSearch('?status=NEU')).status).toEqual(['NEU'])
    expect(readSearch(schema, parseSearch('?status=NEU&status=OFFEN')).status).toEqual(['NEU', 'OFFEN'])
  })

  it('falls back to the default for a wrong value and keeps the others', () => {
    expect(readSearch(schema, parseSearch('?seite=-4&status=XY&suche=Verband'))).toEqual({
      suche: 'Verband',
      seite: 1,
      status: [],
      nurMeine: false,
    })
  })

  it('leaves out what is the default anyway, and nothing of others', () => {
    expect(stringifySearch(withoutDefaults(schema, { suche: '', seite: 1, status: ['NEU'], tab: 'x', leer: null }))).toBe(
      '?status=NEU&tab=x',
    )
    expect(stringifySearch(withoutDefaults(schema, { seite: 1 }))).toBe('')
  })

  it('comes back as it was written', () => {
    const values = { suche: 'Müller & Söhne + 50 %', seite: 3, status: ['OFFEN', 'NEU'], nurMeine: true }
    expect(readSearch(schema, parseSearch(stringifySearch(values)))).toEqual(values)
  })
})
