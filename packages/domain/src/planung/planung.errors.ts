import { errorTable } from '../shared/refusal.ts'

export const planungErrors = errorTable({
  'planung.zu_viele': {
    art: 'unprocessable',
    de: 'Das sind zu viele Hausbesuche für eine Tafel. Bitte wählen Sie Personen oder einen kürzeren Zeitraum.',
    en: 'There are too many visits for one board. Please choose people or a shorter period.',
  },
  'planung.ueberholt': {
    art: 'conflict',
    de: 'Jemand war schneller: Einige dieser Hausbesuche wurden inzwischen geändert. Es wurde nichts verschoben.',
    en: 'Someone else was faster: some of these visits have changed in the meantime. Nothing was rescheduled.',
  },
  'planung.schon_zurueckgenommen': {
    art: 'conflict',
    de: 'Das wurde schon zurückgenommen.',
    en: 'This has already been undone.',
  },
  'planung.nicht_zugewiesen': {
    art: 'conflict',
    de: 'Diese Person ist für den Hausbesuch nicht eingeteilt. Bitte laden Sie die Tafel neu.',
    en: 'This person is not assigned to the visit. Please reload the board.',
  },
})
