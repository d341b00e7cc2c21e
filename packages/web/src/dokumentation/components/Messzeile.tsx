import { type Vitalwert, vitalwert } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type VitalArt, vitalTabelle, zuckerInMg } from '@dreiklang/domain/dokumentation/vitalwerte'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { issueMessage } from '../../ui/issueMessage.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { SegmentedField } from '../../ui/RadioField.tsx'
import { uiTexts } from '../../ui/ui.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import { einheitVon, useMesswort } from './anzeige.ts'
import classes from './Dokumentation.module.css'

interface MesszeileProps {
  art: VitalArt
  antwort: DokumentationAntwort
  onGemessen: (wert: Vitalwert) => void
}

const leer = { wert: null, wert2: null }

/**
 * The input of one vital sign, two for a pair. Impossible values are reported immediately; a complete value becomes a row when the field is
 * left.
 */
export function Messzeile({ art, antwort, onGemessen }: MesszeileProps) {
  const u = useTexts(uiTexts)
  const t = useTexts(werteTexts)
  const { hinweise } = useMesswort(antwort)
  const [getippt, setGetippt] = useState<{ wert: number | null; wert2: number | null }>(leer)
  const [inMmol, setInMmol] = useState(false)
  const { zweite, stellen } = vitalTabelle[art]
  const istPaar = zweite !== null
  const inEinheit = (zahl: number | null, mmol: boolean) => (zahl !== null && mmol ? zuckerInMg(zahl) : zahl)
  const lies = (wert: number | null) =>
    vitalwert.safeParse(
      { id: crypto.randomUUID(), art, wert, wert2: getippt.wert2, am: new Date().toISOString(), ort: null, geraet: null, bemerkung: null },
      { reportInput: true },
    )
  const gelesen = lies(inEinheit(getippt.wert, inMmol))
  const ganz = getippt.wert !== null && (!istPaar || getippt.wert2 !== null)
  const fehler = (feld: string) => {
    const issue = ganz ? gelesen.error?.issues.find(({ path }) => path[0] === feld) : undefined
    return issue === undefined ? undefined : issueMessage(issue, u)
  }
  const uebernimm = ({ data }: ReturnType<typeof lies>) => {
    if (!ganz || data === undefined) return
    onGemessen(data)
    setGetippt(leer)
  }
  const wechsle = (mmol: boolean) => {
    setInMmol(mmol)
    uebernimm(lies(inEinheit(getippt.wert, mmol)))
  }
  const beide = {
    hideControls: true,
    decimalScale: inMmol ? 1 : stellen,
    inputMode: stellen === 0 && !inMmol ? 'numeric' : 'decimal',
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.closest('[data-messung]')?.contains(relatedTarget)) uebernimm(gelesen)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') uebernimm(gelesen)
    },
  } as const
  const worte = ganz && gelesen.success ? hinweise(gelesen.data).join(' ') : ''
  return (
    <div data-messung>
      <div className={classes.messung}>
        <NumberField
          {...beide}
          label={`${t(istPaar ? 'vital.systolisch' : `vital.${art}`)} (${inMmol ? 'mmol/L' : einheitVon(art)})`}
          value={getippt.wert}
          error={fehler('wert')}
          onChange={(neu) => setGetippt({ ...getippt, wert: neu })}
        />
        {istPaar && (
          <NumberField
            {...beide}
            label={`${t('vital.diastolisch')} (${einheitVon(art)})`}
            value={getippt.wert2}
            error={fehler('wert2')}
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
            onChange={(neu: 'mg' | 'mmol') => wechsle(neu === 'mmol')}
          />
        )}
      </div>
      <div role="status">{worte}</div>
    </div>
  )
}
