import { errorTable } from '../shared/refusal.ts'

export const hausbesuchErrors = errorTable({
  forbidden: {
    'hausbesuch.nicht_deine_rolle': [
      'Diesen Schritt macht eine andere Rolle. Bitte fragen Sie die Person, die dafür zuständig ist.',
      'This step belongs to another role. Please ask the person responsible.',
    ],
    'hausbesuch.nur_leitung': [
      'Diesen Besuch plant die Pflegedienstleitung. Bitte wenden Sie sich an sie.',
      'This visit is planned by the nursing manager. Please contact them.',
    ],
    'hausbesuch.nicht_zugewiesen': [
      'Für diesen Besuch sind Sie nicht eingeteilt. Bitte lassen Sie sich von Ihrer Leitung einteilen.',
      'You are not assigned to this visit. Please ask your manager to assign you.',
    ],
    'hausbesuch.typ_nicht_moeglich': [
      'Diese Art von Besuch kann Ihre Organisation nicht anlegen. Bitte wählen Sie eine andere Art.',
      'Your organisation cannot create this type of visit. Please choose another type.',
    ],
  },
  conflict: {
    'hausbesuch.falscher_status': [
      'Dieser Schritt passt nicht zum Status des Besuchs. Bitte sehen Sie nach, was jetzt möglich ist.',
      'This step does not fit the status of the visit. Please check what is possible now.',
    ],
    'hausbesuch.veraltet': [
      'Jemand war schneller. Bitte prüfen Sie den neuen Stand.',
      'Someone else was faster. Please check the new version.',
    ],
    'hausbesuch.keine_rueckfrage': [
      'Zu diesem Besuch wartet keine Rückfrage auf Ihre Antwort. Wollen Sie etwas mitteilen, rufen Sie bitte an.',
      'No query about this visit is waiting for your answer. If you want to say something, please call.',
    ],
  },
  unprocessable: {
    'hausbesuch.klient_nicht_in_versorgung': [
      'Diese Person wird vom Pflegedienst nicht mehr versorgt. Stimmt das nicht, lassen Sie bitte den Pflegedienst zuerst den Status in der Akte ändern.',
      'This person is no longer cared for by the nursing service. If this is wrong, please have the nursing service change the status in the record first.',
    ],
    'hausbesuch.klient_unbekannt': [
      'Diese Person gibt es bei Ihnen nicht. Bitte wählen Sie sie aus der Liste.',
      'This client is not in your records. Please choose from the list.',
    ],
    'hausbesuch.organisation_unbekannt': [
      'Diese Organisation kann den Besuch nicht übernehmen. Bitte wählen Sie eine andere.',
      'This organisation cannot take on this visit. Please choose another one.',
    ],
    'hausbesuch.person_fehlt': [
      'Bitte sagen Sie, wer hingeht. Nur ein Pflegebesuch kann ohne Person geplant werden.',
      'Please choose who is going. Only a care visit can be planned without a person.',
    ],
    'hausbesuch.person_unbekannt': [
      'Diese Person arbeitet nicht bei Ihnen. Bitte wählen Sie jemanden aus der Liste.',
      'This person does not work with you. Please choose someone from the list.',
    ],
    'hausbesuch.qualifikation_fehlt': [
      'Für diesen Besuch braucht es eine Pflegefachkraft. Bitte teilen Sie jemand anderen ein.',
      'This visit needs a registered nurse. Please assign someone else.',
    ],
    'hausbesuch.grund_fehlt': [
      'Von diesem Besuch wissen schon andere. Bitte geben Sie an, warum er sich ändert.',
      'Others already know of this visit. Please say why it changes.',
    ],
    'hausbesuch.zeit_nicht_abgestimmt': [
      'Für eine gemeinsame Visite muss die Zeit im gewünschten Zeitfenster liegen. Bitte schlagen Sie sonst eine andere Zeit vor.',
      'A joint visit must be within the preferred time. Otherwise please suggest another time.',
    ],
    'hausbesuch.nichts_geaendert': [
      'Zeit und Personen sind schon so geplant. Bitte ändern Sie etwas, oder brechen Sie ab.',
      'The visit is already planned with this time and these people. Please change something, or cancel.',
    ],
    'hausbesuch.nicht_in_diesem_namen': [
      'Absagen können Sie nur für Ihre Organisation oder für die Klientin oder den Klienten. Bitte wählen Sie eines davon.',
      'You can only cancel for your organisation or for the client. Please choose one of them.',
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
