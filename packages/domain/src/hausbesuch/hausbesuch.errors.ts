import { errorTable } from '../shared/refusal.ts'

export const hausbesuchErrors = errorTable({
  forbidden: {
    'hausbesuch.nicht_deine_rolle': ['Diesen Schritt macht jemand anderes.', 'Someone else takes this step.'],
    'hausbesuch.nur_leitung': ['Das plant die Pflegedienstleitung.', 'Only the nursing manager plans this.'],
    'hausbesuch.nicht_zugewiesen': [
      'Das kann nur, wer für diesen Besuch eingeteilt ist.',
      'Only people assigned to this visit can do this.',
    ],
    'hausbesuch.typ_nicht_moeglich': [
      'Diese Art von Besuch kann Ihre Organisation so nicht anlegen.',
      'Your organisation cannot make this type of visit in this way.',
    ],
  },
  conflict: {
    'hausbesuch.falscher_status': ['Das ist bei diesem Stand nicht möglich.', 'This is not possible with the visit’s current status.'],
    'hausbesuch.veraltet': [
      'Jemand war schneller. Sie sehen jetzt den neuen Stand.',
      'Someone else was faster. You now see the new version.',
    ],
    'hausbesuch.keine_rueckfrage': [
      'Es gibt gerade keine Rückfrage, auf die Sie antworten können.',
      'There is no query waiting for your answer.',
    ],
  },
  unprocessable: {
    'hausbesuch.klient_nicht_in_versorgung': [
      'Diese Person ist verstorben oder wird vom Pflegedienst nicht mehr versorgt. Stimmt das nicht, ändert der Pflegedienst zuerst den Status in der Akte.',
      'This person has died or is no longer cared for by the nursing service. If this is wrong, the nursing service first changes the status in the record.',
    ],
    'hausbesuch.klient_unbekannt': ['Diese Person gibt es hier nicht.', 'This client is not in your records.'],
    'hausbesuch.organisation_unbekannt': [
      'Diese Organisation kann den Besuch nicht übernehmen.',
      'This organisation cannot take on this visit.',
    ],
    'hausbesuch.person_fehlt': [
      'Bitte sagen Sie, wer hingeht. Nur ein Pflegebesuch kann ohne Person geplant werden.',
      'Please choose who is going. Only a care visit can be planned without a person.',
    ],
    'hausbesuch.person_unbekannt': ['Diese Person arbeitet nicht bei Ihnen.', 'This person does not work with you.'],
    'hausbesuch.qualifikation_fehlt': [
      'Für diesen Besuch braucht es eine Pflegefachkraft. Bitte teilen Sie jemand anderen ein.',
      'This visit needs a registered nurse. Please assign someone else.',
    ],
    'hausbesuch.grund_fehlt': [
      'Von diesem Besuch wissen schon andere. Bitte geben Sie an, warum er sich ändert.',
      'Others already know of this visit. Please say why it changes.',
    ],
    'hausbesuch.zeit_nicht_abgestimmt': [
      'Für eine gemeinsame Visite muss die Zeit im gewünschten Zeitfenster liegen. Schlagen Sie sonst eine andere Zeit vor.',
      'A joint visit must be within the preferred time. Otherwise suggest another time.',
    ],
    'hausbesuch.nichts_geaendert': [
      'Zeit und Personen sind schon so geplant.',
      'The visit is already planned with this time and these people.',
    ],
    'hausbesuch.nicht_in_diesem_namen': [
      'Absagen können Sie für Ihre Organisation oder für die Klientin oder den Klienten.',
      'You can cancel for your organisation or for the client.',
    ],
    'hausbesuch.nicht_berechenbar': [
      'Die Anfahrt wird nur berechnet, wenn die Klientin oder der Klient weniger als 24 Stunden vorher absagt. Bitte nehmen Sie das Häkchen heraus.',
      'The journey is charged only if the client cancels less than 24 hours before. Please untick it.',
    ],
    'hausbesuch.leistung_offen': [
      'Bitte sagen Sie zu jeder geplanten Leistung, ob sie erbracht wurde.',
      'Please state for each planned service whether it was provided.',
    ],
  },
})
export type HausbesuchCode = keyof typeof hausbesuchErrors.definitionen
