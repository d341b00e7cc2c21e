import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { namesOfTexts } from '@dreiklang/domain/shared/document'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Fragment, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { bestellungQuery } from '../../bestellung/bestellung.queries.ts'
import { useBlattTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { useLive, useReadLive } from '../../bestellung/components/live.ts'
import { BestellungSteps } from '../../bestellung/components/schritte/BestellungSteps.tsx'
import { forgetPlace, lastList } from '../../liste/components/rueckkehr.ts'
import { formatDateTime } from '../../shared/format.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Alert, announce, showQuery } from '../../ui/feedback.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { BlattFacts } from '../components/BlattFacts.tsx'
import { BackToList, BlattHead } from '../components/BlattHead.tsx'
import { Druckblatt } from '../components/Druckblatt.tsx'
import { EntwurfBar } from '../components/Kopfknoepfe.tsx'
import { useOpenDraft } from '../components/Nachschub.tsx'
import { Notfall } from '../components/Notfall.tsx'
import { Positionen } from '../components/Positionen.tsx'
import { SideTabs, useSideTab } from '../components/SideTabs.tsx'
import { useStepActions } from '../steps.actions.tsx'
import classes from '../components/Blatt.module.css'

const params = z.object({ bestellungId: z.uuid() })

export function BestellungPage() {
  const { bestellungId } = usePathParams(params)
  const { data, state } = showQuery(useQuery(bestellungQuery(bestellungId)), { rows: 6, height: 120 })
  const t = useBlattTexts()
  const s = useStepsTexts()
  const printing = usePrinting()
  const openDraft = useOpenDraft()
  useLive(bestellungId)
  useReadLive(bestellungId)
  useForgetOnLeave()
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t('eine')} above={<BackToList path={lastList() ?? '/'} />} />
        {state}
      </>
    )
  }
  return (
    <>
      {printing && <Druckblatt bestellung={data} />}
      {/* Hidden instead of unmounted: unsaved input must survive printing. */}
      <div hidden={printing}>
        <BestellungSteps
          key={bestellungId}
          onDone={(wish) => {
            announce(s(`getan.${wish.handlung}`))
            if (wish.handlung === 'takeOverNachschub') openDraft.mutate(wish)
          }}
        >
          {state}
          <Blatt bestellung={data} />
        </BestellungSteps>
      </div>
    </>
  )
}

function Blatt({ bestellung }: { bestellung: BestellungAnswer }) {
  useStepActions(bestellung)
  const { tab, setTab, goToRueckfrage } = useSideTab(bestellung)
  return (
    <div className={classes.blatt}>
      <BlattHead bestellung={bestellung} />
      <div className={classes.haupt}>
        <Hints bestellung={bestellung} />
        <BlattFacts bestellung={bestellung} onRueckfrage={goToRueckfrage} />
        <BlattWords bestellung={bestellung} />
        <div className={classes.spalten}>
          <Positionen bestellung={bestellung} />
          <SideTabs bestellung={bestellung} tab={tab} setTab={setTab} />
        </div>
      </div>
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

function useForgetOnLeave(): void {
  const router = useRouter()
  useEffect(
    () => () => {
      if (!/^\/bestellungen(\/|$)/.test(router.state.location.pathname)) forgetPlace()
    },
    [router],
  )
}

/** True while the page is being put on paper; changes in time for the print, which does not wait. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const set = (next: boolean) => flushSync(() => setPrinting(next))
    const before = () => set(true)
    const after = () => set(false)
    const medium = window.matchMedia('print')
    const change = ({ matches }: MediaQueryListEvent) => set(matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    medium.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      medium.removeEventListener('change', change)
    }
  }, [])
  return printing
}
