import { errorTable } from '../shared/refusal.ts'

export const verlaufErrors = errorTable({
  unprocessable: {
    'klient.angaben_falsch': ['Bitte prüfen Sie die Angaben.', 'Please check your entries.'],
    'klient.nachweis_unbekannt': [
      'Dieses Dokument liegt nicht in der Akte. Bitte legen Sie es dort ab oder wählen Sie ein anderes.',
      'This document is not in the record. Please add it there or choose another one.',
    ],
    'klient.abwesenheit_ueberschneidet': [
      'In dieser Zeit ist schon eine andere Abwesenheit eingetragen. Bitte wählen Sie andere Tage oder ändern Sie die andere.',
      'Another absence has already been recorded for this period. Please choose other days or change the other absence.',
    ],
    'klient.foto_ohne_einwilligung': [
      'Für Fotos fehlt die Einwilligung der Klientin oder des Klienten. Bitte holen Sie sie ein und tragen Sie sie in der Akte ein.',
      'The client’s consent for photos is missing. Please obtain it and record it in the client’s record.',
    ],
  },
  conflict: {
    'klient.keine_apothekenwahl': [
      'Zurzeit ist keine Apotheke gewählt. Bitte laden Sie die Akte neu.',
      'No pharmacy is chosen at present. Please reload the record.',
    ],
    'klient.schon_abwesend': [
      'Eine Abwesenheit hat schon begonnen. Bitte tragen Sie erst die Rückkehr ein.',
      'An absence has already started. Please record the return first.',
    ],
    'klient.nicht_geplant': [
      'Diese Abwesenheit hat schon begonnen oder ist abgesagt. Bitte laden Sie die Akte neu.',
      'This absence has already started or was cancelled. Please reload the record.',
    ],
    'klient.nicht_begonnen': [
      'Diese Abwesenheit hat noch nicht begonnen. Bitte ändern Sie ihren Beginn oder sagen Sie sie ab.',
      'This absence has not started yet. Please change its start or cancel it.',
    ],
    'klient.schon_zurueck': [
      'Die Rückkehr ist schon eingetragen. Bitte laden Sie die Akte neu.',
      'The return has already been recorded. Please reload the record.',
    ],
    'klient.wandel_zu_spaet': [
      'Das liegt mehr als eine Woche zurück. Bitte ändern Sie den Status und planen Sie die Besuche neu.',
      'This is more than a week ago. Please change the status and plan the visits again.',
    ],
    'klient.wandel_schon_zurueck': [
      'Diese Änderung ist schon rückgängig gemacht. Bitte laden Sie die Akte neu.',
      'This change has already been undone. Please reload the record.',
    ],
    'klient.nicht_in_versorgung': [
      'Die Versorgung dieser Person ist beendet. Stimmt das nicht, ändern Sie bitte zuerst den Status in der Akte.',
      'The care of this client has ended. If this is wrong, please change the status in the record first.',
    ],
    'klient.dokument_ist_nachweis': [
      'Dieses Dokument belegt eine Erklärung oder gehört zu einer abgeschlossenen Dokumentation und bleibt in der Akte. Bitte legen Sie eine Berichtigung daneben ab.',
      'This document is evidence of a declaration or belongs to finalised documentation and stays in the record. Please add a correction beside it.',
    ],
  },
})
