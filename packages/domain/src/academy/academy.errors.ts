import { errorTable } from '../shared/refusal.ts'

export const academyErrors = errorTable({
  not_found: {
    'academy.code_unbekannt': [
      'Zu diesem Code gibt es kein Zertifikat. Bitte prüfen Sie, ob er richtig abgeschrieben ist.',
      'There is no certificate with this code. Please check that it was copied correctly.',
    ],
  },
  unprocessable: {
    'academy.antwort_fehlt': [
      'Nicht jede Frage ist beantwortet. Bitte wählen Sie zu jeder Frage eine Antwort.',
      'Not every question has an answer. Please choose one answer for each question.',
    ],
    'academy.person_unbekannt': [
      'Eine der Personen arbeitet nicht mehr hier. Bitte laden Sie die Seite neu.',
      'One of these people no longer works here. Please reload the page.',
    ],
  },
})
