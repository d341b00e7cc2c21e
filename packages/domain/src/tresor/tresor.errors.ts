import { errorTable } from '../shared/refusal.ts'

export const tresorErrors = errorTable({
  not_found: {
    'tresor.vernichtet': [
      'Diese Angaben wurden für immer gelöscht. Bitte laden Sie die Seite neu.',
      'These details have been permanently erased. Please reload the page.',
    ],
  },
})
