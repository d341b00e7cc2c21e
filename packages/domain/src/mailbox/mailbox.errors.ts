import { errorTable } from '../shared/refusal.ts'

export const mailboxErrors = errorTable({
  conflict: {
    'mailbox.veraltet': [
      'Dieser Entwurf wurde in einem anderen Fenster geändert. Bitte öffnen Sie ihn dort oder laden Sie ihn neu.',
      'This draft was changed in another window. Please open it there or reload it.',
    ],
    'mailbox.schon_gesendet': [
      'Diese Mail ist schon gesendet und lässt sich nicht mehr ändern. Bitte schreiben Sie eine neue.',
      'This mail has already been sent and can no longer be changed. Please write a new one.',
    ],
    'mailbox.nicht_bereit': [
      'Diese Mail ist noch ein Entwurf. Bitte senden Sie den Entwurf zuerst ab.',
      'This mail is still a draft. Please send the draft first.',
    ],
    'mailbox.nicht_gescheitert': [
      'Diese Mail ist nicht liegen geblieben. Bitte laden Sie die Seite neu.',
      'This mail is not held up. Please reload the page.',
    ],
    'mailbox.post_uebung': [
      'Im Übungsmodus gibt es keine Verbindung zu Mailservern. Bitte richten Sie das Konto auf dem Server Ihrer Einrichtung ein.',
      'The practice mode cannot reach mail servers. Please set up the account on the server of your organisation.',
    ],
  },
  unprocessable: {
    'mailbox.kein_konto': [
      'Adressen außerhalb brauchen ein eigenes Mailkonto. Bitte richten Sie es in den Einstellungen des Postfachs ein.',
      'Addresses outside need a mail account of your own. Please set it up in the settings of the mailbox.',
    ],
    'mailbox.patientendaten': [
      'Diese Mail nennt Klienten und geht an Adressen ohne KIM. Bitte bestätigen Sie, dass sie so gesendet werden darf.',
      'This mail names clients and goes to addresses without KIM. Please confirm that it may be sent like this.',
    ],
    'mailbox.post_server': [
      'Mit diesem Server verbindet sich Dreiklang so nicht. Bitte prüfen Sie Port und Verschlüsselung.',
      'Dreiklang does not connect to this server like this. Please check port and encryption.',
    ],
    'mailbox.post_passwort_fehlt': [
      'Es fehlt ein Passwort. Bitte geben Sie es für beide Server ein.',
      'A password is missing. Please enter it for both servers.',
    ],
    'mailbox.zu_viele_etiketten': [
      'Mehr als fünf Etiketten je Mail sind nicht möglich. Bitte nehmen Sie zuerst eines ab.',
      'A mail can carry at most five labels. Please remove one first.',
    ],
    'mailbox.etikett_unbekannt': [
      'Dieses Etikett gibt es nicht mehr. Bitte laden Sie die Seite neu.',
      'This label no longer exists. Please reload the page.',
    ],
    'mailbox.zu_viele': [
      'Mehr als 50 Etiketten sind nicht möglich. Bitte löschen Sie zuerst eines.',
      'You can have at most 50 labels. Please delete one first.',
    ],
    'mailbox.zu_viele_vorlagen': [
      'Mehr als 50 Vorlagen sind nicht möglich. Bitte löschen Sie zuerst eine.',
      'You can have at most 50 templates. Please delete one first.',
    ],
    'mailbox.abwesenheit_verkehrt': [
      'Der letzte Tag liegt vor dem ersten. Bitte tauschen Sie die Tage.',
      'The last day is before the first one. Please swap the days.',
    ],
    'mailbox.ordner_unpassend': [
      'In diesen Ordner passt die Mail nicht. Bitte wählen Sie einen anderen.',
      'This mail does not belong in that folder. Please choose another one.',
    ],
    'mailbox.empfaenger_unbekannt': [
      'An diese Person können Sie nicht schreiben. Bitte wählen Sie jemanden aus der Liste.',
      'You cannot write to this person. Please choose someone from the list.',
    ],
    'mailbox.empfaenger_fehlt': [
      'Es fehlt, an wen die Mail geht. Bitte wählen Sie mindestens eine Person.',
      'The mail has no recipient. Please choose at least one person.',
    ],
    'mailbox.nicht_im_papierkorb': [
      'Endgültig löschen geht nur im Papierkorb. Bitte verschieben Sie die Mail zuerst dorthin.',
      'Only mails in the trash can be deleted for good. Please move the mail there first.',
    ],
    'mailbox.zu_viele_anhaenge': [
      'Mehr als zehn Anhänge je Mail sind nicht möglich. Bitte nehmen Sie zuerst einen heraus.',
      'A mail can carry at most ten attachments. Please remove one first.',
    ],
    'mailbox.anhaenge_zu_gross': [
      'Die Anhänge sind zusammen größer als 25 MB. Bitte verteilen Sie sie auf mehrere Mails.',
      'The attachments are larger than 25 MB in total. Please spread them over several mails.',
    ],
    'mailbox.zeitpunkt_vorbei': [
      'Dieser Zeitpunkt ist schon vorbei. Bitte wählen Sie einen späteren.',
      'This time has already passed. Please choose a later one.',
    ],
  },
})
