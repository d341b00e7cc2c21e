import { useTexts } from '../../../shared/i18n.ts'
import { FieldGroup } from '../../../ui/FieldGroup.tsx'
import { Stack } from '../../../ui/layout.ts'
import { SegmentedField } from '../../../ui/RadioField.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import { type SchrittProps, useSchritt } from './useSchritt.ts'

interface Werte {
  ergebnis: string
  leistungen: { erbracht: 'ja' | 'nein' | null; grund: string }[]
}

/** For a visit without its sheet: what was found and done, and of each planned service whether it was done, and else why not. */
export function AbschliessenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const { leistungen } = schritt.besuch
  const formular = useSchritt<Werte>({
    handlung: 'abschliessen',
    ...schritt,
    werte: { ergebnis: '', leistungen: leistungen.map(() => ({ erbracht: null, grund: '' })) },
    abbild: ({ ergebnis, leistungen: gesagt }) => ({
      ergebnis,
      leistungen: gesagt.map(({ erbracht, grund }) => ({
        erbracht: erbracht === null ? null : erbracht === 'ja',
        grund: erbracht === 'nein' && grund.trim() !== '' ? grund : null,
      })),
    }),
  })
  const { form, field } = formular
  return (
    <SchrittDialog {...schritt} handlung="abschliessen" knopf={t('knopf.kurzAbschliessen')} formular={formular}>
      <TextArea {...field('ergebnis')} label={t('feld.ergebnis')} required maxLength={4000} data-autofocus />
      {leistungen.length > 0 && (
        <Stack gap="md">
          {leistungen.map(({ bezeichnung }, i) => {
            const gesagt = form.values.leistungen[i]
            const { id, error } = field(`leistungen.${i}.erbracht`)
            return (
              <FieldGroup key={i} id={id} label={bezeichnung} error={error}>
                <Stack gap="xs">
                  <SegmentedField
                    label={t('feld.erbracht', { leistung: bezeichnung })}
                    labelHidden
                    choices={[
                      { value: 'ja', label: t('feld.ja') },
                      { value: 'nein', label: t('feld.nein') },
                    ]}
                    value={gesagt?.erbracht ?? null}
                    onChange={(wert: 'ja' | 'nein') => form.setFieldValue(`leistungen.${i}.erbracht`, wert)}
                  />
                  {gesagt?.erbracht === 'nein' && (
                    <TextField {...field(`leistungen.${i}.grund`)} label={t('feld.warumNicht')} required maxLength={250} />
                  )}
                </Stack>
              </FieldGroup>
            )
          })}
        </Stack>
      )}
    </SchrittDialog>
  )
}
