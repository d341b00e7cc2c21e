import { errorTable } from '../shared/refusal.ts'

export const organisationErrors = errorTable({
  unprocessable: {
    'organisation.unbekannt': [
      'Diese Organisation gibt es nicht. Bitte laden Sie das Verzeichnis neu.',
      'This organisation does not exist. Please reload the directory.',
    ],
    'organisation.abschnitt_passt_nicht': [
      'Diese Angaben gehören nicht zu einer Organisation dieser Art. Bitte laden Sie die Seite neu.',
      'These details do not apply to this type of organisation. Please reload the page.',
    ],
    'organisation.logo_unlesbar': [
      'Dieses Bild lässt sich nicht lesen. Möglich sind JPEG, PNG, WebP und AVIF. Bitte wählen Sie ein anderes.',
      'This picture cannot be read. Please choose a JPEG, PNG, WebP or AVIF file.',
    ],
    'organisation.partnerschaft_passt_nicht': [
      'Zusammenarbeit gibt es hier zwischen einem Pflegedienst und einer Apotheke oder Praxis. Bitte wählen Sie eine passende Organisation.',
      'Partnerships here are between a nursing service and a pharmacy or practice. Please choose a matching organisation.',
    ],
  },
  conflict: {
    'organisation.veraltet': [
      'Inzwischen hat jemand anderes die Angaben geändert. Bitte neu laden.',
      'Someone else has changed this in the meantime. Please reload it.',
    ],
    'organisation.email_vergeben': [
      'Diese E-Mail-Adresse hat schon ein Konto. Bitte nehmen Sie eine andere.',
      'This email address already has an account. Please use another one.',
    ],
    'organisation.avv_veraltet': [
      'Es gibt eine neuere Fassung des Vertrags. Bitte neu laden.',
      'There is a newer version of the contract. Please reload the page.',
    ],
    'organisation.avv_fehlt': [
      'Die Leitung hat den Vertrag zur Auftragsverarbeitung noch nicht angenommen. Bitte wenden Sie sich an Ihre Leitung.',
      'The manager has not accepted the data processing agreement yet. Please contact your manager.',
    ],
    'organisation.antrag_entschieden': [
      'Dieser Antrag ist schon entschieden oder durch einen neuen ersetzt. Bitte laden Sie die Seite neu.',
      'This request has already been decided or replaced by a newer one. Please reload the page.',
    ],
    'organisation.nicht_aktiv': [
      'Eine der beiden Organisationen ist noch nicht freigeschaltet oder gesperrt. Bitte wenden Sie sich an die Plattformverwaltung.',
      'One of the two organisations has not been activated yet or is locked. Please contact the platform administration.',
    ],
    'organisation.partnerschaft_laeuft': [
      'Die Zusammenarbeit ist schon angefragt oder besteht schon. Bitte laden Sie die Seite neu.',
      'A partnership has already been requested or already exists. Please reload the page.',
    ],
    'organisation.partnerschaft_beendet': [
      'Die Zusammenarbeit mit dieser Organisation ist beendet. Nur die Leitung, die sie beendet hat, kann sie neu anbieten. Bitte wenden Sie sich an diese Leitung.',
      'The partnership with this organisation has ended. Only the manager who ended it can offer it again. Please contact that manager.',
    ],
    'organisation.partnerschaft_nicht_gefragt': [
      'Hier wartet keine Anfrage auf Ihre Antwort. Bitte laden Sie die Seite neu.',
      'No request is waiting for your answer here. Please reload the page.',
    ],
    'organisation.partnerschaft_laeuft_nicht': [
      'Diese Zusammenarbeit ist schon beendet. Bitte laden Sie die Seite neu.',
      'This partnership has already ended. Please reload the page.',
    ],
  },
  too_large: {
    'organisation.logo_zu_gross': [
      'Das Bild ist zu groß. Möglich sind 2 MB. Bitte verkleinern Sie es.',
      'The picture is larger than 2 MB. Please make it smaller.',
    ],
  },
})
