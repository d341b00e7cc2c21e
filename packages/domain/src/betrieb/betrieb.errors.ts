import { errorTable } from '../shared/refusal.ts'

/** What the whole server answers in a bad moment. */
export const betriebErrors = errorTable({
  unavailable: {
    'dienst.wird_vorbereitet': [
      'Dreiklang wird gerade vorbereitet. Bitte versuchen Sie es in einer Minute noch einmal.',
      'Dreiklang is being prepared. Please try again in a minute.',
    ],
  },
  full: {
    'dienst.speicher_voll': [
      'Der Speicher des Servers ist voll, deshalb wurde nichts gespeichert. Bitte verständigen Sie die Plattformverwaltung.',
      'The storage of the server is full, so nothing was saved. Please inform the platform administration.',
    ],
  },
})
