import type { LayoutName } from '@dreiklang/domain/shared/appearance'
import type { CSSProperties, ReactNode } from 'react'
import { useShellTexts } from '../shell.texts.ts'
import { navWidths, type Appearance, type Height, type LayoutSpec } from './layoutSpecs.ts'
import classes from './LayoutFrame.module.css'

export interface LayoutSlots {
  name: LayoutName
  spec: LayoutSpec
  /** The vertical navigation beside the content; null: there is none, or it lies over the content. */
  side: { nav: ReactNode; appearance: Appearance; opened: boolean } | null
  /** A header with its bars; null for the layout with nothing around the page. */
  header: ReactNode
  footer: ReactNode
  /** The rail at the right edge; null in layouts without it. */
  quickChat: ReactNode
  still: boolean
  children: ReactNode
}

function kindOf(spec: LayoutSpec): string {
  if (spec.frame === 'horizontal') return spec.kind
  return spec.frame === 'vertical' ? 'side' : 'none'
}

const heights = (name: string, { base, sm, md }: Height) => ({
  [`--${name}-base`]: `${base}px`,
  [`--${name}-sm`]: `${sm}px`,
  [`--${name}-md`]: `${md}px`,
})

function measures({ spec, side }: Pick<LayoutSlots, 'spec' | 'side'>): CSSProperties {
  if (spec.frame === 'empty') return {}
  return {
    ...heights('header', spec.header),
    ...heights('footer', spec.footer),
    ...(side === null ? {} : { '--nav-width': `${navWidths[side.appearance]}px` }),
  } as CSSProperties
}

/** The page keeps its place in the tree, so that trying another layout loses no input. */
export function LayoutFrame({ name, spec, side, header, footer, quickChat, still, children }: LayoutSlots) {
  const t = useShellTexts()
  return (
    <div
      className={classes.layout}
      data-layout={name}
      data-kind={kindOf(spec)}
      data-still={still || undefined}
      style={measures({ spec, side })}
    >
      {header !== null && (
        <a href="#content" className={classes.skip} data-no-print>
          {t('skip')}
        </a>
      )}
      <div className={classes.column}>
        <div className={classes.frame}>
          {header !== null && (
            <header className={classes.header} data-no-print>
              {header}
            </header>
          )}
          <div className={classes.stage}>
            <main id="content" tabIndex={-1} className={classes.content}>
              {children}
            </main>
          </div>
          {header !== null && (
            <footer className={classes.footer} data-no-print>
              <div className={classes.inner}>{footer}</div>
            </footer>
          )}
        </div>
      </div>
      {/* Behind the page, which the keys reach first; it stands left of it. */}
      {side !== null && (
        <div
          className={classes.side}
          data-nav-side
          data-opened={side.opened}
          data-position={spec.frame === 'vertical' ? spec.nav.position : 'left'}
          data-no-print
        >
          {side.nav}
        </div>
      )}
      {quickChat !== null && (
        <div className={classes.quickChat} data-quick-chat data-no-print>
          {quickChat}
        </div>
      )}
    </div>
  )
}
