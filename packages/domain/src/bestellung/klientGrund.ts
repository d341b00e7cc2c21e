/** Why an order is cancelled that no person has cancelled in words: a code. */
import type { Seite } from '../shared/akteur.ts'

export const klientGruende = ['VERSTORBEN', 'NICHT_BENOETIGT'] as const

/** Practice and pharmacy have to know that nothing is needed any more, not why (Art. 5 Abs. 1 Buchst. c DSGVO). */
export const grundFor = (seite: Seite, grund: string): string => (seite !== 'PFLEGE' && grund === 'VERSTORBEN' ? 'NICHT_BENOETIGT' : grund)
