import { errorTable } from '../shared/refusal.ts'

export const tourErrors = errorTable({
  forbidden: {
    'tour.nur_eigene': [
      'Diese Tour fährt jemand anderes. Bitte wenden Sie sich an die Person oder an Ihre Leitung.',
      'Someone else is driving this tour. Please contact them or your manager.',
    ],
    'tour.nur_leitung': [
      'Eine Tour übergibt die Pflegedienstleitung. Bitte wenden Sie sich an sie.',
      'Only the nursing manager hands over tours. Please contact them.',
    ],
  },
  conflict: {
    'tour.falscher_status': [
      'Die Tour ist schon weiter oder noch nicht begonnen. Bitte laden Sie sie neu.',
      'The tour has moved on or has not started yet. Please reload it.',
    ],
    'tour.veraltet': [
      'Die Tour hat sich gerade geändert. Bitte prüfen Sie den neuen Stand.',
      'The tour has just changed. Please check the new version.',
    ],
    'tour.laeuft_schon': [
      'Eine andere Tour dieser Person läuft noch. Bitte beenden Sie diese zuerst.',
      'Another tour by this person is still running. Please end that one first.',
    ],
    'tour.schon_erledigt': [
      'Dieser Stopp ist schon als erledigt markiert. Bitte laden Sie die Tour neu.',
      'This stop has already been marked as done. Please reload the tour.',
    ],
    'tour.rezept_weiter': [
      'Das lässt sich nicht rückgängig machen: Ein Rezept liegt inzwischen woanders. Bitte ändern Sie den Rezept-Ort in der Bestellung.',
      'This cannot be undone: a prescription has been moved since. Please change its place in the order.',
    ],
  },
  unprocessable: {
    'tour.nicht_heute': [
      'Starten können Sie nur die Tour von heute. Bitte wählen Sie diese.',
      'You can only start today’s tour. Please choose that one.',
    ],
    'tour.besuch_laeuft': [
      'Ein Hausbesuch läuft noch oder Sie sind dorthin unterwegs. Bitte schließen Sie ihn zuerst ab.',
      'A visit is in progress, or you are on the way to it. Please complete it first.',
    ],
    'tour.leer': [
      'In dieser Tour ist nichts mehr offen, das jemand übernehmen kann. Bitte wählen Sie eine andere.',
      'Nothing in this tour is open for someone else to take over. Please choose another one.',
    ],
    'tour.stopp_unbekannt': [
      'Diesen Stopp gibt es in der Tour nicht. Bitte laden Sie die Tour neu.',
      'This stop is not in the tour. Please reload the tour.',
    ],
    'tour.besuch_bleibt': [
      'Ein Hausbesuch gehört zum Plan. Bitte verschieben Sie ihn, oder sagen Sie ihn ab.',
      'Visits are part of the plan. Please reschedule or cancel the visit.',
    ],
    'tour.zu_viele_stopps': [
      'Mehr Stopps passen nicht in eine Tour. Bitte nehmen Sie zuerst einen heraus.',
      'A tour cannot have more stops. Please remove one first.',
    ],
    'tour.abholung_weg': [
      'Dort liegt nichts mehr zum Abholen bereit. Bitte laden Sie die Tour neu.',
      'There is nothing left to collect there. Please reload the tour.',
    ],
    'tour.bleibt_erledigt': [
      'Das lässt sich nicht rückgängig machen: Die Abholung ist in der Bestellung bestätigt. Bitte klären Sie es dort mit einer Rückfrage.',
      'This cannot be undone: the collection is confirmed in the order. Please clarify it there with a query.',
    ],
    'tour.person_unbekannt': [
      'Diese Person arbeitet nicht bei Ihnen. Bitte wählen Sie jemanden aus der Liste.',
      'This person does not work with you. Please choose someone from the list.',
    ],
  },
})
export type TourCode = keyof typeof tourErrors.definitionen
