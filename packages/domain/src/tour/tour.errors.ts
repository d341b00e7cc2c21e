import { errorTable } from '../shared/refusal.ts'

export const tourErrors = errorTable({
  'tour.nur_eigene': {
    art: 'forbidden',
    de: 'Das kann nur, wer diese Tour fährt.',
    en: 'Only the person driving this tour can do this.',
  },
  'tour.nur_leitung': {
    art: 'forbidden',
    de: 'Eine Tour übergibt die Pflegedienstleitung.',
    en: 'Only the nursing manager hands over tours.',
  },
  'tour.falscher_status': {
    art: 'conflict',
    de: 'Das ist bei diesem Stand der Tour nicht möglich.',
    en: 'This is not possible with the tour’s current status.',
  },
  'tour.veraltet': {
    art: 'conflict',
    de: 'Die Tour hat sich gerade geändert. Sie sehen jetzt den neuen Stand.',
    en: 'The tour has just changed. You now see the new version.',
  },
  'tour.laeuft_schon': {
    art: 'conflict',
    de: 'Eine andere Tour dieser Person läuft noch. Beenden Sie diese zuerst.',
    en: 'Another tour by this person is still running. Please end that one first.',
  },
  'tour.nicht_heute': {
    art: 'unprocessable',
    de: 'Starten können Sie nur die Tour von heute.',
    en: 'You can only start today’s tour.',
  },
  'tour.besuch_laeuft': {
    art: 'unprocessable',
    de: 'Ein Hausbesuch läuft noch oder Sie sind dorthin unterwegs. Schließen Sie ihn zuerst ab.',
    en: 'A visit is in progress, or you are on the way to it. Please complete it first.',
  },
  'tour.leer': {
    art: 'unprocessable',
    de: 'In dieser Tour ist nichts mehr offen, das jemand übernehmen kann.',
    en: 'Nothing in this tour is open for someone else to take over.',
  },
  'tour.stopp_unbekannt': {
    art: 'unprocessable',
    de: 'Diesen Stopp gibt es in der Tour nicht.',
    en: 'This stop is not in the tour.',
  },
  'tour.besuch_bleibt': {
    art: 'unprocessable',
    de: 'Ein Hausbesuch gehört zum Plan. Verschieben Sie ihn oder sagen Sie ihn ab.',
    en: 'Visits are part of the plan. Please reschedule or cancel the visit.',
  },
  'tour.zu_viele_stopps': {
    art: 'unprocessable',
    de: 'Mehr Stopps passen nicht in eine Tour.',
    en: 'A tour cannot have more stops.',
  },
  'tour.abholung_weg': {
    art: 'unprocessable',
    de: 'Dort liegt nichts mehr zum Abholen bereit.',
    en: 'There is nothing left to collect there.',
  },
  'tour.schon_erledigt': {
    art: 'conflict',
    de: 'Dieser Stopp ist schon abgehakt.',
    en: 'This stop has already been marked as done.',
  },
  'tour.bleibt_erledigt': {
    art: 'unprocessable',
    de: 'Das lässt sich nicht zurücknehmen. Die Abholung ist in der Bestellung bestätigt.',
    en: 'This cannot be undone. The collection is confirmed in the order.',
  },
  'tour.rezept_weiter': {
    art: 'conflict',
    de: 'Das lässt sich nicht zurücknehmen. Ein Rezept liegt inzwischen woanders.',
    en: 'This cannot be undone. A prescription has been moved since.',
  },
  'tour.person_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Person arbeitet nicht bei Ihnen.',
    en: 'This person does not work with you.',
  },
})
export type TourCode = keyof typeof tourErrors.definitionen
