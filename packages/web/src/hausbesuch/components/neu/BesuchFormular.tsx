import { type BesuchTyp, askedSeite } from '@dreiklang/domain/hausbesuch/hausbesuch'
import {
  type AnfrageAngaben,
  hausbesuchContract as c,
  type PlanAngaben,
  type Quittung,
} from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { useTexts } from '../../../shared/i18n.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { useUser } from '../../../shared/session.ts'
import { Card } from '../../../ui/Card.tsx'
import { Form, FormActions } from '../../../ui/Form.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { type SchemaForm, useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { hausbesuchePath, hausbesuchPath } from '../../hausbesuch.paths.ts'
import { frage, reload, plan } from '../../hausbesuch.queries.ts'
import { hausbesuchTexts } from '../../hausbesuch.texts.ts'
import { Befunde } from '../Befunde.tsx'
import { rememberEntwurf, forgetEntwurf } from '../entwurf.ts'
import { PlanFields } from '../PlanFields.tsx'
import { ZeitfensterFields } from '../ZeitfensterFields.tsx'
import { asAnfrage, asPlan, type BesuchValues } from './besuchValues.ts'
import { KopfFields } from './KopfFields.tsx'
import { LeistungenFields } from './LeistungenFields.tsx'
import { OrganisationField } from './OrganisationField.tsx'
import { OrtFields } from './OrtFields.tsx'

interface BesuchFormularProps {
  start: BesuchValues
  seite: Seite
  typen: z.output<typeof c.choices.answer>['typen']
}

type Angaben = { weg: 'planen'; angaben: PlanAngaben } | { weg: 'fragen'; angaben: AnfrageAngaben }

const planen = c.plan.body.transform((angaben): Angaben => ({ weg: 'planen', angaben }))
const fragen = c.ask.body.transform((angaben): Angaben => ({ weg: 'fragen', angaben }))

export function BesuchFormular({ start, seite, typen }: BesuchFormularProps) {
  const t = useTexts(hausbesuchTexts)
  const senden = useSend()
  const gefragt = (typ: BesuchTyp | null) => typen.some((eine) => eine.typ === typ && !eine.planen && eine.fragen)
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
      <KopfFields {...schemaForm} typen={typen.map((eine) => eine.typ)} />
      <OrtFields {...schemaForm} />
      {fragt ? <AnfrageCard {...schemaForm} seite={seite} /> : <PlanCard {...schemaForm} />}
      {!fragt && <LeistungenFields {...schemaForm} />}
      <FormActions cancel={t('neu.abbrechen')} onCancel={hausbesuchePath} submit={fragt ? t('neu.fragen') : t('neu.planen')} busy={busy} />
    </Form>
  )
}

function AnfrageCard({ form, field, seite }: SchemaForm<BesuchValues> & { seite: Seite }) {
  const t = useTexts(hausbesuchTexts)
  const { typ, klientId, organisation, wunsch } = form.values
  const an = typ === null ? null : askedSeite(typ, seite)
  const { id, error } = field('organisationId')
  return (
    <Card title={t('neu.wen')}>
      <Stack gap="md">
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
        <ZeitfensterFields name="wunsch" label={t('neu.wunsch')} werte={wunsch} field={field} />
      </Stack>
    </Card>
  )
}

function PlanCard({ form, field }: SchemaForm<BesuchValues>) {
  const t = useTexts(hausbesuchTexts)
  const { typ, klientId, datum, uhrzeit, dauerMinuten, personIds, leistungen } = form.values
  return (
    <Card title={t('neu.wann')}>
      <Stack gap="md">
        <PlanFields werte={form.values} field={field} typ={typ} />
        <Befunde
          geplant={{
            typ,
            klientId,
            datum,
            uhrzeit,
            dauerMinuten,
            personIds,
            fahrzeug: null,
            leistungen: leistungen.flatMap(({ quelle }) => (quelle === null ? [] : [quelle])),
            hausbesuchId: null,
          }}
        />
      </Stack>
    </Card>
  )
}

function useRemember(werte: BesuchValues, geaendert: boolean): void {
  const { id: personId } = useUser()
  useEffect(() => {
    if (geaendert) rememberEntwurf({ personId, werte })
  }, [personId, werte, geaendert])
}

function useSend(): (angaben: Angaben) => Promise<void> {
  const t = useTexts(hausbesuchTexts)
  const client = useQueryClient()
  const goTo = useGoTo()
  const schluessel = useDeedKey()
  return async ({ weg, angaben }) => {
    const quittung: Quittung = weg === 'planen' ? await plan(angaben, schluessel(angaben)) : await frage(angaben, schluessel(angaben))
    forgetEntwurf()
    void reload(client)
    toastSuccess(t(`neu.getan.${weg}`, { nummer: quittung.nummer }))
    goTo(hausbesuchPath(quittung.id), { replace: true })
  }
}
