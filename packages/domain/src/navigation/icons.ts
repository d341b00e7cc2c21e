/** Names of the icons in the menu, as the Tabler set calls them; the screen has a drawing for each of them. */
export const navigationIcons = [
  'address-book',
  'affiliate',
  'ambulance',
  'api',
  'building-community',
  'calendar-due',
  'chart-bar',
  'history',
  'home-heart',
  'id-badge-2',
  'message-question',
  'package',
  'pill',
  'scale',
  'settings',
  'stethoscope',
  'users',
] as const
export type NavigationIcon = (typeof navigationIcons)[number]
