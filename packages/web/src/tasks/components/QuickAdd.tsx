import { type QuickTask, readQuickTask } from '@dreiklang/domain/tasks/quickAdd'
import type { TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconAlertTriangle, IconCalendarDue, IconFlag3, IconTag, IconUser } from '@tabler/icons-react'
import { type ReactNode, type Ref, useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { FormElement } from '../../form/Form.tsx'
import { useDeedKey } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { usePeople, useQuickTask } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { priorityWords, useDueOf } from './taskWords.tsx'
import own from './QuickAdd.module.css'
import classes from './Tasks.module.css'

/** A task in one line; below it stands what of it was understood, before it is saved. */
export function QuickAdd({ tags, ref }: { tags: readonly TaskTag[]; ref: Ref<HTMLInputElement> }) {
  const t = useTasksTexts()
  const { me, colleagues } = usePeople()
  const [line, setLine] = useState('')
  const keyOf = useDeedKey()
  const { mutate, isPending } = useQuickTask()
  const task = readQuickTask(line, { now: new Date().toISOString(), me, people: colleagues, tags })
  const isSaid = task.title !== '' && task.title.length <= 300
  const save = () => {
    if (!isSaid || isPending) return
    mutate(
      { id: keyOf(line), task },
      {
        onSuccess: () => {
          // The same line again is another task.
          keyOf('')
          setLine('')
          toastSuccess(t('detail.created', { title: task.title }))
        },
        onError: toastError,
      },
    )
  }
  return (
    <FormElement className={own.quick} onSubmit={save}>
      <TextField
        ref={ref}
        label={t('quick.label')}
        labelProps={{ className: 'unseen' }}
        className={classes.wide ?? ''}
        placeholder={t('quick.placeholder')}
        value={line}
        maxLength={400}
        autoComplete="off"
        onChange={(event) => setLine(event.currentTarget.value)}
      />
      {line !== '' && (
        <Button type="submit" busy={isPending} disabled={!isSaid}>
          {t('quick.save')}
        </Button>
      )}
      {/* Always rendered: a screen reader only announces changes inside a region that it already knows. */}
      <div role="status" className={own.understood}>
        {line !== '' && <Understood task={task} />}
      </div>
    </FormElement>
  )
}

function Understood({ task: { title, dueDate, tags, assignedTo, priority, unclear } }: { task: QuickTask }) {
  const t = useTasksTexts()
  const dueOf = useDueOf()
  return (
    <>
      <strong>{title === '' ? t('quick.noTitle') : title}</strong>
      {dueDate !== null && <Part icon={<IconCalendarDue size={16} aria-hidden />}>{dueOf(dueDate)}</Part>}
      {assignedTo !== null && <Part icon={<IconUser size={16} aria-hidden />}>{assignedTo.name}</Part>}
      {tags.map((tag) => (
        <Part key={tag.title} icon={<IconTag size={16} aria-hidden />}>
          {tag.id === null ? t('quick.newTag', { title: tag.title }) : tag.title}
        </Part>
      ))}
      {priority !== 1 && <Part icon={<IconFlag3 size={16} aria-hidden />}>{t(`priorityOf.${priorityWords[priority]}`)}</Part>}
      {unclear.map((word) => (
        <Part key={word} icon={<IconAlertTriangle size={16} aria-hidden />} isUnclear>
          {t('quick.unclear', { word })}
        </Part>
      ))}
    </>
  )
}

function Part({ icon, isUnclear, children }: { icon: ReactNode; isUnclear?: true; children: ReactNode }) {
  return (
    <span className={classes.fact} data-waits={isUnclear}>
      {icon}
      {children}
    </span>
  )
}
