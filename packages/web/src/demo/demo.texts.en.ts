import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './demo.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Demonstration with invented data',
  text: 'One click fills in the form. All accounts have the password',
  use: 'Sign in as {{name}} ({{organisation}})',
  platform: 'Platform',
  role: {
    ROLE_ADMIN: 'Administration',
    ROLE_PFLEGER: 'Nursing',
    ROLE_PFLEGE_ADMIN: 'Head of nursing',
    ROLE_APOTHEKER: 'Pharmacy',
    ROLE_APOTHEKE_ADMIN: 'Head of pharmacy',
    ROLE_ARZT: 'Practice',
    ROLE_ARZT_ADMIN: 'Head of practice',
  },
}
