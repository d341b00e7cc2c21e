import { type AbschnittName, type AbschnittStand, abschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import { weekdays } from '@dreiklang/domain/organisation/oeffnung'
import { bundeslaender } from '@dreiklang/domain/shared/feiertage'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { AsyncSelect } from '../../../form/AsyncSelect.tsx'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, SelectField } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { FieldGroup, FormDrawer } from '../../../form/Form.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { type SchemaForm, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Group, Stack, Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useAbschnitteTexts } from '../../organisation.texts.ts'
import { searchOrganisationen, useSaveAbschnitt } from '../../organisation.queries.ts'
import { fieldsOf, type Field, type ValueName } from './fields.ts'
import { contentFrom, valuesFrom, type Praxis, type Values } from './values.ts'

const searchPraxen = searchOrganisationen('ARZTPRAXIS')

const withHilfe = ['VERTRETUNG', 'OEFFNUNG', 'INTERNES', 'VERSORGUNGSVERTRAEGE', 'HEIMVERSORGUNG'] as const

interface AbschnittDialogProps {
  abschnitt: AbschnittName
  titel: string
  /** As it was read; null: never saved. */
  stand: AbschnittStand | null
  praxen: Readonly<Record<string, string>>
  onClose: () => void
}

export function AbschnittDialog({ abschnitt, titel, stand, praxen, onClose }: AbschnittDialogProps) {
  const t = useAbschnitteTexts()
  const speichern = useSaveAbschnitt()
  const fields = fieldsOf[abschnitt]
  const schemaForm = useSchemaForm<AbschnittValues, AbschnittStand>({
    initialValues: { inhalt: valuesFrom(fields, stand?.inhalt ?? null, praxen) },
    schema: abschnittStand,
    toBody: ({ inhalt }) => ({ abschnitt, version: stand?.version ?? 0, inhalt: contentFrom(abschnitt, inhalt) }),
    submit: async (neu) => {
      await speichern.mutateAsync(neu)
      toastSuccess(t('gespeichert', { abschnitt: titel }))
      onClose()
    },
  })
  const hilfe = withHilfe.find((one) => one === abschnitt)
  return (
    <FormDrawer title={titel} sending={schemaForm} submit={t('speichern')} onClose={onClose}>
      {hilfe !== undefined && (
        <Alert tone="info">
          <Text size="sm">{t(`hilfe.${hilfe}`)}</Text>
        </Alert>
      )}
      {fields.map((field) => (
        <FieldInput key={field.name} feld={field} path={`inhalt.${field.name}`} schemaForm={schemaForm} />
      ))}
    </FormDrawer>
  )
}

interface AbschnittValues {
  inhalt: Values
}

interface InputProps {
  feld: Field
  /** Of the value in the form: `inhalt.touren.0.name`. */
  path: string
  schemaForm: SchemaForm<AbschnittValues>
}

function FieldInput(props: InputProps) {
  const t = useAbschnitteTexts()
  const { feld, path, schemaForm } = props
  const input = schemaForm.field(path)
  // A list typed as one line has its errors at its parts.
  const part = Object.keys(schemaForm.form.errors).find((key) => key.startsWith(`${path}.`))
  const error = input.error ?? (part === undefined ? undefined : schemaForm.form.errors[part])
  const gemeinsam = { ...input, error, label: t(`feld.${feld.name}`), required: feld.pflicht ?? false }
  switch (feld.art) {
    case 'zeile':
      return <TextField {...gemeinsam} autoComplete="off" />
    case 'codes':
      return (
        <TextField {...gemeinsam} {...(feld.name === 'nebenbetriebsstaetten' ? {} : { description: t('tagHinweis') })} autoComplete="off" />
      )
    case 'spannen':
      return <TextField {...gemeinsam} placeholder={t('geschlossen')} autoComplete="off" />
    case 'uhrzeit':
      return <TextField {...gemeinsam} placeholder="14:00" autoComplete="off" />
    case 'text':
      return <TextArea {...gemeinsam} />
    case 'tag':
      return <DateField {...gemeinsam} value={input.value} />
    case 'zahl':
      return <NumberField {...gemeinsam} value={input.value} allowDecimal={false} allowNegative={false} />
    case 'ja':
      return <Checkbox id={input.id} label={gemeinsam.label} checked={input.value === true} onChange={input.onChange} />
    case 'wahl':
    case 'zahlwahl':
      return (
        <SelectField
          {...gemeinsam}
          value={input.value}
          clearable={feld.pflicht !== true}
          searchable={feld.werte === bundeslaender}
          choices={choicesOf(feld.werte, (value) => t(`wert.${value}`))}
        />
      )
    case 'mehrere':
      return <MehrereInput {...props} werte={feld.werte} />
    case 'praxis':
      return (
        <AsyncSelect<Praxis>
          {...gemeinsam}
          value={input.value}
          search={searchPraxen}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
        />
      )
    case 'woche':
      return <WeekInput {...props} />
    case 'liste':
      return <ListInput {...props} felder={feld.felder} />
  }
}

function MehrereInput({ feld, path, schemaForm, werte }: InputProps & { werte: readonly ValueName[] }) {
  const t = useAbschnitteTexts()
  const { id, value, onChange, error } = schemaForm.field(path)
  const chosen: readonly string[] = value
  return (
    <FieldGroup id={id} label={t(`feld.${feld.name}`)} error={error}>
      <Group gap="md">
        {werte.map((wert) => (
          <Checkbox
            key={wert}
            label={t(`wert.${wert}`)}
            checked={chosen.includes(wert)}
            // In the order in which they are offered.
            onChange={({ currentTarget }) => onChange(werte.filter((one) => (one === wert ? currentTarget.checked : chosen.includes(one))))}
          />
        ))}
      </Group>
    </FieldGroup>
  )
}

function WeekInput({ feld, path, schemaForm }: InputProps) {
  const t = useAbschnitteTexts()
  return (
    <FieldGroup label={t(`feld.${feld.name}`)}>
      <Stack gap="xs">
        {weekdays.map((tag) => {
          const input = schemaForm.field(`${path}.${tag}`)
          const part = Object.keys(schemaForm.form.errors).find((key) => key.startsWith(`${path}.${tag}.`))
          return (
            <TextField
              key={tag}
              {...input}
              error={part === undefined ? input.error : schemaForm.form.errors[part]}
              label={t(`wert.${tag}`)}
              placeholder={t('geschlossen')}
              autoComplete="off"
            />
          )
        })}
      </Stack>
    </FieldGroup>
  )
}

function ListInput({ feld, path, schemaForm, felder }: InputProps & { felder: readonly Field[] }) {
  const t = useAbschnitteTexts()
  const { form, field } = schemaForm
  const { id, value, error } = field(path)
  const rows: Values[] = value
  const was = t(`feld.${feld.name}`)
  return (
    <FieldGroup id={id} label={was} error={error}>
      <Stack gap="lg">
        {rows.map((_row, nr) => (
          <FieldGroup key={nr} label={t('zeile', { was, nr: nr + 1 })}>
            <Stack gap="sm">
              {felder.map((one) => (
                <FieldInput key={one.name} feld={one} path={`${path}.${nr}.${one.name}`} schemaForm={schemaForm} />
              ))}
              <div>
                <Button
                  look="subtle"
                  icon={<IconTrash size={20} aria-hidden />}
                  aria-label={t('weg', { was, nr: nr + 1 })}
                  onClick={() => form.removeListItem(path, nr)}
                >
                  {t('weg', { was, nr: nr + 1 })}
                </Button>
              </div>
            </Stack>
          </FieldGroup>
        ))}
        <div>
          <Button
            look="secondary"
            icon={<IconPlus size={20} aria-hidden />}
            onClick={() => form.insertListItem(path, valuesFrom(felder, null))}
          >
            {t('dazu', { was })}
          </Button>
        </div>
      </Stack>
    </FieldGroup>
  )
}
