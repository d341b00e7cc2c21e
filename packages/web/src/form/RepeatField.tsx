import { type Regel, frequenzen, kuerzelOf, maxIntervall, readRegel, weekdayKuerzel, writeRegel } from '@dreiklang/domain/shared/regel'
import { useState } from 'react'
import { SelectField, choicesOf } from './choiceFields.tsx'
import { FieldGroup } from './Form.tsx'
import { NumberField } from './NumberField.tsx'
import { useRegelTexts } from '../shared/regel.texts.ts'
import { useRegelWords } from '../shared/regelWords.ts'
import { Group, Note, Stack } from '../ui/layout.tsx'
import { useRepeatTexts } from './repeat.texts.ts'
import chips from '../ui/Chip.module.css'
import classes from './RepeatField.module.css'

interface RepeatFieldProps {
  /** From which the rule counts. */
  day: string
  value: string | null
  /** What is said below it. */
  description?: string
  onChange: (rule: string | null) => void
}

const own = 'own'
const mondayToFriday = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'
const plain: Regel = { frequenz: 'WEEKLY', intervall: 1, tage: [], anzahl: null, bis: null }

/** The rules that most tasks have, for the day on which this one is due. */
function usualRules(day: string): string[] {
  const tag = kuerzelOf(day)
  const nr = Math.ceil(Number(day.slice(8)) / 7)
  return [
    'FREQ=DAILY',
    mondayToFriday,
    writeRegel({ ...plain, tage: [{ tag, nr: null }] }),
    writeRegel({ ...plain, intervall: 2, tage: [{ tag, nr: null }] }),
    'FREQ=MONTHLY',
    writeRegel({ ...plain, frequenz: 'MONTHLY', tage: [{ tag, nr: nr > 4 ? -1 : nr }] }),
  ]
}

/** How it comes again, in words; `day` is when it is due. */
export function useRepeatWords(): (repeat: string, day: string) => string {
  const t = useRepeatTexts()
  const words = useRegelWords()
  return (repeat, day) => {
    const regel = readRegel(repeat)
    if (regel === null) return repeat
    return writeRegel({ ...regel, anzahl: null, bis: null }) === mondayToFriday ? t('weekdays') : words(regel, day)
  }
}

export function RepeatField({ day, value, description, onChange }: RepeatFieldProps) {
  const t = useRepeatTexts()
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
        label={t('label')}
        description={description}
        placeholder={t('never')}
        choices={[...usual.map((rule) => ({ value: rule, label: words(rule, day) })), { value: own, label: t('own') }]}
        value={shown}
        searchable={false}
        clearable
        onChange={choose}
      />
      {shown === own && regel !== null && <OwnRule regel={regel} onChange={(next) => onChange(writeRegel(next))} />}
      {shown === own && value !== null && <Note role="status">{words(value, day)}</Note>}
      {isShort && <Note>{t('short')}</Note>}
    </Stack>
  )
}

function OwnRule({ regel, onChange }: { regel: Regel; onChange: (regel: Regel) => void }) {
  const t = useRepeatTexts()
  const r = useRegelTexts()
  const { frequenz, intervall, tage } = regel
  const chosen = tage.map(({ tag }) => tag)
  return (
    <>
      <div className={classes.pair}>
        <NumberField
          label={t('interval')}
          min={1}
          max={maxIntervall}
          allowDecimal={false}
          allowNegative={false}
          value={intervall}
          onChange={(next) => onChange({ ...regel, intervall: Number(next) || 1 })}
        />
        <SelectField
          label={t('frequency')}
          few
          choices={choicesOf(frequenzen, (unit) => t(`unit.${unit}`))}
          value={frequenz}
          onChange={(unit) => onChange({ ...regel, frequenz: unit ?? frequenz, tage: [] })}
        />
      </div>
      {frequenz === 'WEEKLY' && (
        <FieldGroup label={t('days')}>
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
