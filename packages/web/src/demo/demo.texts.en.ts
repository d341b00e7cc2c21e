import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './demo.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Demo with fictitious data',
  text: 'One click fills in the form. All accounts use the password',
  use: 'Sign in as {{name}} ({{organisation}})',
  platform: 'Platform',
  role: {
    ROLE_ADMIN: 'Platform administration',
    ROLE_PFLEGER: 'Nursing',
    ROLE_PFLEGE_ADMIN: 'Nursing manager',
    ROLE_APOTHEKER: 'Pharmacy',
    ROLE_APOTHEKE_ADMIN: 'Pharmacy manager',
    ROLE_ARZT: 'Practice',
    ROLE_ARZT_ADMIN: 'Practice manager',
  },
}
