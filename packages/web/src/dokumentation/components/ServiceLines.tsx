import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { IconCheck, IconChecks, IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { type Teil, fieldId } from './teile.ts'
import classes from './Sheet.module.css'

const unsaid = { erbracht: null, grund: null }

/** One line for each planned service, and one button for the day on which all went as planned. */
export function ServiceLines({ blatt: { leistungen }, change, besuch }: Teil & Pick<DokumentationAnswer, 'besuch'>) {
  const t = useDokumentationTexts()
  const all = besuch.leistungen.map((_planned, i) => leistungen[i] ?? unsaid)
  const say = (i: number, neu: Partial<(typeof all)[number]>) =>
    change(
      'leistungen',
      all.map((one, j) => (i === j ? { ...one, ...neu } : one)),
    )
  const asPlanned = () => {
    // What somebody has said stays, with its reason.
    change(
      'leistungen',
      all.map((one) => (one.erbracht === null ? { erbracht: true, grund: null } : one)),
    )
    announce(t('leistung.alleGesagt'))
  }
  if (all.length === 0) return <p className={classes.quiet}>{t('leistung.keine')}</p>
  return (
    <>
      <div className={classes.planned}>
        <Button look="secondary" fullWidth icon={<IconChecks size={20} aria-hidden />} onClick={asPlanned}>
          {t('leistung.wieGeplant')}
        </Button>
      </div>
      <ul className={classes.lines}>
        {besuch.leistungen.map(({ bezeichnung }, i) => (
          <li key={i}>
            <ServiceLine
              nr={i}
              name={bezeichnung}
              erbracht={all[i]?.erbracht ?? null}
              onSay={(erbracht) => say(i, erbracht ? { erbracht, grund: null } : { erbracht })}
            />
            {all[i]?.erbracht === false && (
              <div className={classes.reason}>
                <TextField
                  id={fieldId(`leistungen.${i}.grund`)}
                  label={t('leistung.warumNicht')}
                  required
                  maxLength={250}
                  value={all[i]?.grund ?? ''}
                  onChange={({ currentTarget: { value } }) => say(i, { grund: value.trim() === '' ? null : value })}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

interface ServiceLineProps {
  nr: number
  name: string
  erbracht: boolean | null
  onSay: (erbracht: boolean) => void
}

function ServiceLine({ nr, name, erbracht, onSay }: ServiceLineProps) {
  const t = useDokumentationTexts()
  const group = useId()
  const choices = [
    { value: true, label: t('leistung.ja'), short: t('leistung.ja'), Sign: IconCheck },
    { value: false, label: t('leistung.nein'), short: t('leistung.nichtKurz'), Sign: IconX },
  ]
  return (
    <div
      id={fieldId(`leistungen.${nr}.erbracht`)}
      tabIndex={-1}
      role="radiogroup"
      aria-label={t('leistung.erbracht', { leistung: name })}
      className={classes.line}
    >
      <span className={classes.lineName}>{name}</span>
      <span className={classes.choices}>
        {choices.map(({ value, label, short, Sign }) => (
          <label key={label} className={classes.choice} data-not={!value || undefined}>
            <input
              type="radio"
              name={group}
              className={classes.radio}
              aria-label={label}
              checked={erbracht === value}
              onChange={() => onSay(value)}
            />
            <Sign size={18} aria-hidden />
            <span aria-hidden>{short}</span>
          </label>
        ))}
      </span>
    </div>
  )
}
