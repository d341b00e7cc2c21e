import { errorTable } from '../shared/refusal.ts'

export const tourErrors = errorTable({
  forbidden: {
    'tour.nur_eigene': ['Das kann nur, wer diese Tour fährt.', 'Only the person driving this tour can do this.'],
    'tour.nur_leitung': ['Eine Tour übergibt die Pflegedienstleitung.', 'Only the nursing manager hands over tours.'],
  },
  conflict: {
    'tour.falscher_status': ['Das ist bei diesem Stand der Tour nicht möglich.', 'This is not possible with the tour’s current status.'],
    'tour.veraltet': [
      'Die Tour hat sich gerade geändert. Sie sehen jetzt den neuen Stand.',
      'The tour has just changed. You now see the new version.',
    ],
    'tour.laeuft_schon': [
      'Eine andere Tour dieser Person läuft noch. Beenden Sie diese zuerst.',
      'Another tour by this person is still running. Please end that one first.',
    ],
    'tour.schon_erledigt': ['Dieser Stopp ist schon abgehakt.', 'This stop has already been marked as done.'],
    'tour.rezept_weiter': [
      'Das lässt sich nicht zurücknehmen. Ein Rezept liegt inzwischen woanders.',
      'This cannot be undone. A prescription has been moved since.',
    ],
  },
  unprocessable: {
    'tour.nicht_heute': ['Starten können Sie nur die Tour von heute.', 'You can only start today’s tour.'],
    'tour.besuch_laeuft': [
      'Ein Hausbesuch läuft noch oder Sie sind dorthin unterwegs. Schließen Sie ihn zuerst ab.',
      'A visit is in progress, or you are on the way to it. Please complete it first.',
    ],
    'tour.leer': [
      'In dieser Tour ist nichts mehr offen, das jemand übernehmen kann.',
      'Nothing in this tour is open for someone else to take over.',
    ],
    'tour.stopp_unbekannt': ['Diesen Stopp gibt es in der Tour nicht.', 'This stop is not in the tour.'],
    'tour.besuch_bleibt': [
      'Ein Hausbesuch gehört zum Plan. Verschieben Sie ihn oder sagen Sie ihn ab.',
      'Visits are part of the plan. Please reschedule or cancel the visit.',
    ],
    'tour.zu_viele_stopps': ['Mehr Stopps passen nicht in eine Tour.', 'A tour cannot have more stops.'],
    'tour.abholung_weg': ['Dort liegt nichts mehr zum Abholen bereit.', 'There is nothing left to collect there.'],
    'tour.bleibt_erledigt': [
      'Das lässt sich nicht zurücknehmen. Die Abholung ist in der Bestellung bestätigt.',
      'This cannot be undone. The collection is confirmed in the order.',
    ],
    'tour.person_unbekannt': ['Diese Person arbeitet nicht bei Ihnen.', 'This person does not work with you.'],
  },
})
export type TourCode = keyof typeof tourErrors.definitionen
