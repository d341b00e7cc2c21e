import { type LabelColor, labelColors } from '@dreiklang/domain/mailbox/mailbox'
import type { MailLabel } from '@dreiklang/domain/mailbox/ownMailbox.contract'
import { useState } from 'react'
import { NamesDialog } from '../../form/NamesDialog.tsx'
import { SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Box, Group } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useCreateLabel, useRemoveLabel, useUpdateLabel } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import { useLabelTitle } from './mailWords.ts'

export function LabelsDialog({ labels, onClose }: { labels: readonly MailLabel[]; onClose: () => void }) {
  const t = useMailboxTexts()
  const titleOf = useLabelTitle()
  const update = useUpdateLabel()
  const remove = useRemoveLabel()
  const colorOf = (id: string) => labels.find((label) => label.id === id)?.color ?? 'gray'
  return (
    <NamesDialog
      names={labels.map((label) => ({ id: label.id, title: titleOf(label) }))}
      words={{
        heading: t('manageLabels'),
        none: t('labelForm.none'),
        field: t('labelForm.title'),
        keep: t('confirm.cancel'),
        delete: t('labelForm.delete'),
        rename: (title) => t('labelForm.rename', { title }),
        deleteOf: (title) => t('labelForm.remove', { title }),
        ask: (title) => t('labelForm.ask', { title }),
      }}
      beside={({ id }) => <ColorField value={colorOf(id)} onChange={(color) => update.mutate({ id, color }, { onError: toastError })} />}
      onRename={update.mutateAsync}
      onRemove={remove.mutateAsync}
      onClose={onClose}
    >
      <NewLabel />
    </NamesDialog>
  )
}

function ColorField({ value, onChange }: { value: LabelColor; onChange: (color: LabelColor) => void }) {
  const t = useMailboxTexts()
  return (
    <Box w={128} flex="none">
      <SelectField
        label={t('labelForm.color')}
        few
        choices={choicesOf(labelColors, (color) => t(`color.${color}`))}
        value={value}
        onChange={(color) => color !== null && onChange(color)}
      />
    </Box>
  )
}

function NewLabel() {
  const t = useMailboxTexts()
  const [title, setTitle] = useState('')
  const [color, setColor] = useState<LabelColor>('blue')
  const create = useCreateLabel()
  const add = () => {
    if (title.trim() === '' || create.isPending) return
    create.mutate({ title: title.trim(), color }, { onError: toastError, onSuccess: () => setTitle('') })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <Box flex={1} miw={0}>
          <TextField
            label={t('labelForm.new')}
            value={title}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Box>
        <ColorField value={color} onChange={setColor} />
        <Button type="submit" look="secondary" busy={create.isPending}>
          {t('labelForm.add')}
        </Button>
      </Group>
    </form>
  )
}
