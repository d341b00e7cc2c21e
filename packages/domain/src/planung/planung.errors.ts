import { fehlerTabelle } from '../shared/fehler.ts'

export const planungFehler = fehlerTabelle({
  'planung.zu_viele': {
    art: 'unprocessable',
    de: 'Das sind zu viele Hausbesuche für eine Tafel. Bitte wählen Sie Personen oder einen kürzeren Zeitraum.',
    en: 'These are too many visits for one board. Please choose people or a shorter time.',
  },
  'planung.ueberholt': {
    art: 'conflict',
    de: 'Jemand war schneller: Einige dieser Hausbesuche wurden inzwischen geändert. Es wurde nichts verschoben.',
    en: 'Somebody was faster: some of these visits were changed meanwhile. Nothing was moved.',
  },
  'planung.schon_zurueckgenommen': {
    art: 'conflict',
    de: 'Das wurde schon zurückgenommen.',
    en: 'This was taken back already.',
  },
  'planung.nicht_zugewiesen': {
    art: 'conflict',
    de: 'Diese Person ist für den Hausbesuch nicht eingeteilt. Bitte laden Sie die Tafel neu.',
    en: 'This person is not assigned to the visit. Please load the board anew.',
  },
})
