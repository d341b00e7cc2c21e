import { type WholeBoard, template as templateSchema } from '@dreiklang/domain/scrumboard/board.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../../form/Form.tsx'
import { NamesDialog } from '../../form/NamesDialog.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedForm } from '../../form/useDeedForm.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Note } from '../../ui/layout.tsx'
import { templatesQuery, useCreateTemplate, useRemoveTemplate, useRenameTemplate } from '../scrumboard.queries.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'

const schema = templateSchema.pick({ title: true })

/** A template is seen by the whole house, also where the board is not: that is said before. */
export function SaveTemplate({ board, onClose }: { board: WholeBoard; onClose: () => void }) {
  const t = useScrumboardTexts()
  const { mutateAsync } = useCreateTemplate()
  const [id] = useState(newIdempotencyKey)
  const sending = useDeedForm({
    initialValues: { title: board.title },
    schema,
    send: ({ title }) => mutateAsync({ id, boardId: board.id, title }),
    done: ({ title }) => t('template.saved', { title }),
    onDone: onClose,
  })
  return (
    <FormDialog title={t('template.save')} onClose={onClose} sending={sending} submit={t('save')}>
      <TextField {...sending.field('title')} label={t('template.name')} maxLength={120} autoComplete="off" required data-autofocus />
      <Note>{t('template.what')}</Note>
      <Note>{t(board.visibility === 'house' ? 'template.seen' : 'template.seenMore')}</Note>
    </FormDialog>
  )
}

export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const t = useScrumboardTexts()
  const { data: templates } = useQuery(templatesQuery)
  const rename = useRenameTemplate()
  const remove = useRemoveTemplate()
  if (templates === undefined) return null
  return (
    <NamesDialog
      names={templates}
      words={{
        heading: t('template.manage'),
        none: t('template.none'),
        field: t('template.name'),
        keep: t('keep'),
        delete: t('delete'),
        rename: (title) => t('label.rename', { title }),
        deleteOf: (title) => t('label.deleteOf', { title }),
        ask: (title) => t('template.ask', { title }),
      }}
      onRename={rename.mutateAsync}
      onRemove={remove.mutateAsync}
      onClose={onClose}
    />
  )
}
