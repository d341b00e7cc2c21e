/** What a person reaches with one press. */
export const maxShortcuts = 50

/** Icons to choose from, as the Tabler set calls them; the screen has a drawing for each. */
export const shortcutIcons = [
  'bookmark',
  'star',
  'package',
  'plus',
  'users',
  'user',
  'address-book',
  'building-community',
  'building-hospital',
  'home-heart',
  'stethoscope',
  'pill',
  'truck-delivery',
  'calendar',
  'clock',
  'message',
  'mail',
  'phone',
  'file-text',
  'chart-bar',
  'settings',
  'world',
  'link',
  'alert-triangle',
] as const
export type ShortcutIcon = (typeof shortcutIcons)[number]
