import { type BestellungOfBesuch, type Uebergebbare, besuchsverordnung } from '@dreiklang/domain/bestellung/besuch.contract'
import { produktarten } from '@dreiklang/domain/arzneimittel/produkt'
import { listReportableOrte } from '@dreiklang/domain/bestellung/rezeptOrt'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconPlus, IconPackage, IconPrescription } from '@tabler/icons-react'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWare } from '../../components/menge.ts'
import { Checkbox, choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { FormDrawer } from '../../../form/Form.tsx'
import { NumberField, TextArea, TextField } from '../../../form/TextField.tsx'
import { type SchemaForm, useDeedKey, useSchemaForm } from '../../../form/useSchemaForm.ts'
import { useReason } from '../../../step/useReason.ts'
import { Alert, ErrorState, ListSkeleton } from '../../../ui/feedback.tsx'
import { Button, Link, LinkButton } from '../../../ui/buttons.tsx'
import { Card, Group, Stack, Text, Note } from '../../../ui/layout.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { bestellungPath, neuFromBesuchPath } from '../../bestellung.paths.ts'
import { reload } from '../../bestellung.queries.ts'
import { useBegriffeTexts, useNeuTexts, useStepsTexts, useWahlTexts } from '../../bestellung.texts.ts'
import { StatusPlakette } from '../../components/Badges.tsx'
import { ProduktFields } from '../../components/schritte/ProduktFields.tsx'
import { BtmFormularFields } from '../../components/schritte/BtmFormularFields.tsx'
import { RezeptFields } from '../../components/schritte/RezeptFields.tsx'
import { useToday } from '../../../shared/useToday.ts'
import { bestellungenOfBesuchQuery, handOver, prescribeAtBesuch } from '../besuch.queries.ts'
import { useBesuchTexts } from '../besuch.texts.ts'
import {
  isRetinoid,
  possibleArten,
  ortAfterBesuch,
  verordnungAbbild,
  verordnungDefault,
  type VerordnungValues,
} from './verordnungValues.ts'

export function BestellungenCard({ besuch: { id, klient, seite } }: { besuch: HausbesuchAnswer }) {
  const t = useBesuchTexts()
  const { data, error, refetch } = useQuery(bestellungenOfBesuchQuery(id))
  const bestellt = seite === 'PFLEGE' && klient !== null
  if (!bestellt && (data === undefined || (data.bestellungen.length === 0 && data.verordnen !== true)) && error === null) return null
  return (
    <Card title={t('bestellungen')} gap="md">
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={1} />}
      {data?.bestellungen.length === 0 && <Note>{t('bestellungenLeer')}</Note>}
      {data?.uebergebbare.map((bestellung) => (
        <Uebergabe key={bestellung.id} hausbesuchId={id} bestellung={bestellung} />
      ))}
      {data !== undefined && data.bestellungen.length > 0 && (
        <Stack gap="md" component="ul" style={{ listStyle: 'none' }}>
          {data.bestellungen.map((bestellung) => (
            <li key={`${bestellung.id}.${bestellung.art}`}>
              <Eine bestellung={bestellung} />
            </li>
          ))}
        </Stack>
      )}
      {data !== undefined && data.verordnen !== null && <Verordnen hausbesuchId={id} stand={data.verordnen} />}
      {bestellt && (
        <div data-no-print>
          <LinkButton look="secondary" icon={<IconPlus size={18} aria-hidden />} to={neuFromBesuchPath({ klient: klient.id, besuch: id })}>
            {t('bestellen')}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}

function Eine({ bestellung: { id, nummer, art, status, positionen } }: { bestellung: BestellungOfBesuch }) {
  const t = useBesuchTexts()
  const ware = useWare()
  return (
    <Stack gap={4}>
      <Group gap="xs" justify="space-between">
        <Link to={bestellungPath(id)}>{t('nummer', { nummer })}</Link>
        <StatusPlakette status={status} />
      </Group>
      <Text size="sm">{positionen.map(ware).join(', ')}</Text>
      <Note>{t(`art.${art}`)}</Note>
    </Stack>
  )
}

function Uebergabe({ hausbesuchId, bestellung }: { hausbesuchId: string; bestellung: Uebergebbare }) {
  const t = useBesuchTexts()
  const ware = useWare()
  const client = useQueryClient()
  const deedKey = useDeedKey()
  const { id: bestellungId, nummer, version, positionen } = bestellung
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const body = { bestellungId, version }
      return handOver(hausbesuchId, body, deedKey(body))
    },
    onSuccess: () => toastSuccess(t('uebergeben.getan', { nummer })),
    onSettled: () => reload(client),
  })
  return (
    <Alert tone="info" title={t('uebergeben.titel', { nummer })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{positionen.map(ware).join(', ')}</Text>
        {error !== null && <ErrorState error={error} />}
        <Button
          icon={<IconPackage size={18} aria-hidden />}
          busy={isPending}
          aria-label={t('uebergeben.diese', { nummer })}
          onClick={() => mutate()}
        >
          {t('uebergeben.tun')}
        </Button>
      </Stack>
    </Alert>
  )
}

function Verordnen({ hausbesuchId, stand }: { hausbesuchId: string; stand: true | string }) {
  const t = useBesuchTexts()
  const reason = useReason()
  const [open, setOffen] = useState(false)
  if (stand !== true) return <Note>{reason(stand)}</Note>
  return (
    <div data-no-print>
      <Button look="secondary" icon={<IconPrescription size={18} aria-hidden />} onClick={() => setOffen(true)}>
        {t('verordnen.titel')}
      </Button>
      {open && <VerordnungDialog hausbesuchId={hausbesuchId} onClose={() => setOffen(false)} />}
    </div>
  )
}

function VerordnungDialog({ hausbesuchId, onClose }: { hausbesuchId: string; onClose: () => void }) {
  const t = useBesuchTexts()
  const s = useStepsTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const client = useQueryClient()
  const deedKey = useDeedKey()
  const formular = useSchemaForm({
    initialValues: verordnungDefault(today),
    schema: besuchsverordnung,
    toBody: verordnungAbbild,
    submit: async (body) => {
      const { nummer } = await prescribeAtBesuch(hausbesuchId, body, deedKey(body))
      void reload(client)
      toastSuccess(t('verordnen.getan', { nummer }))
      onClose()
    },
  })
  const { form, field, ...sending } = formular
  const [position] = form.values.positionen
  return (
    <FormDrawer title={t('verordnen.titel')} sending={sending} submit={t('verordnen.senden')} onClose={onClose}>
      <Text size="sm">{s('verordnen.text')}</Text>
      <MittelFields form={form} field={field} />
      <RezeptFields
        werte={position}
        feld={(name) => field(`positionen.0.${name}`)}
        arten={possibleArten(position)}
        retinoid={isRetinoid(position)}
        orte={position.rezeptart === null ? [] : listReportableOrte(position.rezeptart, { seite: 'ARZT', einloesung: null })}
        ortFor={ortAfterBesuch}
      />
      {position.rezeptart === 'BTM' && (
        <BtmFormularFields field={(name) => field(`positionen.0.${name}`)} values={position} required={false} />
      )}
      <RadioField
        {...field('einloesung')}
        label={t('verordnen.einloesung')}
        choices={choicesOf(['DURCH_PFLEGE', 'DURCH_KLIENT'], (value) => b(`einloesung.${value}`))}
      />
      <TextArea {...field('bemerkung')} label={t('verordnen.bemerkung')} maxLength={1000} />
    </FormDrawer>
  )
}

type FieldsProps = Pick<SchemaForm<VerordnungValues>, 'form' | 'field'>

function MittelFields({ form, field }: FieldsProps) {
  const s = useStepsTexts()
  const n = useNeuTexts()
  const w = useWahlTexts()
  const [one] = form.values.positionen
  /** Drops a prescription type that the law does not allow for the product. */
  const set = (neu: Partial<typeof one>) => {
    const position = { ...one, ...neu }
    const arten = possibleArten(position)
    const rezeptart = position.rezeptart !== null && arten.includes(position.rezeptart) ? position.rezeptart : (arten[0] ?? null)
    form.setFieldValue('positionen.0', { ...position, rezeptart, ort: rezeptart === null ? null : ortAfterBesuch(rezeptart) })
  }
  return (
    <>
      <SelectField
        {...field('positionen.0.produkt.produktart')}
        value={one.produktart}
        label={n('position.produktart')}
        needed
        choices={produktarten
          .filter((art) => possibleArten({ ...one, produktart: art, btm: false }).length > 0)
          .map((value) => ({ value, label: w(`produktart.${value}`) }))}
        onChange={(produktart) => produktart !== null && set({ produktart })}
      />
      <ProduktFields pfad="positionen.0.produkt" werte={one.produkt} field={field} />
      <NumberField
        {...field('positionen.0.menge')}
        value={one.menge}
        label={n('position.menge')}
        required
        min={1}
        max={99}
        allowDecimal={false}
      />
      <TextArea {...field('positionen.0.dosierung.text')} label={s('feld.dosierung')} minRows={2} maxLength={500} />
      <TextField {...field('positionen.0.diagnose')} label={n('position.diagnose')} maxLength={250} />
      <Checkbox label={n('position.btm')} checked={one.btm} onChange={(event) => set({ btm: event.currentTarget.checked })} />
    </>
  )
}
