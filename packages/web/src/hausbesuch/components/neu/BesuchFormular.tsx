import { type BesuchTyp, askedSeite, anlassCodes, dringlichkeiten } from '@dreiklang/domain/hausbesuch/hausbesuch'
import {
  type AnfrageAngaben,
  hausbesuchContract as c,
  type PlanAngaben,
  type Quittung,
} from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { AsyncSelect } from '../../../form/AsyncSelect.tsx'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { Form, FormActions } from '../../../form/Form.tsx'
import { TextField, TextArea } from '../../../form/TextField.tsx'
import { type SchemaForm, useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { klientQuery } from '../../../klient/klient.queries.ts'
import { AdresseFields } from '../../../organisation/components/AdresseFields.tsx'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { useUser } from '../../../shared/session.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Card, Grid, Stack, Text } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { hausbesuchePath, hausbesuchPath } from '../../hausbesuch.paths.ts'
import { frage, reload, plan } from '../../hausbesuch.queries.ts'
import { useHausbesuchTexts, useBegriffeTexts } from '../../hausbesuch.texts.ts'
import { Befunde } from '../Befunde.tsx'
import { PlanFields, ZeitfensterFields, LeistungenFields } from '../PlanFields.tsx'
import { rememberEntwurf, forgetEntwurf } from '../entwurf.ts'
import { asAnfrage, asPlan, type BesuchValues } from './besuchValues.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { KlientField } from '../KlientField.tsx'

const search = { ARZT: searchOrganisationen('ARZTPRAXIS'), APOTHEKE: searchOrganisationen('APOTHEKE') }

interface BesuchFormularProps {
  start: BesuchValues
  seite: Seite
  typen: z.output<typeof c.choices.answer>['typen']
  onMade: (hausbesuchId: string) => void
}

type Angaben = { weg: 'planen'; angaben: PlanAngaben } | { weg: 'fragen'; angaben: AnfrageAngaben }

const planen = c.plan.body.transform((angaben): Angaben => ({ weg: 'planen', angaben }))
const fragen = c.ask.body.transform((angaben): Angaben => ({ weg: 'fragen', angaben }))

export function BesuchFormular({ start, seite, typen, onMade }: BesuchFormularProps) {
  const t = useHausbesuchTexts()
  const senden = useSend(onMade)
  const gefragt = (typ: BesuchTyp | null) => typen.some((one) => one.typ === typ && !one.planen && one.fragen)
  const [fragt, setFragt] = useState(gefragt(start.typ))
  const schemaForm = useSchemaForm<BesuchValues, Angaben>({
    initialValues: start,
    schema: fragt ? fragen : planen,
    toBody: fragt ? asAnfrage : asPlan,
    submit: senden,
  })
  const { form, onSubmit, busy, problems, failure } = schemaForm
  if (gefragt(form.values.typ) !== fragt) setFragt(!fragt)
  useRemember(form.values, form.isDirty())
  return (
    <Form onSubmit={onSubmit} problems={problems} failure={failure} maw={880}>
      <KopfFields {...schemaForm} typen={typen.map((one) => one.typ)} />
      <OrtFields {...schemaForm} />
      {fragt ? <AnfrageCard {...schemaForm} seite={seite} /> : <PlanCard {...schemaForm} />}
      {!fragt && <LeistungenFields {...schemaForm} />}
      <FormActions cancel={t('neu.abbrechen')} onCancel={hausbesuchePath} submit={fragt ? t('neu.fragen') : t('neu.planen')} busy={busy} />
    </Form>
  )
}

function AnfrageCard({ form, field, seite }: SchemaForm<BesuchValues> & { seite: Seite }) {
  const t = useHausbesuchTexts()
  const { typ, klientId, organisation } = form.values
  const an = typ === null ? null : askedSeite(typ, seite)
  const { id, error } = field('organisationId')
  return (
    <Card title={t('neu.wen')} gap="md">
      {an === 'PFLEGE' && <Text>{t('neu.anPflege')}</Text>}
      {an !== null && an !== 'PFLEGE' && (
        <OrganisationField
          key={an}
          id={id}
          error={error}
          an={an}
          klientId={klientId}
          value={organisation}
          onChange={(haus) => {
            form.setFieldValue('organisation', haus)
            form.clearFieldError('organisationId')
          }}
        />
      )}
      <ZeitfensterFields name="wunsch" label={t('neu.wunsch')} field={field} />
    </Card>
  )
}

function PlanCard({ form, field }: SchemaForm<BesuchValues>) {
  const t = useHausbesuchTexts()
  const { typ, klientId, leistungen } = form.values
  return (
    <Card title={t('neu.wann')} gap="md">
      <PlanFields field={field} typ={typ} />
      <Befunde
        plan={form.values}
        what={{
          typ,
          klientId,
          leistungen: leistungen.flatMap(({ quelle, code }) => (quelle === null ? [] : [{ quelle, code }])),
          hausbesuchId: null,
        }}
      />
    </Card>
  )
}

function useRemember(werte: BesuchValues, changed: boolean): void {
  const { id: personId } = useUser()
  useEffect(() => {
    if (changed) rememberEntwurf({ personId, werte })
  }, [personId, werte, changed])
}

function useSend(onMade: BesuchFormularProps['onMade']): (angaben: Angaben) => Promise<void> {
  const t = useHausbesuchTexts()
  const client = useQueryClient()
  const goTo = useGoTo()
  const key = useDeedKey()
  return async ({ weg, angaben }) => {
    const quittung: Quittung = weg === 'planen' ? await plan(angaben, key(angaben)) : await frage(angaben, key(angaben))
    forgetEntwurf()
    onMade(quittung.id)
    void reload(client)
    toastSuccess(t(`neu.getan.${weg}`, { nummer: quittung.nummer }))
    goTo(hausbesuchPath(quittung.id), { replace: true })
  }
}

function OrtFields({ form, field }: Pick<SchemaForm<BesuchValues>, 'form' | 'field'>) {
  const t = useHausbesuchTexts()
  const { woanders } = form.values
  return (
    <Card title={t('neu.wo')} gap="md">
      <Checkbox
        label={t('ort.woanders')}
        checked={woanders}
        onChange={(event) => form.setFieldValue('woanders', event.currentTarget.checked)}
      />
      {woanders && <AdresseFields label={t('ort.adresse')} required feld={(part) => field(`ort.${part}`)} />}
      <Grid>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <TextField {...field('tuer.etage')} label={t('ort.etage')} maxLength={40} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <TextField {...field('tuer.klingelname')} label={t('ort.klingelname')} maxLength={80} />
        </Grid.Col>
      </Grid>
      <TextField {...field('tuer.zugang')} label={t('ort.zugang')} description={t('ort.zugangHilfe')} maxLength={200} />
    </Card>
  )
}

interface Haus {
  id: string
  name: string
}

interface OrganisationFieldProps {
  id: string
  error?: string
  an: Exclude<Seite, 'PFLEGE'>
  klientId: string | null
  value: Haus | null
  onChange: (haus: Haus | null) => void
}

function OrganisationField({ id, error, an, klientId, value, onChange }: OrganisationFieldProps) {
  const t = useHausbesuchTexts()
  const { data: klient } = useQuery({ ...klientQuery(klientId ?? ''), enabled: klientId !== null })
  const choice = klient?.apothekenwahl ?? null
  const apotheke = choice === null ? null : { id: choice.apothekeId, name: choice.name }
  const eigenes = an === 'ARZT' ? (klient?.hausarzt ?? null) : apotheke
  return (
    <Stack gap="xs" align="flex-start">
      <div style={{ alignSelf: 'stretch' }}>
        <AsyncSelect<Haus>
          id={id}
          error={error}
          label={t(`neu.an.${an}`)}
          required
          value={value}
          onChange={onChange}
          search={search[an]}
          itemKey={(haus) => haus.id}
          itemLabel={({ name }) => name}
        />
      </div>
      {eigenes !== null && eigenes.id !== value?.id && (
        <Button look="secondary" onClick={() => onChange({ id: eigenes.id, name: eigenes.name })}>
          {t(`neu.eigene.${an}`, { name: eigenes.name })}
        </Button>
      )}
    </Stack>
  )
}

type KopfFieldsProps = Pick<SchemaForm<BesuchValues>, 'form' | 'field'> & { typen: readonly BesuchTyp[] }

function KopfFields({ form, field, typen }: KopfFieldsProps) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const { typ, dringlichkeit } = form.values
  const vomArzt = typ === 'ARZTBESUCH'
  return (
    <Card title={t('neu.worum')} gap="md">
      <KlientField {...field('klientId')} label={t('feld.klient')} required />
      <SelectField {...field('typ')} label={t('liste.typ')} needed choices={choicesOf(typen, (value) => b(`typ.${value}`))} />
      <SelectField
        {...field('anlassCode')}
        label={t('anlass.titel')}
        needed
        choices={choicesOf(anlassCodes, (value) => b(`anlassCode.${value}`))}
      />
      <TextArea {...field('anlass')} label={t('feld.anlass')} required={vomArzt} maxLength={500} />
      <RadioField
        {...field('dringlichkeit')}
        label={t('feld.dringlichkeit')}
        choices={choicesOf(dringlichkeiten, (value) => b(`dringlichkeit.${value}`))}
      />
      {dringlichkeit === 'SOFORT' && (
        <Alert tone="danger" says="note" title={t('sofort.titel')}>
          {t('sofort.text')}
        </Alert>
      )}
      {vomArzt && (
        <TextArea {...field('transportunfaehigGrund')} label={t('feld.transport')} description={t('feld.transportHilfe')} maxLength={500} />
      )}
    </Card>
  )
}
