import type { TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconPlus } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useCreateTag } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import chips from '../../ui/Chip.module.css'

interface TagFieldsProps {
  tags: readonly TaskTag[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** All tags of the house to press, and a field for a new one, which is there for everybody at once. */
export function TagFields({ tags, chosen, onChange }: TagFieldsProps) {
  const t = useTasksTexts()
  const [title, setTitle] = useState('')
  const createTag = useCreateTag()

  const add = () => {
    const wanted = title.trim()
    if (wanted === '' || createTag.isPending) return
    const existing = tags.find((tag) => tag.title.toLowerCase() === wanted.toLowerCase())
    const choose = ({ id }: { id: string }) => {
      onChange([...new Set([...chosen, id])])
      setTitle('')
    }
    if (existing === undefined) createTag.mutate(wanted, { onSuccess: choose, onError: toastError })
    else choose(existing)
  }
  return (
    <FieldGroup label={t('field.tags')}>
      <Stack gap="sm">
        {tags.length > 0 && (
          <Group gap={4} align="stretch">
            {tags.map(({ id, title: name }) => (
              <button
                key={id}
                type="button"
                className={chips.chip}
                aria-pressed={chosen.includes(id)}
                onClick={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              >
                {name}
              </button>
            ))}
          </Group>
        )}
        <Group align="flex-end" gap="sm">
          <TextField
            label={t('field.newTag')}
            value={title}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={onEnter(add)}
          />
          <Button look="secondary" icon={<IconPlus size={18} aria-hidden />} busy={createTag.isPending} onClick={add}>
            {t('detail.createTag')}
          </Button>
        </Group>
      </Stack>
    </FieldGroup>
  )
}

/** Enter in a field of the form that adds something, and does not send the whole. */
export const onEnter = (add: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  add()
}
