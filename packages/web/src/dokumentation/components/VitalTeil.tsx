import { type Vitalwert, vitalwert } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type VitalArt, vitalArten, vitalTable, zuckerInMg } from '@dreiklang/domain/dokumentation/vitalwerte'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { SegmentedField } from '../../form/choiceFields.tsx'
import { issueMessage } from '../../form/issueMessage.ts'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { formatTime } from '../../shared/format.ts'
import { Note, Stack } from '../../ui/layout.tsx'
import { useUiTexts } from '../../ui/ui.texts.ts'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { useMesswort, einheitOf } from './anzeige.ts'
import { Entries, TimeField } from './Entries.tsx'
import { Kritisch } from './Kritisch.tsx'
import { type Teil, messForm } from './teile.ts'
import classes from './Dokumentation.module.css'

export function VitalTeil({ blatt: { vitalwerte }, change, antwort }: Teil & { antwort: DokumentationAnswer }) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { worte, hinweise } = useMesswort(antwort)
  return (
    <Stack gap="md">
      {vitalArten.map((art) => (
        <Stack key={art} gap="xs">
          <Messzeile art={art} antwort={antwort} onGemessen={(neu) => change('vitalwerte', [...vitalwerte, neu])} />
          <Entries
            all={vitalwerte}
            isShown={(value) => value.art === art}
            onChange={(all) => change('vitalwerte', all)}
            zeile={(value) => ({
              name: worte(value),
              dazu: [formatTime(value.am), value.ort, value.geraet, value.bemerkung, ...hinweise(value)]
                .filter((part) => part !== null)
                .join(' · '),
            })}
            titel={w(`vital.${art}`)}
            withoutNew
            form={messForm}
          >
            {({ field }) => (
              <>
                <NumberField {...field('wert')} label={w(`vital.${art}`)} required data-autofocus />
                {vitalTable[art].zweite !== null && <NumberField {...field('wert2')} label={w('vital.diastolisch')} required />}
                <TimeField {...field('am')} label={t('vital.zeit')} />
                <TextField {...field('ort')} label={t('vital.ort')} maxLength={60} />
                <TextField {...field('geraet')} label={t('vital.geraet')} maxLength={60} />
                <TextField {...field('bemerkung')} label={t('vital.bemerkung')} maxLength={250} />
              </>
            )}
          </Entries>
          <Kritisch werte={vitalwerte.filter((value) => value.art === art)} antwort={antwort} />
        </Stack>
      ))}
      <Note>{w('kritisch.zweck')}</Note>
    </Stack>
  )
}

interface MesszeileProps {
  art: VitalArt
  antwort: DokumentationAnswer
  onGemessen: (value: Vitalwert) => void
}

const empty = { wert: null, wert2: null }

/** Impossible values are reported at once; a complete value becomes a row when the field is left. */
function Messzeile({ art, antwort, onGemessen }: MesszeileProps) {
  const u = useUiTexts()
  const t = useValuesTexts()
  const { hinweise } = useMesswort(antwort)
  const [getippt, setGetippt] = useState<{ wert: number | null; wert2: number | null }>(empty)
  const [inMmol, setInMmol] = useState(false)
  const { zweite, stellen } = vitalTable[art]
  const istPaar = zweite !== null
  const inUnit = (count: number | null, mmol: boolean) => (count !== null && mmol ? zuckerInMg(count) : count)
  const lies = (wert: number | null) =>
    vitalwert.safeParse(
      { id: crypto.randomUUID(), art, wert, wert2: getippt.wert2, am: new Date().toISOString(), ort: null, geraet: null, bemerkung: null },
      { reportInput: true },
    )
  const seen = lies(inUnit(getippt.wert, inMmol))
  const ganz = getippt.wert !== null && (!istPaar || getippt.wert2 !== null)
  const error = (field: string) => {
    const issue = ganz ? seen.error?.issues.find(({ path }) => path[0] === field) : undefined
    return issue === undefined ? undefined : issueMessage(issue, u)
  }
  const takeOver = ({ data }: ReturnType<typeof lies>) => {
    if (!ganz || data === undefined) return
    onGemessen(data)
    setGetippt(empty)
  }
  const change = (mmol: boolean) => {
    setInMmol(mmol)
    takeOver(lies(inUnit(getippt.wert, mmol)))
  }
  const beide = {
    hideControls: true,
    decimalScale: inMmol ? 1 : stellen,
    inputMode: stellen === 0 && !inMmol ? 'numeric' : 'decimal',
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.closest('[data-messung]')?.contains(relatedTarget)) takeOver(seen)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') takeOver(seen)
    },
  } as const
  const words = ganz && seen.success ? hinweise(seen.data).join(' ') : ''
  return (
    <div data-messung>
      <div className={classes.messung}>
        <NumberField
          {...beide}
          label={`${t(istPaar ? 'vital.systolisch' : `vital.${art}`)} (${inMmol ? 'mmol/L' : einheitOf(art)})`}
          value={getippt.wert}
          error={error('wert')}
          onChange={(neu) => setGetippt({ ...getippt, wert: neu })}
        />
        {istPaar && (
          <NumberField
            {...beide}
            label={`${t('vital.diastolisch')} (${einheitOf(art)})`}
            value={getippt.wert2}
            error={error('wert2')}
            onChange={(neu) => setGetippt({ ...getippt, wert2: neu })}
          />
        )}
        {art === 'BLUTZUCKER' && (
          <SegmentedField
            label={t('vital.einheit')}
            choices={[
              { value: 'mg', label: 'mg/dL' },
              { value: 'mmol', label: 'mmol/L' },
            ]}
            value={inMmol ? 'mmol' : 'mg'}
            onChange={(neu: 'mg' | 'mmol') => change(neu === 'mmol')}
          />
        )}
      </div>
      <div role="status">{words}</div>
    </div>
  )
}
