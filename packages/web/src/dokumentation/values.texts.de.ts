import { blattWords } from '@dreiklang/domain/dokumentation/blattWords'

export const texts = {
  ...blattWords,
  vital: {
    ...blattWords.vital,
    diastolisch: 'Blutdruck diastolisch',
    einheitWechseln: 'Einheit des Blutzuckers: {{einheit}}, wechseln',
  },
  hinweis: {
    FIEBER: 'Fieber: ab {{grenze}}.',
    KRITISCH_UNTER: 'Kritisch: unter {{grenze}}. Bitte verständigen Sie jetzt jemanden.',
    KRITISCH_UEBER: 'Kritisch: über {{grenze}}. Bitte verständigen Sie jetzt jemanden.',
    UNTER: 'Unter {{grenze}}.',
    UEBER: 'Über {{grenze}}.',
    GEWICHT: 'Gewicht um {{prozent}} % verändert in 30 Tagen.',
  },
  kritisch: {
    titel: 'Kritisch: {{art}} {{wert}}',
    text: 'Wen verständigen Sie? Bei Lebensgefahr zuerst 112. Was Sie getan haben, halten Sie bitte unter „Maßnahmen“ fest.',
    notruf: '112 anrufen',
    praxis: '{{name}} anrufen',
    arztbesuch: 'Praxis um Besuch bitten',
    werte: 'Die Messwerte können Sie der Anfrage mitgeben.',
    folgebesuch: 'Nächsten Besuch planen',
    zweck:
      'Die Grenzen erinnern daran, jemanden zu verständigen. Sie sind keine Diagnose und keine Empfehlung zur Behandlung. Hat die Praxis einen Zielbereich gesetzt, gilt dieser.',
  },
  hinweisZiel: {
    FIEBER: 'Fieber: ab {{grenze}}.',
    KRITISCH_UNTER: 'Kritisch: unter {{grenze}}. Bitte verständigen Sie jetzt jemanden.',
    KRITISCH_UEBER: 'Kritisch: über {{grenze}}. Bitte verständigen Sie jetzt jemanden.',
    UNTER: 'Unter dem ärztlichen Zielbereich (ab {{grenze}}).',
    UEBER: 'Über dem ärztlichen Zielbereich (bis {{grenze}}).',
    GEWICHT: 'Gewicht um {{prozent}} % verändert in 30 Tagen.',
  },
  unterschrift: { handzeichen: 'Handzeichen', klientUnterschrift: 'Unterschrift der Klientin oder des Klienten' },
} as const
