import type { Akteur, Rolle } from './akteur.ts'
import { keineRechte } from './rechte.ts'

export const eigene = '00000000-0000-4000-8000-000000000001'

export const als = (rolle: Rolle): Akteur => ({
  personId: 'p',
  sitzungId: 's',
  rolle,
  organisationId: rolle === 'ROLE_ADMIN' ? null : eigene,
  ...keineRechte,
  name: 'Rosa Muster',
})

export const refusal = (decide: () => unknown): unknown => {
  try {
    return decide() ?? 'yes'
  } catch (error) {
    return error instanceof Error ? error.message : 'no error'
  }
}
