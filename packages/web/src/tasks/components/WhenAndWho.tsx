import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { todayInBerlin } from '../../shared/useToday.ts'
import { DateField } from '../../form/DateField.tsx'
import { SegmentedField, SelectField, choicesOf, namedChoices } from '../../form/choiceFields.tsx'
import { ReminderField } from '../../form/ReminderField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { RepeatField } from '../../form/RepeatField.tsx'
import type { TaskValues } from './taskForm.ts'
import { WaitFields } from './WaitFields.tsx'
import classes from './Tasks.module.css'

const ways = ['day', 'wait'] as const

interface WhenAndWhoProps extends Pick<SchemaForm<TaskValues>, 'form' | 'field'> {
  /** As it was opened; null: a new one. */
  task: Task | null
}

/** Until when, how often, and for whom. */
export function WhenAndWho({ form, field, task }: WhenAndWhoProps) {
  const t = useTasksTexts()
  const { dueDate, repeat, assignedTo, reminder, wait, way } = form.values
  const isWaiting = way === 'wait'
  const choose = (next: (typeof ways)[number]) => {
    form.setFieldValue('way', next)
    form.setFieldValue(next === 'wait' ? 'dueDate' : 'wait', null)
  }
  return (
    <>
      <SegmentedField
        label={t('wait.due')}
        labelHidden
        choices={choicesOf(ways, (one) => t(`wait.ways.${one}`))}
        value={way}
        onChange={choose}
      />
      {isWaiting && (
        <WaitFields
          value={wait}
          number={task?.waiting?.number ?? null}
          error={field('wait').error}
          onChange={(next) => form.setFieldValue('wait', next)}
        />
      )}
      <div className={classes.pair}>
        {!isWaiting && <DateField {...field('dueDate')} label={t('field.dueDate')} />}
        <PersonField value={assignedTo} onChange={(person) => form.setFieldValue('assignedTo', person)} />
      </div>
      <RepeatField day={dueDate ?? todayInBerlin()} value={repeat} onChange={(rule) => form.setFieldValue('repeat', rule)} />
      <ReminderField value={reminder} onChange={(at) => form.setFieldValue('reminder', at)} />
    </>
  )
}

/** A colleague who is chosen here is asked when the task is saved. */
function PersonField({ value, onChange }: { value: string | null; onChange: (person: string | null) => void }) {
  const t = useTasksTexts()
  const { me, colleagues, nameOf } = usePeople()
  const left = value === null || colleagues.some(({ id }) => id === value) ? [] : [{ id: value, name: nameOf(value) }]
  const choices = [...colleagues, ...left].map(({ id, name }) => ({ id, name: id === me ? t('person.me', { name }) : name }))
  return <SelectField label={t('field.assignedTo')} choices={namedChoices(choices)} value={value} onChange={onChange} clearable />
}
