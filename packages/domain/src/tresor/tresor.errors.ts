import { errorTable } from '../shared/refusal.ts'

export const tresorErrors = errorTable('tresor.', {
  not_found: { vernichtet: ['Diese Angaben wurden für immer gelöscht.', 'These details have been permanently erased.'] },
})
