import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import { useStepsTexts } from '../../../bestellung/bestellung.texts.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { BestellungStepButtons } from '../../../bestellung/components/schritte/bestellungStep.tsx'
import { isOpen, sharedSteps } from '../../../bestellung/components/schritte/schritte.ts'
import { makeWish, useStepOpener } from '../../../bestellung/components/schritte/stepOpener.ts'
import { useExchange } from './BagLines.tsx'
import { type Bag, findExchange } from './useBag.ts'
import { type BagDeeds, useBagKeys } from './useBagKeys.ts'
import classes from './Bag.module.css'

interface BagStepsProps {
  bag: Bag
  onPrint: () => void
  onGoOn: () => void
}

/** These have a key and a button of their own; `annehmen` is the step of the list, for one bag as for many. */
const ownButton: readonly PersonenHandlung[] = ['bereitstellen', 'rueckfrageStellen', 'apothekeAblehnen']

export function BagSteps({ bag, onPrint, onGoOn }: BagStepsProps) {
  const t = useBagTexts()
  const s = useStepsTexts()
  const { bestellung, sending } = bag
  const { positionen, nummer } = bestellung
  const deeds = useDeeds(bag, { onPrint, onGoOn })
  useBagKeys(deeds)
  const others = groupOf(positionen)
  const further = (
    <BestellungStepButtons
      bestellung={bestellung}
      positionen={others}
      offene={sharedSteps(others).filter((step) => !ownButton.includes(step))}
      name={nummer}
      size="tight"
    />
  )
  return (
    <div className={classes.steps} role="toolbar" aria-label={t('schritte')}>
      {deeds.prepare !== null && (
        <Button busy={sending} onClick={deeds.prepare}>
          {s('name.bereitstellen')}
          <Chord chord="b" />
        </Button>
      )}
      {deeds.prepare === null && further}
      <Deed perform={deeds.part} chord="t">
        {t('teilmenge')}
      </Deed>
      <Deed perform={deeds.ask} chord="f">
        {t('rueckfrage')}
      </Deed>
      <Deed perform={deeds.refuse} chord="r">
        {s('name.apothekeAblehnen')}
      </Deed>
      {deeds.prepare !== null && further}
      {bag.counted.length > 0 && (
        <Button look="subtle" onClick={bag.forget}>
          {t('verwerfen')}
        </Button>
      )}
    </div>
  )
}

function Deed({ perform, chord, children }: { perform: (() => void) | null; chord: string; children: ReactNode }) {
  if (perform === null) return null
  return (
    <Button look="secondary" onClick={perform}>
      {children}
      <Chord chord={chord} />
    </Button>
  )
}

function Chord({ chord }: { chord: string }) {
  return (
    <span className={classes.chord} aria-hidden>
      <Kbd chord={chord} />
    </span>
  )
}

/** Those that are as far as the first that is not over yet: what is done with them is done with all. */
function groupOf(positionen: Bag['bestellung']['positionen']) {
  const stages = ['IN_BEARBEITUNG', 'BEI_APOTHEKE', 'BEREIT'] as const
  const first = stages.find((status) => positionen.some((one) => one.status === status))
  return first === undefined ? positionen : positionen.filter(({ status }) => status === first)
}

function useDeeds(bag: Bag, { onPrint, onGoOn }: Omit<BagStepsProps, 'bag'>): BagDeeds {
  const open = useStepOpener()
  const choose = useExchange(bag)
  const exchange = findExchange(bag)
  const { bestellung, ready, inWork } = bag
  const { positionen } = bestellung
  const wishFor = (handlung: PersonenHandlung) => {
    const meant = positionen.filter(({ uebergaenge }) => isOpen(uebergaenge, handlung))
    if (meant.length === 0) return null
    return () => open(makeWish(bestellung, handlung, meant))
  }
  const exchangeable = inWork.find(
    (one) => isOpen(one.uebergaenge, 'austauschen') && !bag.counted.some(({ positionId }) => positionId === one.id),
  )
  return {
    prepare: ready.length === 0 ? null : () => void bag.prepare().then((done) => done && onGoOn()),
    part: ready.length === 0 ? null : () => bag.openPrepare('scanned'),
    exchange: exchangeable === undefined ? null : () => open(makeWish(bestellung, 'austauschen', [exchangeable])),
    ask: wishFor('rueckfrageStellen'),
    refuse: wishFor('apothekeAblehnen'),
    print: onPrint,
    choose:
      choose === null || exchange === null
        ? null
        : (digit) => {
            const fall = exchange.cases[digit - 1]
            if (fall !== undefined) choose(fall)
          },
  }
}
