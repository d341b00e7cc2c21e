import { plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Tafel, TafelBesuch, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { useDebouncedValue } from '@mantine/hooks'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Befunde } from '../../../hausbesuch/components/Befunde.tsx'
import { KlientZustandAlert } from '../../../hausbesuch/components/KlientZustandAlert.tsx'
import { hausbesuchPath } from '../../../hausbesuch/hausbesuch.paths.ts'
import { formatLongDate } from '../../../shared/format.ts'
import { Button, Link } from '../../../ui/buttons.tsx'
import { announce } from '../../../ui/feedback.tsx'
import { Group, Text } from '../../../ui/layout.tsx'
import { anNewStelle } from '../../planung.queries.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import classes from './LiftBar.module.css'
import { shiftTime, steps } from './boardTime.ts'

interface LiftBarProps {
  besuch: TafelBesuch
  tafel: Pick<Tafel, 'personen' | 'darf'>
  zug: ZugOnOfTafel
  /** What left and right mean: in a week the time of day is not to be seen. */
  across: 'time' | 'day'
  onZug: (zug: ZugOnOfTafel) => void
  onSpeichern: () => void
  onGenau: () => void
  onAbbrechen: () => void
}

/** The visit that was lifted by a press: the arrow keys move it, and everything else about it is here. */
export function LiftBar({ besuch, tafel, zug, across, onZug, onSpeichern, onGenau, onAbbrechen }: LiftBarProps) {
  const t = usePlanungTexts()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const { verschiebbar, klient, typ, leistungen, id } = besuch
  const withNiemand = tafel.darf.verteilen && plannableWithoutPerson(typ)
  const personen = [...tafel.personen.map((person) => person.id), ...(withNiemand ? [null] : [])]
  const placeOf = ({ nachPersonId, datum, uhrzeit }: ZugOnOfTafel) => {
    const name = tafel.personen.find((person) => person.id === nachPersonId)?.name ?? t('niemand')
    return t('verschieben.stelle', { tag: formatLongDate(datum), uhrzeit, person: name })
  }
  const [resting] = useDebouncedValue(zug, 200)
  const neu = anNewStelle(besuch, resting)

  const to = (next: ZugOnOfTafel) => {
    onZug(next)
    announce(placeOf(next))
  }
  const aside = (direction: -1 | 1, fine: boolean) =>
    to(across === 'day' ? { ...zug, datum: plusDays(zug.datum, direction) } : shiftTime(zug, direction * (fine ? steps.fine : steps.wide)))
  const keys: Record<string, (fine: boolean) => void> = {
    ArrowLeft: (fine) => aside(-1, fine),
    ArrowRight: (fine) => aside(1, fine),
    ArrowUp: () => to(switchPerson(zug, personen, -1)),
    ArrowDown: () => to(switchPerson(zug, personen, 1)),
    Enter: onSpeichern,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape cancels from everywhere; the other keys belong to the bar itself, not to the buttons in it.
    const deed = event.key === 'Escape' ? onAbbrechen : keys[event.key]
    if (deed === undefined || (event.key !== 'Escape' && (event.target !== bar.current || !verschiebbar))) return
    event.preventDefault()
    event.stopPropagation()
    deed(event.shiftKey)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- an application: the arrow keys move the visit
    <div ref={bar} role="application" aria-label={t('verschieben.titel')} tabIndex={0} className={classes.bar} onKeyDown={onKeyDown}>
      <Text fw={600}>{klient.name}</Text>
      <KlientZustandAlert klient={klient} />
      <Text>{placeOf(zug)}</Text>
      <Text c="dimmed">{verschiebbar ? t(across === 'day' ? 'verschieben.hilfeTage' : 'verschieben.hilfe') : t('besuch.fest')}</Text>
      {verschiebbar && (
        <Befunde plan={{ ...resting, personIds: neu.personIds }} what={{ typ, klientId: klient.id, leistungen, hausbesuchId: id }} />
      )}
      <Group gap="xs">
        {verschiebbar && <Button onClick={onSpeichern}>{t('verschieben.speichern')}</Button>}
        {verschiebbar && (
          <Button look="secondary" onClick={onGenau}>
            {t('verschieben.genau')}
          </Button>
        )}
        <Button look="secondary" onClick={onAbbrechen}>
          {t('verschieben.abbrechen')}
        </Button>
        <Link to={hausbesuchPath(id)}>{t('besuch.oeffnen')}</Link>
      </Group>
    </div>
  )
}

function switchPerson(zug: ZugOnOfTafel, personen: readonly (string | null)[], direction: -1 | 1): ZugOnOfTafel {
  const next = personen[personen.indexOf(zug.nachPersonId) + direction]
  return next === undefined ? zug : { ...zug, nachPersonId: next }
}
