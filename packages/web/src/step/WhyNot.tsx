import { IconHelpCircle } from '@tabler/icons-react'
import type { ShutSteps } from './shutSteps.ts'
import { useReason } from './useReason.ts'
import classes from './WhyNot.module.css'

interface WhyNotProps<Name extends string> {
  shut: readonly ShutSteps<Name>[]
  nameOf: (step: Name) => string
  title: string
  /** For those who only hear it: what it is about. */
  label?: string
}

export function WhyNot<Name extends string>({ shut, nameOf, title, label }: WhyNotProps<Name>) {
  const reason = useReason()
  if (shut.length === 0) return null
  return (
    <details className={classes.frame} data-no-print>
      <summary aria-label={label}>
        <IconHelpCircle size={18} aria-hidden /> {title}
      </summary>
      <dl className={classes.list}>
        {shut.map(({ code, steps }) => (
          <div key={code}>
            {/* Practice and pharmacy have a step of the same name. */}
            <dt>{[...new Set(steps.map(nameOf))].join(', ')}</dt>
            <dd>{reason(code)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
