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
}
