import type { CourseId } from '@dreiklang/domain/academy/academy'
import { PlainLink } from '../../ui/buttons.tsx'
import { stepPath } from '../academy.paths.ts'
import { useAcademyTexts } from '../academy.texts.ts'
import classes from './Course.module.css'

interface StepNavProps {
  courseId: CourseId
  titles: readonly string[]
  /** Counts from 1. */
  current: number
}

/** A column of titles; on a phone a row of numbers. */
export function StepNav({ courseId, titles, current }: StepNavProps) {
  const t = useAcademyTexts()
  return (
    <nav aria-label={t('contents')} className={classes.nav} data-no-print>
      <ol className={classes.steps}>
        {titles.map((title, i) => (
          <li key={title}>
            <PlainLink to={stepPath(courseId, i + 1)} className={classes.step} aria-current={i + 1 === current ? 'step' : undefined}>
              <span className={classes.number} aria-hidden>
                {i + 1}
              </span>
              <span className={classes.stepTitle}>{title}</span>
            </PlainLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
