import { errorTable } from '../shared/refusal.ts'

export const dateiErrors = errorTable({
  too_large: {
    'datei.zu_gross': [
      'Die Datei ist größer als 15 MB. Bitte verkleinern oder teilen Sie sie.',
      'The file is larger than 15 MB. Please make it smaller or split it.',
    ],
    'datei.zu_gross_zum_pruefen': [
      'Diese Datei ist zu groß für die Prüfung auf Schadsoftware. Bitte verkleinern oder teilen Sie sie.',
      'This file is too large to be checked for malware. Please make it smaller or split it.',
    ],
  },
  unavailable: {
    'datei.pruefung_weg': [
      'Die Prüfung auf Schadsoftware ist gerade nicht erreichbar, deshalb wird keine Datei angenommen. Bitte gleich noch einmal versuchen.',
      'The malware scanner cannot be reached right now, so no file is accepted. Please try again shortly.',
    ],
  },
  unprocessable: {
    'datei.schadsoftware': [
      'In dieser Datei wurde Schadsoftware gefunden. Sie wurde nicht gespeichert. Bitte lassen Sie Ihr Gerät prüfen.',
      'Malware was found in this file. It was not saved. Please have your device checked.',
    ],
    'datei.art_unbekannt': [
      'Diese Art von Datei wird hier nicht genommen. Bitte PDF, JPEG, PNG oder WebP nehmen.',
      'This file type is not accepted here. Please use PDF, JPEG, PNG or WebP.',
    ],
    'datei.unlesbar': [
      'Dieses Bild kann nicht gelesen werden. Vielleicht ist die Datei beschädigt. Bitte wählen Sie ein anderes.',
      'This picture cannot be read. The file may be damaged. Please choose another one.',
    ],
    'datei.aktiver_inhalt': [
      'Dieses PDF kann beim Öffnen etwas ausführen oder trägt weitere Dateien in sich. Bitte als einfaches PDF neu speichern.',
      'This PDF contains active content or attachments. Please save it again as a plain PDF.',
    ],
  },
})
