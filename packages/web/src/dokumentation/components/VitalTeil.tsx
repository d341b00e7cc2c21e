import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { vitalArten } from '@dreiklang/domain/dokumentation/vitalwerte'
import { useState } from 'react'
import { NumberField, TextField } from '../../form/TextField.tsx'
import { formatTime } from '../../shared/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { Entries } from './Entries.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { Messzeile } from './Messzeile.tsx'
import { TimeField } from './TimeField.tsx'
import { useMesswort } from './anzeige.ts'
import { type Teil, anStelle, messForm, withoutEntry } from './teile.ts'

type Vitalwert = Blatt['vitalwerte'][number]

export function VitalTeil({ blatt, change, antwort }: Teil & { antwort: DokumentationAnswer }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { worte, hinweise } = useMesswort(antwort)
  const [open, setOffen] = useState<Vitalwert | null>(null)
  const { vitalwerte } = blatt
  return (
    <Stack gap="md">
      {vitalArten.map((art) => (
        <Stack key={art} gap="xs">
          <Messzeile art={art} antwort={antwort} onGemessen={(neu) => change('vitalwerte', [...vitalwerte, neu])} />
          <Entries
            eintraege={vitalwerte.filter((value) => value.art === art)}
            zeile={(value) => ({
              name: worte(value),
              dazu: [formatTime(value.am), value.ort, value.geraet, value.bemerkung, ...hinweise(value)]
                .filter((part) => part !== null)
                .join(' · '),
            })}
            onAendern={setOffen}
            onEntfernen={(value) => change('vitalwerte', withoutEntry(vitalwerte, value))}
            neu={null}
          />
        </Stack>
      ))}
      {open !== null && (
        <EntryDialog
          titel={w(`vital.${open.art}`)}
          {...messForm(open)}
          onSchliessen={() => setOffen(null)}
          onFinished={(value) => change('vitalwerte', anStelle(vitalwerte, value))}
        >
          {(field, form) => (
            <>
              <NumberField {...field('wert')} label={w(`vital.${open.art}`)} required data-autofocus />
              {open.wert2 !== null && <NumberField {...field('wert2')} label={w('vital.diastolisch')} required />}
              <TimeField {...field('am')} label={t('vital.zeit')} value={form.values.am} onChange={(am) => form.setFieldValue('am', am)} />
              <TextField {...field('ort')} label={t('vital.ort')} maxLength={60} />
              <TextField {...field('geraet')} label={t('vital.geraet')} maxLength={60} />
              <TextField {...field('bemerkung')} label={t('vital.bemerkung')} maxLength={250} />
            </>
          )}
        </EntryDialog>
      )}
    </Stack>
  )
}
