import { errorTable } from '../shared/refusal.ts'

export const planungErrors = errorTable({
  unprocessable: {
    'planung.zu_viele': [
      'Das sind zu viele Hausbesuche für eine Tafel. Bitte wählen Sie Personen oder einen kürzeren Zeitraum.',
      'There are too many visits for one board. Please choose people or a shorter period.',
    ],
  },
  conflict: {
    'planung.ueberholt': [
      'Jemand war schneller: Einige dieser Hausbesuche wurden inzwischen geändert, und es wurde nichts verschoben. Bitte prüfen Sie den neuen Stand und planen Sie noch einmal.',
      'Someone else was faster: some of these visits have changed in the meantime, and nothing was rescheduled. Please check the new version and plan again.',
    ],
    'planung.schon_zurueckgenommen': [
      'Diese Planung wurde schon rückgängig gemacht. Bitte laden Sie die Tafel neu.',
      'This planning has already been undone. Please reload the board.',
    ],
    'planung.nicht_zugewiesen': [
      'Diese Person ist für den Hausbesuch nicht eingeteilt. Bitte laden Sie die Tafel neu.',
      'This person is not assigned to the visit. Please reload the board.',
    ],
  },
})
