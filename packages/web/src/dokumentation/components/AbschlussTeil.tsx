import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { folgeArten } from '@dreiklang/domain/dokumentation/dokumentation'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { Signature, SignatureField } from '../../form/SignatureField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { Entries } from './Entries.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { FreitextField } from './FreitextField.tsx'
import { type Teil, anStelle, fieldId, folgeForm, withoutEntry } from './teile.ts'

export function AbschlussTeil({ blatt, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const [open, setOffen] = useState<Partial<Blatt['folgen'][number]> | null>(null)
  const { folgen } = blatt
  return (
    <Stack gap="md">
      <FreitextField
        id={fieldId('ergebnis')}
        label={t('abschluss.ergebnis')}
        required
        maxLength={4000}
        value={blatt.ergebnis}
        onChange={(text) => change('ergebnis', text)}
      />
      <DateField label={t('abschluss.wiedervorlage')} value={blatt.wiedervorlage} onChange={(tag) => change('wiedervorlage', tag)} />
      <Entries
        eintraege={folgen}
        zeile={({ art, text }) => ({ name: text, dazu: w(`folge.${art}`) })}
        onAendern={setOffen}
        onEntfernen={(folge) => change('folgen', withoutEntry(folgen, folge))}
        neu={{ name: t('abschluss.folge'), onNeu: () => setOffen({}) }}
      />
      {(['handzeichen', 'klientUnterschrift'] as const).map((field) => (
        <Unterschrift key={field} feld={field} path={blatt[field]} onChange={(path) => change(field, path)} />
      ))}
      {open !== null && (
        <EntryDialog
          titel={t('abschluss.folge')}
          {...folgeForm(open)}
          onSchliessen={() => setOffen(null)}
          onFinished={(folge) => change('folgen', anStelle(folgen, folge))}
        >
          {(field) => (
            <>
              <SelectField
                {...field('art')}
                label={t('abschluss.folgeArt')}
                required
                choices={folgeArten.map((value) => ({ value, label: w(`folge.${value}`) }))}
              />
              <TextField {...field('text')} label={t('abschluss.folgeText')} required maxLength={250} />
            </>
          )}
        </EntryDialog>
      )}
    </Stack>
  )
}

interface UnterschriftProps {
  feld: 'handzeichen' | 'klientUnterschrift'
  path: string | null
  onChange: (path: string | null) => void
}

function Unterschrift({ feld, path, onChange }: UnterschriftProps) {
  const t = useDokumentationTexts()
  const [before, setVorher] = useState(path)
  const label = t(`abschluss.${feld}`)
  if (before === null) return <SignatureField id={fieldId(feld)} label={label} required={feld === 'handzeichen'} onChange={onChange} />
  return (
    <FieldGroup label={label} id={fieldId(feld)}>
      <Stack gap="xs">
        <Signature path={before} label={label} />
        <Button
          look="secondary"
          onClick={() => {
            setVorher(null)
            onChange(null)
          }}
        >
          {t('abschluss.neuUnterschreiben')}
        </Button>
      </Stack>
    </FieldGroup>
  )
}
