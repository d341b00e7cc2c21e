/** Why an order is cancelled that no person has cancelled in words: a code. */
export const klientGruende = ['VERSTORBEN'] as const
