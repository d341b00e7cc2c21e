import { fehlerTabelle } from '../shared/fehler.ts'

export const tresorFehler = fehlerTabelle({
  'tresor.vernichtet': {
    art: 'not_found',
    de: 'Diese Angaben wurden für immer gelöscht.',
    en: 'These details have been permanently erased.',
  },
})
