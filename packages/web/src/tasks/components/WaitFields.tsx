import type { TaskFields } from '@dreiklang/domain/tasks/tasks.contract'
import { awaitedStates, longestWaitDays } from '@dreiklang/domain/tasks/wait'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { SegmentedField, SelectField, choicesOf } from '../../form/choiceFields.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { formatShortDay } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { type CauseChoice, comingVisitsQuery, searchBestellungen } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import classes from './Tasks.module.css'

type Wait = NonNullable<TaskFields['wait']>

interface WaitFieldsProps {
  value: Wait | null
  /** Of what was chosen before. */
  number: string | null
  error: ReactNode
  onChange: (wait: Wait | null) => void
}

const kinds = ['order', 'visit'] as const

/** An order or a visit, how far it has to come, and how many days later the task is due. Null until one is chosen. */
export function WaitFields({ value, number, error, onChange }: WaitFieldsProps) {
  const t = useTasksTexts()
  const [on, setOn] = useState(value?.on ?? 'order')
  const [days, setDays] = useState(value?.days ?? 1)
  const [state, setState] = useState(value?.on === 'order' ? value.state : awaitedStates[0])
  const put = (next: { id: string | null; days?: number; state?: typeof state; on?: typeof on }) => {
    const { id, days: later = days, state: until = state, on: what = on } = next
    if (id === null) onChange(null)
    else onChange(what === 'order' ? { on: what, id, state: until, days: later } : { on: what, id, days: later })
  }
  const id = value?.id ?? null
  return (
    <>
      <SegmentedField
        label={t('wait.on')}
        choices={choicesOf(kinds, (kind) => t(`wait.ons.${kind}`))}
        value={on}
        onChange={(kind) => {
          setOn(kind)
          put({ id: null })
        }}
      />
      {on === 'order' ? (
        <BestellungField id={id} number={number} error={error} onChange={(chosen) => put({ id: chosen })} />
      ) : (
        <VisitField id={id} number={number} error={error} onChange={(chosen) => put({ id: chosen })} />
      )}
      <div className={classes.pair}>
        {on === 'order' && (
          <SelectField
            label={t('wait.until')}
            few
            choices={choicesOf(awaitedStates, (one) => t(`wait.state.${one}`))}
            value={state}
            onChange={(next) => {
              setState(next ?? state)
              put({ id, state: next ?? state })
            }}
          />
        )}
        <NumberField
          label={t('wait.days')}
          min={0}
          max={longestWaitDays}
          allowDecimal={false}
          allowNegative={false}
          value={days}
          onChange={(next) => {
            setDays(Number(next))
            put({ id, days: Number(next) })
          }}
        />
      </div>
    </>
  )
}

interface CauseFieldProps {
  id: string | null
  number: string | null
  error: ReactNode
  onChange: (id: string | null) => void
}

function BestellungField({ id, number, error, onChange }: CauseFieldProps) {
  const t = useTasksTexts()
  const [chosen, setChosen] = useState<CauseChoice | null>(() =>
    id === null ? null : { id, number: number ?? t('wait.gone'), name: null },
  )
  return (
    <AsyncSelect
      label={t('wait.whichBestellung')}
      error={error}
      required
      value={id === null ? null : chosen}
      onChange={(order) => {
        setChosen(order)
        onChange(order?.id ?? null)
      }}
      search={searchBestellungen}
      itemKey={(order) => order.id}
      itemLabel={(order) => (order.name === null ? order.number : `${order.number}, ${order.name}`)}
    />
  )
}

function VisitField({ id, number, error, onChange }: CauseFieldProps) {
  const t = useTasksTexts()
  const { data } = useQuery(comingVisitsQuery(useToday()))
  const visits = (data?.zeilen ?? []).map(({ id: value, nummer, tag, plan, klient }) => ({
    value,
    label: [`${formatShortDay(tag)} ${plan?.uhrzeit ?? ''}`.trim(), klient && `${klient.nachname}, ${klient.vorname}`, nummer]
      .filter(Boolean)
      .join(' · '),
  }))
  // One that is over is no longer among those to come.
  const earlier = id === null || visits.some(({ value }) => value === id) ? [] : [{ value: id, label: number ?? t('wait.gone') }]
  return <SelectField label={t('wait.whichVisit')} error={error} needed choices={[...visits, ...earlier]} value={id} onChange={onChange} />
}
