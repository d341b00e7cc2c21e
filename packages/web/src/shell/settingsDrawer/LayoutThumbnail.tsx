import type { LayoutName } from '@dreiklang/domain/shared/appearance'
import { layoutSpecs, navWidths } from '../layout/layoutSpecs.ts'
import classes from './LayoutThumbnail.module.css'

/** Widths of the drawing in px, for a page of 1440 px. */
const drawnWidth = 64
const scaled = (px: number) => Math.round((px * drawnWidth) / 1000)

export function LayoutThumbnail({ name }: { name: LayoutName }) {
  const spec = layoutSpecs[name]
  const kind = spec.frame === 'horizontal' ? spec.kind : spec.frame
  return (
    <span className={classes.page} data-kind={kind} aria-hidden>
      {spec.frame === 'vertical' && (
        <span className={classes.nav} data-look={spec.nav.look} style={{ width: scaled(navWidths[spec.nav.appearance]) }}>
          {spec.nav.head === 'user' && <span className={classes.person} />}
        </span>
      )}
      <span className={classes.column}>
        {spec.frame !== 'empty' && <span className={classes.header} />}
        {spec.frame === 'horizontal' && spec.navRow === 'below' && <span className={classes.row} />}
        <span className={classes.content} />
      </span>
    </span>
  )
}
