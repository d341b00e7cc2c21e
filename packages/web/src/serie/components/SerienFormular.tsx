import { anlassCodes, type BesuchTyp, shortestDauer, longestDauer, plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { ReactNode } from 'react'
import { begriffeTexts } from '../../hausbesuch/begriffe.texts.ts'
import { KlientField } from '../../hausbesuch/components/KlientField.tsx'
import { LeistungenFields } from '../../hausbesuch/components/neu/LeistungenFields.tsx'
import { PersonenField } from '../../hausbesuch/components/PersonenField.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { FormActions } from '../../ui/Form.tsx'
import { Grid, Stack, Text } from '../../ui/layout.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { StepFailure } from '../../ui/step/StepFailure.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { choicesOf } from '../../ui/choices.ts'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { serieTexts } from '../serie.texts.ts'
import { RegelFields } from './RegelFields.tsx'
import type { SerienValues } from './serienValues.ts'
import { Vorschau } from './Vorschau.tsx'

interface SerienFormularProps {
  formular: SchemaForm<SerienValues>
  /** Null: a new one; else for whom and what it is stays. */
  serieId: string | null
  typen: readonly BesuchTyp[]
  senden: string
  zurueck: string
  children?: ReactNode
}

export function SerienFormular({ formular, serieId, typen, senden, zurueck, children }: SerienFormularProps) {
  const t = useTexts(serieTexts)
  const { form, onSubmit, busy, problems, failure } = formular
  const onAusnahme = (tag: string, faelltFrom: boolean) => {
    const andere = form.values.ausnahmen.filter((anderer) => anderer !== tag)
    form.setFieldValue('ausnahmen', faelltFrom ? [...andere, tag] : andere)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="md" maw={880}>
        <ErrorSummary entries={problems} />
        {failure !== null && <StepFailure error={failure} />}
        {children}
        {serieId === null && <WorumCard {...formular} typen={typen} />}
        <WannCard {...formular} />
        <Vorschau werte={form.values} serieId={serieId} onAusnahme={onAusnahme} />
        <LeistungenFields {...formular} />
        <FormActions cancel={t('neu.abbrechen')} onCancel={zurueck} submit={senden} busy={busy} />
      </Stack>
    </form>
  )
}

function WorumCard({ form, field, typen }: SchemaForm<SerienValues> & { typen: readonly BesuchTyp[] }) {
  const t = useTexts(serieTexts)
  const b = useTexts(begriffeTexts)
  const { klientId } = form.values
  return (
    <Card title={t('karte.worum')}>
      <Stack gap="md">
        <KlientField {...field('klientId')} label={t('feld.klient')} required value={klientId} />
        <SelectField
          {...field('typ')}
          label={t('feld.typ')}
          required
          allowDeselect={false}
          choices={choicesOf(typen, (value) => b(`typ.${value}`))}
        />
      </Stack>
    </Card>
  )
}

function WannCard({ form, field }: SchemaForm<SerienValues>) {
  const t = useTexts(serieTexts)
  const b = useTexts(begriffeTexts)
  const { typ } = form.values
  const ohne = typ === null || plannableWithoutPerson(typ)
  return (
    <Card title={t('karte.wann')}>
      <Stack gap="md">
        <RegelFields form={form} field={field} />
        <Grid>
          <Grid.Col span={{ base: 6, sm: 4 }}>
            <TextField {...field('uhrzeit')} type="time" label={t('feld.uhrzeit')} required />
          </Grid.Col>
          <Grid.Col span={{ base: 6, sm: 4 }}>
            <NumberField
              {...field('dauerMinuten')}
              label={t('feld.dauer')}
              required
              min={shortestDauer}
              max={longestDauer}
              allowDecimal={false}
            />
          </Grid.Col>
        </Grid>
        {ohne && <Text c="dimmed">{t('feld.personenHilfe')}</Text>}
        <PersonenField {...field('personIds')} required={!ohne} />
        <TextField {...field('fahrzeug')} label={t('feld.fahrzeug')} maxLength={40} />
        <SelectField
          {...field('anlassCode')}
          label={t('feld.anlass')}
          required
          allowDeselect={false}
          choices={choicesOf(anlassCodes, (value) => b(`anlassCode.${value}`))}
        />
        <TextArea {...field('anlass')} label={t('feld.anlassText')} required={typ === 'ARZTBESUCH'} maxLength={500} />
      </Stack>
    </Card>
  )
}
