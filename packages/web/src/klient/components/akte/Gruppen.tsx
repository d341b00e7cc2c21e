import { AdresseFelder } from '../../../organisation/components/AdresseFelder.tsx'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { Group, Stack } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { akteTexts } from '../../akte.texts.ts'
import { useWort } from './anzeige.ts'
import type { EingabeProps } from './eingabeProps.ts'
import type { Feld } from './felder.ts'
import { type AllergienWert, allergienAntworten } from './werte.ts'

export function MehrereEingabe({ feld, pfad, schemaForm: { form, field } }: EingabeProps<Extract<Feld, { art: 'mehrere' }>>) {
  const t = useTexts(akteTexts)
  const wort = useWort()
  const { id, value, error } = field(pfad)
  const gewaehlt: string[] = value
  return (
    <FieldGroup id={id} label={t(`feld.${feld.name}`)} error={error}>
      <Group gap="lg">
        {feld.werte.map((eines) => (
          <Checkbox
            key={eines}
            label={wort(feld.name, eines)}
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

export function AdresseEingabe({ pfad, schemaForm: { field } }: EingabeProps) {
  const t = useTexts(akteTexts)
  return <AdresseFelder label={t('feld.adresse')} error={field(pfad).error} feld={(teil) => field(`${pfad}.${teil}`)} />
}

/** "None known" is an explicit answer, never an empty list. */
export function AllergienEingabe({ pfad, schemaForm: { form, field } }: EingabeProps) {
  const t = useTexts(akteTexts)
  const { id, value } = field(pfad)
  const { antwort }: AllergienWert = value
  const fehler = Object.entries(form.errors).find(([anderer]) => anderer.startsWith(pfad))?.[1]
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
      {antwort === 'LISTE' && <TextArea {...field(`${pfad}.liste`)} error={fehler} label={t('feld.allergienListe')} minRows={2} required />}
    </Stack>
  )
}
