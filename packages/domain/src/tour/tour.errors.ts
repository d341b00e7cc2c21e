import { fehlerTabelle } from '../shared/fehler.ts'

/** Every refusal of the room of tours: also the reasons that stand beside a blocked button. */
export const tourFehler = fehlerTabelle({
  'tour.nur_eigene': {
    art: 'forbidden',
    de: 'Das kann nur, wer diese Tour fährt.',
    en: 'Only who drives this tour can do this.',
  },
  'tour.nur_leitung': {
    art: 'forbidden',
    de: 'Eine Tour übergibt die Pflegedienstleitung.',
    en: 'The head of the nursing service hands a tour over.',
  },
  'tour.falscher_status': {
    art: 'conflict',
    de: 'Das ist bei diesem Stand der Tour nicht möglich.',
    en: 'This is not possible in this state of the tour.',
  },
  'tour.veraltet': {
    art: 'conflict',
    de: 'Die Tour hat sich gerade geändert. Sie sehen jetzt den neuen Stand.',
    en: 'The tour has just changed. You now see the new state.',
  },
  'tour.laeuft_schon': {
    art: 'conflict',
    de: 'Eine andere Tour dieser Person läuft noch. Beenden Sie diese zuerst.',
    en: 'Another tour of this person is still running. End that one first.',
  },
  'tour.nicht_heute': {
    art: 'unprocessable',
    de: 'Starten können Sie nur die Tour von heute.',
    en: 'You can only start the tour of today.',
  },
  'tour.besuch_laeuft': {
    art: 'unprocessable',
    de: 'Ein Hausbesuch läuft noch oder Sie sind dorthin unterwegs. Schließen Sie ihn zuerst ab.',
    en: 'A visit is running, or you are on the way to it. Finish it first.',
  },
  'tour.leer': {
    art: 'unprocessable',
    de: 'In dieser Tour ist nichts mehr offen, das jemand übernehmen kann.',
    en: 'Nothing of this tour is open for somebody to take over.',
  },
  'tour.stopp_unbekannt': {
    art: 'unprocessable',
    de: 'Diesen Stopp gibt es in der Tour nicht.',
    en: 'There is no such stop in the tour.',
  },
  'tour.besuch_bleibt': {
    art: 'unprocessable',
    de: 'Ein Hausbesuch gehört zum Plan. Verschieben Sie ihn oder sagen Sie ihn ab.',
    en: 'A visit belongs to the plan. Move it or cancel it.',
  },
  'tour.zu_viele_stopps': {
    art: 'unprocessable',
    de: 'Mehr Stopps passen nicht in eine Tour.',
    en: 'A tour holds no more stops.',
  },
  'tour.abholung_weg': {
    art: 'unprocessable',
    de: 'Dort liegt nichts mehr zum Abholen bereit.',
    en: 'Nothing lies ready there any more.',
  },
  'tour.schon_erledigt': {
    art: 'conflict',
    de: 'Dieser Stopp ist schon abgehakt.',
    en: 'This stop is ticked already.',
  },
  'tour.bleibt_erledigt': {
    art: 'unprocessable',
    de: 'Das lässt sich nicht zurücknehmen. Die Abholung ist in der Bestellung bestätigt.',
    en: 'This cannot be taken back. The pick-up is confirmed in the order.',
  },
  'tour.rezept_weiter': {
    art: 'conflict',
    de: 'Das lässt sich nicht zurücknehmen. Ein Rezept liegt inzwischen woanders.',
    en: 'This cannot be taken back. A prescription is somewhere else by now.',
  },
  'tour.person_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Person arbeitet nicht bei Ihnen.',
    en: 'This person does not work with you.',
  },
})
export type TourCode = keyof typeof tourFehler.definitionen
