/** What a person chooses for the own screen (product.md, sections 2 and 9). Null: the default of the installation. */
export const layouts = [
  'empty',
  'centered',
  'enterprise',
  'material',
  'modern',
  'classic',
  'classy',
  'compact',
  'dense',
  'futuristic',
  'thin',
] as const
export type LayoutName = (typeof layouts)[number]

export const themeIds = ['theme-default', 'theme-brand', 'theme-teal', 'theme-rose', 'theme-purple', 'theme-amber'] as const
export type ThemeId = (typeof themeIds)[number]

export const schemes = ['light', 'dark', 'auto'] as const

export const densities = ['comfortable', 'compact'] as const
export type Density = (typeof densities)[number]

export const languageIds = ['de', 'en'] as const

/** What others see of a person; `not-visible` looks like being away. */
export const userStatus = ['online', 'away', 'busy', 'not-visible'] as const
export type UserStatus = (typeof userStatus)[number]

/** Defaults of the product (product.md, section 9). */
export const defaultAppearance = { layout: 'classy', theme: 'theme-brand', scheme: 'light', density: 'comfortable' } as const
