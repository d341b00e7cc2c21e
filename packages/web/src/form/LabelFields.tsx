import { IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'
import { IconButton } from '../ui/buttons.tsx'
import { Box, Group, Stack } from '../ui/layout.tsx'
import { toastError } from '../ui/toast.tsx'
import { FieldGroup } from './Form.tsx'
import { TextField } from './TextField.tsx'
import classes from '../ui/Chip.module.css'

interface Label {
  id: string
  title: string
}

interface LabelFieldsProps {
  words: { heading: string; new: string; create: string }
  labels: readonly Label[]
  chosen: readonly string[]
  most: number
  onChange: (chosen: string[]) => void
  /** Everybody has it at once. */
  onCreate: (label: Label) => Promise<unknown>
}

/** All labels to press, and a field for a new one. */
export function LabelFields({ words, labels, chosen, most, onChange, onCreate }: LabelFieldsProps) {
  const [title, setTitle] = useState('')
  const [isCreating, setCreating] = useState(false)
  const choose = (id: string) => {
    onChange([...new Set([...chosen, id])])
    setTitle('')
  }
  const add = () => {
    const wanted = title.trim()
    if (wanted === '' || isCreating) return
    const existing = labels.find((label) => label.title.toLowerCase() === wanted.toLowerCase())
    if (existing !== undefined) return choose(existing.id)
    const id = newIdempotencyKey()
    setCreating(true)
    void onCreate({ id, title: wanted })
      .then(() => choose(id), toastError)
      .finally(() => setCreating(false))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <FieldGroup label={words.heading}>
      <Stack gap="xs">
        {labels.length > 0 && (
          <Group gap={6}>
            {labels.map(({ id, title: name }) => (
              <button
                key={id}
                type="button"
                className={classes.chip}
                aria-pressed={chosen.includes(id)}
                onClick={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              >
                {name}
              </button>
            ))}
          </Group>
        )}
        {labels.length < most && (
          <Group gap="xs" align="flex-end" wrap="nowrap">
            <Box flex={1} miw={0}>
              <TextField
                label={words.new}
                labelProps={{ className: 'unseen' }}
                placeholder={words.new}
                value={title}
                maxLength={60}
                autoComplete="off"
                onChange={(event) => setTitle(event.currentTarget.value)}
                onKeyDown={onKeyDown}
              />
            </Box>
            <IconButton label={words.create} icon={<IconPlus size={20} aria-hidden />} onClick={add} />
          </Group>
        )}
      </Stack>
    </FieldGroup>
  )
}
