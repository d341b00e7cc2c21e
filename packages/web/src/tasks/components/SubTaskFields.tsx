import { maxSubTasks } from '@dreiklang/domain/tasks/tasks'
import type { TaskFields } from '@dreiklang/domain/tasks/tasks.contract'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { SelectionMark } from '../../form/Selection.tsx'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { useTasksTexts } from '../tasks.texts.ts'
import { onEnter } from './TagFields.tsx'
import classes from './Tasks.module.css'

type SubTask = TaskFields['subTasks'][number]

interface SubTaskFieldsProps {
  subTasks: readonly SubTask[]
  onChange: (subTasks: SubTask[]) => void
}

export function SubTaskFields({ subTasks, onChange }: SubTaskFieldsProps) {
  const t = useTasksTexts()
  const [title, setTitle] = useState('')
  const change = (id: string, what: Partial<SubTask>) => onChange(subTasks.map((one) => (one.id === id ? { ...one, ...what } : one)))
  const add = () => {
    if (title.trim() === '' || subTasks.length >= maxSubTasks) return
    onChange([...subTasks, { id: newIdempotencyKey(), title: title.trim(), completed: false }])
    setTitle('')
  }
  return (
    <FieldGroup label={t('field.subTasks')}>
      <Stack gap="xs">
        {subTasks.map((one, index) => (
          <Group key={one.id} gap="xs" wrap="nowrap">
            <SelectionMark
              aria-label={t('field.subTaskDone', { nr: index + 1 })}
              checked={one.completed}
              onChange={(event) => change(one.id, { completed: event.currentTarget.checked })}
            />
            <TextField
              label={t('field.subTask', { nr: index + 1 })}
              labelProps={{ className: 'unseen' }}
              className={classes.wide ?? ''}
              value={one.title}
              maxLength={300}
              autoComplete="off"
              onChange={(event) => change(one.id, { title: event.currentTarget.value })}
            />
            <IconButton
              label={t('detail.removeSubTask', { nr: index + 1 })}
              icon={<IconTrash size={20} aria-hidden />}
              onClick={() => onChange(subTasks.filter(({ id }) => id !== one.id))}
            />
          </Group>
        ))}
        <Group align="flex-end" gap="sm" wrap="nowrap">
          <TextField
            label={t('field.newSubTask')}
            className={classes.wide ?? ''}
            value={title}
            maxLength={300}
            autoComplete="off"
            disabled={subTasks.length >= maxSubTasks}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={onEnter(add)}
          />
          <Button look="secondary" icon={<IconPlus size={18} aria-hidden />} onClick={add}>
            {t('detail.addSubTask')}
          </Button>
        </Group>
      </Stack>
    </FieldGroup>
  )
}
