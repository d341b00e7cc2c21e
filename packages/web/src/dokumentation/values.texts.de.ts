import { blattWords } from '@dreiklang/domain/dokumentation/blattWords'

export const texts = {
  ...blattWords,
  vital: {
    ...blattWords.vital,
    systolisch: 'Blutdruck systolisch',
    diastolisch: 'Blutdruck diastolisch',
    einheit: 'Einheit des Blutzuckers',
  },
  hinweis: {
    FIEBER: 'Fieber: ab {{grenze}}.',
    UNTERZUCKER: 'Unterzucker: unter {{grenze}}. Bitte sofort handeln.',
    UNTER: 'Unter {{grenze}}.',
    UEBER: 'Über {{grenze}}.',
    GEWICHT: 'Gewicht um {{prozent}} % verändert in 30 Tagen.',
  },
  hinweisZiel: {
    FIEBER: 'Fieber: ab {{grenze}}.',
    UNTERZUCKER: 'Unterzucker: unter {{grenze}}. Bitte sofort handeln.',
    UNTER: 'Unter dem ärztlichen Zielbereich (ab {{grenze}}).',
    UEBER: 'Über dem ärztlichen Zielbereich (bis {{grenze}}).',
    GEWICHT: 'Gewicht um {{prozent}} % verändert in 30 Tagen.',
  },
  unterschrift: { handzeichen: 'Handzeichen', klientUnterschrift: 'Unterschrift der Klientin oder des Klienten' },
} as const
