import { plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type Tafel, type TafelBesuch, type ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Befunde } from '../../hausbesuch/components/Befunde.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatLongDate } from '../../shared/format.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { announce } from '../../ui/feedback.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { anNewStelle } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import classes from './Planung.module.css'

const tagMinutes = 24 * 60

interface ZugleisteProps {
  besuch: TafelBesuch
  tafel: Pick<Tafel, 'personen' | 'darf'>
  zug: ZugOnOfTafel
  onZug: (zug: ZugOnOfTafel) => void
  onSpeichern: () => void
  onGenau: () => void
  onAbbrechen: () => void
}

const viertelstunde = 15

export function Zugleiste({ besuch, tafel, zug, onZug, onSpeichern, onGenau, onAbbrechen }: ZugleisteProps) {
  const t = usePlanungTexts()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const { verschiebbar, klient, typ, quellen, id } = besuch
  const withNiemand = tafel.darf.verteilen && plannableWithoutPerson(typ)
  const personen = [...(withNiemand ? [null] : []), ...tafel.personen.map((person) => person.id)]
  const name = tafel.personen.find((person) => person.id === zug.nachPersonId)?.name ?? t('niemand')
  const place = t('verschieben.stelle', { tag: formatLongDate(zug.datum), uhrzeit: zug.uhrzeit, person: name })
  const [ruhend] = useDebouncedValue(zug, 200)
  const neu = anNewStelle(besuch, ruhend)

  const auf = (naechster: ZugOnOfTafel) => {
    onZug(naechster)
    const who = tafel.personen.find((person) => person.id === naechster.nachPersonId)?.name ?? t('niemand')
    announce(t('verschieben.stelle', { tag: formatLongDate(naechster.datum), uhrzeit: naechster.uhrzeit, person: who }))
  }
  const keys: Record<string, () => void> = {
    ArrowLeft: () => auf(shift(zug, -viertelstunde)),
    ArrowRight: () => auf(shift(zug, viertelstunde)),
    ArrowUp: () => auf(switchPerson(zug, personen, -1)),
    ArrowDown: () => auf(switchPerson(zug, personen, 1)),
    Enter: onSpeichern,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape cancels from everywhere; the other keys belong to the bar itself, not to the buttons in it.
    const tat = event.key === 'Escape' ? onAbbrechen : keys[event.key]
    if (tat === undefined || (event.key !== 'Escape' && (event.target !== bar.current || !verschiebbar))) return
    event.preventDefault()
    event.stopPropagation()
    tat()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- an application: the arrow keys move the visit
    <div ref={bar} role="application" aria-label={t('verschieben.titel')} tabIndex={0} className={classes.leiste} onKeyDown={onKeyDown}>
      <Text fw={600}>{klient.name}</Text>
      <Text>{place}</Text>
      <Text c="dimmed">{verschiebbar ? t('verschieben.hilfe') : t('besuch.fest')}</Text>
      {verschiebbar && (
        <Befunde
          plan={{ ...ruhend, personIds: neu.personIds }}
          what={{ typ, klientId: klient.id, leistungen: quellen, hausbesuchId: id }}
        />
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

/** Earlier or later by wall time, over midnight into the next day. */
function shift(zug: ZugOnOfTafel, minutes: number): ZugOnOfTafel {
  const [hour = 0, minute = 0] = zug.uhrzeit.split(':').map(Number)
  const neu = hour * 60 + minute + minutes
  const days = Math.floor(neu / tagMinutes)
  const amTag = neu - days * tagMinutes
  const two = (count: number) => String(count).padStart(2, '0')
  return { ...zug, datum: plusDays(zug.datum, days), uhrzeit: `${two(Math.floor(amTag / 60))}:${two(amTag % 60)}` }
}

function switchPerson(zug: ZugOnOfTafel, personen: readonly (string | null)[], richtung: -1 | 1): ZugOnOfTafel {
  const naechster = personen[personen.indexOf(zug.nachPersonId) + richtung]
  return naechster === undefined ? zug : { ...zug, nachPersonId: naechster }
}
