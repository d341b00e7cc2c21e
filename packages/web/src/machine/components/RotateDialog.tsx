import { machineContract, type Machine } from '@dreiklang/domain/machine/machine.contract'
import { FormDialog } from '../../form/Form.tsx'
import { PasswordField } from '../../form/TextField.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { useRotateMachine } from '../machine.queries.ts'
import { useMachineTexts } from '../machine.texts.ts'
import { useDaysChoices } from './choices.ts'

const overlaps = ['0', '1', '24', '168'] as const

interface RotateDialogProps {
  machine: Machine
  onDone: (token: string) => void
  onClose: () => void
}

export function RotateDialog({ machine: { id: machineId, name }, onDone, onClose }: RotateDialogProps) {
  const t = useMachineTexts()
  const { mutateAsync: rotate } = useRotateMachine()
  const daysChoices = useDaysChoices()
  const { field, ...sending } = useSchemaForm({
    initialValues: { days: '90', overlapHours: '24', password: '' },
    schema: machineContract.rotate.body,
    toBody: (values) => ({ ...values, days: Number(values.days), overlapHours: Number(values.overlapHours) }),
    submit: async (body) => onDone((await rotate({ machineId, body })).token),
  })
  return (
    <FormDialog title={t('rotateOf', { name })} sending={sending} submit={t('rotate')} onClose={onClose}>
      <SelectField {...field('days')} label={t('field.days')} choices={daysChoices} few needed />
      <SelectField
        {...field('overlapHours')}
        label={t('field.overlap')}
        choices={overlaps.map((value) => ({ value, label: t(`overlap.${value}`) }))}
        few
        needed
      />
      <PasswordField {...field('password')} label={t('field.password')} autoComplete="current-password" required />
    </FormDialog>
  )
}
