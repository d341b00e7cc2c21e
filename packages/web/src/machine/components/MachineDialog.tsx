import { scopesOf } from '@dreiklang/domain/machine/machine'
import { machineContract } from '@dreiklang/domain/machine/machine.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { Scope } from '@dreiklang/domain/shared/machineCalls'
import { Checkbox } from '../../form/Checkbox.tsx'
import { FieldGroup, FormDialog } from '../../form/Form.tsx'
import { PasswordField, TextField } from '../../form/TextField.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { Note, Stack } from '../../ui/layout.tsx'
import { useCreateMachine } from '../machine.queries.ts'
import { useMachineTexts } from '../machine.texts.ts'
import { useDaysChoices, useScopeWord } from './choices.ts'

interface MachineDialogProps {
  art: OrganisationArt
  onDone: (token: string) => void
  onClose: () => void
}

export function MachineDialog({ art, onDone, onClose }: MachineDialogProps) {
  const t = useMachineTexts()
  const { mutateAsync: create } = useCreateMachine()
  const daysChoices = useDaysChoices()
  const scopeWord = useScopeWord()
  const { form, field, ...sending } = useSchemaForm({
    initialValues: { name: '', scopes: ['bestellung:read'] as Scope[], days: '90', password: '' },
    schema: machineContract.create.body,
    toBody: (values) => ({ ...values, days: Number(values.days) }),
    submit: async (body) => onDone((await create(body)).token),
  })
  const { scopes } = form.getValues()
  const { id, error } = field('scopes')
  const choose = (scope: Scope, chosen: boolean) =>
    form.setFieldValue('scopes', chosen ? [...scopes, scope] : scopes.filter((one) => one !== scope))
  return (
    <FormDialog title={t('add')} sending={sending} submit={t('create')} onClose={onClose}>
      <TextField {...field('name')} label={t('field.name')} description={t('nameHint')} maxLength={60} required autoComplete="off" />
      <FieldGroup id={id} error={error} label={t('field.scopes')} required>
        <Stack gap="xs">
          {scopesOf(art).map((scope) => (
            <Checkbox
              key={scope}
              label={scopeWord(scope)}
              checked={scopes.includes(scope)}
              onChange={(event) => choose(scope, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </FieldGroup>
      {scopes.includes('bestellung:write') && <Note>{t('draftHint')}</Note>}
      <SelectField {...field('days')} label={t('field.days')} choices={daysChoices} few needed />
      <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" required />
    </FormDialog>
  )
}
