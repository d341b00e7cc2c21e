import type { RundeStopp, Tuete } from '@dreiklang/domain/tour/runde.contract'
import { IconCheck, IconDoorOff, IconPackage, IconSnowflake } from '@tabler/icons-react'
import { useState } from 'react'
import { bestellungPath } from '../../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useZuzahlungTexts } from '../../../bestellung/onDemand.texts.ts'
import { scheiternGruende } from '@dreiklang/domain/bestellung/lieferung'
import { formatEuro, formatShortDay, formatTime } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { StepButtons } from '../../../step/StepButtons.tsx'
import { useReason } from '../../../step/useReason.ts'
import { useOnDemand } from '../../../ui/useOnDemand.ts'
import type { MenuEntry } from '../../../ui/menuEntry.ts'
import { announce } from '../../../ui/feedback.tsx'
import { withMoved } from '../../../ui/useSorting.ts'
import { useRundeTexts, useTourTexts } from '../../tour.texts.ts'
import { type Place as Position, StopBoard, StopLine, useMoves } from '../StopBoard.tsx'
import { Place, Ways } from '../StoppCards.tsx'
import { type WaitingBags, openBags, sumDueOf } from './round.ts'
import stop from '../Stop.module.css'
import classes from './Round.module.css'

interface RoundStopsProps {
  open: readonly RundeStopp[]
  done: readonly RundeStopp[]
  waiting: WaitingBags
  onSequence: (ids: readonly string[]) => void
}

type Sheet = { kind: 'handOver' | 'notMet'; stoppId: string }

export function RoundStops({ open, done, waiting, onSequence }: RoundStopsProps) {
  const t = useTourTexts()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const ids = open.map(({ id }) => id)
  const positionOf = ({ id, empfaenger }: RundeStopp): Position => ({
    platz: ids.indexOf(id) + 1,
    alle: ids.length,
    move: (um) => {
      const moved = withMoved(ids, id, ids.indexOf(id) + um)
      onSequence(moved)
      announce(t('stopp.verschoben', { name: empfaenger, platz: moved.indexOf(id) + 1, alle: ids.length }))
    },
  })
  const asked = open.find(({ id }) => id === sheet?.stoppId)
  return (
    <>
      <StopBoard
        open={open}
        done={done}
        next={open[0]?.id}
        large={(stopp) => <RoundCard stopp={stopp} position={positionOf(stopp)} onAsk={(kind) => setSheet({ kind, stoppId: stopp.id })} />}
        line={(stopp, onOpen) => <RoundLine stopp={stopp} onOpen={onOpen} />}
        doneLine={(stopp) => <RoundDone stopp={stopp} waiting={waiting} />}
      />
      {sheet !== null && asked !== undefined && <Sheets kind={sheet.kind} stopp={asked} onClose={() => setSheet(null)} />}
    </>
  )
}

function Sheets({ kind, stopp, onClose }: { kind: Sheet['kind']; stopp: RundeStopp; onClose: () => void }) {
  const parts = useOnDemand({ wanted: true, load: () => import('./HandOverSheet.tsx'), onFailed: onClose })
  const [now, setNow] = useState(kind)
  if (parts === null) return null
  const close = () => {
    onClose()
    document.getElementById(titleOf(stopp))?.focus()
  }
  if (now === 'notMet') return <parts.part.NotMetSheet stopp={stopp} onClose={close} />
  return <parts.part.HandOverSheet stopp={stopp} onClose={close} onNotMet={() => setNow('notMet')} />
}

const titleOf = ({ id }: RundeStopp): string => `runde-${id.replaceAll(' ', '-')}`

/** A window as it was promised; else until when it is needed. */
function useWindow(): (stopp: RundeStopp) => string {
  const t = useRundeTexts()
  const today = useToday()
  return ({ fenster, bedarfBis, bedarfUhrzeit }) => {
    if (fenster !== null) return fenster
    if (bedarfBis !== today) return t('tag', { tag: formatShortDay(bedarfBis) })
    return bedarfUhrzeit === null ? t('heute') : t('bis', { zeit: bedarfUhrzeit })
  }
}

interface RoundCardProps {
  stopp: RundeStopp
  position: Position
  onAsk: (kind: Sheet['kind']) => void
}

/** What is needed on the way to one door and in front of it; the thumb finds the hand-over at the foot. */
function RoundCard({ stopp, position, onAsk }: RoundCardProps) {
  const t = useRundeTexts()
  const u = useTourTexts()
  const reason = useReason()
  const window = useWindow()
  const moves = useMoves(stopp.empfaenger, position)
  const { empfaenger, adresse, telefon } = stopp
  const bags = openBags(stopp)
  const shut = bags.every(({ gesperrt }) => gesperrt !== null) ? bags.find(({ gesperrt }) => gesperrt !== null)?.gesperrt : null
  const others: MenuEntry[] = [
    {
      id: 'nicht',
      label: t('nichtDaName', { name: empfaenger }),
      icon: <IconDoorOff size={18} aria-hidden />,
      onSelect: () => onAsk('notMet'),
    },
    ...moves,
    ...bags.map(({ bestellungId, lieferungId, nummer }) => ({
      id: lieferungId,
      label: t('bestellung', { nummer }),
      icon: <IconPackage size={18} aria-hidden />,
      to: bestellungPath(bestellungId),
    })),
  ]
  return (
    <div className={stop.card}>
      <div className={stop.top}>
        <span className={stop.time}>{window(stopp)}</span>
      </div>
      <div className={stop.who}>
        <h2 className={stop.name} id={titleOf(stopp)} tabIndex={-1}>
          {empfaenger}
        </h2>
      </div>
      {adresse === null ? <div className={stop.missing}>{t('ohneAdresse')}</div> : <Place adresse={adresse} />}
      <BagFacts bags={bags} />
      <div className={classes.numbers}>
        {bags.map((bag) => (
          <BagNumber key={bag.lieferungId} bag={bag} empfaenger={empfaenger} />
        ))}
      </div>
      {shut !== null && shut !== undefined && <div className={stop.missing}>{reason(shut)}</div>}
      <div className={stop.steps}>
        <StepButtons
          size="large"
          main={
            shut === null || shut === undefined
              ? {
                  id: 'uebergeben',
                  label: t('uebergeben'),
                  name: t('uebergebenName', { name: empfaenger }),
                  onSelect: () => onAsk('handOver'),
                }
              : null
          }
          beside={<Ways adresse={adresse} telefon={telefon} name={empfaenger} />}
          others={others}
          menu={{ label: u('knopf.mehr'), name: u('stopp.mehrName', { name: empfaenger }) }}
        />
      </div>
    </div>
  )
}

/** The sum that is known, and that there is one of which nobody has said how much it is. */
function useMoney(): (bags: readonly Tuete[]) => string[] {
  const t = useRundeTexts()
  const z = useZuzahlungTexts()
  return (bags) => {
    const due = sumDueOf(bags) ?? 0
    const unsaid = bags.some(({ zuzahlung, zuzahlungCent }) => zuzahlung && zuzahlungCent === null)
    return [...(due === 0 ? [] : [z('kassieren', { betrag: formatEuro(due) })]), ...(unsaid ? [t('zuzahlung')] : [])]
  }
}

/** How many, and what asks for more than a hand: cool, controlled, paid at the door. */
function BagFacts({ bags }: { bags: readonly Tuete[] }) {
  const t = useRundeTexts()
  const money = useMoney()
  const tries = Math.max(...bags.map(({ versuche }) => versuche.length), 0)
  return (
    <div className={classes.facts}>
      <span>{t('tueten', { count: bags.length })}</span>
      {bags.some(({ kuehl }) => kuehl !== null) && (
        <span className={classes.cool}>
          <IconSnowflake size={18} aria-hidden /> {t('kuehl')}
        </span>
      )}
      {bags.some(({ btm }) => btm) && <span className={classes.btm}>BtM</span>}
      {money(bags).map((words) => (
        <span key={words}>{words}</span>
      ))}
      {tries > 0 && <span className={classes.again}>{t('versuch', { nummer: tries + 1 })}</span>}
    </div>
  )
}

function BagNumber({ bag: { nummer, klient }, empfaenger }: { bag: Tuete; empfaenger: string }) {
  const t = useRundeTexts()
  return <span>{klient === null || klient === empfaenger ? nummer : `${nummer} ${t('fuer', { name: klient })}`}</span>
}

function RoundLine({ stopp, onOpen }: { stopp: RundeStopp; onOpen: () => void }) {
  const t = useRundeTexts()
  const window = useWindow()
  const { adresse, empfaenger } = stopp
  const bags = openBags(stopp)
  const money = useMoney()
  const some = (is: (bag: Tuete) => boolean, word: string) => (bags.some(is) ? [word] : [])
  const about = [
    ...(adresse === null ? [] : [`${adresse.strasse} ${adresse.hausnummer}`]),
    t('tueten', { count: bags.length }),
    ...some(({ kuehl }) => kuehl !== null, t('kuehl')),
    ...some(({ btm }) => btm, 'BtM'),
    ...money(bags),
  ]
  return (
    <StopLine
      name={empfaenger}
      place={null}
      time={window(stopp)}
      soft={stopp.fenster === null}
      timeClass={classes.window}
      about={about.join(' · ')}
      onOpen={onOpen}
    />
  )
}

function RoundDone({ stopp: { empfaenger, tueten }, waiting }: { stopp: RundeStopp; waiting: WaitingBags }) {
  const t = useRundeTexts()
  const b = useBegriffeTexts()
  const z = useZuzahlungTexts()
  const paid = ({ uebergeben, kassiert, zuzahlungCent }: Tuete) => {
    if (uebergeben === null || zuzahlungCent === null || zuzahlungCent === 0) return []
    const betrag = formatEuro(zuzahlungCent)
    return [kassiert === null || kassiert === 'NICHT' ? z('offen', { betrag }) : z(`antwort.${kassiert}`, { betrag })]
  }
  const said = (bag: Tuete) => {
    const last = bag.versuche.at(-1)
    if (bag.uebergeben !== null) return t('erledigt.uebergeben', { zeit: formatTime(bag.uebergeben.am), an: bag.uebergeben.an })
    const grund = scheiternGruende.find((one) => one === last?.grund)
    return t('erledigt.nicht', { zeit: formatTime(last?.am ?? ''), grund: grund === undefined ? '' : b(`scheiternGrund.${grund}`) })
  }
  return (
    <div className={stop.done}>
      <div className={stop.doneWords}>
        <IconCheck size={18} aria-hidden />
        <h2 className={stop.doneName}>{empfaenger}</h2>
      </div>
      {tueten.map((bag) => (
        <div key={bag.lieferungId}>
          {[`${bag.nummer}: ${said(bag)}`, ...paid(bag)].join(' · ')}
          {waiting.has(bag.lieferungId) && ` · ${t('erledigt.wartet')}`}
        </div>
      ))}
    </div>
  )
}
