/** Names of the icons in the menu, as the Tabler set calls them; the screen has a drawing for each of them. */
export const navigationIcons = [
  'address-book',
  'affiliate',
  'ambulance',
  'api',
  'building-community',
  'chart-bar',
  'home-heart',
  'id-badge-2',
  'package',
  'pill',
  'settings',
  'stethoscope',
  'users',
] as const
export type NavigationIcon = (typeof navigationIcons)[number]
