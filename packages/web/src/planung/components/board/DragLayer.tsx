import type { Tafel, TafelBesuch, ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef, useState } from 'react'
import { useBefundWords } from '../../../hausbesuch/components/Befunde.tsx'
import { befundeQuery } from '../../../hausbesuch/hausbesuch.queries.ts'
import { formatShortDay, formatTime } from '../../../shared/format.ts'
import { DragLabel, usePointerLift } from '../../../ui/boardLift.tsx'
import { anNewStelle } from '../../planung.queries.ts'
import { usePlanungTexts } from '../../planung.texts.ts'
import classes from './DragLayer.module.css'
import { clearMarks, findOver, type Grip, gripAt, markOver, markPlaces, type Over, scrollAtEdge } from './drag.ts'
import { conflictsAt, isMoved, type Refusal, surnameOf } from './placing.ts'

interface DragLayerProps {
  board: RefObject<HTMLDivElement | null>
  tafel: Tafel
  onDrop: (zug: ZugOnOfTafel) => void
}

interface Shown {
  besuch: TafelBesuch
  zug: ZugOnOfTafel | null
  refusal: Refusal | null
}

/** Only what stands at the pointer is drawn while it moves, so that a large board moves as fast as a small one. */
export function DragLayer({ board, tafel, onDrop }: DragLayerProps) {
  const label = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<(Shown & { over: Over | null }) | null>(null)
  usePointerLift<Grip, Over>(
    { board, label },
    {
      gripAt: (event) => gripAt(event.target, event.clientX, tafel),
      onLift: (grip) => {
        const { current } = board
        if (current !== null) markPlaces(current, grip)
      },
      scroll: (_grip, at) => scrollAtEdge(at.y),
      findOver: (grip, at) => board.current && findOver(board.current, grip, at),
      onOver: ({ besuch }, over) => {
        const { current } = board
        if (current !== null) markOver(current, over?.place ?? null)
        const next = { besuch, over, zug: over?.zug ?? null, refusal: over?.refusal ?? null }
        setShown((before) => (before !== null && isSame(before.over, over) ? before : next))
      },
      onEnd: ({ besuch }, over) => {
        const { current } = board
        if (current !== null) clearMarks(current)
        setShown(null)
        if (over !== null && over.refusal === null && isMoved(besuch, over.zug)) onDrop(over.zug)
      },
    },
  )
  return (
    <DragLabel ref={label} shown={shown !== null}>
      {shown !== null && <Told {...shown} tafel={tafel} />}
    </DragLabel>
  )
}

const isSame = (one: Over | null, other: Over | null) =>
  one?.place === other?.place && one?.zug.uhrzeit === other?.zug.uhrzeit && one?.zug.datum === other?.zug.datum

/** What the page knows at once; what only the server knows is added as soon as the pointer rests. */
function Told({ besuch, zug, refusal, tafel }: Shown & { tafel: Tafel }) {
  const t = usePlanungTexts()
  if (zug === null) return <span className={classes.place}>{t('ziehen.nirgends')}</span>
  const { von, bis } = anNewStelle(besuch, zug)
  const person = tafel.personen.find(({ id }) => id === zug.nachPersonId)?.name ?? t('niemand')
  return (
    <>
      <span className={classes.place}>
        {[`${formatTime(von)}–${formatTime(bis)}`, ...(zug.datum === besuch.datum ? [] : [formatShortDay(zug.datum)]), person].join(' · ')}
      </span>
      {refusal === null ? (
        <Conflicts besuch={besuch} zug={zug} tafel={tafel} />
      ) : (
        <span className={classes.refused}>{t(`ziehen.${refusal}`, { name: person })}</span>
      )}
    </>
  )
}

const restMs = 200
const most = 3

function Conflicts({ besuch, zug, tafel }: { besuch: TafelBesuch; zug: ZugOnOfTafel; tafel: Tafel }) {
  const t = usePlanungTexts()
  const wordsOf = useBefundWords()
  const [resting] = useDebouncedValue(zug, restMs)
  const { typ, klient, leistungen, id } = besuch
  const { datum, uhrzeit, dauerMinuten } = resting
  const { personIds } = anNewStelle(besuch, resting)
  const asked = { typ, klientId: klient.id, leistungen, hausbesuchId: id, datum, uhrzeit, dauerMinuten, personIds, fahrzeug: null }
  const { data = [], isPlaceholderData } = useQuery(befundeQuery(asked))
  const known = conflictsAt(tafel, zug)
  const settled = resting === zug && !isPlaceholderData
  const further = settled ? data.filter(({ art }) => !known.some((one) => one.art === art)) : []
  const clientOf = (hausbesuchId: string) => tafel.besuche.find((one) => one.id === hausbesuchId)?.klient.name ?? ''
  return [...known, ...further].slice(0, most).map((befund) => (
    <span
      key={`${befund.art} ${befund.person?.id} ${befund.besuch?.id}`}
      className={befund.schwere === 'FEHLER' ? classes.refused : classes.warns}
    >
      {befund.art === 'UEBERSCHNEIDUNG' && befund.besuch !== null && clientOf(befund.besuch.id) !== ''
        ? t('ziehen.ueberschneidet', { klient: surnameOf(clientOf(befund.besuch.id)), uhrzeit: formatTime(befund.besuch.von) })
        : wordsOf(befund)}
    </span>
  ))
}
