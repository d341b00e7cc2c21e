/** The seven sets of symbols (apps.md, section 7), and how each is cut out of the package that its drawings come in. */
interface IconSource {
  title: string
  author: string
  licence: string
  link: string
}

export const iconSources = {
  feather: { title: 'Feather', author: 'Cole Bemis', licence: 'MIT', link: 'https://github.com/feathericons/feather' },
  heroicons: { title: 'Heroicons', author: 'Tailwind Labs', licence: 'MIT', link: 'https://github.com/tailwindlabs/heroicons' },
  ic: { title: 'Material Icons', author: 'Google', licence: 'Apache-2.0', link: 'https://github.com/google/material-design-icons' },
} as const satisfies Record<string, IconSource>

export const iconSetIds = [
  'feather',
  'heroicons-outline',
  'heroicons-solid',
  'heroicons-mini',
  'material-solid',
  'material-outline',
  'material-twotone',
] as const
export type IconSetId = (typeof iconSetIds)[number]

interface IconSet {
  namespace: string
  name: string
  /** The size that the set is drawn for: 5 is 20 px, 6 is 24 px. */
  grid: 'icon-size-5' | 'icon-size-6'
  source: keyof typeof iconSources
  /** Which keys of the package belong to the set; its group is the name. */
  key: RegExp
}

export const iconSets: Readonly<Record<IconSetId, IconSet>> = {
  feather: { namespace: 'feather', name: 'Feather', grid: 'icon-size-6', source: 'feather', key: /^(.+)$/ },
  'heroicons-outline': {
    namespace: 'heroicons_outline',
    name: 'Heroicons Outline',
    grid: 'icon-size-6',
    source: 'heroicons',
    key: /^(.+)(?<!-solid)$/,
  },
  'heroicons-solid': {
    namespace: 'heroicons_solid',
    name: 'Heroicons Solid',
    grid: 'icon-size-6',
    source: 'heroicons',
    key: /^(.+)(?<!-\d\d)-solid$/,
  },
  'heroicons-mini': {
    namespace: 'heroicons_mini',
    name: 'Heroicons Mini',
    grid: 'icon-size-5',
    source: 'heroicons',
    key: /^(.+)-20-solid$/,
  },
  'material-solid': { namespace: 'mat_solid', name: 'Material Solid', grid: 'icon-size-6', source: 'ic', key: /^baseline-(.+)$/ },
  'material-outline': { namespace: 'mat_outline', name: 'Material Outline', grid: 'icon-size-6', source: 'ic', key: /^outline-(.+)$/ },
  'material-twotone': { namespace: 'mat_twotone', name: 'Material Twotone', grid: 'icon-size-6', source: 'ic', key: /^twotone-(.+)$/ },
}

export const isIconSet = (value: string): value is IconSetId => Object.hasOwn(iconSets, value)

/** The address of the file in which the build puts all drawings of a set, each under its name. */
export const spritePath = (set: IconSetId): string => `/icons/${set}.svg`

/** Names of a set with what the package keeps under each. Google writes its names with underscores, and the package does not. */
export function drawingsOf<Drawing extends { hidden?: boolean }>(
  set: IconSetId,
  drawings: Readonly<Record<string, Drawing>>,
): (readonly [name: string, drawing: Drawing])[] {
  const { key: form, source } = iconSets[set]
  return Object.entries(drawings).flatMap(([key, drawing]) => {
    const name = form.exec(key)?.[1]
    if (name === undefined || drawing.hidden === true) return []
    return [[source === 'ic' ? name.replaceAll('-', '_') : name, drawing] as const]
  })
}

const plainOf = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()

/** Names in which all words of the search stand, in any order and however they are joined. */
export function findIcons(names: readonly string[], search: string): readonly string[] {
  const words = plainOf(search).split(' ')
  return names.filter((name) => words.every((word) => plainOf(name).includes(word)))
}
