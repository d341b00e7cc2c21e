import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { namesOfTexts } from '@dreiklang/domain/shared/document'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { bestellungQuery } from '../../bestellung/bestellung.queries.ts'
import { useBlattTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { useLive, useReadLive } from '../../bestellung/components/live.ts'
import { BestellungSteps } from '../../bestellung/components/schritte/BestellungSteps.tsx'
import type { StepWish } from '../../bestellung/components/schritte/stepOpener.ts'
import { formatDateTime } from '../../shared/format.ts'
import { Alert, announce, showQuery } from '../../ui/feedback.tsx'
import { SourceLines } from '../../ui/SourceLines.tsx'
import { useStepActions } from '../steps.actions.tsx'
import { BlattFacts } from './BlattFacts.tsx'
import { EntwurfBar } from './Kopfknoepfe.tsx'
import { useOpenDraft } from './Nachschub.tsx'
import { Notfall } from './Notfall.tsx'
import { Positionen } from './Positionen.tsx'
import { SideTabs, useSideTab } from './SideTabs.tsx'
import classes from './Blatt.module.css'

interface BlattOfProps {
  bestellungId: string
  head: (bestellung: BestellungAnswer) => ReactNode
  /** Until it has been loaded. */
  headBefore: ReactNode
  onDone?: (wish: StepWish) => void
}

/** All that a side sees of an order, as a page of its own or beside the list; it follows what others do with it. */
export function BlattOf({ bestellungId, head, headBefore, onDone }: BlattOfProps) {
  const { data, state } = showQuery(useQuery(bestellungQuery(bestellungId)), { rows: 6, height: 120 })
  const s = useStepsTexts()
  const openDraft = useOpenDraft()
  useLive(bestellungId)
  useReadLive(bestellungId)
  if (data === undefined) return <BlattFrame head={headBefore}>{state}</BlattFrame>
  return (
    <BestellungSteps
      key={bestellungId}
      onDone={(wish) => {
        announce(s(`getan.${wish.handlung}`))
        if (wish.handlung === 'takeOverNachschub') openDraft.mutate(wish)
        onDone?.(wish)
      }}
    >
      {state}
      <Blatt key={bestellungId} bestellung={data} head={head(data)} />
    </BestellungSteps>
  )
}

function Blatt({ bestellung, head }: { bestellung: BestellungAnswer; head: ReactNode }) {
  useStepActions(bestellung)
  const { tab, setTab, goToRueckfrage } = useSideTab(bestellung)
  return (
    <BlattFrame head={head}>
      <Hints bestellung={bestellung} />
      <BlattFacts bestellung={bestellung} onRueckfrage={goToRueckfrage} />
      <BlattWords bestellung={bestellung} />
      <SourceLines kind="bestellung" id={bestellung.id} />
      <div className={classes.spalten}>
        <Positionen bestellung={bestellung} />
        <SideTabs bestellung={bestellung} tab={tab} setTab={setTab} />
      </div>
    </BlattFrame>
  )
}

function BlattFrame({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.blatt}>
      {head}
      <div className={classes.haupt}>{children}</div>
    </div>
  )
}

/** What must be known of the whole order before anything is done with it. */
function Hints({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const { klient, status, seite, weitergeleitetAm } = bestellung
  return (
    <div className={classes.hinweise}>
      {weitergeleitetAm !== undefined && <Alert tone="info">{t('weitergeleitet', { am: formatDateTime(weitergeleitetAm) })}</Alert>}
      <Notfall bestellung={bestellung} />
      {klient?.status === 'PAUSIERT' && !isEnd(status) && (
        <Alert tone="warning" title={t('klient.abwesend.titel')}>
          {seite !== 'PFLEGE' && t('klient.abwesend.text')}
        </Alert>
      )}
      {(klient?.status === 'BEENDET' || klient?.status === 'VERSTORBEN') && (
        <Alert tone="warning">{t(`klient.status.${klient.status}`)}</Alert>
      )}
      {status === 'ENTWURF' && <EntwurfBar bestellung={bestellung} />}
    </div>
  )
}

/** The hour stands beside its day, the time window beside the delivery, the reason beside the other pharmacy. */
const words = namesOfTexts(kopfDocument).filter(
  (name) => name !== 'abweichungGrund' && name !== 'lieferzeitfenster' && name !== 'bedarfUhrzeit',
)

/** What somebody wrote to the order, for all or for the own house. */
function BlattWords({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const said = words.flatMap((name) => {
    const text = bestellung[name] ?? ''
    return text === '' ? [] : [{ name, text }]
  })
  if (said.length === 0) return null
  return (
    <dl className={classes.worte}>
      {said.map(({ name, text }) => (
        <Fragment key={name}>
          <dt>{t(`angaben.${name}`)}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
