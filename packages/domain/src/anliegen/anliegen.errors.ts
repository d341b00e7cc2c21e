import { errorTable } from '../shared/refusal.ts'

export const anliegenErrors = errorTable({
  not_found: {
    'anliegen.nummer_unbekannt': [
      'Zu dieser Nummer gibt es kein Anliegen, oder es ist schon gelöscht. Bitte prüfen Sie sie, oder rufen Sie an.',
      'There is no request with this number, or it has already been deleted. Please check the number or call.',
    ],
  },
  conflict: {
    'anliegen.geschlossen': [
      'Dieses Formular nimmt gerade nichts an. Bitte rufen Sie an.',
      'This form is closed at the moment. Please call.',
    ],
    'anliegen.abgelaufen': [
      'Das Formular war zu lange offen. Bitte senden Sie es noch einmal.',
      'The form was open for too long. Please send it again.',
    ],
    'anliegen.adresse_vergeben': [
      'Dieser Link ist schon vergeben. Bitte wählen Sie einen anderen.',
      'This link is already taken. Please choose another one.',
    ],
    'anliegen.veraltet': [
      'Jemand war schneller. Bitte prüfen Sie den neuen Stand.',
      'Someone else was faster. Please check the new version.',
    ],
    'anliegen.besuch_gibt_es': [
      'Aus diesem Anliegen ist schon ein Besuch geworden. Bitte öffnen Sie ihn dort.',
      'This request has already become a visit. Please open it from there.',
    ],
    'anliegen.schritt_unmoeglich': [
      'Das Anliegen ist schon weiter. Bitte laden Sie es neu.',
      'The request has moved on. Please reload it.',
    ],
  },
  unprocessable: {
    'anliegen.nachweis_falsch': [
      'Ihr Browser konnte sich nicht ausweisen. Bitte laden Sie die Seite neu.',
      'Your browser could not identify itself. Please reload the page.',
    ],
    'anliegen.art_nicht_angeboten': [
      'Das wird hier nicht angeboten. Bitte wählen Sie etwas anderes.',
      'This is not offered here. Please choose something else.',
    ],
    'anliegen.foto_unlesbar': [
      'Dieses Foto kann nicht gelesen werden. Bitte nehmen Sie ein anderes oder senden Sie ohne Foto.',
      'This photo cannot be read. Please choose another one or send without a photo.',
    ],
    'anliegen.klient_unbekannt': [
      'Diese Person gibt es hier nicht. Bitte wählen Sie sie aus der Liste.',
      'This client is not in your records. Please choose from the list.',
    ],
    'anliegen.besuch_passt_nicht': [
      'Dieser Besuch passt nicht zum Anliegen. Bitte prüfen Sie, welche Person zugeordnet ist und ob es noch offen ist.',
      'This visit does not match the request. Please check which client is assigned and whether it is still open.',
    ],
    'anliegen.klient_fehlt': ['Bitte ordnen Sie zuerst die Klientin oder den Klienten zu.', 'Please assign the client first.'],
  },
  too_many: {
    'anliegen.zu_schnell': [
      'Das ging sehr schnell. Bitte warten Sie einige Sekunden und senden Sie dann noch einmal.',
      'That was very quick. Please wait a few seconds and send it again.',
    ],
  },
})
