import { errorTable } from '../shared/refusal.ts'

export const organisationErrors = errorTable({
  'organisation.unbekannt': { art: 'unprocessable', de: 'Diese Organisation gibt es nicht.', en: 'This organisation does not exist.' },
  'organisation.veraltet': {
    art: 'conflict',
    de: 'Inzwischen hat jemand anderes die Angaben geändert. Bitte neu laden.',
    en: 'Someone else has changed this in the meantime. Please reload it.',
  },
  'organisation.email_vergeben': {
    art: 'conflict',
    de: 'Diese E-Mail-Adresse hat schon ein Konto.',
    en: 'This e-mail address already has an account.',
  },
  'organisation.abschnitt_passt_nicht': {
    art: 'unprocessable',
    de: 'Diese Angaben gehören nicht zu einer Organisation dieser Art.',
    en: 'These details do not apply to this type of organisation.',
  },
  'organisation.logo_unlesbar': {
    art: 'unprocessable',
    de: 'Dieses Bild lässt sich nicht lesen. Möglich sind JPEG, PNG, WebP und AVIF.',
    en: 'This picture cannot be read. Please use JPEG, PNG, WebP or AVIF.',
  },
  'organisation.logo_zu_gross': {
    art: 'too_large',
    de: 'Das Bild ist zu groß. Möglich sind 2 MB.',
    en: 'The picture is larger than 2 MB.',
  },
  'organisation.avv_veraltet': {
    art: 'conflict',
    de: 'Es gibt eine neuere Fassung des Vertrags. Bitte neu laden.',
    en: 'There is a newer version of the contract. Please reload it.',
  },
  'organisation.avv_fehlt': {
    art: 'conflict',
    de: 'Die Leitung hat den Vertrag zur Auftragsverarbeitung noch nicht angenommen.',
    en: 'The manager has not accepted the data processing agreement yet.',
  },
  'organisation.antrag_entschieden': {
    art: 'conflict',
    de: 'Dieser Antrag ist schon entschieden oder durch einen neuen ersetzt.',
    en: 'This request has already been decided or replaced by a newer one.',
  },
  'organisation.nicht_aktiv': {
    art: 'conflict',
    de: 'Eine der beiden Organisationen ist noch nicht freigeschaltet oder gesperrt.',
    en: 'One of the two organisations has not been activated yet or is locked.',
  },
  'organisation.partnerschaft_passt_nicht': {
    art: 'unprocessable',
    de: 'Zusammenarbeit gibt es hier zwischen einem Pflegedienst und einer Apotheke oder Praxis.',
    en: 'Partnerships here are between a nursing service and a pharmacy or practice.',
  },
  'organisation.partnerschaft_laeuft': {
    art: 'conflict',
    de: 'Die Zusammenarbeit ist schon angefragt oder besteht schon.',
    en: 'A partnership has already been requested or already exists.',
  },
  'organisation.partnerschaft_beendet': {
    art: 'conflict',
    de: 'Die Zusammenarbeit mit dieser Organisation ist beendet. Nur die Leitung, die sie beendet hat, kann sie neu anbieten.',
    en: 'The partnership with this organisation has ended. Only the manager who ended it can offer it again.',
  },
  'organisation.partnerschaft_nicht_gefragt': {
    art: 'conflict',
    de: 'Hier wartet keine Anfrage auf Ihre Antwort.',
    en: 'No request is waiting for your answer here.',
  },
  'organisation.partnerschaft_laeuft_nicht': {
    art: 'conflict',
    de: 'Diese Zusammenarbeit ist schon beendet.',
    en: 'This partnership has already ended.',
  },
})
