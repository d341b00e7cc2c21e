import { berlinDate } from '@dreiklang/domain/shared/time'
import { AsyncSelect } from '../../../form/AsyncSelect.tsx'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioCards, SelectField } from '../../../form/choiceFields.tsx'
import { CheckedCodeField } from '../../../form/CheckedCodeField.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { FieldGroup } from '../../../form/Form.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { AdresseFields } from '../../../organisation/components/AdresseFields.tsx'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Group, Stack } from '../../../ui/layout.tsx'
import { useAkteTexts } from '../../klient.texts.ts'
import { useWord } from './AbschnittFacts.tsx'
import type { Feldname, Field } from './fields.ts'
import { type PraxisValue, type AllergienValue, type Values, allergienAntworten } from './values.ts'

export type ListField = Extract<Field, { art: 'liste' }>

export interface InputProps<F extends Field = Exclude<Field, ListField>> {
  feld: F
  /** Dotted keys of the body: `kontakte.0.telefon`. */
  pfad: string
  schemaForm: SchemaForm<Values>
}

const searchPraxen = searchOrganisationen('ARZTPRAXIS')
/** Nobody is older than 125 (domain.md 5.4); a two-digit year then means the last century. */
const aeltestesYear = 125
const hinweise = [
  'breite',
  'laenge',
  'telefon',
  'kvnr',
  'kassenIk',
  'icd10',
  'morgens',
  'hoechstmenge',
  'planHerkunft',
  'unvertraeglichkeiten',
  'hausarztId',
  'notfallhinweis',
  'fachrichtung',
  'leistungen',
  'unterschriebenAm',
  'eingereichtAm',
] as const
type WithHinweis = (typeof hinweise)[number]
const hasHinweis = (name: Feldname): name is WithHinweis => hinweise.some((one) => one === name)

export function Input({ feld, pfad, schemaForm }: InputProps) {
  const t = useAkteTexts()
  const word = useWord()
  const { form, field } = schemaForm
  const eigenes = field(pfad)
  const required = feld.pflicht ?? false
  const gemeinsam = {
    ...eigenes,
    label: t(`feld.${feld.name}`),
    required,
    ...(hasHinweis(feld.name) ? { description: t(`hinweis.${feld.name}`) } : {}),
  }
  switch (feld.art) {
    case 'text':
      return <TextField {...gemeinsam} type={feld.eingabe ?? 'text'} autoComplete="off" />
    case 'absatz':
    case 'zeilen':
      return <TextArea {...gemeinsam} minRows={2} />
    case 'kennung':
      return <CheckedCodeField {...gemeinsam} value={eigenes.value} code={feld.code} goodText={t('hinweis.gut')} />
    case 'datum':
      return <DateField {...gemeinsam} value={eigenes.value} />
    case 'geburt': {
      const today = berlinDate(new Date().toISOString())
      const year = Number(today.slice(0, 4))
      return (
        <DateField
          {...gemeinsam}
          value={eigenes.value}
          minDate={`${year - aeltestesYear}-01-01`}
          maxDate={today}
          lastShortYear={year % 100}
        />
      )
    }
    case 'zahl':
      return <NumberField {...gemeinsam} value={eigenes.value} min={feld.von} max={feld.bis} decimalScale={feld.stellen} />
    case 'wahl':
      return (
        <SelectField
          {...gemeinsam}
          value={eigenes.value}
          choices={choicesOf(feld.werte, (value) => word(feld.name, value))}
          searchable={feld.suchbar ?? false}
          clearable={!required}
          allowDeselect={!required}
        />
      )
    case 'stufe':
      return (
        <SelectField
          {...gemeinsam}
          value={eigenes.value}
          choices={choicesOf(feld.werte.map(String), (stufe) => stufe)}
          searchable={false}
          clearable
        />
      )
    case 'ja':
      return (
        <Checkbox
          id={eigenes.id}
          label={gemeinsam.label}
          checked={eigenes.value === true}
          onChange={(event) => form.setFieldValue(pfad, event.currentTarget.checked)}
        />
      )
    case 'praxis':
      return (
        <AsyncSelect<NonNullable<PraxisValue>>
          id={eigenes.id}
          error={eigenes.error}
          label={gemeinsam.label}
          placeholder={t('hinweis.hausarztId')}
          value={eigenes.value}
          onChange={(praxis) => form.setFieldValue(pfad, praxis)}
          search={searchPraxen}
          itemKey={({ id }) => id}
          itemLabel={({ name }) => name}
        />
      )
    case 'fest':
      return null
    case 'mehrere':
      return <MehrereInput feld={feld} pfad={pfad} schemaForm={schemaForm} />
    case 'adresse':
      return <AdresseInput feld={feld} pfad={pfad} schemaForm={schemaForm} />
    case 'allergien':
      return <AllergienInput feld={feld} pfad={pfad} schemaForm={schemaForm} />
  }
}

function MehrereInput({ feld, pfad, schemaForm: { form, field } }: InputProps<Extract<Field, { art: 'mehrere' }>>) {
  const t = useAkteTexts()
  const word = useWord()
  const { id, value, error } = field(pfad)
  const chosen: string[] = value
  return (
    <FieldGroup id={id} label={t(`feld.${feld.name}`)} error={error}>
      <Group gap="lg">
        {feld.werte.map((one) => (
          <Checkbox
            key={one}
            label={word(feld.name, one)}
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              // Always in list order, so that ticking and unticking is not a change.
              form.setFieldValue(
                pfad,
                feld.werte.filter((anderes) => (anderes === one ? checked : chosen.includes(anderes))),
              )
            }
          />
        ))}
      </Group>
    </FieldGroup>
  )
}

function AdresseInput({ pfad, schemaForm: { field } }: InputProps) {
  const t = useAkteTexts()
  return <AdresseFields label={t('feld.adresse')} error={field(pfad).error} feld={(part) => field(`${pfad}.${part}`)} />
}

/** "None known" is an explicit answer, never an empty list. */
function AllergienInput({ pfad, schemaForm: { form, field } }: InputProps) {
  const t = useAkteTexts()
  const { id, value } = field(pfad)
  const { antwort }: AllergienValue = value
  const error = Object.entries(form.errors).find(([anderer]) => anderer.startsWith(pfad))?.[1]
  return (
    <Stack gap="md">
      <RadioCards
        id={id}
        label={t('feld.allergien')}
        words="short"
        choices={choicesOf(allergienAntworten, (one) => t(`wahl.allergien.${one}`))}
        value={antwort}
        onChange={(neu) => form.setFieldValue(`${pfad}.antwort`, neu)}
      />
      {antwort === 'LISTE' && <TextArea {...field(`${pfad}.liste`)} error={error} label={t('feld.allergienListe')} minRows={2} required />}
    </Stack>
  )
}
