import { type TaskType, taskPriorities } from '@dreiklang/domain/tasks/tasks'
import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import type { z } from 'zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { ErrorSummary, FormActions, FormElement } from '../../form/Form.tsx'
import { LeaveGuard, type LeaveGuardProps } from '../../form/LeaveGuard.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useFirstFocus } from '../../form/useFirstFocus.ts'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { ApiError } from '../../shared/apiError.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useTasksTexts } from '../tasks.texts.ts'
import { SubTaskFields } from './SubTaskFields.tsx'
import { TagFields } from './TagFields.tsx'
import { type TaskValues, emptyValues, taskSchema, valuesOf } from './taskForm.ts'
import { priorityWords } from './taskWords.tsx'
import { WhenAndWho } from './WhenAndWho.tsx'

export type SentTask = z.output<typeof taskSchema>

interface TaskFormProps {
  type: TaskType
  /** Null: a new one. */
  task: Task | null
  tags: readonly TaskTag[]
  /** What a new one takes over from elsewhere. */
  taken?: Pick<TaskValues, 'title' | 'notes'>
  save: (values: SentTask) => Promise<void>
  /** Back to the list. */
  back: string
  stays: NonNullable<LeaveGuardProps['stays']>
  /** Of the task on the server now. */
  newestVersion?: number
  onReload?: () => void
}

export function TaskForm({ type, task, tags, taken, save, back, stays, newestVersion, onReload }: TaskFormProps) {
  const t = useTasksTexts()
  const [isSaved, setSaved] = useState(false)
  const [initialValues] = useState(() => (task === null ? { ...emptyValues, ...taken } : valuesOf(task)))
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm<TaskValues, SentTask>({
    initialValues,
    schema: taskSchema,
    submit: async (values) => {
      try {
        await save(values)
        setSaved(true)
      } catch (error) {
        throw error instanceof ApiError ? withOwnPaths(error) : error
      }
    },
  })
  const first = useFirstFocus()
  const follow = useEffectEvent(() => {
    if (task !== null && newestVersion !== task.version && !form.isDirty()) onReload?.()
  })
  // As long as nothing was written the form follows what colleagues change.
  useEffect(() => follow(), [newestVersion])
  const isStale = failure instanceof ApiError && failure.code === 'tasks.veraltet'
  return (
    <FormElement onSubmit={onSubmit}>
      <LeaveGuard dirty={() => !isSaved && !busy && form.isDirty()} stays={stays} />
      <Stack gap="md">
        <ErrorSummary entries={problems} />
        {failure !== null && <ErrorState error={failure} />}
        {isStale && onReload !== undefined && (
          <Alert
            tone="warning"
            actions={
              <Button look="secondary" onClick={onReload}>
                {t('detail.reload')}
              </Button>
            }
          >
            {t('detail.stale')}
          </Alert>
        )}
        <TextField
          {...field('title')}
          {...(task === null ? { ref: first } : {})}
          label={t('field.title')}
          required
          maxLength={300}
          autoComplete="off"
        />
        {type === 'task' && (
          <>
            <Checkbox
              label={t('field.completed')}
              checked={form.values.completed}
              onChange={(event) => form.setFieldValue('completed', event.currentTarget.checked)}
            />
            <WhenAndWho form={form} field={field} task={task} />
            <SegmentedField
              label={t('field.priority')}
              choices={choicesOf(priorityWords, (value) => t(`priority.${value}`))}
              value={priorityWords[form.values.priority]}
              onChange={(value) => form.setFieldValue('priority', taskPriorities.find((one) => priorityWords[one] === value) ?? 1)}
            />
            <TextArea {...field('notes')} label={t('field.notes')} autoComplete="off" />
            <SubTaskFields subTasks={form.values.subTasks} onChange={(subTasks) => form.setFieldValue('subTasks', subTasks)} />
            <TagFields tags={tags} chosen={form.values.tags} onChange={(chosen) => form.setFieldValue('tags', chosen)} />
          </>
        )}
        <FormActions cancel={t('detail.cancel')} onCancel={back} submit={t('detail.save')} busy={busy} />
      </Stack>
    </FormElement>
  )
}

/** In the body the fields lie inside `task`. */
function withOwnPaths(error: ApiError): ApiError {
  const { status, code, message, correlationId, details } = error
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^task\./, '') }))
  return new ApiError({ status, code, message, correlationId, details, fields })
}
