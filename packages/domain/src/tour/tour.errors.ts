import { errorTable } from '../shared/refusal.ts'

export const tourErrors = errorTable('tour.', {
  forbidden: {
    nur_eigene: ['Das kann nur, wer diese Tour fährt.', 'Only the person driving this tour can do this.'],
    nur_leitung: ['Eine Tour übergibt die Pflegedienstleitung.', 'Only the nursing manager hands over tours.'],
  },
  conflict: {
    falscher_status: ['Das ist bei diesem Stand der Tour nicht möglich.', 'This is not possible with the tour’s current status.'],
    veraltet: [
      'Die Tour hat sich gerade geändert. Sie sehen jetzt den neuen Stand.',
      'The tour has just changed. You now see the new version.',
    ],
    laeuft_schon: [
      'Eine andere Tour dieser Person läuft noch. Beenden Sie diese zuerst.',
      'Another tour by this person is still running. Please end that one first.',
    ],
    schon_erledigt: ['Dieser Stopp ist schon abgehakt.', 'This stop has already been marked as done.'],
    rezept_weiter: [
      'Das lässt sich nicht zurücknehmen. Ein Rezept liegt inzwischen woanders.',
      'This cannot be undone. A prescription has been moved since.',
    ],
  },
  unprocessable: {
    nicht_heute: ['Starten können Sie nur die Tour von heute.', 'You can only start today’s tour.'],
    besuch_laeuft: [
      'Ein Hausbesuch läuft noch oder Sie sind dorthin unterwegs. Schließen Sie ihn zuerst ab.',
      'A visit is in progress, or you are on the way to it. Please complete it first.',
    ],
    leer: [
      'In dieser Tour ist nichts mehr offen, das jemand übernehmen kann.',
      'Nothing in this tour is open for someone else to take over.',
    ],
    stopp_unbekannt: ['Diesen Stopp gibt es in der Tour nicht.', 'This stop is not in the tour.'],
    besuch_bleibt: [
      'Ein Hausbesuch gehört zum Plan. Verschieben Sie ihn oder sagen Sie ihn ab.',
      'Visits are part of the plan. Please reschedule or cancel the visit.',
    ],
    zu_viele_stopps: ['Mehr Stopps passen nicht in eine Tour.', 'A tour cannot have more stops.'],
    abholung_weg: ['Dort liegt nichts mehr zum Abholen bereit.', 'There is nothing left to collect there.'],
    bleibt_erledigt: [
      'Das lässt sich nicht zurücknehmen. Die Abholung ist in der Bestellung bestätigt.',
      'This cannot be undone. The collection is confirmed in the order.',
    ],
    person_unbekannt: ['Diese Person arbeitet nicht bei Ihnen.', 'This person does not work with you.'],
  },
})
export type TourCode = keyof typeof tourErrors.definitionen
