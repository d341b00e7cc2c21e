import type { DoorAnswer } from '@dreiklang/domain/tour/door.contract'
import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconArrowDown, IconArrowUp, IconCheck, IconGripVertical } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Badges } from '../../hausbesuch/components/Badges.tsx'
import { useZustandWords } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { BesuchStepButtons } from '../../hausbesuch/components/schritte/BesuchStepButtons.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatTime } from '../../shared/format.ts'
import { Link, UnstyledButton } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { useTourTexts } from '../tour.texts.ts'
import { ShortArrival } from './Arrival.tsx'
import { EgkRow } from './EgkRow.tsx'
import { OtherStop, Outcome } from './OtherStop.tsx'
import { VisitCard } from './StoppCards.tsx'
import { stoppAnker, stoppName } from './anzeige.ts'
import classes from './Stop.module.css'

/** How a stop gets to another place. */
export interface Place {
  platz: number
  alle: number
  griff: ComponentProps<'button'>
  move: (um: 1 | -1) => void
}

interface StopsProps {
  /** In the order in which they are driven. */
  open: readonly StoppAnswer[]
  done: readonly StoppAnswer[]
  /** Null: on a device without network. */
  tour: TourAnswer | null
  /** What was taken along for the door of each visit. */
  doors?: ReadonlyMap<string, DoorAnswer>
  /** Null where nobody may move it. */
  placeOf?: (stopp: StoppAnswer) => Place | null
  dragged?: string | null
}

const isRunning = ({ besuch }: StoppAnswer) => besuch?.status === 'BEGONNEN' || besuch?.status === 'UNTERWEGS'

/** One stop large, the others a line each, what is done folded away: the same with and without network. */
export function Stops({ open, done, tour, doors, placeOf = () => null, dragged = null }: StopsProps) {
  const t = useTourTexts()
  const [chosen, setChosen] = useState<string | null>(null)
  const next = open.find(isRunning) ?? open[0]
  const large = open.some(({ id }) => id === chosen) ? chosen : next?.id
  return (
    <div className={classes.stops}>
      <ol className={classes.list} aria-label={t('liste')}>
        {open.map((stopp) => {
          const place = placeOf(stopp)
          return (
            <li
              key={stopp.id}
              id={stoppAnker(stopp.id)}
              tabIndex={-1}
              className={classes.stop}
              data-sort={place === null ? undefined : stopp.id}
              data-dragged={dragged === stopp.id || undefined}
              data-large={stopp.id === large || undefined}
            >
              {stopp.id === large ? (
                <Large stopp={stopp} tour={tour} taken={stopp.besuch === null ? undefined : doors?.get(stopp.besuch.id)} place={place} />
              ) : (
                <Line stopp={stopp} place={place} onOpen={() => setChosen(stopp.id)} />
              )}
            </li>
          )
        })}
      </ol>
      <Done stopps={done} tour={tour} />
    </div>
  )
}

interface LargeProps {
  stopp: StoppAnswer
  tour: TourAnswer | null
  taken: DoorAnswer | undefined
  place: Place | null
}

function Large({ stopp, tour, taken, place }: LargeProps) {
  const more = useMoves(stopp, place)
  const { besuch } = stopp
  return (
    <>
      {besuch === null ? (
        <OtherStop tour={tour} stopp={stopp} more={more} />
      ) : (
        <VisitCard stopp={stopp} besuch={besuch} taken={taken} more={more} />
      )}
      <EgkRow stopp={stopp} />
    </>
  )
}

/** The way for whoever cannot drag. */
function useMoves(stopp: StoppAnswer, place: Place | null): MenuEntry[] {
  const t = useTourTexts()
  if (place === null) return []
  const { platz, alle, move } = place
  const name = stoppName(stopp)
  return [
    ...(platz > 1
      ? [{ id: 'hoch', label: t('stopp.hoch', { name }), icon: <IconArrowUp size={18} aria-hidden />, onSelect: () => move(-1) }]
      : []),
    ...(platz < alle
      ? [{ id: 'runter', label: t('stopp.runter', { name }), icon: <IconArrowDown size={18} aria-hidden />, onSelect: () => move(1) }]
      : []),
  ]
}

function Line({ stopp, place, onOpen }: { stopp: StoppAnswer; place: Place | null; onOpen: () => void }) {
  const t = useTourTexts()
  const about = useAbout()
  const { besuch, ankunft } = stopp
  const time = besuch?.plan?.uhrzeit ?? null
  return (
    <div className={classes.line}>
      {place !== null && <Grip stopp={stopp} place={place} />}
      <span className={classes.lineTime} data-soft={time === null || undefined}>
        {time ?? (ankunft !== null && t('stopp.gegen', { zeit: formatTime(ankunft.am) }))}
      </span>
      <div className={classes.lineWords}>
        <h2 className={classes.lineName}>
          <UnstyledButton className={classes.opens ?? ''} aria-expanded={false} onClick={onOpen}>
            {stoppName(stopp)}
          </UnstyledButton>
        </h2>
        <span className={classes.about}>{about(stopp)}</span>
      </div>
      {ankunft !== null && <ShortArrival ankunft={ankunft} />}
    </div>
  )
}

/** What is to be known before it is opened: that nobody is at home comes before the street. */
function useAbout(): (stopp: StoppAnswer) => string {
  const t = useTourTexts()
  const b = useBegriffeTexts()
  const wordsOf = useZustandWords()
  return ({ art, besuch, adresse, leistungen, bestellungen }) => {
    const zustand = besuch?.klient?.zustand ?? null
    const street = adresse === null ? null : `${adresse.strasse} ${adresse.hausnummer}`
    const work = () => {
      if (besuch !== null) return leistungen.length === 0 ? b(`typ.${besuch.typ}`) : leistungen.join(', ')
      return art === 'HAUSBESUCH' ? null : [t(`art.${art}`), ...bestellungen.map(({ klient }) => klient)].join(', ')
    }
    return [zustand === null ? null : wordsOf(zustand).wo, street, work()].filter((part) => part !== null).join(' · ')
  }
}

function Grip({ stopp, place: { platz, alle, griff } }: { stopp: StoppAnswer; place: Place }) {
  const t = useTourTexts()
  return (
    <UnstyledButton
      {...griff}
      className={classes.grip ?? ''}
      data-grip
      aria-label={t('stopp.greifen', { name: stoppName(stopp), platz, alle })}
    >
      <IconGripVertical size={20} aria-hidden />
    </UnstyledButton>
  )
}

function Done({ stopps, tour }: { stopps: readonly StoppAnswer[]; tour: TourAnswer | null }) {
  const t = useTourTexts()
  const [open, setOpen] = useState(false)
  if (stopps.length === 0) return null
  return (
    <Disclosure label={t('stopp.fertige', { anzahl: stopps.length })} opened={open} onToggle={setOpen}>
      <ul className={classes.list}>
        {stopps.map((stopp) => (
          <li key={stopp.id} className={classes.stop}>
            <DoneLine stopp={stopp}>{tour !== null && <Outcome tour={tour} stopp={stopp} />}</DoneLine>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function DoneLine({ stopp, children }: { stopp: StoppAnswer; children: ReactNode }) {
  const { besuch } = stopp
  const titleId = `besuch-${besuch?.id ?? stopp.id}`
  const name = stoppName(stopp)
  return (
    <div className={classes.done}>
      <div className={classes.doneWords}>
        {besuch === null && <IconCheck size={18} aria-hidden />}
        {besuch !== null && <span className={classes.doneTime}>{besuch.plan?.uhrzeit}</span>}
        <h2 className={classes.doneName} id={titleId} tabIndex={-1}>
          {besuch === null ? name : <Link to={hausbesuchPath(besuch.id)}>{name}</Link>}
        </h2>
        {besuch !== null && <Badges besuch={besuch} />}
      </div>
      {children}
      {besuch !== null && <BesuchStepButtons besuch={besuch} offene={besuch.moeglich} fokusId={titleId} gross={{ name }} />}
      <EgkRow stopp={stopp} />
    </div>
  )
}
