import { vitalTable, type VitalArt } from '@dreiklang/domain/dokumentation/vitalwerte'
import { IconBackspace } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { UnstyledButton } from '../../ui/buttons.tsx'
import { currentLanguage } from '../../shared/i18n.ts'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { einheitOf } from './anzeige.ts'
import { useMeasurement } from './useMeasurement.ts'
import { Hints, Unit, type ValuePart, useBounds } from './ValueRow.tsx'
import classes from './NumberPad.module.css'

interface NumberPadProps extends ValuePart {
  next: VitalArt | null
  onNext: (art: VitalArt) => void
  onClose: () => void
}

/** A key is pressed while the field keeps the focus: with a keyboard beside the screen one writes on. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** For one thumb: large keys, what the value was last and what it should be, and on to the next without closing. */
export function NumberPad({ next, onNext, onClose, ...part }: NumberPadProps) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const { art, draft } = part
  const measurement = useMeasurement(part)
  const { text, type, take, drop, isCritical } = measurement
  const bounds = useBoundWords(part)
  const goOn = () => (next === null ? onClose() : onNext(next))
  const finish = () => {
    if (!take()) return
    // Whom one can tell stands in the sheet, and that comes before the next value.
    if (isCritical) onClose()
    else goOn()
  }
  const label = `${w(`vital.${art}`)} (${einheitOf(art, draft.inMmol)})`
  // What was measured before is replaced by the first key, as on any calculator.
  const press = (key: string) => type(draft.text === null ? key : `${text}${key}`)
  return (
    <BottomSheet
      title={label}
      onClose={() => {
        take()
        onClose()
      }}
    >
      <div className={classes.pad}>
        <div className={classes.bounds}>
          {bounds} {art === 'BLUTZUCKER' && <Unit {...part} />}
        </div>
        <input
          className={classes.value}
          aria-label={label}
          aria-describedby="pad-hinweis"
          inputMode="none"
          autoComplete="off"
          data-autofocus
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Enter' && finish()}
        />
        <Hints id="pad-hinweis" {...measurement} />
        <div className={classes.keys}>
          {digits.map((key) => (
            <Key key={key} label={key} onPress={press} />
          ))}
          <SeparatorKey {...part} onPress={press} />
          <Key label="0" onPress={press} />
          <div className={classes.side}>
            <UnstyledButton
              className={classes.key ?? ''}
              aria-label={t('pad.zurueck')}
              onMouseDown={keepFocus}
              onClick={() => type(text.slice(0, -1))}
            >
              <IconBackspace size={24} aria-hidden />
            </UnstyledButton>
            <UnstyledButton
              className={classes.key ?? ''}
              data-small
              onClick={() => {
                drop()
                goOn()
              }}
            >
              {t('pad.nichtGemessen')}
            </UnstyledButton>
            <UnstyledButton className={classes.key ?? ''} data-next onClick={finish}>
              {t(next === null ? 'pad.fertig' : 'pad.weiter')}
            </UnstyledButton>
          </div>
        </div>
      </div>
    </BottomSheet>
  )
}

function useBoundWords(part: ValuePart): string {
  const t = useDokumentationTexts()
  const { last, target } = useBounds(part)
  return [
    last === null ? t('tabelle.nichtGemessen') : t('pad.zuletzt', { wert: last.value, tag: last.day }),
    ...(target === null ? [] : [t(target.fromArzt ? 'pad.zielArzt' : 'pad.ziel', { ziel: target.words.join(' / ') })]),
  ].join(' · ')
}

function Key({ label, onPress }: { label: string; onPress: (key: string) => void }) {
  return (
    <UnstyledButton className={classes.key ?? ''} onMouseDown={keepFocus} onClick={() => onPress(label)}>
      {label}
    </UnstyledButton>
  )
}

/** The stroke of a pair, the comma of a number that has one; else there is nothing to press. */
function SeparatorKey({ art, draft, onPress }: Pick<ValuePart, 'art' | 'draft'> & { onPress: (key: string) => void }) {
  const { zweite, stellen } = vitalTable[art]
  if (zweite !== null) return <Key label="/" onPress={onPress} />
  if (stellen === 0 && !draft.inMmol) return <span />
  return <Key label={currentLanguage() === 'de' ? ',' : '.'} onPress={onPress} />
}
