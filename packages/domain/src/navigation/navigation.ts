export const itemTypes = ['basic', 'collapsable', 'group', 'divider', 'spacer', 'aside'] as const
export type ItemType = (typeof itemTypes)[number]

export const navigationVariants = ['default', 'compact', 'futuristic', 'horizontal'] as const
export type NavigationVariant = (typeof navigationVariants)[number]

export interface NavigationItem {
  id: string
  type: ItemType
  title?: string | undefined
  subtitle?: string | undefined
  icon?: string | undefined
  /** An address of the application, or with `externalLink` any http, https, mailto or tel address. */
  link?: string | undefined
  externalLink?: boolean | undefined
  target?: '_blank' | '_self' | '_parent' | '_top' | undefined
  fragment?: string | undefined
  queryParams?: Record<string, string> | undefined
  tooltip?: string | undefined
  badge?: { title: string; classes?: string | undefined } | undefined
  disabled?: boolean | undefined
  hidden?: boolean | undefined
  active?: boolean | undefined
  /** Id of an action of the screen that is performed instead of following a link. */
  function?: string | undefined
  /** Active only on exactly this address, not below it. */
  exactMatch?: boolean | undefined
  children?: NavigationItem[] | undefined
  classes?:
    | { title?: string | undefined; subtitle?: string | undefined; icon?: string | undefined; wrapper?: string | undefined }
    | undefined
}

export type Navigation = Record<NavigationVariant, NavigationItem[]>
