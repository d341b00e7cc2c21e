import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type VitalArt, vitalArten } from '@dreiklang/domain/dokumentation/vitalwerte'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useToday } from '../../shared/useToday.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { Note } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { NumberPad } from './NumberPad.tsx'
import { chooseArten } from './shownValues.ts'
import type { Teil } from './teile.ts'
import { type Draft, noDraft } from './useMeasurement.ts'
import { ValueRow } from './ValueRow.tsx'
import classes from './Values.module.css'

interface ValueTableProps extends Teil {
  antwort: DokumentationAnswer
  /** How often somebody has asked for the values that have no line yet. */
  asked: number
}

const valueId = (art: VitalArt) => `wert-${art}`
const focusOn = (art: VitalArt | undefined) => art !== undefined && document.getElementById(valueId(art))?.focus()

/** A line for each value: what it was last, what it should be, what it is now. */
export function ValueTable({ blatt, change, antwort, asked }: ValueTableProps) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const tag = useToday()
  const [drafts, setDrafts] = useState<Partial<Record<VitalArt, Draft>>>({})
  const [purpose, setPurpose] = useState(false)
  const pad = usePad()
  const few = chooseArten({ blatt, antwort, tag })
  const shown = asked > 0 ? vitalArten : few
  useFirstOfMore(asked, few)
  const partOf = (art: VitalArt) => ({
    art,
    antwort,
    blatt,
    change,
    tag,
    draft: drafts[art] ?? noDraft,
    onDraft: (draft: Draft) => setDrafts((all) => ({ ...all, [art]: draft })),
  })
  return (
    <div className={classes.room}>
      <table className={classes.values}>
        <thead>
          <tr>
            <th scope="col">{t('tabelle.wert')}</th>
            <th scope="col">{t('tabelle.zuletzt')}</th>
            <th scope="col">
              <span className={classes.goal}>
                {t('tabelle.ziel')}
                <IconButton
                  label={t('tabelle.wozu')}
                  icon={<IconInfoCircle size={18} aria-hidden />}
                  aria-expanded={purpose}
                  onClick={() => setPurpose(!purpose)}
                />
              </span>
            </th>
            <th scope="col">{t('tabelle.jetzt')}</th>
          </tr>
        </thead>
        {shown.map((art) => (
          <ValueRow key={art} {...partOf(art)} id={valueId(art)} onTouch={() => pad.open(art)} />
        ))}
      </table>
      {purpose && <Note role="status">{w('kritisch.zweck')}</Note>}
      {pad.art !== null && (
        <NumberPad
          key={pad.art}
          {...partOf(pad.art)}
          next={shown[shown.indexOf(pad.art) + 1] ?? null}
          onNext={pad.open}
          onClose={pad.close}
        />
      )}
    </div>
  )
}

/** Where it closes, there the focus goes on: at the value that was written last. */
function usePad() {
  const [art, setArt] = useState<VitalArt | null>(null)
  const last = useRef<VitalArt>(undefined)
  useEffect(() => {
    if (art === null) focusOn(last.current)
    last.current = art ?? undefined
  }, [art])
  return { art, open: setArt, close: () => setArt(null) }
}

/** Whoever asks for more values goes on at the first of them. */
function useFirstOfMore(asked: number, few: readonly VitalArt[]): void {
  const before = useRef(asked)
  useEffect(() => {
    if (asked !== before.current) focusOn(vitalArten.find((art) => !few.includes(art)))
    before.current = asked
  })
}
