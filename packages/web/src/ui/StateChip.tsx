import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import './states.css'
import classes from './State.module.css'

export type House = 'arzt' | 'apotheke' | 'pflege'

/**
 * How a state looks: the hue and the shape of the plate say whose house it is, the filling says how far it is there. `lies`: it lies there,
 * `inWork`, `full`: that house is done. The others belong to no house. A theme's colours serve action and focus and never a state.
 */
export type StateLook =
  | { form: 'lies' | 'inWork' | 'full'; house: House; icon: Icon }
  | { form: 'draft' | 'over' | 'struck' | 'refused'; icon: Icon }

/** What comes on top of a state: an alarm is an octagon, late and urgent are words, what waits is amber, a part is petrol. */
export type OverlayLook = { form: 'alarm' | 'late' | 'urgent' | 'waiting'; icon: Icon } | { form: 'lies'; house: House; icon: Icon }

const shapes: Record<House, ReactNode> = {
  arzt: <circle cx="10" cy="10" r="9" />,
  apotheke: <rect x="1.25" y="1.25" width="17.5" height="17.5" rx="2.5" />,
  pflege: <path d="M10 1 19 8.2V19H1V8.2Z" strokeLinejoin="round" />,
}

/** Says nothing by itself: the word stands beside it or is given to whoever cannot see. */
export function StatePlate({ look }: { look: StateLook | OverlayLook }) {
  const Sign = look.icon
  if (!('house' in look)) {
    return (
      <span className={classes.bare} data-plate data-form={look.form} aria-hidden>
        <Sign size={18} />
      </span>
    )
  }
  return (
    <svg
      viewBox="0 0 20 20"
      className={classes.plate}
      data-plate
      data-house={look.house}
      data-filled={look.form !== 'lies' || undefined}
      aria-hidden
    >
      {shapes[look.house]}
      <Sign x={4} y={look.house === 'pflege' ? 5.5 : 4} size={12} />
    </svg>
  )
}

export function StateChip({ look, children }: { look: StateLook | OverlayLook; children: ReactNode }) {
  const house = 'house' in look ? look.house : undefined
  const Sign = look.icon
  return (
    <span className={classes.chip} data-form={look.form} data-house={house}>
      {house === undefined ? <Sign size={16} aria-hidden /> : <StatePlate look={look} />}
      <span className={classes.word}>{children}</span>
    </span>
  )
}
