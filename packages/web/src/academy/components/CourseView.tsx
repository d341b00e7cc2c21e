import type { CourseId } from '@dreiklang/domain/academy/academy'
import type { Course, CourseSteps } from '@dreiklang/domain/academy/academy.contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { useAction } from '../../shared/useAction.ts'
import { Link, LinkButton } from '../../ui/buttons.tsx'
import { showQuery } from '../../ui/feedback.tsx'
import { Group, Title, usePageTitle } from '../../ui/layout.tsx'
import { academyPath, stepPath } from '../academy.paths.ts'
import { useAcademyQueries, useSaveProgress } from '../academy.queries.ts'
import { useAcademyTexts } from '../academy.texts.ts'
import { Quiz } from './Quiz.tsx'
import { StepNav } from './StepNav.tsx'
import { StepText } from './StepText.tsx'
import classes from './Course.module.css'

/** 0: not said, then it goes on where it was left. */
const address = z.object({ schritt: z.coerce.number().int().min(0).max(100).default(0) })

export function CourseView({ courseId }: { courseId: CourseId }) {
  const queries = useAcademyQueries()
  const { data: course, state } = showQuery(useQuery(queries.course(courseId)), { rows: 4, height: 96 })
  const { data: steps, state: stepsState } = showQuery(useQuery(queries.steps(courseId)), { rows: 4, height: 96 })
  if (course === undefined || steps === undefined) return state ?? stepsState
  return <OpenCourse course={course} steps={steps.steps} />
}

function OpenCourse({ course, steps }: { course: Course; steps: CourseSteps['steps'] }) {
  const t = useAcademyTexts()
  const heading = usePageTitle(course.title)
  const [{ schritt }] = useSearchState(address)
  const quizStep = steps.length + 1
  const step = Math.min(schritt === 0 ? Math.max(course.progress.currentStep, 1) : schritt, quizStep)
  const shown = steps[step - 1]
  useProgress(course, step, shown !== undefined)
  return (
    <>
      <div className={classes.header}>
        <Link to={academyPath} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden />
          {t('back')}
        </Link>
        <Title order={1} size="h3" ref={heading} tabIndex={-1}>
          {course.title}
        </Title>
        <span className={classes.quiet}>
          {t('minutes', { count: course.duration })} · {t('asOf', { date: formatDate(course.updatedAt.slice(0, 10)) })}
        </span>
      </div>
      <div className={classes.columns}>
        <StepNav courseId={course.id} titles={[...steps.map(({ title }) => title), t('quizStep')]} current={step} />
        {shown === undefined ? (
          <Quiz courseId={course.id} />
        ) : (
          <article className={classes.article}>
            <StepText title={shown.title} number={step} blocks={shown.blocks} />
            <StepButtons courseId={course.id} step={step} quizStep={quizStep} />
          </article>
        )}
      </div>
    </>
  )
}

/** Where somebody reads is where it goes on next time; a course that was passed only begins again with its second step. */
function useProgress({ id, progress }: Course, step: number, isText: boolean): void {
  const { mutate } = useSaveProgress()
  const isNew = isText && step !== progress.currentStep && (progress.currentStep > 0 || progress.completed === 0 || step > 1)
  useEffect(() => {
    if (isNew) mutate({ id, currentStep: step })
  }, [id, step, isNew, mutate])
}

function StepButtons({ courseId, step, quizStep }: { courseId: CourseId; step: number; quizStep: number }) {
  const t = useAcademyTexts()
  const goTo = useGoTo()
  const go = (to: number) => {
    if (to >= 1 && to <= quizStep) goTo(stepPath(courseId, to))
  }
  const isLast = step + 1 === quizStep
  useAction({ id: 'academy.next', name: t('next'), section: t('title'), chord: 'j', perform: () => go(step + 1) })
  useAction({ id: 'academy.previous', name: t('previous'), section: t('title'), chord: 'k', perform: () => go(step - 1) })
  return (
    <Group justify="space-between" mt="lg" data-no-print>
      {step > 1 ? (
        <LinkButton look="secondary" to={stepPath(courseId, step - 1)} icon={<IconArrowLeft size={18} aria-hidden />}>
          {t('previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <LinkButton to={stepPath(courseId, step + 1)}>{t(isLast ? 'toQuiz' : 'next')}</LinkButton>
    </Group>
  )
}
