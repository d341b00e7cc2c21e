import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { anordnungsWege } from '@dreiklang/domain/dokumentation/dokumentation'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { useState } from 'react'
import { Checkbox, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { formatTime } from '../../shared/format.ts'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { Entries } from './Entries.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { TimeField } from './TimeField.tsx'
import { type Teil, anStelle, anordnungForm, withoutEntry } from './teile.ts'

type Anordnung = Blatt['anordnungen'][number]

export function AnordnungTeil({ blatt: { anordnungen }, change, praxen }: Teil & Pick<DokumentationAnswer, 'praxen'>) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const [open, setOffen] = useState<Partial<Anordnung> | null>(null)
  return (
    <>
      <Entries
        eintraege={anordnungen}
        zeile={({ wortlaut, arzt, weg, am }) => ({ name: wortlaut, dazu: [arzt, w(`weg.${weg}`), formatTime(am)].join(' · ') })}
        onAendern={setOffen}
        onEntfernen={(one) => change('anordnungen', withoutEntry(anordnungen, one))}
        neu={{ name: t('anordnung.neu'), onNeu: () => setOffen({}) }}
      />
      {open !== null && (
        <EntryDialog
          titel={t('anordnung.neu')}
          {...anordnungForm(open)}
          onSchliessen={() => setOffen(null)}
          onFinished={(one) => change('anordnungen', anStelle(anordnungen, one))}
        >
          {(field, { values, setFieldValue }) => (
            <>
              <SelectField
                {...field('praxisId')}
                label={t('anordnung.praxis')}
                required
                choices={praxen.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <TextField {...field('arzt')} label={t('anordnung.arzt')} required maxLength={120} />
              <RadioCards
                {...field('weg')}
                label={t('anordnung.weg')}
                words="short"
                choices={anordnungsWege.map((value) => ({ value, label: w(`weg.${value}`) }))}
              />
              <TimeField {...field('am')} label={t('anordnung.zeit')} value={values.am} onChange={(am) => setFieldValue('am', am)} />
              <TextArea {...field('wortlaut')} label={t('anordnung.wortlaut')} required maxLength={2000} />
              <Checkbox
                label={t('anordnung.vorgelesen')}
                checked={values.vorgelesen}
                onChange={({ currentTarget: { checked } }) => setFieldValue('vorgelesen', checked)}
              />
            </>
          )}
        </EntryDialog>
      )}
    </>
  )
}
