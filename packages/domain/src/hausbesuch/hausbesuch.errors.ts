import { errorTable } from '../shared/refusal.ts'

export const hausbesuchErrors = errorTable({
  'hausbesuch.nicht_deine_rolle': { art: 'forbidden', de: 'Diesen Schritt macht jemand anderes.', en: 'Someone else takes this step.' },
  'hausbesuch.nur_leitung': {
    art: 'forbidden',
    de: 'Das plant die Pflegedienstleitung.',
    en: 'Only the nursing manager plans this.',
  },
  'hausbesuch.nicht_zugewiesen': {
    art: 'forbidden',
    de: 'Das kann nur, wer für diesen Besuch eingeteilt ist.',
    en: 'Only people assigned to this visit can do this.',
  },
  'hausbesuch.typ_nicht_moeglich': {
    art: 'forbidden',
    de: 'Diese Art von Besuch kann Ihre Organisation so nicht anlegen.',
    en: 'Your organisation cannot make this type of visit in this way.',
  },
  'hausbesuch.falscher_status': {
    art: 'conflict',
    de: 'Das ist bei diesem Stand nicht möglich.',
    en: 'This is not possible with the visit’s current status.',
  },
  'hausbesuch.veraltet': {
    art: 'conflict',
    de: 'Jemand war schneller. Sie sehen jetzt den neuen Stand.',
    en: 'Someone else was faster. You now see the new version.',
  },
  'hausbesuch.keine_rueckfrage': {
    art: 'conflict',
    de: 'Es gibt gerade keine Rückfrage, auf die Sie antworten können.',
    en: 'There is no query waiting for your answer.',
  },
  'hausbesuch.klient_unbekannt': {
    art: 'unprocessable',
    de: 'Diesen Klienten gibt es hier nicht.',
    en: 'This client is not in your records.',
  },
  'hausbesuch.organisation_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Organisation kann den Besuch nicht übernehmen.',
    en: 'This organisation cannot take on this visit.',
  },
  'hausbesuch.person_fehlt': {
    art: 'unprocessable',
    de: 'Bitte sagen Sie, wer hingeht. Nur ein Pflegebesuch kann ohne Person geplant werden.',
    en: 'Please choose who is going. Only a care visit can be planned without a person.',
  },
  'hausbesuch.person_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Person arbeitet nicht bei Ihnen.',
    en: 'This person does not work with you.',
  },
  'hausbesuch.qualifikation_fehlt': {
    art: 'unprocessable',
    de: 'Für diesen Besuch braucht es eine Pflegefachkraft. Bitte teilen Sie jemand anderen ein.',
    en: 'This visit needs a registered nurse. Please assign someone else.',
  },
  'hausbesuch.zeit_nicht_abgestimmt': {
    art: 'unprocessable',
    de: 'Für eine gemeinsame Visite muss die Zeit im gewünschten Zeitfenster liegen. Schlagen Sie sonst eine andere Zeit vor.',
    en: 'A joint visit must be within the preferred time. Otherwise suggest another time.',
  },
  'hausbesuch.nichts_geaendert': {
    art: 'unprocessable',
    de: 'Zeit und Personen sind schon so geplant.',
    en: 'The visit is already planned with this time and these people.',
  },
  'hausbesuch.nicht_in_diesem_namen': {
    art: 'unprocessable',
    de: 'Absagen können Sie für Ihre Organisation oder für den Klienten.',
    en: 'You can cancel for your organisation or for the client.',
  },
  'hausbesuch.leistung_offen': {
    art: 'unprocessable',
    de: 'Bitte sagen Sie zu jeder geplanten Leistung, ob sie erbracht wurde.',
    en: 'Please state for each planned service whether it was provided.',
  },
})
export type HausbesuchCode = keyof typeof hausbesuchErrors.definitionen
