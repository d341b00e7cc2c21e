import { fehlerTabelle } from '../shared/fehler.ts'

/** Every refusal of the room of visits: also the reasons that stand beside a blocked button. */
export const hausbesuchFehler = fehlerTabelle({
  'hausbesuch.nicht_deine_rolle': { art: 'forbidden', de: 'Diesen Schritt macht jemand anderes.', en: 'Somebody else takes this step.' },
  'hausbesuch.nur_leitung': {
    art: 'forbidden',
    de: 'Das plant die Pflegedienstleitung.',
    en: 'The head of the nursing service plans this.',
  },
  'hausbesuch.nicht_zugewiesen': {
    art: 'forbidden',
    de: 'Das kann nur, wer für diesen Besuch eingeteilt ist.',
    en: 'Only who is assigned to this visit can do this.',
  },
  'hausbesuch.typ_nicht_moeglich': {
    art: 'forbidden',
    de: 'Diese Art von Besuch kann Ihre Organisation so nicht anlegen.',
    en: 'Your organisation cannot make this kind of visit in this way.',
  },
  'hausbesuch.falscher_status': {
    art: 'conflict',
    de: 'Das ist bei diesem Stand nicht möglich.',
    en: 'This is not possible in this state.',
  },
  'hausbesuch.veraltet': {
    art: 'conflict',
    de: 'Jemand war schneller. Sie sehen jetzt den neuen Stand.',
    en: 'Somebody was faster. You now see the new state.',
  },
  'hausbesuch.keine_rueckfrage': {
    art: 'conflict',
    de: 'Es gibt gerade keine Rückfrage, auf die Sie antworten können.',
    en: 'There is no question right now that you could answer.',
  },
  'hausbesuch.klient_unbekannt': { art: 'unprocessable', de: 'Diesen Klienten gibt es hier nicht.', en: 'There is no such client here.' },
  'hausbesuch.organisation_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Organisation kann den Besuch nicht übernehmen.',
    en: 'This organisation cannot take this visit.',
  },
  'hausbesuch.person_fehlt': {
    art: 'unprocessable',
    de: 'Bitte sagen Sie, wer hingeht. Nur ein Pflegebesuch kann ohne Person geplant werden.',
    en: 'Please say who goes there. Only a care visit can be planned without a person.',
  },
  'hausbesuch.person_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Person arbeitet nicht bei Ihnen.',
    en: 'This person does not work with you.',
  },
  'hausbesuch.qualifikation_fehlt': {
    art: 'unprocessable',
    de: 'Für diesen Besuch braucht es eine Pflegefachkraft. Bitte teilen Sie jemand anderen ein.',
    en: 'This visit needs a registered nurse. Please assign somebody else.',
  },
  'hausbesuch.zeit_nicht_abgestimmt': {
    art: 'unprocessable',
    de: 'Für eine gemeinsame Visite muss die Zeit im gewünschten Zeitfenster liegen. Schlagen Sie sonst eine andere Zeit vor.',
    en: 'A joint visit must lie within the hours wished for. Otherwise propose another time.',
  },
  'hausbesuch.nichts_geaendert': {
    art: 'unprocessable',
    de: 'Zeit und Personen sind schon so geplant.',
    en: 'Time and people are planned like this already.',
  },
  'hausbesuch.nicht_in_diesem_namen': {
    art: 'unprocessable',
    de: 'Absagen können Sie für Ihre Organisation oder für den Klienten.',
    en: 'You can cancel for your organisation or for the client.',
  },
  'hausbesuch.leistung_offen': {
    art: 'unprocessable',
    de: 'Bitte sagen Sie zu jeder geplanten Leistung, ob sie erbracht wurde.',
    en: 'Please say of each planned service whether it was done.',
  },
})
export type HausbesuchCode = keyof typeof hausbesuchFehler.definitionen
