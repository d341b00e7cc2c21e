export const maxShortcuts = 50

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
