/** A bag beside the list of a pharmacy: what is in it, where its prescription is, and the steps, while the scanner counts. */
import { mayBeDue } from '@dreiklang/domain/bestellung/zuzahlungStand'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconArrowsMaximize, IconPrinter, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { IconButton } from '../../../ui/buttons.tsx'
import { announce, showQuery } from '../../../ui/feedback.tsx'
import { PaneHeader } from '../../../ui/RecordHeader.tsx'
import { toastSuccess } from '../../../ui/toast.tsx'
import { bestellungQuery } from '../../../bestellung/bestellung.queries.ts'
import { useBegriffeTexts, useBlattTexts, useStepsTexts } from '../../../bestellung/bestellung.texts.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { PrioritaetBadge, StatusPlakette } from '../../../bestellung/components/Badges.tsx'
import type { BestellungPaneProps } from '../../../bestellblatt/components/BestellungPane.tsx'
import { useZuzahlungTexts } from '../../../bestellung/onDemand.texts.ts'
import { useLive, useReadLive } from '../../../bestellung/components/live.ts'
import { BestellungSteps } from '../../../bestellung/components/schritte/BestellungSteps.tsx'
import type { StepWish } from '../../../bestellung/components/schritte/stepOpener.ts'
import { BagBand } from './BagBand.tsx'
import { BagFacts } from './BagFacts.tsx'
import { BagLines } from './BagLines.tsx'
import { BagMoney } from './BagMoney.tsx'
import { BagPaper } from './BagPaper.tsx'
import { BagSteps } from './BagSteps.tsx'
import { isInWork, useBag } from './useBag.ts'
import classes from './Bag.module.css'

/** After these the bag is done for now, and the next one is looked at. */
const goesOn: readonly StepWish['handlung'][] = ['annehmen', 'bereitstellen', 'apothekeAblehnen', 'ausliefern', 'zustellen']

interface BagPaneProps extends BestellungPaneProps {
  /** To the next in the list. */
  onGoOn: () => void
}

export function BagPane({ bestellungId, onDone, onGoOn, ...ways }: BagPaneProps) {
  const { data, state } = showQuery(useQuery(bestellungQuery(bestellungId)), { rows: 6, height: 60 })
  const s = useStepsTexts()
  const [taken, setTaken] = useState<StepWish | null>(null)
  useLive(bestellungId)
  useReadLive(bestellungId)
  return (
    <BestellungSteps
      onDone={(wish) => {
        setTaken(wish)
        announce(s(`getan.${wish.handlung}`))
        onDone()
        if (goesOn.includes(wish.handlung)) onGoOn()
      }}
    >
      {state}
      {data !== undefined && <Bag bestellung={data} taken={taken} onDone={onDone} onGoOn={onGoOn} {...ways} />}
    </BestellungSteps>
  )
}

interface BagProps extends Omit<BagPaneProps, 'bestellungId'> {
  bestellung: BestellungAnswer
  /** The step that a dialog has just sent. */
  taken: StepWish | null
}

function Bag({ bestellung, taken, onWhole, onClose, onDone, onGoOn }: BagProps) {
  const t = useBagTexts()
  const s = useStepsTexts()
  const z = useZuzahlungTexts()
  const { nummer } = bestellung
  const isUnsaid = bestellung.positionen.some((one) => isInWork(one) && mayBeDue(one))
  const bag = useBag(bestellung, () => {
    // The next label opens the next bag: what was not asked is said before it.
    toastSuccess(s('getan.bereitstellen'), isUnsaid ? `${nummer} · ${z('nichtGesagt')}` : nummer)
    onDone()
  })
  const [printing, setPrinting] = useState(false)
  const { forget } = bag
  const [forgotten, setForgotten] = useState(taken)
  if (forgotten !== taken) {
    setForgotten(taken)
    if (taken?.handlung === 'bereitstellen') forget()
  }
  const opened = t('offen', { nummer })
  // The focus stays in the list.
  useEffect(() => announce(opened), [opened])
  return (
    <div className={classes.bag} data-bag={nummer}>
      <Head bestellung={bestellung} onPrint={() => setPrinting(true)} onWhole={onWhole} onClose={onClose} />
      <BagFacts bestellung={bestellung} />
      <BagBand bag={bag} />
      <BagLines bag={bag} />
      <BagMoney bestellung={bestellung} />
      <BagSteps bag={bag} onPrint={() => setPrinting(true)} onGoOn={onGoOn} />
      {printing && <BagPaper bestellung={bestellung} onPrinted={() => setPrinting(false)} />}
    </div>
  )
}

type HeadProps = Pick<BagProps, 'bestellung' | 'onWhole' | 'onClose'> & { onPrint: () => void }

function Head({ bestellung, onPrint, onWhole, onClose }: HeadProps) {
  const t = useBagTexts()
  const blatt = useBlattTexts()
  const b = useBegriffeTexts()
  const { nummer, klient, art, status, prioritaet, pflegedienst } = bestellung
  const nobody = b(art === 'KLIENT' ? 'akteGeloescht' : 'einrichtung')
  return (
    <PaneHeader
      title={klient === null ? nobody : `${klient.nachname}, ${klient.vorname}`}
      {...(klient === null ? {} : { beside: formatDate(klient.geburtsdatum) })}
      state={
        <>
          <StatusPlakette status={status} />
          <PrioritaetBadge prioritaet={prioritaet} />
        </>
      }
      meta={
        <>
          <strong>{nummer}</strong> · {pflegedienst.name}
        </>
      }
      actions={
        <>
          <IconButton label={t('drucken')} icon={<IconPrinter size={20} aria-hidden />} onClick={onPrint} />
          <IconButton label={blatt('pane.ganz')} icon={<IconArrowsMaximize size={20} aria-hidden />} onClick={onWhole} />
          <IconButton label={blatt('pane.zu')} icon={<IconX size={20} aria-hidden />} onClick={onClose} />
        </>
      }
    />
  )
}
