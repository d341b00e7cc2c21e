import type { SameTexts } from '../../shared/i18n.ts'
import type { texts as german } from './wahl.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  art: { KLIENT: 'For a client', EINRICHTUNG: 'For the organisation' },
  angabeart: { PZN: 'PZN', WIRKSTOFF: 'Substance', FREITEXT: 'Free text', REZEPTUR: 'Compounding', HMV: 'Medical aid' },
  produktart: {
    ARZNEIMITTEL: 'Medicine',
    REZEPTUR: 'Compounded medicine',
    VERBANDSTOFF: 'Dressing',
    HILFSMITTEL: 'Medical aid',
    PFLEGEHILFSMITTEL: 'Care supplies',
    MEDIZINPRODUKT: 'Medical device',
    NAHRUNG: 'Enteral nutrition',
    BLISTER: 'Blister',
    SONSTIGES: 'Other',
  },
  dosierung: { PLAN: 'As in the medication plan', SCHEMA: 'Morning – noon – evening – night', TEXT: 'As text' },
  tageszeit: { morgens: 'morning', mittags: 'noon', abends: 'evening', nachts: 'night' },
  vorlage: {
    ANFORDERN: 'Ask the practice for it',
    LIEGT_IN_PRAXIS: 'Is ready at the practice',
    LIEGT_BEI_UNS: 'Is here with us',
    AUF_EGK: 'On the health card',
    OHNE: 'Without prescription',
  },
  vorlageHinweis: {
    ANFORDERN: 'The practice receives the request.',
    LIEGT_IN_PRAXIS: 'Still has to be fetched there.',
    LIEGT_BEI_UNS: 'Printout or paper is in the house.',
    AUF_EGK: 'E-prescription, the pharmacy reads the card.',
    OHNE: 'Goes to the pharmacy at once.',
  },
}
