import { errorTable } from '../shared/refusal.ts'

export const verlaufErrors = errorTable({
  unprocessable: {
    'klient.angaben_falsch': ['Bitte prüfen Sie die Angaben.', 'Please check your entries.'],
    'klient.nachweis_unbekannt': [
      'Dieses Dokument liegt nicht in der Akte der Klientin oder des Klienten.',
      'This document is not in the client’s record.',
    ],
    'klient.abwesenheit_ueberschneidet': [
      'In dieser Zeit ist schon eine andere Abwesenheit eingetragen.',
      'Another absence has already been recorded for this period.',
    ],
    'klient.foto_ohne_einwilligung': [
      'Für Fotos fehlt die Einwilligung der Klientin oder des Klienten.',
      'The client’s consent for photos is missing.',
    ],
  },
  conflict: {
    'klient.keine_apothekenwahl': [
      'Die Klientin oder der Klient hat zurzeit keine Apotheke gewählt.',
      'The client currently has no chosen pharmacy.',
    ],
    'klient.schon_abwesend': [
      'Die Klientin oder der Klient ist schon als abwesend eingetragen.',
      'The client is already recorded as away.',
    ],
    'klient.nicht_geplant': [
      'Diese Abwesenheit hat schon begonnen oder ist abgesagt.',
      'This absence has already started or was cancelled.',
    ],
    'klient.nicht_begonnen': ['Diese Abwesenheit hat noch nicht begonnen.', 'This absence has not started yet.'],
    'klient.schon_zurueck': ['Die Rückkehr ist schon eingetragen.', 'The return has already been recorded.'],
    'klient.wandel_zu_spaet': [
      'Das liegt mehr als eine Woche zurück. Bitte ändern Sie den Status und planen Sie die Besuche neu.',
      'This is more than a week ago. Please change the status and plan the visits again.',
    ],
    'klient.wandel_schon_zurueck': ['Das ist schon rückgängig gemacht.', 'This has already been undone.'],
    'klient.nicht_in_versorgung': ['Die Versorgung dieser Person ist beendet.', 'The care of this client has ended.'],
    'klient.dokument_ist_nachweis': [
      'Dieses Dokument beweist eine Erklärung der Klientin oder des Klienten oder gehört zu einer abgeschlossenen Dokumentation. Es bleibt in der Akte.',
      'This document is evidence of a declaration by the client or belongs to finalised documentation. It stays in the record.',
    ],
  },
})
