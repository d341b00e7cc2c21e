import { errorTable } from '../shared/refusal.ts'

export const anliegenErrors = errorTable({
  'anliegen.geschlossen': {
    art: 'conflict',
    de: 'Dieses Formular nimmt gerade nichts an. Bitte rufen Sie an.',
    en: 'This form is closed at the moment. Please call.',
  },
  'anliegen.abgelaufen': {
    art: 'conflict',
    de: 'Das Formular war zu lange offen. Bitte senden Sie es noch einmal.',
    en: 'The form was open for too long. Please send it again.',
  },
  'anliegen.nachweis_falsch': {
    art: 'unprocessable',
    de: 'Ihr Browser konnte sich nicht ausweisen. Bitte laden Sie die Seite neu.',
    en: 'Your browser could not identify itself. Please reload the page.',
  },
  'anliegen.zu_schnell': {
    art: 'too_many',
    de: 'Das ging sehr schnell. Bitte warten Sie einige Sekunden und senden Sie dann noch einmal.',
    en: 'That was very quick. Please wait a few seconds and send it again.',
  },
  'anliegen.art_nicht_angeboten': {
    art: 'unprocessable',
    de: 'Das wird hier nicht angeboten. Bitte wählen Sie etwas anderes.',
    en: 'This is not offered here. Please choose something else.',
  },
  'anliegen.foto_unlesbar': {
    art: 'unprocessable',
    de: 'Dieses Foto kann nicht gelesen werden. Bitte nehmen Sie ein anderes oder senden Sie ohne Foto.',
    en: 'This photo cannot be read. Please choose another one or send without a photo.',
  },
  'anliegen.adresse_vergeben': {
    art: 'conflict',
    de: 'Diese Adresse ist schon vergeben. Bitte wählen Sie eine andere.',
    en: 'This link is already taken. Please choose another one.',
  },
  'anliegen.veraltet': {
    art: 'conflict',
    de: 'Jemand war schneller. Sie sehen jetzt den neuen Stand.',
    en: 'Someone else was faster. You now see the new version.',
  },
  'anliegen.schritt_unmoeglich': {
    art: 'conflict',
    de: 'Das ist bei diesem Stand nicht möglich.',
    en: 'This is not possible with the current status.',
  },
  'anliegen.klient_unbekannt': {
    art: 'unprocessable',
    de: 'Diesen Klienten gibt es hier nicht.',
    en: 'This client is not in your records.',
  },
  'anliegen.klient_fehlt': {
    art: 'unprocessable',
    de: 'Bitte ordnen Sie zuerst den Klienten zu.',
    en: 'Please assign the client first.',
  },
})
