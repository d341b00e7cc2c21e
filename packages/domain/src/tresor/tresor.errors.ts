import { errorTable } from '../shared/refusal.ts'

export const tresorErrors = errorTable({
  'tresor.vernichtet': {
    art: 'not_found',
    de: 'Diese Angaben wurden für immer gelöscht.',
    en: 'These details have been permanently erased.',
  },
})
