import type { MailTemplate } from '@dreiklang/domain/mailbox/template.contract'
import { IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NamesDialog } from '../../form/NamesDialog.tsx'
import { TextField } from '../../form/TextField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { templatesQuery, useRemoveTemplate, useSaveTemplate } from '../mailbox.queries.ts'
import { useMailboxTexts } from '../mailbox.texts.ts'
import type { useDraft } from './useDraft.ts'

type TemplatesToolProps = Pick<ReturnType<typeof useDraft>, 'written' | 'change'>

const none: readonly [] = []

/** Puts a template above what is written already, or keeps what is written as one. */
export function TemplatesTool({ written, change }: TemplatesToolProps) {
  const t = useMailboxTexts()
  const { data: templates = none } = useQuery(templatesQuery)
  const [opened, setOpened] = useState<'save' | 'manage' | null>(null)
  const close = () => setOpened(null)
  const insert = ({ subject, content }: MailTemplate) =>
    change({ content: `${content}${written.content}`, ...(written.subject.trim() === '' && { subject }) })
  const isEmpty = written.content.trim() === ''
  return (
    <>
      <Menu
        trigger={<IconButton label={t('template.name')} icon={<IconTemplate size={20} aria-hidden />} />}
        groups={[
          ...(templates.length === 0
            ? []
            : [
                {
                  heading: t('template.insert'),
                  entries: templates.map((one) => ({ id: one.id, label: one.title, onSelect: () => insert(one) })),
                },
              ]),
          {
            entries: [
              {
                id: 'save',
                label: t('template.save'),
                blockedReason: isEmpty ? t('template.empty') : null,
                onSelect: () => setOpened('save'),
              },
              {
                id: 'manage',
                label: t('template.manage'),
                blockedReason: templates.length === 0 ? t('template.none') : null,
                onSelect: () => setOpened('manage'),
              },
            ],
          },
        ]}
      />
      {opened === 'save' && <SaveDialog subject={written.subject.trim()} content={written.content} onClose={close} />}
      {opened === 'manage' && <ManageDialog templates={templates} onClose={close} />}
    </>
  )
}

function SaveDialog({ subject, content, onClose }: { subject: string; content: string; onClose: () => void }) {
  const t = useMailboxTexts()
  const [id] = useState(newIdempotencyKey)
  const [title, setTitle] = useState(subject.slice(0, 60))
  const save = useSaveTemplate()
  const keep = () => {
    if (title.trim() === '' || save.isPending) return
    const kept = () => {
      toastSuccess(t('template.saved'))
      onClose()
    }
    void save.mutateAsync({ id, title: title.trim(), subject, content }).then(kept, toastError)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('template.save')}
      cancel={t('confirm.cancel')}
      onSubmit={keep}
      actions={
        <Button type="submit" busy={save.isPending}>
          {t('settingsForm.save')}
        </Button>
      }
    >
      <TextField
        label={t('template.title')}
        value={title}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
    </Dialog>
  )
}

function ManageDialog({ templates, onClose }: { templates: readonly MailTemplate[]; onClose: () => void }) {
  const t = useMailboxTexts()
  const save = useSaveTemplate()
  const remove = useRemoveTemplate()
  const rename = async ({ id, title }: { id: string; title: string }) => {
    const template = templates.find((one) => one.id === id)
    if (template !== undefined) await save.mutateAsync({ ...template, title })
  }
  return (
    <NamesDialog
      names={templates}
      words={{
        heading: t('template.manage'),
        none: t('template.none'),
        field: t('template.title'),
        keep: t('confirm.cancel'),
        delete: t('template.delete'),
        rename: (title) => t('labelForm.rename', { title }),
        deleteOf: (title) => t('labelForm.remove', { title }),
        ask: (title) => t('template.ask', { title }),
      }}
      onRename={rename}
      onRemove={remove.mutateAsync}
      onClose={onClose}
    />
  )
}
