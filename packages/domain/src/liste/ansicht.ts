import type { Rolle } from '../shared/akteur.ts'

export const maxAnsichten = 50

const leitungen: readonly Rolle[] = ['ROLE_ADMIN', 'ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

/** What all people of an organisation find beside their own is put there by its managers. */
export function mayShare(rolle: Rolle): boolean {
  return leitungen.includes(rolle)
}
