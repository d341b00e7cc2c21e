import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './organisation.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'Administration',
  art: { PFLEGEDIENST: 'Nursing service', APOTHEKE: 'Pharmacy', ARZTPRAXIS: 'Practice' },
  arten: { PFLEGEDIENST: 'Nursing services', APOTHEKE: 'Pharmacies', ARZTPRAXIS: 'Practices' },
  organisationen: {
    titel: 'Organisations',
    name: 'Name',
    ort: 'Place',
    telefon: 'Telephone',
    leer: 'No organisation of this kind yet',
    leerText: 'Create the first one. It then gets an account for its head.',
    anlegen: 'Create organisation',
    leitung: 'Create head',
  },
  formular: {
    titel: 'Create organisation',
    art: 'Kind',
    name: 'Name',
    adresse: 'Address',
    telefon: 'Telephone',
    telefonHinweis: 'With the area code',
    email: 'E-mail',
    ik: 'Institution number (IK)',
    bsnr: 'Practice number (BSNR)',
    gut: 'The number fits.',
    speichern: 'Create',
    erledigt: '{{name}} is created',
    weiter: 'Next, the organisation needs an account for its head.',
  },
  eigene: {
    titel: 'Details of the organisation',
    fest: 'Name and numbers stand on prescriptions and in orders of others. A change is requested from the platform administration.',
    aendern: 'Change details',
    aendernTitel: 'Details of {{name}}',
    speichern: 'Save',
    erledigt: 'The details are saved.',
  },
}
