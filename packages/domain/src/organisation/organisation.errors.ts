import { errorTable } from '../shared/refusal.ts'

export const organisationErrors = errorTable({
  unprocessable: {
    'organisation.unbekannt': ['Diese Organisation gibt es nicht.', 'This organisation does not exist.'],
    'organisation.abschnitt_passt_nicht': [
      'Diese Angaben gehören nicht zu einer Organisation dieser Art.',
      'These details do not apply to this type of organisation.',
    ],
    'organisation.logo_unlesbar': [
      'Dieses Bild lässt sich nicht lesen. Möglich sind JPEG, PNG, WebP und AVIF.',
      'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
    ],
    'organisation.partnerschaft_passt_nicht': [
      'Zusammenarbeit gibt es hier zwischen einem Pflegedienst und einer Apotheke oder Praxis.',
      'Partnerships here are between a nursing service and a pharmacy or practice.',
    ],
  },
  conflict: {
    'organisation.veraltet': [
      'Inzwischen hat jemand anderes die Angaben geändert. Bitte neu laden.',
      'Someone else has changed this in the meantime. Please reload it.',
    ],
    'organisation.email_vergeben': ['Diese E-Mail-Adresse hat schon ein Konto.', 'This e-mail address already has an account.'],
    'organisation.avv_veraltet': [
      'Es gibt eine neuere Fassung des Vertrags. Bitte neu laden.',
      'There is a newer version of the contract. Please reload it.',
    ],
    'organisation.avv_fehlt': [
      'Die Leitung hat den Vertrag zur Auftragsverarbeitung noch nicht angenommen.',
      'The manager has not accepted the data processing agreement yet.',
    ],
    'organisation.antrag_entschieden': [
      'Dieser Antrag ist schon entschieden oder durch einen neuen ersetzt.',
      'This request has already been decided or replaced by a newer one.',
    ],
    'organisation.nicht_aktiv': [
      'Eine der beiden Organisationen ist noch nicht freigeschaltet oder gesperrt.',
      'One of the two organisations has not been activated yet or is locked.',
    ],
    'organisation.partnerschaft_laeuft': [
      'Die Zusammenarbeit ist schon angefragt oder besteht schon.',
      'A partnership has already been requested or already exists.',
    ],
    'organisation.partnerschaft_beendet': [
      'Die Zusammenarbeit mit dieser Organisation ist beendet. Nur die Leitung, die sie beendet hat, kann sie neu anbieten.',
      'The partnership with this organisation has ended. Only the manager who ended it can offer it again.',
    ],
    'organisation.partnerschaft_nicht_gefragt': [
      'Hier wartet keine Anfrage auf Ihre Antwort.',
      'No request is waiting for your answer here.',
    ],
    'organisation.partnerschaft_laeuft_nicht': ['Diese Zusammenarbeit ist schon beendet.', 'This partnership has already ended.'],
  },
  too_large: { 'organisation.logo_zu_gross': ['Das Bild ist zu groß. Möglich sind 2 MB.', 'The picture is larger than 2 MB.'] },
})
