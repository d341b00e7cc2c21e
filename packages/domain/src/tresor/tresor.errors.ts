import { errorTable } from '../shared/refusal.ts'

export const tresorErrors = errorTable({
  not_found: { 'tresor.vernichtet': ['Diese Angaben wurden für immer gelöscht.', 'These details have been permanently erased.'] },
})
