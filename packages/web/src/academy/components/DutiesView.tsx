import type { CourseDuty } from '@dreiklang/domain/academy/academy.contract'
import { IconArrowLeft, IconPlus, IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Link } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Note, Stack, Text, Title, usePageTitle } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { academyPath } from '../academy.paths.ts'
import { useAcademyQueries, useRemoveDuty } from '../academy.queries.ts'
import { useAcademyTexts } from '../academy.texts.ts'
import { DutyCard } from './DutyCard.tsx'
import { DutyDialog } from './DutyDialog.tsx'
import classes from './Course.module.css'

/** In `edit` null is a new one. */
type Open = { edit: CourseDuty | null } | { remove: CourseDuty }

export function DutiesView() {
  const t = useAcademyTexts()
  const heading = usePageTitle(t('duties.title'))
  const [open, setOpen] = useState<Open | null>(null)
  const { data: report, state } = showQuery(useQuery(useAcademyQueries().report), { rows: 3, height: 120 })
  const close = () => setOpen(null)
  return (
    <>
      <div className={classes.header}>
        <Link to={academyPath} className={classes.back}>
          <IconArrowLeft size={16} aria-hidden />
          {t('back')}
        </Link>
        <Title order={1} size="h3" ref={heading} tabIndex={-1} flex={1}>
          {t('duties.title')}
        </Title>
        {report !== undefined && (
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setOpen({ edit: null })}>
            {t('duties.add')}
          </Button>
        )}
      </div>
      {state}
      {report?.duties.length === 0 && (
        <EmptyState icon={<IconSchool size={28} />} title={t('duties.none.title')}>
          {t('duties.none.text')}
        </EmptyState>
      )}
      {report !== undefined && report.duties.length > 0 && (
        <Stack gap="md">
          <Note>{t('duties.lead')}</Note>
          {report.duties.map((duty) => (
            <DutyCard key={duty.courseId} duty={duty} onEdit={() => setOpen({ edit: duty })} onRemove={() => setOpen({ remove: duty })} />
          ))}
        </Stack>
      )}
      {report !== undefined && open !== null && 'edit' in open && <DutyDialog report={report} duty={open.edit} onClose={close} />}
      {open !== null && 'remove' in open && <RemoveDialog duty={open.remove} onClose={close} />}
    </>
  )
}

function RemoveDialog({ duty: { courseId, title }, onClose }: { duty: CourseDuty; onClose: () => void }) {
  const t = useAcademyTexts()
  const { mutate, isPending } = useRemoveDuty()
  const onSuccess = () => {
    toastSuccess(t('duties.removed'))
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('duties.removeTitle')}
      cancel={t('duties.keep')}
      actions={
        <Button look="danger" busy={isPending} onClick={() => mutate(courseId, { onSuccess, onError: toastError })}>
          {t('duties.remove')}
        </Button>
      }
    >
      <Text>{t('duties.removeText', { title })}</Text>
    </Dialog>
  )
}
