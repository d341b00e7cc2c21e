import type { NavigationVariant } from '@dreiklang/domain/navigation/variants'
import type { LayoutName } from '@dreiklang/domain/shared/appearance'

export type Appearance = 'default' | 'compact' | 'dense' | 'thin'
export type NavPosition = 'left' | 'right'

/** Widths of the vertical navigation in px (product.md, section 9). */
export const navWidths: Record<Appearance, number> = { default: 280, compact: 112, dense: 80, thin: 80 }

/** Heights in px below sm, from sm on and from md on. */
export interface Height {
  base: number
  sm: number
  md: number
}

interface Around {
  header: Height
  footer: Height
  /** Room is left for the chat, whose own header is this high; null: this layout has none. */
  quickChatHeader: 64 | 80 | null
}

export interface VerticalLayout extends Around {
  frame: 'vertical'
  nav: {
    variant: NavigationVariant
    appearance: Appearance
    position: NavPosition
    look: 'dark' | 'indigo' | 'card'
    head: 'logo' | 'sign' | 'user'
    foot: 'none' | 'logo' | 'user'
    fixedEnds: boolean
    densitySwitch: boolean
  }
}

export interface HorizontalLayout extends Around {
  frame: 'horizontal'
  kind: 'boxed' | 'bars' | 'band' | 'full'
  navRow: 'beside' | 'below'
}

export interface EmptyLayout {
  frame: 'empty'
  quickChatHeader: null
}

export type LayoutSpec = VerticalLayout | HorizontalLayout | EmptyLayout

const low: Height = { base: 64, sm: 64, md: 64 }
const footer: Height = { base: 56, sm: 56, md: 56 }
const high: Height = { base: 64, sm: 80, md: 80 }
const highFooter: Height = { base: 56, sm: 80, md: 80 }

const vertical = (nav: Partial<VerticalLayout['nav']>): VerticalLayout => ({
  frame: 'vertical',
  header: low,
  footer,
  quickChatHeader: 64,
  nav: {
    variant: 'default',
    appearance: 'default',
    position: 'left',
    look: 'dark',
    head: 'logo',
    foot: 'none',
    fixedEnds: false,
    densitySwitch: false,
    ...nav,
  },
})

/** features.md, section 3.1 */
export const layoutSpecs: Record<LayoutName, LayoutSpec> = {
  empty: { frame: 'empty', quickChatHeader: null },
  classic: vertical({}),
  classy: vertical({ head: 'user', foot: 'logo' }),
  compact: vertical({ variant: 'compact', appearance: 'compact', head: 'sign' }),
  dense: vertical({ appearance: 'dense', head: 'sign', densitySwitch: true }),
  futuristic: vertical({ variant: 'futuristic', look: 'indigo', foot: 'user', fixedEnds: true }),
  thin: vertical({ variant: 'compact', appearance: 'thin', look: 'card', head: 'sign' }),
  centered: {
    frame: 'horizontal',
    kind: 'boxed',
    navRow: 'beside',
    header: high,
    footer: { base: 64, sm: 80, md: 80 },
    quickChatHeader: null,
  },
  enterprise: {
    frame: 'horizontal',
    kind: 'bars',
    navRow: 'below',
    header: { base: 64, sm: 80, md: 144 },
    footer: highFooter,
    quickChatHeader: 80,
  },
  material: {
    frame: 'horizontal',
    kind: 'band',
    navRow: 'below',
    header: { base: 64, sm: 64, md: 128 },
    footer: highFooter,
    quickChatHeader: null,
  },
  modern: { frame: 'horizontal', kind: 'full', navRow: 'beside', header: high, footer: highFooter, quickChatHeader: 80 },
}
