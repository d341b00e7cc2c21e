import { FormElement } from '../../form/Form.tsx'
import { kontoContract } from '@dreiklang/domain/anmeldung/konto.contract'
import { TextField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSicherheitTexts } from '../anmeldung.texts.ts'
import { changeName, useAccountDeed } from '../sicherheit.queries.ts'

/** Pass `key={name}` so that a new name starts a new form. */
export function NameForm({ name, onChanged }: { name: string; onChanged: () => Promise<void> }) {
  const t = useSicherheitTexts()
  const change = useAccountDeed(changeName)
  const { form, field, onSubmit, busy, failure } = useSchemaForm({
    initialValues: { name },
    schema: kontoContract.changeName.body,
    submit: async (body) => {
      await change.mutateAsync(body)
      toastSuccess(t('name.done'))
      await onChanged()
    },
  })
  return (
    <FormElement onSubmit={onSubmit}>
      <Stack maw={400}>
        {failure !== null && <ErrorState error={failure} />}
        <TextField label={t('name.label')} description={t('name.hint')} autoComplete="name" maxLength={120} {...field('name')} />
        {form.values.name.trim() !== name && (
          <Group>
            <Button type="submit" busy={busy}>
              {t('name.submit')}
            </Button>
          </Group>
        )}
      </Stack>
    </FormElement>
  )
}
