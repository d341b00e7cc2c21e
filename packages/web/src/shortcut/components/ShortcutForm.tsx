import { isAllowedLink, isInternalLink } from '@dreiklang/domain/shared/link'
import { shortcutIcons } from '@dreiklang/domain/shortcut/shortcut'
import { type Shortcut, shortcutAngaben, type ShortcutAngaben } from '@dreiklang/domain/shortcut/shortcut.contract'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { announce, ErrorState } from '../../ui/feedback.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { withMoved } from '../../ui/useSorting.ts'
import { useRemoveShortcut, useSaveShortcut, useSortShortcuts } from '../shortcut.queries.ts'
import { useShortcutTexts } from '../shortcut.texts.ts'
import { ShortcutDrawing } from './ShortcutDrawing.tsx'
import type { ShortcutStep } from './shortcutMode.ts'

const emptyForm: FormValues = { label: '', description: '', icon: 'bookmark', link: '', useRouter: true }

const valuesOf = ({ id: _id, ...values }: Shortcut): FormValues => values

export interface ShortcutFormProps {
  /** Null: a new one. */
  shortcut: Shortcut | null
  shortcuts: readonly Shortcut[]
  step: (step: ShortcutStep) => void
}

export function ShortcutForm({ shortcut, shortcuts, step }: ShortcutFormProps) {
  const t = useShortcutTexts()
  const [values, setValues] = useState<FormValues>(shortcut === null ? emptyForm : valuesOf(shortcut))
  const save = useSaveShortcut()
  const remove = useRemoveShortcut()
  const set = (change: Partial<FormValues>) => setValues((before) => ({ ...before, ...change }))
  const body = bodyOf(values)
  const fault = faultOf(values)
  const error = save.error ?? remove.error

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (body === null || save.isPending) return
    save.mutate({ id: shortcut?.id ?? null, shortcut: body }, { onSuccess: () => step({ kind: 'saved' }) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {error !== null && <ErrorState error={error} />}
        <TextField
          label={t('form.label')}
          required
          maxLength={60}
          value={values.label}
          onChange={(event) => set({ label: event.currentTarget.value })}
        />
        <TextField
          label={t('form.description')}
          maxLength={120}
          value={values.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <SelectField
          label={t('form.icon')}
          needed
          value={shortcutIcons.find((icon) => icon === values.icon) ?? 'bookmark'}
          onChange={(icon) => set({ icon: icon ?? 'bookmark' })}
          choices={shortcutIcons.map((icon) => ({ value: icon, label: t(`icon.${icon}`) }))}
          leftSection={<ShortcutDrawing icon={values.icon} size={20} />}
          renderOption={({ option }) => (
            <Group gap="xs">
              <ShortcutDrawing icon={option.value} size={20} />
              {option.label}
            </Group>
          )}
        />
        <TextField
          label={t('form.link')}
          description={t('form.linkHint')}
          required
          maxLength={500}
          autoComplete="off"
          value={values.link}
          error={fault === 'linkWrong' ? t('form.linkWrong') : null}
          onChange={(event) => set({ link: event.currentTarget.value })}
        />
        <Checkbox
          label={t('form.useRouter')}
          required
          checked={values.useRouter}
          error={fault === 'useRouterWrong' ? t('form.useRouterWrong') : null}
          onChange={(event) => set({ useRouter: event.currentTarget.checked })}
        />
        {shortcut !== null && <ShortcutPlace shortcut={shortcut} shortcuts={shortcuts} />}
        <Group justify="space-between">
          {shortcut === null ? (
            <span />
          ) : (
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(shortcut.id, { onSuccess: () => step({ kind: 'deleted' }) })}
            >
              {t('form.delete')}
            </Button>
          )}
          <Button type="submit" disabled={body === null} busy={save.isPending}>
            {t('form.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type FormValues = ShortcutAngaben

/** What would be sent, or null while something is missing or wrong. */
function bodyOf(values: FormValues): ShortcutAngaben | null {
  const body = shortcutAngaben.safeParse(values)
  if (!body.success || !isAllowedLink(body.data.link)) return null
  return body.data.useRouter && !isInternalLink(body.data.link) ? null : body.data
}

/** An empty link is not wrong yet. */
function faultOf({ link, useRouter }: FormValues): 'linkWrong' | 'useRouterWrong' | null {
  const trimmed = link.trim()
  if (trimmed === '') return null
  if (!isAllowedLink(trimmed)) return 'linkWrong'
  return useRouter && !isInternalLink(trimmed) ? 'useRouterWrong' : null
}

/** Moves by one place per press, for people who can neither drag nor use keys (WCAG 2.2, 2.5.7). */
function ShortcutPlace({ shortcut: { id, label }, shortcuts }: { shortcut: Shortcut; shortcuts: readonly Shortcut[] }) {
  const t = useShortcutTexts()
  const sort = useSortShortcuts()
  const ids = shortcuts.map((shortcut) => shortcut.id)
  const place = ids.indexOf(id)
  const move = (to: number) => {
    sort.mutate([...withMoved(ids, id, to)], { onError: toastError })
    announce(t('moved', { label, place: to + 1, count: ids.length }))
  }
  return (
    <Group gap="xs">
      <Button look="secondary" icon={<IconArrowLeft size={16} aria-hidden />} disabled={place <= 0} onClick={() => move(place - 1)}>
        {t('form.forward')}
      </Button>
      <Button
        look="secondary"
        icon={<IconArrowRight size={16} aria-hidden />}
        disabled={place === -1 || place === ids.length - 1}
        onClick={() => move(place + 1)}
      >
        {t('form.back')}
      </Button>
    </Group>
  )
}
