import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { gabeStaende } from '@dreiklang/domain/dokumentation/dokumentation'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { NumberField, TextField } from '../../form/TextField.tsx'
import { RadioCards } from '../../form/choiceFields.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { Entries } from './Entries.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { type Teil, anStelle, gabeForm, withoutEntry } from './teile.ts'

type Gabe = Blatt['medikation']['gaben'][number]

export function MedikationTeil({ blatt: { medikation }, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const [open, setOffen] = useState<Partial<Gabe> | null>(null)
  const { gestelltBis, gaben } = medikation
  const dazu = ({ stand, abweichung, rest }: Gabe) =>
    [w(`gabe.${stand}`), abweichung, rest === null ? null : t('medikation.restZahl', { rest })].filter((part) => part !== null).join(' · ')
  return (
    <Stack gap="md">
      <DateField
        label={t('medikation.gestelltBis')}
        value={gestelltBis}
        onChange={(tag) => change('medikation', { gaben, gestelltBis: tag })}
      />
      <Entries
        eintraege={gaben}
        zeile={(gabe) => ({ name: gabe.bezeichnung, dazu: dazu(gabe) })}
        onAendern={setOffen}
        onEntfernen={(gabe) => change('medikation', { gestelltBis, gaben: withoutEntry(gaben, gabe) })}
        neu={{ name: t('medikation.neu'), onNeu: () => setOffen({}) }}
      />
      {open !== null && (
        <EntryDialog
          titel={t('medikation.neu')}
          {...gabeForm(open)}
          onSchliessen={() => setOffen(null)}
          onFinished={(gabe) => change('medikation', { gestelltBis, gaben: anStelle(gaben, gabe) })}
        >
          {(field) => (
            <>
              <TextField {...field('bezeichnung')} label={t('medikation.bezeichnung')} required maxLength={120} data-autofocus />
              <RadioCards
                {...field('stand')}
                label={t('medikation.stand')}
                words="short"
                choices={gabeStaende.map((value) => ({ value, label: w(`gabe.${value}`) }))}
              />
              <TextField
                {...field('abweichung')}
                label={t('medikation.abweichung')}
                description={t('medikation.abweichungHilfe')}
                maxLength={250}
              />
              <NumberField {...field('rest')} label={t('medikation.rest')} inputMode="numeric" decimalScale={0} />
            </>
          )}
        </EntryDialog>
      )}
    </Stack>
  )
}
