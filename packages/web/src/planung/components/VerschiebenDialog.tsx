import { plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { planungContract, type Tafel, type TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import { useQueryClient } from '@tanstack/react-query'
import { DateField } from '../../form/DateField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { orNull } from '../../form/useSchemaForm.ts'
import { SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { Befunde } from '../../hausbesuch/components/Befunde.tsx'
import { DauerField } from '../../hausbesuch/components/PlanFields.tsx'
import { StepDialog } from '../../step/StepDialog.tsx'
import { type StepBody, useStep } from '../../step/useStep.ts'
import { Text } from '../../ui/layout.tsx'
import { move, reloadTafel } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import { niemand, type Stelle } from './stelle.ts'
import type { Moved } from './undo.ts'

interface VerschiebenDialogProps {
  besuch: TafelBesuch
  tafel: Pick<Tafel, 'personen' | 'darf'>
  vonPersonId: string | null
  stelle: Partial<Stelle>
  onSchliessen: () => void
  onMoved: (moved: Moved) => void
}

export function VerschiebenDialog({ besuch, tafel, vonPersonId, stelle, onSchliessen, onMoved }: VerschiebenDialogProps) {
  const t = usePlanungTexts()
  const client = useQueryClient()
  const { id: hausbesuchId, typ, klient, leistungen, datum, uhrzeit, dauerMinuten } = besuch
  const start: Stelle = { datum, uhrzeit, dauerMinuten, person: vonPersonId ?? niemand, ...stelle }
  const to = (person: string) => (person === niemand ? null : person)
  const formular = useStep({
    record: besuch,
    schema: planungContract.move.body,
    values: { ...start, grund: '' },
    toBody: ({ person, grund, ...when }): StepBody<typeof planungContract.move.body> => ({
      ...when,
      hausbesuchId,
      vonPersonId,
      nachPersonId: to(person),
      grund: orNull(grund),
    }),
    send: async (zug, idempotencyKey) => ({ zug, receipt: await move(client, zug, idempotencyKey) }),
    reload: reloadTafel,
    onDone: (done) => {
      onMoved({ besuch, ...done })
      onSchliessen()
    },
  })
  const { form, field } = formular
  const values = form.values
  const withNiemand = tafel.darf.verteilen && plannableWithoutPerson(typ)
  const others = besuch.personIds.filter((id) => id !== vonPersonId && id !== values.person)
  const personIds = values.person === niemand ? others : [...others, values.person]
  return (
    <StepDialog title={t('verschieben.titel')} submit={t('verschieben.speichern')} form={formular} onClose={onSchliessen} size="lg">
      <Text c="dimmed">{klient.name}</Text>
      <DateField {...field('datum')} label={t('verschieben.tag')} required />
      <TextField {...field('uhrzeit')} type="time" label={t('verschieben.uhrzeit')} required />
      <DauerField {...field('dauerMinuten')} label={t('verschieben.dauer')} />
      {tafel.darf.verteilen && (
        <SelectField
          {...field('person')}
          label={t('verschieben.person')}
          choices={[...(withNiemand ? [{ value: niemand, label: t('niemand') }] : []), ...namedChoices(tafel.personen)]}
          value={values.person}
          onChange={(person) => person !== null && form.setFieldValue('person', person)}
        />
      )}
      <TextArea {...field('grund')} label={t('verschieben.grund')} description={t('verschieben.grundHilfe')} maxLength={500} />
      <Befunde plan={{ ...values, personIds }} what={{ typ, klientId: klient.id, leistungen, hausbesuchId }} />
    </StepDialog>
  )
}
