import type { Shortcut } from '@dreiklang/domain/shortcut/shortcut.contract'
import { shortcutIcons } from '@dreiklang/domain/shortcut/shortcut'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Group, Stack } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useRemoveShortcut, useSaveShortcut } from '../shortcut.queries.ts'
import { shortcutTexts } from '../shortcut.texts.ts'
import { ShortcutDrawing } from './ShortcutDrawing.tsx'
import { ShortcutPlace } from './ShortcutPlace.tsx'
import { type FormValues, bodyOf, emptyForm, faultOf, valuesOf } from './shortcutForm.ts'
import type { ShortcutStep } from './shortcutMode.ts'

export interface ShortcutFormProps {
  /** Null: a new one. */
  shortcut: Shortcut | null
  shortcuts: readonly Shortcut[]
  step: (step: ShortcutStep) => void
}

export function ShortcutForm({ shortcut, shortcuts, step }: ShortcutFormProps) {
  const t = useTexts(shortcutTexts)
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
          required
          allowDeselect={false}
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
