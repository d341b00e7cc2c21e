import { errorTable } from '../shared/refusal.ts'

export const verlaufErrors = errorTable('klient.', {
  unprocessable: {
    angaben_falsch: ['Bitte prüfen Sie die Angaben.', 'Please check your entries.'],
    nachweis_unbekannt: ['Dieses Dokument liegt nicht in der Akte des Klienten.', 'This document is not in the client’s record.'],
    abwesenheit_ueberschneidet: [
      'In dieser Zeit ist schon eine andere Abwesenheit eingetragen.',
      'Another absence has already been recorded for this period.',
    ],
    foto_ohne_einwilligung: ['Für Fotos fehlt die Einwilligung des Klienten.', 'The client’s consent for photos is missing.'],
  },
  conflict: {
    keine_apothekenwahl: ['Der Klient hat zurzeit keine Apotheke gewählt.', 'The client currently has no chosen pharmacy.'],
    schon_abwesend: ['Der Klient ist schon als abwesend eingetragen.', 'The client is already recorded as away.'],
    nicht_geplant: ['Diese Abwesenheit hat schon begonnen oder ist abgesagt.', 'This absence has already started or was cancelled.'],
    nicht_begonnen: ['Diese Abwesenheit hat noch nicht begonnen.', 'This absence has not started yet.'],
    schon_zurueck: ['Die Rückkehr ist schon eingetragen.', 'The return has already been recorded.'],
    nicht_in_versorgung: ['Die Versorgung dieses Klienten ist beendet.', 'The care of this client has ended.'],
    dokument_ist_nachweis: [
      'Dieses Dokument beweist eine Erklärung des Klienten oder gehört zu einer abgeschlossenen Dokumentation. Es bleibt in der Akte.',
      'This document is evidence of a declaration by the client or belongs to finalised documentation. It stays in the record.',
    ],
  },
})
