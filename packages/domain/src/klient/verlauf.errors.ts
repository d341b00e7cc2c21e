import { errorTable } from '../shared/refusal.ts'

export const verlaufErrors = errorTable({
  'klient.angaben_falsch': { art: 'unprocessable', de: 'Bitte prüfen Sie die Angaben.', en: 'Please check your entries.' },
  'klient.nachweis_unbekannt': {
    art: 'unprocessable',
    de: 'Dieses Dokument liegt nicht in der Akte des Klienten.',
    en: 'This document is not in the client’s record.',
  },
  'klient.keine_apothekenwahl': {
    art: 'conflict',
    de: 'Der Klient hat zurzeit keine Apotheke gewählt.',
    en: 'The client currently has no chosen pharmacy.',
  },
  'klient.schon_abwesend': {
    art: 'conflict',
    de: 'Der Klient ist schon als abwesend eingetragen.',
    en: 'The client is already recorded as away.',
  },
  'klient.abwesenheit_ueberschneidet': {
    art: 'unprocessable',
    de: 'In dieser Zeit ist schon eine andere Abwesenheit eingetragen.',
    en: 'Another absence has already been recorded for this period.',
  },
  'klient.nicht_geplant': {
    art: 'conflict',
    de: 'Diese Abwesenheit hat schon begonnen oder ist abgesagt.',
    en: 'This absence has already started or was cancelled.',
  },
  'klient.nicht_begonnen': {
    art: 'conflict',
    de: 'Diese Abwesenheit hat noch nicht begonnen.',
    en: 'This absence has not started yet.',
  },
  'klient.schon_zurueck': {
    art: 'conflict',
    de: 'Die Rückkehr ist schon eingetragen.',
    en: 'The return has already been recorded.',
  },
  'klient.nicht_in_versorgung': {
    art: 'conflict',
    de: 'Die Versorgung dieses Klienten ist beendet.',
    en: 'The care of this client has ended.',
  },
  'klient.foto_ohne_einwilligung': {
    art: 'unprocessable',
    de: 'Für Fotos fehlt die Einwilligung des Klienten.',
    en: 'The client’s consent for photos is missing.',
  },
  'klient.dokument_ist_nachweis': {
    art: 'conflict',
    de: 'Dieses Dokument beweist eine Erklärung des Klienten oder gehört zu einer abgeschlossenen Dokumentation. Es bleibt in der Akte.',
    en: 'This document is evidence of a declaration by the client or belongs to finalised documentation. It stays in the record.',
  },
})
