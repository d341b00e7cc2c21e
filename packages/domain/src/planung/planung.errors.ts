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
      'Jemand war schneller: Einige dieser Hausbesuche wurden inzwischen geändert. Es wurde nichts verschoben.',
      'Someone else was faster: some of these visits have changed in the meantime. Nothing was rescheduled.',
    ],
    'planung.schon_zurueckgenommen': ['Das wurde schon zurückgenommen.', 'This has already been undone.'],
    'planung.nicht_zugewiesen': [
      'Diese Person ist für den Hausbesuch nicht eingeteilt. Bitte laden Sie die Tafel neu.',
      'This person is not assigned to the visit. Please reload the board.',
    ],
  },
})
