import { AdresseFields } from '../../../organisation/components/AdresseFields.tsx'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { Group, Stack } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { akteTexts } from '../../akte.texts.ts'
import { useWord } from './anzeige.ts'
import type { InputProps } from './inputProps.ts'
import type { Field } from './fields.ts'
import { type AllergienValue, allergienAntworten } from './values.ts'

export function MehrereInput({ feld, pfad, schemaForm: { form, field } }: InputProps<Extract<Field, { art: 'mehrere' }>>) {
  const t = useTexts(akteTexts)
  const word = useWord()
  const { id, value, error } = field(pfad)
  const gewaehlt: string[] = value
  return (
    <FieldGroup id={id} label={t(`feld.${feld.name}`)} error={error}>
      <Group gap="lg">
        {feld.werte.map((eines) => (
          <Checkbox
            key={eines}
            label={word(feld.name, eines)}
            checked={gewaehlt.includes(eines)}
            onChange={({ currentTarget: { checked } }) =>
              // Always in list order, so that ticking and unticking is not a change.
              form.setFieldValue(
                pfad,
                feld.werte.filter((anderes) => (anderes === eines ? checked : gewaehlt.includes(anderes))),
              )
            }
          />
        ))}
      </Group>
    </FieldGroup>
  )
}

export function AdresseInput({ pfad, schemaForm: { field } }: InputProps) {
  const t = useTexts(akteTexts)
  return <AdresseFields label={t('feld.adresse')} error={field(pfad).error} feld={(teil) => field(`${pfad}.${teil}`)} />
}

/** "None known" is an explicit answer, never an empty list. */
export function AllergienInput({ pfad, schemaForm: { form, field } }: InputProps) {
  const t = useTexts(akteTexts)
  const { id, value } = field(pfad)
  const { antwort }: AllergienValue = value
  const error = Object.entries(form.errors).find(([anderer]) => anderer.startsWith(pfad))?.[1]
  return (
    <Stack gap="md">
      <RadioCards
        id={id}
        label={t('feld.allergien')}
        words="short"
        choices={allergienAntworten.map((eine) => ({ value: eine, label: t(`wahl.allergien.${eine}`) }))}
        value={antwort}
        onChange={(neu) => form.setFieldValue(`${pfad}.antwort`, neu)}
      />
      {antwort === 'LISTE' && <TextArea {...field(`${pfad}.liste`)} error={error} label={t('feld.allergienListe')} minRows={2} required />}
    </Stack>
  )
}
