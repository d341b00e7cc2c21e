import { type Regel, frequenzen, kuerzelOf, maxIntervall, readRegel, weekdayKuerzel, writeRegel } from '@dreiklang/domain/shared/regel'
import { useState } from 'react'
import { SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { useRegelTexts } from '../../shared/regel.texts.ts'
import { Group, Note, Stack } from '../../ui/layout.tsx'
import { useTasksTexts } from '../tasks.texts.ts'
import { useRepeatWords } from './taskWords.tsx'
import chips from '../../ui/Chip.module.css'
import classes from './Tasks.module.css'

interface RepeatFieldProps {
  /** From which the rule counts. */
  day: string
  value: string | null
  onChange: (rule: string | null) => void
}

const own = 'own'
const plain: Regel = { frequenz: 'WEEKLY', intervall: 1, tage: [], anzahl: null, bis: null }

/** The rules that most tasks have, for the day on which this one is due. */
function usualRules(day: string): string[] {
  const tag = kuerzelOf(day)
  const nr = Math.ceil(Number(day.slice(8)) / 7)
  return [
    'FREQ=DAILY',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    writeRegel({ ...plain, tage: [{ tag, nr: null }] }),
    writeRegel({ ...plain, intervall: 2, tage: [{ tag, nr: null }] }),
    'FREQ=MONTHLY',
    writeRegel({ ...plain, frequenz: 'MONTHLY', tage: [{ tag, nr: nr > 4 ? -1 : nr }] }),
  ]
}

export function RepeatField({ day, value, onChange }: RepeatFieldProps) {
  const t = useTasksTexts()
  const words = useRepeatWords()
  const usual = usualRules(day)
  const [isOwn, setOwn] = useState(value !== null && !usual.includes(value))
  const regel = value === null ? null : readRegel(value)
  const choose = (choice: string | null) => {
    setOwn(choice === own)
    onChange(choice === own ? (value ?? writeRegel({ ...plain, tage: [{ tag: kuerzelOf(day), nr: null }] })) : choice)
  }
  // A rule that was usual for the day from before is still the rule.
  const shown = isOwn || (value !== null && !usual.includes(value)) ? own : value
  const isShort = regel?.frequenz === 'MONTHLY' && regel.tage.length === 0 && Number(day.slice(8)) > 28
  return (
    <Stack gap="xs">
      <SelectField
        label={t('repeat.label')}
        placeholder={t('repeat.never')}
        choices={[...usual.map((rule) => ({ value: rule, label: words(rule, day) })), { value: own, label: t('repeat.own') }]}
        value={shown}
        searchable={false}
        clearable
        onChange={choose}
      />
      {shown === own && regel !== null && <OwnRule regel={regel} onChange={(next) => onChange(writeRegel(next))} />}
      {shown === own && value !== null && <Note role="status">{words(value, day)}</Note>}
      {isShort && <Note>{t('repeat.short')}</Note>}
    </Stack>
  )
}

function OwnRule({ regel, onChange }: { regel: Regel; onChange: (regel: Regel) => void }) {
  const t = useTasksTexts()
  const r = useRegelTexts()
  const { frequenz, intervall, tage } = regel
  const chosen = tage.map(({ tag }) => tag)
  return (
    <>
      <div className={classes.pair}>
        <NumberField
          label={t('repeat.interval')}
          min={1}
          max={maxIntervall}
          allowDecimal={false}
          allowNegative={false}
          value={intervall}
          onChange={(next) => onChange({ ...regel, intervall: Number(next) || 1 })}
        />
        <SelectField
          label={t('repeat.frequency')}
          few
          choices={choicesOf(frequenzen, (unit) => t(`repeat.unit.${unit}`))}
          value={frequenz}
          onChange={(unit) => onChange({ ...regel, frequenz: unit ?? frequenz, tage: [] })}
        />
      </div>
      {frequenz === 'WEEKLY' && (
        <FieldGroup label={t('repeat.days')}>
          <Group gap={4}>
            {weekdayKuerzel.map((tag) => (
              <button
                key={tag}
                type="button"
                className={chips.chip}
                aria-label={r(`wochentagLang.${tag}`)}
                aria-pressed={chosen.includes(tag)}
                onClick={() => {
                  const next = chosen.includes(tag) ? tage.filter((one) => one.tag !== tag) : [...tage, { tag, nr: null }]
                  onChange({ ...regel, tage: next })
                }}
              >
                {r(`wochentag.${tag}`)}
              </button>
            ))}
          </Group>
        </FieldGroup>
      )}
    </>
  )
}
