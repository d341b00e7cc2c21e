import { versicherungsarten, wohnformen } from '@dreiklang/domain/klient/klient'
import { klientContract, type KlientAngaben, klientAngaben } from '@dreiklang/domain/klient/klient.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { CheckedCodeField } from '../../form/CheckedCodeField.tsx'
import { DateField } from '../../form/DateField.tsx'
import { Form, FormActions } from '../../form/Form.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { choicesOf, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { type SchemaForm, useSchemaForm } from '../../form/useSchemaForm.ts'
import { AdresseFields } from '../../organisation/components/AdresseFields.tsx'
import { searchOrganisationen } from '../../organisation/organisation.queries.ts'
import { Card, Grid } from '../../ui/layout.tsx'
import { klientenPath } from '../klient.paths.ts'
import { useKlientTexts } from '../klient.texts.ts'
import { allergienAntworten } from './akte/values.ts'
import { type KlientValues, klientAbbild, emptyKlient } from './klientValues.ts'

const searchPraxen = searchOrganisationen('ARZTPRAXIS')

/** Nobody is older than 125 (domain.md 5.4); a two-digit year then means the last century. */
const aeltestesYear = 125

const halb = { base: 12, sm: 6 }

/** @param save resolves when it is saved; its errors are shown at the fields */
export function KlientFormular({ save }: { save: (angaben: KlientAngaben) => Promise<void> }) {
  const t = useKlientTexts()
  const [saved, setGespeichert] = useState(false)
  const schemaForm = useSchemaForm<KlientValues, KlientAngaben>({
    initialValues: emptyKlient,
    schema: klientContract.create.body,
    toBody: klientAbbild,
    submit: async (angaben) => {
      await save(angaben)
      setGespeichert(true)
    },
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
  return (
    <Form onSubmit={onSubmit} problems={problems} failure={failure} maw={880}>
      <LeaveGuard dirty={() => !saved && !busy && form.isDirty()} />
      <PersonFields {...schemaForm} />
      <VersicherungFields {...schemaForm} />
      <AllergienFields {...schemaForm} />
      <FormActions cancel={t('formular.abbrechen')} onCancel={klientenPath} submit={t('formular.speichern')} busy={busy} />
    </Form>
  )
}

/** "None known" is an explicit answer, never an empty list. */
function AllergienFields({ form, field }: SchemaForm<KlientValues>) {
  const t = useKlientTexts()
  const error = Object.entries(form.errors).find(([path]) => path.startsWith('allergien'))?.[1]
  return (
    <Card title={t('formular.allergien')} gap="md">
      <RadioCards
        id={field('allergien').id}
        label={t('formular.allergienFrage')}
        choices={choicesOf(allergienAntworten, (value) => t(`formular.allergienWahl.${value}`))}
        value={form.values.allergienAntwort}
        onChange={(value) => form.setFieldValue('allergienAntwort', value)}
      />
      {form.values.allergienAntwort === 'LISTE' && (
        <TextArea
          {...field('allergienListe')}
          error={error}
          label={t('formular.allergienListe')}
          description={t('formular.allergienHinweis')}
          required
        />
      )}
    </Card>
  )
}

function VersicherungFields({ form, field }: SchemaForm<KlientValues>) {
  const t = useKlientTexts()
  const { values } = form
  const gesetzlich = values.versicherungsart === 'GKV'
  return (
    <Card title={t('akte.versicherung')}>
      <Grid>
        <Grid.Col span={halb}>
          <SelectField
            {...field('versicherungsart')}
            label={t('akte.art')}
            choices={choicesOf(versicherungsarten, (value) => t(`versicherungsart.${value}`))}
            few
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <CheckedCodeField
            {...field('kvnr')}
            code="kvnr"
            goodText={t('formular.pruefzifferGut')}
            label={t('akte.kvnr')}
            description={t('formular.kvnrHinweis')}
            required={gesetzlich}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <TextField {...field('krankenkasse')} label={t('akte.krankenkasse')} required={gesetzlich} autoComplete="off" />
        </Grid.Col>
        <Grid.Col span={halb}>
          <CheckedCodeField
            {...field('kassenIk')}
            code="ik"
            goodText={t('formular.pruefzifferGut')}
            label={t('akte.kassenIk')}
            description={t('formular.kassenIkHinweis')}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <DateField {...field('zuzahlungBefreitBis')} label={t('akte.befreitBis')} />
        </Grid.Col>
      </Grid>
    </Card>
  )
}

function PersonFields({ form, field }: SchemaForm<KlientValues>) {
  const t = useKlientTexts()
  const today = berlinDate(new Date().toISOString())
  const { values, errors } = form
  const year = Number(today.slice(0, 4))
  return (
    <Card title={t('akte.stammdaten')}>
      <Grid>
        <Grid.Col span={halb}>
          <TextField {...field('nachname')} label={t('formular.nachname')} required autoComplete="off" />
        </Grid.Col>
        <Grid.Col span={halb}>
          <TextField {...field('vorname')} label={t('formular.vorname')} required autoComplete="off" />
        </Grid.Col>
        <Grid.Col span={halb}>
          <DateField
            {...field('geburtsdatum')}
            label={t('formular.geburtsdatum')}
            required
            minDate={`${year - aeltestesYear}-01-01`}
            maxDate={today}
            lastShortYear={year % 100}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...field('geschlecht')}
            label={t('akte.geschlecht')}
            choices={choicesOf(klientAngaben.shape.geschlecht.options, (value) => t(`geschlecht.${value}`))}
            few
          />
        </Grid.Col>
        <Grid.Col span={12}>
          <AdresseFields label={t('formular.adresse')} error={errors['adresse']} feld={(part) => field(`adresse.${part}`)} />
        </Grid.Col>
        <Grid.Col span={halb}>
          <TextField
            {...field('telefon')}
            label={t('akte.telefon')}
            description={t('formular.telefonHinweis')}
            type="tel"
            autoComplete="off"
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...field('wohnform')}
            label={t('akte.wohnform')}
            choices={choicesOf(wohnformen, (value) => t(`wohnform.${value}`))}
            few
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <AsyncSelect<{ id: string; name: string }>
            id={field('hausarztId').id}
            error={errors['hausarztId']}
            label={t('akte.hausarzt')}
            placeholder={t('formular.hausarztSuchen')}
            value={values.hausarzt}
            onChange={(praxis) => form.setFieldValue('hausarzt', praxis)}
            search={searchPraxen}
            itemKey={({ id }) => id}
            itemLabel={({ name }) => name}
          />
        </Grid.Col>
      </Grid>
    </Card>
  )
}
