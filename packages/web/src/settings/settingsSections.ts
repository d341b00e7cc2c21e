import { type Rolle, allSeitenRollen } from '@dreiklang/domain/shared/akteur'
import type { ComponentType } from 'react'
import type { TextKey } from '../shared/i18n.ts'
import type { texts } from './settings.texts.de.ts'

type SectionId = Extract<TextKey<typeof texts>, `section.${string}.name`> extends `section.${infer Id}.name` ? Id : never

export interface SettingsSection {
  /** Stands in the address: `/settings?bereich=profile`. */
  id: SectionId
  load: () => Promise<{ Section: ComponentType }>
  text: `section.${SectionId}`
  /** Who is shown the section; without it everyone. */
  roles?: readonly Rolle[]
}

const heads: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

export const settingsSections: readonly SettingsSection[] = [
  { id: 'profile', load: () => import('./components/ProfileSection.tsx'), text: 'section.profile' },
  { id: 'appearance', load: () => import('./components/AppearanceSection.tsx'), text: 'section.appearance' },
  {
    id: 'language',
    load: async () => ({ Section: (await import('./components/AppearanceSection.tsx')).LanguageSection }),
    text: 'section.language',
  },
  {
    id: 'notifications',
    load: () => import('../notification/components/NotificationsSection.tsx'),
    text: 'section.notifications',
    roles: allSeitenRollen,
  },
  {
    id: 'calendar',
    load: () => import('../kalenderabo/components/KalenderSection.tsx'),
    text: 'section.calendar',
    roles: allSeitenRollen,
  },
  { id: 'security', load: () => import('../anmeldung/components/SecuritySection.tsx'), text: 'section.security' },
  {
    id: 'organisation',
    load: () => import('./components/OrganisationSection.tsx'),
    text: 'section.organisation',
    roles: [...heads, 'ROLE_ADMIN'],
  },
  {
    id: 'team',
    load: async () => ({ Section: (await import('./components/OrganisationSection.tsx')).TeamSection }),
    text: 'section.team',
    roles: heads,
  },
]
