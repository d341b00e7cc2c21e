import type { Tafel as Data, TafelBesuch, ZugOnOfTafel, Tafel } from '@dreiklang/domain/planung/planung.contract'
import { plusDays, type IsoDate } from '@dreiklang/domain/shared/time'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, useEffect, useRef, type KeyboardEvent } from 'react'
import { formatTime, formatLongDate } from '../../shared/format.ts'
import { ApiError } from '../../shared/apiError.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { announce } from '../../ui/feedback.tsx'
import { focusEntry, ScheduleBoard, type BoardMove } from '../../ui/ScheduleBoard.tsx'
import { Text, Group } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { anNewStelle, move } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import { niemand, type Stelle } from './VerschiebenDialog.tsx'
import type { Ansicht } from './Kopf.tsx'
import { plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { useDebouncedValue } from '@mantine/hooks'
import { Befunde } from '../../hausbesuch/components/Befunde.tsx'
import { KlientZustandAlert, useZustandWords } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import classes from './Planung.module.css'

interface TafelProps {
  tafel: Data
  ansicht: Ansicht
  tag: IsoDate
  onGenau: (hausbesuchId: string, place: Partial<Stelle>) => void
}

const sicht = { tag: 'day', woche: 'week', monat: 'month' } as const

function zugOf(besuch: TafelBesuch): ZugOnOfTafel {
  const [personId = null] = besuch.personIds
  const { id: hausbesuchId, version, datum, uhrzeit, dauerMinuten } = besuch
  return { hausbesuchId, version, datum, uhrzeit, dauerMinuten, vonPersonId: personId, nachPersonId: personId, grund: null }
}

const stelleOf = ({ datum, uhrzeit, dauerMinuten, nachPersonId }: ZugOnOfTafel): Partial<Stelle> => ({
  datum,
  uhrzeit,
  dauerMinuten,
  person: nachPersonId ?? niemand,
})

/** Where others know of the visit already, the reason is asked for. A visit is dragged, or picked with Enter or M and moved with the arrow keys. */
export function Tafel({ tafel, ansicht, tag, onGenau }: TafelProps) {
  const t = usePlanungTexts()
  const client = useQueryClient()
  const language = useLanguage()
  const [zug, setZug] = useState<ZugOnOfTafel | null>(null)
  const besuch = tafel.besuche.find(({ id }) => id === zug?.hausbesuchId)
  const { rows, closed, entries } = useTafelContent(tafel, zug)

  const send = async (neu: ZugOnOfTafel) => {
    setZug(null)
    try {
      await move(client, neu, newIdempotencyKey())
      announce(t('verschieben.getan'))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'hausbesuch.grund_fehlt') return onGenau(neu.hausbesuchId, stelleOf(neu))
      toastError(error)
    }
    focusEntry(neu.hausbesuchId)
  }
  const hebe = (hausbesuchId: string) => {
    const gehoben = tafel.besuche.find(({ id }) => id === hausbesuchId)
    if (gehoben === undefined) return
    setZug(zugOf(gehoben))
  }
  const ziehe = ({ id, start, from, to }: BoardMove) => {
    const gezogen = tafel.besuche.find((one) => one.id === id)
    if (gezogen === undefined) return
    const [datum = '', uhrzeit = ''] = start.split('T')
    const previous = zugOf(gezogen)
    const person = (row: string | null) => (row === null || row === niemand ? null : row)
    void send({
      ...previous,
      datum,
      uhrzeit,
      ...(from === null && to === null ? {} : { vonPersonId: person(from), nachPersonId: person(to) }),
    })
  }
  return (
    <>
      <Text c="dimmed">{t('verschieben.anleitung')}</Text>
      <ScheduleBoard
        label={t('tafel')}
        view={sicht[ansicht]}
        date={tag}
        language={language}
        rows={rows}
        entries={entries}
        closed={closed}
        onPick={hebe}
        onMove={ziehe}
      />
      {zug !== null && besuch !== undefined && (
        <Zugleiste
          key={zug.hausbesuchId}
          besuch={besuch}
          tafel={tafel}
          zug={zug}
          onZug={setZug}
          onSpeichern={() => void send(zug)}
          onGenau={() => {
            setZug(null)
            onGenau(zug.hausbesuchId, stelleOf(zug))
          }}
          onAbbrechen={() => {
            setZug(null)
            announce(t('verschieben.zurueck'))
            focusEntry(zug.hausbesuchId)
          }}
        />
      )}
    </>
  )
}

function useTafelContent({ personen, besuche, darf }: Data, zug: ZugOnOfTafel | null) {
  const t = usePlanungTexts()
  const zustandOf = useZustandWords()
  const rows = useMemo(
    () => [...(darf.verteilen ? [{ id: niemand, label: t('niemand') }] : []), ...personen.map(({ id, name }) => ({ id, label: name }))],
    [personen, darf.verteilen, t],
  )
  const closed = useMemo(
    () =>
      personen.flatMap(({ id, abwesenheiten }) =>
        abwesenheiten.map(({ von, bis }) => ({ row: id, start: `${von}T00:00`, end: `${plusDays(bis, 1)}T00:00` })),
      ),
    [personen],
  )
  const entries = useMemo(
    () =>
      besuche.map((one) => {
        const gehoben = one.id === zug?.hausbesuchId
        const besuch = gehoben && zug !== null ? anNewStelle(one, zug) : one
        const { id, datum, uhrzeit, von, dauerMinuten, bis, personIds, befunde, status, klient, verschiebbar } = besuch
        const hinweise = befunde.length === 0 ? '' : ` ⚠ ${t('besuch.hinweise', { count: befunde.length })}`
        const zustand = klient.zustand === null ? null : zustandOf(klient.zustand)
        const title = [`${formatTime(von)}–${formatTime(bis)} ${klient.name}`, zustand === null ? '' : `: ${zustand.wo}`, hinweise].join('')
        const who = personen.filter((person) => personIds.includes(person.id)).map(({ name }) => name)
        const end = new Date(Date.parse(`${datum}T${uhrzeit}Z`) + dauerMinuten * 60_000).toISOString().slice(0, 16)
        return {
          id,
          start: `${datum}T${uhrzeit}`,
          end: end,
          rows: personIds.length === 0 ? [niemand] : personIds,
          title,
          name: [
            title,
            ...(zustand === null ? [] : [zustand.seit, zustand.zurueck].filter((words) => words !== null)),
            ...(who.length === 0 ? [t('niemand')] : who),
          ].join(', '),
          tone: tonOf(status, befunde.length + (zustand === null ? 0 : 1)),
          movable: verschiebbar,
          lifted: gehoben,
        }
      }),
    [besuche, personen, zug, t, zustandOf],
  )
  return { rows, closed, entries }
}

function tonOf(status: TafelBesuch['status'], hinweise: number) {
  if (status !== 'GEPLANT') return 'done' as const
  return hinweise > 0 ? ('warning' as const) : ('plain' as const)
}

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

function Zugleiste({ besuch, tafel, zug, onZug, onSpeichern, onGenau, onAbbrechen }: ZugleisteProps) {
  const t = usePlanungTexts()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.focus(), [])
  const { verschiebbar, klient, typ, leistungen, id } = besuch
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
      <KlientZustandAlert klient={klient} />
      <Text>{place}</Text>
      <Text c="dimmed">{verschiebbar ? t('verschieben.hilfe') : t('besuch.fest')}</Text>
      {verschiebbar && (
        <Befunde plan={{ ...ruhend, personIds: neu.personIds }} what={{ typ, klientId: klient.id, leistungen, hausbesuchId: id }} />
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
