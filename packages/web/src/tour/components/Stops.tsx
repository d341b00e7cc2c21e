import type { DoorAnswer } from '@dreiklang/domain/tour/door.contract'
import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Badges } from '../../hausbesuch/components/Badges.tsx'
import { useZustandWords } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { BesuchStepButtons } from '../../hausbesuch/components/schritte/BesuchStepButtons.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatTime } from '../../shared/format.ts'
import { Link } from '../../ui/buttons.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { ShortArrival } from './Arrival.tsx'
import { EgkRow } from './EgkRow.tsx'
import { OtherStop, Outcome } from './OtherStop.tsx'
import { VisitCard } from './StoppCards.tsx'
import { type Place, StopBoard, StopLine, useMoves } from './StopBoard.tsx'
import { stoppName } from './anzeige.ts'
import classes from './Stop.module.css'

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

/** The stops of a tour, the same with and without network. */
export function Stops({ open, done, tour, doors, placeOf = () => null, dragged = null }: StopsProps) {
  const next = open.find(isRunning) ?? open[0]
  return (
    <StopBoard
      open={open}
      done={done}
      next={next?.id}
      dragged={dragged}
      isSorted={(stopp) => placeOf(stopp) !== null}
      large={(stopp) => (
        <Large stopp={stopp} tour={tour} taken={stopp.besuch === null ? undefined : doors?.get(stopp.besuch.id)} place={placeOf(stopp)} />
      )}
      line={(stopp, onOpen) => <Line stopp={stopp} place={placeOf(stopp)} onOpen={onOpen} />}
      doneLine={(stopp) => <DoneLine stopp={stopp}>{tour !== null && <Outcome tour={tour} stopp={stopp} />}</DoneLine>}
    />
  )
}

interface LargeProps {
  stopp: StoppAnswer
  tour: TourAnswer | null
  taken: DoorAnswer | undefined
  place: Place | null
}

function Large({ stopp, tour, taken, place }: LargeProps) {
  const more = useMoves(stoppName(stopp), place)
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

function Line({ stopp, place, onOpen }: { stopp: StoppAnswer; place: Place | null; onOpen: () => void }) {
  const t = useTourTexts()
  const about = useAbout()
  const { besuch, ankunft } = stopp
  const time = besuch?.plan?.uhrzeit ?? null
  return (
    <StopLine
      name={stoppName(stopp)}
      place={place}
      time={time ?? (ankunft !== null && t('stopp.gegen', { zeit: formatTime(ankunft.am) }))}
      soft={time === null}
      about={about(stopp)}
      end={ankunft !== null && <ShortArrival ankunft={ankunft} />}
      onOpen={onOpen}
    />
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
