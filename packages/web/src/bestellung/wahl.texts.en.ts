import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './wahl.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  art: { KLIENT: 'For a client', EINRICHTUNG: 'For the organisation' },
  angabeart: { PZN: 'PZN', WIRKSTOFF: 'Active substance', FREITEXT: 'Free text', REZEPTUR: 'Compounded', HMV: 'Medical aid' },
  produktart: {
    ARZNEIMITTEL: 'Medicine',
    REZEPTUR: 'Compounded medicine',
    VERBANDSTOFF: 'Dressing',
    HILFSMITTEL: 'Medical aid',
    PFLEGEHILFSMITTEL: 'Consumable care supplies',
    MEDIZINPRODUKT: 'Medical device',
    NAHRUNG: 'Oral or tube nutrition',
    BLISTER: 'Blister pack',
    SONSTIGES: 'Other',
  },
  dosierung: { PLAN: 'As in the medication plan', SCHEMA: 'Morning – noon – evening – night', TEXT: 'As text' },
  tageszeit: { morgens: 'morning', mittags: 'noon', abends: 'evening', nachts: 'night' },
  vorlage: {
    ANFORDERN: 'Request from the practice',
    LIEGT_IN_PRAXIS: 'Ready at the practice',
    LIEGT_BEI_UNS: 'With us',
    AUF_EGK: 'On the health card',
    OHNE: 'No prescription',
  },
  vorlageHinweis: {
    ANFORDERN: 'The practice receives the request.',
    LIEGT_IN_PRAXIS: 'It still has to be collected there.',
    LIEGT_BEI_UNS: 'We have the printout or paper prescription.',
    AUF_EGK: 'E-prescription; the pharmacy reads the card.',
    OHNE: 'Goes to the pharmacy straight away.',
  },
}
