import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { leistungsquellen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { useState } from 'react'
import { FieldGroup } from '../../form/Form.tsx'
import { SegmentedField, SelectField } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { Entries } from './Entries.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { type Teil, anStelle, fieldId, withoutEntry, additionalForm } from './teile.ts'

function answerWord(erbracht: boolean | null): 'ja' | 'nein' | null {
  if (erbracht === null) return null
  return erbracht ? 'ja' : 'nein'
}

export function LeistungenTeil({ blatt, change, besuch }: Teil & Pick<DokumentationAnswer, 'besuch'>) {
  const t = useDokumentationTexts()
  const b = useBegriffeTexts()
  const [open, setOffen] = useState<Partial<(typeof blatt.zusaetzliche)[number]> | null>(null)
  const { leistungen, zusaetzliche } = blatt
  const say = (i: number, neu: Partial<(typeof leistungen)[number]>) =>
    change(
      'leistungen',
      leistungen.map((one, j) => (i === j ? { ...one, ...neu } : one)),
    )
  return (
    <Stack gap="md">
      {besuch.leistungen.map(({ bezeichnung }, i) => {
        const gesagt = leistungen[i]
        return (
          <FieldGroup key={i} id={fieldId(`leistungen.${i}.erbracht`)} label={bezeichnung}>
            <Stack gap="xs">
              <SegmentedField
                label={t('leistung.erbracht', { leistung: bezeichnung })}
                labelHidden
                choices={[
                  { value: 'ja', label: t('leistung.ja') },
                  { value: 'nein', label: t('leistung.nein') },
                ]}
                value={answerWord(gesagt?.erbracht ?? null)}
                onChange={(value: 'ja' | 'nein') => say(i, value === 'ja' ? { erbracht: true, grund: null } : { erbracht: false })}
              />
              {gesagt?.erbracht === false && (
                <TextField
                  id={fieldId(`leistungen.${i}.grund`)}
                  label={t('leistung.warumNicht')}
                  required
                  maxLength={250}
                  value={gesagt.grund ?? ''}
                  onChange={({ currentTarget: { value } }) => say(i, { grund: value.trim() === '' ? null : value })}
                />
              )}
            </Stack>
          </FieldGroup>
        )
      })}
      <Entries
        eintraege={zusaetzliche}
        zeile={({ bezeichnung, quelle }) => ({ name: bezeichnung, dazu: b(`quelle.${quelle}`) })}
        onAendern={setOffen}
        onEntfernen={(one) => change('zusaetzliche', withoutEntry(zusaetzliche, one))}
        neu={{ name: t('leistung.neu'), onNeu: () => setOffen({}) }}
      />
      {open !== null && (
        <EntryDialog
          titel={t('leistung.neu')}
          {...additionalForm(open)}
          onSchliessen={() => setOffen(null)}
          onFinished={(one) => change('zusaetzliche', anStelle(zusaetzliche, one))}
        >
          {(field) => (
            <>
              <TextField {...field('bezeichnung')} label={t('leistung.bezeichnung')} required maxLength={120} data-autofocus />
              <SelectField
                {...field('quelle')}
                label={t('leistung.quelle')}
                required
                choices={leistungsquellen.map((value) => ({ value, label: b(`quelle.${value}`) }))}
              />
            </>
          )}
        </EntryDialog>
      )}
    </Stack>
  )
}
