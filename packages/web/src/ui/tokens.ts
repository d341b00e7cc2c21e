/** The contrast test computes every pair from this table: text 4.5 : 1, field borders and focus ring 3 : 1 (WCAG 2.2, 1.4.3, 1.4.11). */
export const schemeTokens = {
  light: {
    page: '#f1f5f9',
    around: '#e2e8f0',
    card: '#ffffff',
    cardHover: '#f8fafc',
    border: '#e2e8f0',
    controlBorder: '#cbd5e1',
    text: '#0f172a',
    dimmed: '#475569',
    placeholder: '#5b6b80',
    error: '#b91c1c',
    field: '#ffffff',
    fieldBorder: '#64748b',
    nav: '#0f172a',
    navText: '#cbd5e1',
    navTextActive: '#ffffff',
    navItemActive: '#2b3244',
    navIndigo: '#3730a3',
    navIndigoText: '#e0e7ff',
    navIndigoActive: '#4f49ae',
    navIndigoTitle: '#c7d2fe',
    neutralBack: '#e2e8f0',
    neutralText: '#334155',
    infoBack: '#dbeafe',
    infoText: '#1e40af',
    successBack: '#dcfce7',
    successText: '#166534',
    warningBack: '#fef3c7',
    warningText: '#92400e',
    dangerBack: '#fee2e2',
    dangerText: '#991b1b',
  },
  dark: {
    page: '#0f172a',
    around: '#080d19',
    card: '#1e293b',
    cardHover: '#263349',
    border: '#334155',
    controlBorder: '#475569',
    text: '#f1f5f9',
    dimmed: '#cbd5e1',
    placeholder: '#a8b3c2',
    error: '#fca5a5',
    field: '#172033',
    fieldBorder: '#7c8ba1',
    nav: '#0b1120',
    navText: '#cbd5e1',
    navTextActive: '#ffffff',
    navItemActive: '#272d3a',
    navIndigo: '#3730a3',
    navIndigoText: '#e0e7ff',
    navIndigoActive: '#4f49ae',
    navIndigoTitle: '#c7d2fe',
    neutralBack: '#334155',
    neutralText: '#e2e8f0',
    infoBack: '#172554',
    infoText: '#bfdbfe',
    successBack: '#052e16',
    successText: '#bbf7d0',
    warningBack: '#451a03',
    warningText: '#fde68a',
    dangerBack: '#450a0a',
    dangerText: '#fecaca',
  },
} as const

export type Scheme = keyof typeof schemeTokens
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'
/** Step of the theme palette that fills buttons, in both schemes. */
export const filledStep = 7
/** Step of the theme palette for links, icons and the focus ring. */
export const accentStep: Record<Scheme, number> = { light: 7, dark: 3 }
/** Step of the theme palette for the group titles of the dark navigation. */
export const navTitleStep = 4
/** Spec: breakpoints in px, and the width of the navigation. */
export const breakpoints = { sm: 600, md: 960, lg: 1280, xl: 1440 } as const
