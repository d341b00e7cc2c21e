import type { GuideReading, GuideStep } from '@dreiklang/domain/help/help.contract'
import { useEffect, useRef, useState } from 'react'
import { practice } from '../../../shared/tabs.ts'
import chip from '../../../ui/Chip.module.css'
import { useHelpTexts } from '../../help.texts.ts'
import { useMarkedControl } from './useMarkedControl.ts'
import classes from './GuidePanel.module.css'

interface GuidePanelProps {
  reading: GuideReading
  onGoTo: (path: string) => void
  onClose: () => void
}

export function GuidePanel({ reading: { title, steps }, onGoTo, onClose }: GuidePanelProps) {
  const t = useHelpTexts()
  const [at, setAt] = useState(0)
  const step = steps[at]
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  if (step === undefined) return null
  const isLast = at === steps.length - 1
  const next = () => setAt(Math.min(at + 1, steps.length - 1))
  return (
    <section ref={panel} className={classes.panel} tabIndex={-1} aria-label={t('player.label', { title })} data-no-print>
      <div className={classes.head}>
        <strong>{title}</strong>
        <span className={classes.quiet}>{t('player.step', { number: at + 1, all: steps.length })}</span>
      </div>
      <p className={classes.text} aria-live="polite">
        {step.text}
      </p>
      <Mark key={at} step={step} onDone={isLast ? undefined : next} />
      {!practice && at === 0 && <p className={classes.quiet}>{t('player.careful')}</p>}
      <div className={classes.buttons}>
        {step.path !== null && (
          <button type="button" className={chip.chip} onClick={() => onGoTo(step.path ?? '')}>
            {t('player.open')}
          </button>
        )}
        <button type="button" className={chip.chip} disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('player.back')}
        </button>
        {!isLast && (
          <button type="button" className={chip.chip} onClick={next}>
            {t('player.next')}
          </button>
        )}
        <button type="button" className={chip.chip} onClick={onClose}>
          {t(isLast ? 'player.done' : 'player.close')}
        </button>
      </div>
    </section>
  )
}

/** The frame around the control; a click on it goes on to the next step, as it does in the product. */
function Mark({ step, onDone }: { step: GuideStep; onDone: (() => void) | undefined }) {
  const t = useHelpTexts()
  const box = useMarkedControl(step, onDone)
  if (step.control === null) return null
  if (box === null) return <p className={classes.quiet}>{t('player.missing')}</p>
  const { top, left, width, height } = box
  return <div className={classes.mark} style={{ top: top - 6, left: left - 6, width: width + 12, height: height + 12 }} aria-hidden />
}
