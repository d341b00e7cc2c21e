import { IconAlertTriangle, IconCircleCheck, IconClock, IconDownload, IconFlag } from '@tabler/icons-react'
import { formatDate } from '../../shared/format.ts'
import { IconButton, PlainLink } from '../../ui/buttons.tsx'
import { Badge, StatusBadge } from '../../ui/feedback.tsx'
import { coursePath } from '../academy.paths.ts'
import { useAcademyTexts } from '../academy.texts.ts'
import type { Assignment, ListedCourse } from './courseList.ts'
import { useCertificate } from './useCertificate.ts'
import classes from './Courses.module.css'

export function CourseCard({ listed }: { listed: ListedCourse }) {
  const t = useAcademyTexts()
  const getCertificate = useCertificate()
  const { course, assignment, certificate, isDone } = listed
  const { id, title, description, duration, totalSteps, featured, progress } = course
  const isBegun = progress.currentStep > 0
  return (
    <li className={classes.card}>
      <div className={classes.signs}>
        {assignment !== null && !isDone && <Deadline assignment={assignment} />}
        {isDone && (
          <StatusBadge tone="success" icon={<IconCircleCheck size={16} />}>
            {t('done')}
          </StatusBadge>
        )}
        {featured && assignment === null && !isDone && <Badge tone="info">{t('featured')}</Badge>}
      </div>
      <PlainLink to={coursePath(id)} className={classes.title}>
        {title}
      </PlainLink>
      <p className={classes.description}>{description}</p>
      <div className={classes.facts}>
        <span className={classes.fact}>
          <IconClock size={15} aria-hidden />
          {t('minutes', { count: duration })}
        </span>
        {certificate === null && (
          <span>{isBegun ? t('progress', { step: progress.currentStep, of: totalSteps }) : t('steps', { count: totalSteps })}</span>
        )}
        {certificate !== null && (
          <span className={classes.passed}>
            {t('passedOn', { date: formatDate(certificate.passedAt) })}
            <IconButton
              size="sm"
              label={t('certificateOf', { title })}
              icon={<IconDownload size={18} aria-hidden />}
              onClick={() => getCertificate(certificate)}
            />
          </span>
        )}
      </div>
      {isBegun && (
        <progress
          className={classes.progress}
          value={progress.currentStep}
          max={totalSteps}
          aria-label={t('progress', { step: progress.currentStep, of: totalSteps })}
        />
      )}
    </li>
  )
}

function Deadline({ assignment: { due, state } }: { assignment: Assignment }) {
  const t = useAcademyTexts()
  if (due === null) return null
  return state === 'late' ? (
    <StatusBadge tone="danger" icon={<IconAlertTriangle size={16} />}>
      {t('late', { date: formatDate(due) })}
    </StatusBadge>
  ) : (
    <StatusBadge tone="warning" icon={<IconFlag size={16} />}>
      {t('mandatory', { date: formatDate(due) })}
    </StatusBadge>
  )
}
