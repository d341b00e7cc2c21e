export const settingsPath = '/settings'
export const settingsSectionPath = (bereich: string) => `/settings?bereich=${encodeURIComponent(bereich)}`
