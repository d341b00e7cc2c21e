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
    telefon: 'Phone',
    leer: 'No organisation of this kind yet',
    leerText: 'Create the first one. It then gets an account for its manager.',
    anlegen: 'Create organisation',
    leitung: 'Add manager',
  },
  formular: {
    titel: 'Create organisation',
    art: 'Type',
    name: 'Name',
    adresse: 'Address',
    telefon: 'Phone',
    telefonHinweis: 'With the area code',
    email: 'Email',
    ik: 'Institution number (IK)',
    bsnr: 'Practice number (BSNR)',
    gut: 'The number is valid.',
    speichern: 'Create',
    erledigt: '{{name}} has been created',
    weiter: 'Next, the organisation needs an account for its manager.',
  },
  eigene: {
    titel: 'Organisation details',
    fest: 'Name and numbers appear in other organisations’ orders. Please request changes from the platform administration.',
    aendern: 'Change details',
    aendernTitel: 'Details of {{name}}',
    speichern: 'Save',
    erledigt: 'Details saved.',
  },
}
