import { fehlerTabelle } from '../shared/fehler.ts'

export const organisationFehler = fehlerTabelle({
  'organisation.unbekannt': { art: 'unprocessable', de: 'Diese Organisation gibt es nicht.', en: 'There is no such organisation.' },
  'organisation.veraltet': {
    art: 'conflict',
    de: 'Inzwischen hat jemand anderes die Angaben geändert. Bitte neu laden.',
    en: 'Somebody else has changed this in the meantime. Please load it anew.',
  },
  'organisation.email_vergeben': {
    art: 'conflict',
    de: 'Diese E-Mail-Adresse hat schon ein Konto.',
    en: 'This e-mail address already has an account.',
  },
  'organisation.abschnitt_passt_nicht': {
    art: 'unprocessable',
    de: 'Diese Angaben gehören nicht zu einer Organisation dieser Art.',
    en: 'These details do not belong to an organisation of this kind.',
  },
  'organisation.logo_unlesbar': {
    art: 'unprocessable',
    de: 'Dieses Bild lässt sich nicht lesen. Möglich sind JPEG, PNG, WebP und AVIF.',
    en: 'This picture cannot be read. JPEG, PNG, WebP and AVIF are possible.',
  },
  'organisation.logo_zu_gross': {
    art: 'too_large',
    de: 'Das Bild ist zu groß. Möglich sind 2 MB.',
    en: 'The picture is too large. 2 MB are possible.',
  },
  'organisation.avv_veraltet': {
    art: 'conflict',
    de: 'Es gibt eine neuere Fassung des Vertrags. Bitte neu laden.',
    en: 'There is a newer version of the contract. Please load it anew.',
  },
  'organisation.avv_fehlt': {
    art: 'conflict',
    de: 'Die Leitung hat den Vertrag zur Auftragsverarbeitung noch nicht angenommen.',
    en: 'The head has not accepted the contract on processing by order yet.',
  },
  'organisation.antrag_entschieden': {
    art: 'conflict',
    de: 'Dieser Antrag ist schon entschieden oder durch einen neuen ersetzt.',
    en: 'This request has been decided already, or a newer one has replaced it.',
  },
  'organisation.nicht_aktiv': {
    art: 'conflict',
    de: 'Eine der beiden Organisationen ist noch nicht freigeschaltet oder gesperrt.',
    en: 'One of the two organisations is not activated yet, or is locked.',
  },
  'organisation.partnerschaft_passt_nicht': {
    art: 'unprocessable',
    de: 'Zusammenarbeit gibt es hier zwischen einem Pflegedienst und einer Apotheke oder Praxis.',
    en: 'Here a nursing service works together with a pharmacy or a practice.',
  },
  'organisation.partnerschaft_laeuft': {
    art: 'conflict',
    de: 'Die Zusammenarbeit ist schon angefragt oder besteht schon.',
    en: 'Working together has been asked for already, or holds already.',
  },
  'organisation.partnerschaft_beendet': {
    art: 'conflict',
    de: 'Die Zusammenarbeit mit dieser Organisation ist beendet. Nur die Leitung, die sie beendet hat, kann sie neu anbieten.',
    en: 'Working with this organisation has ended. Only the head who ended it can offer it anew.',
  },
  'organisation.partnerschaft_nicht_gefragt': {
    art: 'conflict',
    de: 'Hier wartet keine Anfrage auf Ihre Antwort.',
    en: 'No question waits for your answer here.',
  },
  'organisation.partnerschaft_laeuft_nicht': {
    art: 'conflict',
    de: 'Diese Zusammenarbeit ist schon beendet.',
    en: 'This working together has ended already.',
  },
})
