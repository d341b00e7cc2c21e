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
}
