import { errorTable } from '../shared/refusal.ts'

export const filesErrors = errorTable({
  conflict: {
    'files.name_vergeben': [
      'Diesen Namen gibt es hier schon. Bitte ersetzen Sie die vorhandene Datei oder wählen Sie einen anderen Namen.',
      'This name already exists here. Please replace the existing file or choose another name.',
    ],
    'files.stelle': [
      'Der Server hat einen anderen Teil dieser Datei. Bitte setzen Sie das Hochladen fort.',
      'The server has a different part of this file. Please resume the upload.',
    ],
    'files.anderer_klient': [
      'Diese Datei gehört schon zu jemand anderem. Bitte laden Sie sie hier noch einmal hoch.',
      'This file already belongs to someone else. Please upload it here again.',
    ],
    'files.hier_nicht': [
      'Hier können Sie keine Datei anhängen oder entfernen. Bitte laden Sie die Seite neu.',
      'You cannot attach or remove files here. Please reload the page.',
    ],
    'files.im_papierkorb': [
      'Das liegt im Papierkorb. Bitte stellen Sie es zuerst wieder her.',
      'This is in the trash. Please restore it first.',
    ],
  },
  too_large: {
    'files.zu_gross': [
      'Eine Datei darf höchstens 2 GB groß sein. Bitte verkleinern oder teilen Sie sie.',
      'A file can be 2 GB at most. Please make it smaller or split it.',
    ],
  },
  forbidden: {
    'files.passwort': ['Das Passwort stimmt nicht. Bitte geben Sie es noch einmal ein.', 'That password is wrong. Please enter it again.'],
  },
  unprocessable: {
    'files.art_unbekannt': [
      'Diese Art von Datei wird nicht genommen, oder der Inhalt passt nicht zur Endung. Bitte nehmen Sie PDF, Bild, MP4, Text, CSV oder ein neues Office-Format.',
      'This file type is not accepted, or the content does not match its name. Please use PDF, a picture, MP4, text, CSV or a current Office format.',
    ],
    'files.aktiver_inhalt': [
      'Dieses PDF kann beim Öffnen etwas ausführen oder trägt weitere Dateien in sich. Bitte speichern Sie es als einfaches PDF.',
      'This PDF contains active content or attachments. Please save it again as a plain PDF.',
    ],
    'files.endung_bleibt': [
      'Die Endung sagt, was die Datei ist. Bitte ändern Sie nur den Namen davor.',
      'The ending tells what the file is. Please change only the name in front of it.',
    ],
    'files.in_sich': [
      'Ein Ordner passt nicht in sich selbst. Bitte wählen Sie einen anderen.',
      'A folder cannot be moved into itself. Please choose another one.',
    ],
    'files.zu_tief': [
      'Mehr als 20 Ordner ineinander sind nicht möglich. Bitte wählen Sie einen weiter oben.',
      'Folders can be nested 20 deep at most. Please choose one further up.',
    ],
    'files.zu_viele': [
      'Mehr als 10.000 Dateien und Ordner sind nicht möglich. Bitte leeren Sie zuerst den Papierkorb.',
      'You can have at most 10,000 files and folders. Please empty the trash first.',
    ],
    'files.zu_viele_links': [
      'Mehr als 20 Links hat eine Datei nicht. Bitte beenden Sie zuerst einen.',
      'A file can have at most 20 links. Please revoke one first.',
    ],
    'files.zu_viele_hier': [
      'Mehr als 100 Dateien sind hier nicht möglich. Bitte entfernen Sie zuerst eine.',
      'You can attach at most 100 files here. Please remove one first.',
    ],
    'files.zu_gross_zum_anhaengen': [
      'Mit allen Fassungen ist diese Datei größer als 50 MB. Bitte laden Sie sie hier hoch, statt sie anzuhängen.',
      'With all its versions this file is larger than 50 MB. Please upload it here instead of attaching it.',
    ],
    'files.kein_ordner': [
      'Ein Ordner lässt sich nicht anhängen. Bitte wählen Sie eine Datei.',
      'A folder cannot be attached. Please choose a file.',
    ],
    'files.link_nur_ordner': [
      'Hochladen geht nur in einen Ordner. Bitte wählen Sie einen Ordner.',
      'Files can only be uploaded into a folder. Please choose a folder.',
    ],
  },
})
