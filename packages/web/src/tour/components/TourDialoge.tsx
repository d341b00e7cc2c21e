import type { StoppAnswer } from '@dreiklang/domain/tour/view.contract'
import { useQuery } from '@tanstack/react-query'
import { NumberField } from '../../form/NumberField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { SignatureField } from '../../form/SignatureField.tsx'
import { orNull } from '../../form/useSchemaForm.ts'
import { selectionQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { AdresseFields } from '../../organisation/components/AdresseFields.tsx'
import { adresseOrNothing, adressValues, emptyAdresse } from '../../organisation/components/adresse.ts'
import { StepDialog } from '../../step/StepDialog.tsx'
import { Text } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { type TourDialogProps, useTourStep } from './tourStep.ts'

const uebergabe: { personId: string | null; grund: string } = { personId: null, grund: '' }

export function UebergabeDialog(dialog: TourDialogProps) {
  const t = useTourTexts()
  const { data } = useQuery(selectionQuery)
  const form = useTourStep(dialog, {
    handlung: 'uebergeben',
    values: uebergabe,
    toBody: (values) => values,
  })
  const { field } = form
  const others = (data?.personen ?? []).filter(({ id }) => id !== dialog.tour.person.id)
  return (
    <StepDialog title={t('uebergabe.titel')} submit={t('uebergabe.titel')} form={form} onClose={dialog.onClose}>
      <Text>{t('uebergabe.hinweis')}</Text>
      <SelectField {...field('personId')} label={t('uebergabe.an')} required choices={namedChoices(others)} />
      <TextArea {...field('grund')} label={t('uebergabe.grund')} required maxLength={500} />
    </StepDialog>
  )
}

const usualDauer = 10

export function StoppDialog(dialog: TourDialogProps) {
  const t = useTourTexts()
  const form = useTourStep(dialog, {
    handlung: 'stoppHinzufuegen',
    values: { stopp: { bezeichnung: '', dauerMinuten: usualDauer, adresse: emptyAdresse } },
    toBody: ({ stopp }) => ({ stopp: { ...stopp, art: 'EIGENER', adresse: adresseOrNothing(stopp.adresse) }, vor: null }),
  })
  const { field } = form
  return (
    <StepDialog title={t('neu.titel')} submit={t('knopf.stopp')} form={form} onClose={dialog.onClose}>
      <TextField {...field('stopp.bezeichnung')} label={t('neu.was')} required maxLength={80} data-autofocus />
      <NumberField {...field('stopp.dauerMinuten')} label={t('neu.dauer')} required min={0} max={480} />
      <AdresseFields label={t('neu.wo')} feld={(part) => field(`stopp.adresse.${part}`)} />
    </StepDialog>
  )
}

export function EinrichtenDialog(dialog: TourDialogProps) {
  const t = useTourTexts()
  const form = useTourStep(dialog, {
    handlung: 'einrichten',
    values: { fahrzeug: dialog.tour.fahrzeug ?? '', start: adressValues(dialog.tour.start), ziel: adressValues(dialog.tour.ziel) },
    toBody: ({ fahrzeug, start, ziel }) => ({
      fahrzeug: orNull(fahrzeug),
      start: adresseOrNothing(start),
      ziel: adresseOrNothing(ziel),
    }),
  })
  return (
    <StepDialog title={t('einrichten.titel')} submit={t('einrichten.speichern')} form={form} onClose={dialog.onClose}>
      <TextField {...form.field('fahrzeug')} label={t('einrichten.fahrzeug')} maxLength={40} data-autofocus />
      <AdresseFields label={t('einrichten.start')} feld={(part) => form.field(`start.${part}`)} />
      <AdresseFields label={t('einrichten.ziel')} feld={(part) => form.field(`ziel.${part}`)} />
    </StepDialog>
  )
}

export function NichtErledigtDialog({ stoppId, ...dialog }: TourDialogProps & { stoppId: string }) {
  const t = useTourTexts()
  const form = useTourStep(dialog, {
    handlung: 'abhaken',
    values: { grund: '' },
    toBody: ({ grund }) => ({ stoppId, erledigt: false, grund: orNull(grund), nachweis: null }),
  })
  return (
    <StepDialog title={t('nicht.titel')} submit={t('stopp.nicht')} form={form} onClose={dialog.onClose}>
      <TextArea {...form.field('grund')} label={t('nicht.grund')} required maxLength={250} data-autofocus />
    </StepDialog>
  )
}

const noNachweis: { nachweis: { unterschrift: string | null; temperatur: number | null } } = {
  nachweis: { unterschrift: null, temperatur: null },
}

/** One signature for all that the pharmacy hands over: it goes into each order. */
export function AbgeholtDialog({ stopp, ...dialog }: TourDialogProps & { stopp: StoppAnswer }) {
  const t = useTourTexts()
  const form = useTourStep(dialog, {
    handlung: 'abhaken',
    values: noNachweis,
    toBody: ({ nachweis: { unterschrift, temperatur } }) => ({
      stoppId: stopp.id,
      erledigt: true,
      grund: null,
      // What must stay cool is not handed over without one: not null, but missing.
      nachweis: { unterschrift, temperatur: stopp.kuehl ? (temperatur ?? undefined) : null },
    }),
  })
  const { field } = form
  return (
    <StepDialog title={t('art.ABHOLUNG_ARZNEI')} submit={t('abgeholt.knopf')} form={form} onClose={dialog.onClose}>
      <Text>{t('abgeholt.hinweis')}</Text>
      {stopp.bestellungen.map(({ id, nummer, klient }) => (
        <Text key={id}>{t('stopp.bestellung', { nummer, klient })}</Text>
      ))}
      {stopp.kuehl && (
        <NumberField
          {...field('nachweis.temperatur')}
          value={form.form.values.nachweis.temperatur}
          label={t('abgeholt.temperatur')}
          required
          min={-30}
          max={60}
          decimalScale={1}
        />
      )}
      <SignatureField {...field('nachweis.unterschrift')} label={t('abgeholt.unterschrift')} required />
    </StepDialog>
  )
}
