import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { positionAnker } from '../../bestellung/bestellung.paths.ts'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { findPaperSteps, openSteps, stepOf } from '../../bestellung/components/schritte/schritte.ts'
import { groupByRezeptblatt } from '../../bestellung/components/rezeptblatt.ts'
import { SelectionMark } from '../../form/Selection.tsx'
import { Text } from '../../ui/layout.tsx'
import { isOnePlace, openRezepte } from './BlattFacts.tsx'
import { NotInPlan } from './PlanHinweis.tsx'
import { PositionRows } from './PositionRows.tsx'
import { RezeptblattHead } from './RezeptblattHead.tsx'
import { SharedLines } from './SharedSigns.tsx'
import { StepBar } from './StepBar.tsx'
import { findSharedSigns } from './sharedSigns.ts'
import classes from './PositionTable.module.css'

export function Positionen({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const { positionen } = bestellung
  const { isUnfolded, toggle } = useUnfolded(positionen)
  const { choosable, chosen, choose, clear } = useChoice(positionen)
  const ticks = choosable.length > 1
  const meant = chosen.length > 0 ? chosen : findMeant(bestellung, choosable)
  const placed = !isOnePlace(openRezepte(positionen))
  const shared = findSharedSigns(positionen)
  const ticked = (ids: readonly string[]) => ids.length > 0 && ids.every((id) => chosen.some((one) => one.id === id))
  if (positionen.length === 0) return <Text c="dimmed">{t('positionen.leer')}</Text>
  return (
    <section className={classes.section} aria-label={t('positionen.titel')}>
      <SharedLines shared={shared} positionen={positionen} />
      <NotInPlan bestellung={bestellung} />
      <table className={classes.table} data-ticks={ticks || undefined}>
        <caption className="unseen">{t('positionen.titel')}</caption>
        <Heads ticks={ticks} all={ticked(choosable.map(({ id }) => id))} onAll={() => choose(choosable.map(({ id }) => id))} />
        {groupByRezeptblatt(positionen).map((blatt) => {
          const together = blatt.length > 1
          const open = blatt.filter(({ status }) => !isEnd(status))
          const ids = (together ? open : blatt).flatMap((one) => (choosable.includes(one) ? [one.id] : []))
          const paper = together ? findPaperSteps(open) : []
          const tick = ids.length === 0 ? null : ticked(ids)
          const choosing = { chosen: ticks ? tick : undefined, onChoose: () => choose(ids) }
          const rows = blatt.map((position) => (
            <PositionRows
              key={position.id}
              bestellung={bestellung}
              position={position}
              {...(together && ticks ? { chosen: null, onChoose: choosing.onChoose } : choosing)}
              unfolded={isUnfolded(position.id)}
              onUnfold={() => toggle(position.id)}
              placed={placed && !together && openRezepte([position]).length > 0}
              steps={stepsBeside(position, meant)?.filter((step) => !paper.includes(step)) ?? null}
              onBlatt={together}
              shared={shared}
            />
          ))
          return together ? [<RezeptblattHead key={`blatt ${blatt[0]?.id}`} positionen={blatt} {...choosing} />, ...rows] : rows
        })}
      </table>
      {bestellung.status !== 'ENTWURF' && <StepBar bestellung={bestellung} meant={meant} chosen={chosen.length > 0} onClear={clear} />}
    </section>
  )
}

/** Where the bar is about this position alone it has its steps. */
const stepsBeside = (position: PositionAnswer, meant: readonly PositionAnswer[]) =>
  position.status === 'ENTWURF' || (meant.length === 1 && meant[0] === position) ? null : openSteps(position.uebergaenge)

function Heads({ ticks, all, onAll }: { ticks: boolean; all: boolean; onAll: () => void }) {
  const t = useBlattTexts()
  return (
    <thead className={classes.heads}>
      <tr>
        {ticks && (
          <td className={classes.tick}>
            <SelectionMark aria-label={t('positionen.alleAuswaehlen')} checked={all} onChange={onAll} />
          </td>
        )}
        <th scope="col">{t('dreiweg.angefordert')}</th>
        <th scope="col" className={classes.ofPrescribed}>
          {t('dreiweg.verordnet')}
        </th>
        <th scope="col" className={classes.ofDelivered}>
          {t('dreiweg.geliefert')}
        </th>
        <th scope="col" className={classes.ofState}>
          {t('druck.stand')}
        </th>
      </tr>
    </thead>
  )
}

/** One alone is unfolded from the start, and what the address leads to. */
function useUnfolded(positionen: readonly PositionAnswer[]) {
  const hash = useLocation({ select: (location) => location.hash })
  const meant = positionen.find(({ id }) => positionAnker(id) === hash)?.id
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(
    () => new Set(positionen.length === 1 ? positionen.map(({ id }) => id) : []),
  )
  const [led, setLed] = useState<string | undefined>(undefined)
  if (led !== meant) {
    setLed(meant)
    if (meant !== undefined) setUnfolded((before) => new Set([...before, meant]))
  }
  useEffect(() => {
    if (meant === undefined) return
    const row = document.getElementById(positionAnker(meant))
    row?.scrollIntoView({ block: 'center' })
    row?.focus({ preventScroll: true })
  }, [meant])
  return {
    isUnfolded: (id: string) => unfolded.has(id),
    toggle: (id: string) =>
      setUnfolded((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]))),
  }
}

function useChoice(positionen: readonly PositionAnswer[]) {
  const [choice, setChoice] = useState<ReadonlySet<string>>(new Set())
  const choosable = positionen.filter(({ uebergaenge, status }) => status !== 'ENTWURF' && openSteps(uebergaenge).length > 0)
  return {
    choosable,
    chosen: choosable.filter(({ id }) => choice.has(id)),
    /** Takes all of them, or none where all were taken. */
    choose: (ids: readonly string[]) =>
      setChoice((before) =>
        ids.every((id) => before.has(id)) ? new Set([...before].filter((one) => !ids.includes(one))) : new Set([...before, ...ids]),
      ),
    clear: () => setChoice(new Set()),
  }
}

/**
 * With nothing chosen: the items that share the first available next step; a doctor prescribes per prescription type. Where none has one, those
 * of one status that something can be done with, and with nothing to do at all those of which the bar says why.
 */
function findMeant(bestellung: BestellungAnswer, choosable: readonly PositionAnswer[]): readonly PositionAnswer[] {
  const steps = bestellung.positionen.map((position) => ({ position, step: stepOf(bestellung, position) }))
  const first = steps.find(({ step }) => step !== null)
  if (first === undefined) {
    const [one] = choosable
    return one === undefined ? bestellung.positionen : choosable.filter(({ status }) => status === one.status)
  }
  const fits = (position: PositionAnswer) => first.step !== 'verordnen' || position.rezeptart === first.position.rezeptart
  return steps.flatMap(({ position, step }) => (step === first.step && fits(position) ? [position] : []))
}
