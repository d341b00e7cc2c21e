import type { SameTexts } from './i18n.ts'
import type { texts as german } from './regel.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  wochentag: { MO: 'Mon', TU: 'Tue', WE: 'Wed', TH: 'Thu', FR: 'Fri', SA: 'Sat', SU: 'Sun' },
  wochentagLang: {
    MO: 'Monday',
    TU: 'Tuesday',
    WE: 'Wednesday',
    TH: 'Thursday',
    FR: 'Friday',
    SA: 'Saturday',
    SU: 'Sunday',
  },
  wievielter: {
    tag: 'on day {{tag}} of the month',
    jeder: 'on every',
    erster: 'on the first',
    zweiter: 'on the second',
    dritter: 'on the third',
    vierter: 'on the fourth',
    fuenfter: 'on the fifth',
    letzter: 'on the last',
  },
  satz: {
    jedenTag: 'every day',
    alleTage: 'every {{n}} days',
    jeden: 'every {{tage}}',
    alleTageAm: 'every {{n}} days, only {{tage}}',
    alleWochen: 'every {{n}} weeks on {{tage}}',
    jedenMonat: 'every month {{wann}}',
    alleMonate: 'every {{n}} months {{wann}}',
  },
}
