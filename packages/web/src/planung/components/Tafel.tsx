import { type Tafel as Data, type TafelBesuch, type ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { plusDays, type IsoDate } from '@dreiklang/domain/shared/time'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { formatTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { announce } from '../../ui/feedback.tsx'
import { focusEntry, ScheduleBoard, type BoardMove } from '../../ui/ScheduleBoard.tsx'
import { Text } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { anNewStelle, move } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'
import { niemand, type Stelle } from './VerschiebenDialog.tsx'
import { Zugleiste } from './Zugleiste.tsx'
import { type Ansicht } from './Kopf.tsx'

interface TafelProps {
  tafel: Data
  ansicht: Ansicht
  tag: IsoDate
  onGenau: (hausbesuchId: string, place: Partial<Stelle>) => void
}

const sicht = { tag: 'day', woche: 'week', monat: 'month' } as const

function zugOf(besuch: TafelBesuch, grund: string): ZugOnOfTafel {
  const [personId = null] = besuch.personIds
  const { id: hausbesuchId, version, datum, uhrzeit, dauerMinuten } = besuch
  return { hausbesuchId, version, datum, uhrzeit, dauerMinuten, vonPersonId: personId, nachPersonId: personId, grund }
}

/** A visit is dragged, or picked with Enter or M and moved with the arrow keys. */
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
      toastError(error)
    }
    focusEntry(neu.hausbesuchId)
  }
  const hebe = (hausbesuchId: string) => {
    const gehoben = tafel.besuche.find(({ id }) => id === hausbesuchId)
    if (gehoben === undefined) return
    setZug(zugOf(gehoben, t('verschieben.grund')))
  }
  const ziehe = ({ id, start, from, to }: BoardMove) => {
    const gezogen = tafel.besuche.find((one) => one.id === id)
    if (gezogen === undefined) return
    const [datum = '', uhrzeit = ''] = start.split('T')
    const previous = zugOf(gezogen, t('verschieben.grund'))
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
            const { datum, uhrzeit, dauerMinuten, nachPersonId } = zug
            onGenau(zug.hausbesuchId, { datum, uhrzeit, dauerMinuten, person: nachPersonId ?? niemand })
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
        const title = `${formatTime(von)}–${formatTime(bis)} ${klient.name}${hinweise}`
        const who = personen.filter((person) => personIds.includes(person.id)).map(({ name }) => name)
        const end = new Date(Date.parse(`${datum}T${uhrzeit}Z`) + dauerMinuten * 60_000).toISOString().slice(0, 16)
        return {
          id,
          start: `${datum}T${uhrzeit}`,
          end: end,
          rows: personIds.length === 0 ? [niemand] : personIds,
          title,
          name: [title, ...(who.length === 0 ? [t('niemand')] : who)].join(', '),
          tone: tonOf(status, befunde.length),
          movable: verschiebbar,
          lifted: gehoben,
        }
      }),
    [besuche, personen, zug, t],
  )
  return { rows, closed, entries }
}

function tonOf(status: TafelBesuch['status'], hinweise: number) {
  if (status !== 'GEPLANT') return 'done' as const
  return hinweise > 0 ? ('warning' as const) : ('plain' as const)
}
