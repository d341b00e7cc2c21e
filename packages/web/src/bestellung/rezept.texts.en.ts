import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './rezept.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  andereFrist: {
    anders: 'Another last day applies',
    berechnet: 'Otherwise valid until {{tag}}.',
    gesetzlich: 'Valid until {{tag}}. The law sets this day; only an earlier one is possible.',
    gueltigBis: 'Last day to redeem it',
    grund: 'Why another day?',
    grundHinweis: 'In a few words. Everyone involved reads the reason.',
    entfaellt: 'The other last day (“{{grund}}”) will no longer apply. The day is calculated again unless you enter another one.',
    gesagt: 'Another last day, entered by {{wer}}: {{grund}}',
    gesagtStatt: 'Another last day (instead of {{tag}}), entered by {{wer}}: {{grund}}',
  },
  mvo: {
    anders: 'As a repeat prescription',
    hinweis: 'Two to four e-prescriptions for the same; each is redeemed separately, from its first day on.',
    gewuenscht: 'Requested by the nursing service. Two to four e-prescriptions; each is redeemed separately, from its first day on.',
    ab: 'Part {{nr}}: redeemable from',
    bis: 'Part {{nr}}: last day (otherwise 365 days after issue)',
    mehr: 'Another part',
    weniger: 'Remove last part',
    teil: 'Part {{nr}} of {{von}}',
    einloesbarAb: 'Redeemable from {{ab}}, valid until {{bis}}',
    naechster: 'Part {{nr}} of {{von}} can be redeemed from {{tag}} on. Its prescription exists already.',
    bestellen: 'Order part {{nr}}',
  },
  kasse: {
    einreichenText: 'You record when the cost estimate went to the health insurer. Until it answers, the item waits for the insurer.',
    eingereichtAm: 'Submitted on',
    erfragenAm: 'Ask again on',
    erfragenHinweis: 'Dreiklang reminds you on this day. The insurer has three weeks, five with an expert opinion (§ 13 (3a) SGB V).',
    antwort: 'What did the insurer decide?',
    antwortAm: 'Decided on',
    nummer: 'Approval number',
    text: 'Explanation',
    freiwillig: 'Optional',
    entscheid: { GENEHMIGT: 'Approved', TEILWEISE: 'Approved in part', ABGELEHNT: 'Refused' },
    offen: {
      PFLEGE: 'The cost estimate has been with the health insurer since {{tag}}. The answer will be recorded here.',
      ARZT: 'The cost estimate went to the health insurer on {{tag}}; the answer is outstanding.',
      APOTHEKE: 'Cost estimate submitted on {{tag}}, no answer yet.',
    },
    erfragen: 'Ask again on {{tag}}',
    gesagt: {
      GENEHMIGT: 'Approved by the health insurer on {{tag}}',
      TEILWEISE: 'Approved in part by the health insurer on {{tag}}',
      ABGELEHNT: 'Refused by the health insurer on {{tag}}',
    },
    nr: 'no. {{nummer}}',
  },
}
