import { errorTable } from '../shared/refusal.ts'

export const uebungErrors = errorTable({
  conflict: {
    /** Forced on a call that has no such refusal of its own. */
    'uebung.veraltet': [
      'Das wurde inzwischen geändert. Bitte laden Sie die Seite neu.',
      'This has been changed in the meantime. Please reload the page.',
    ],
  },
})
