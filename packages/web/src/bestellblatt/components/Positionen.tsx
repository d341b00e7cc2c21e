import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useState } from 'react'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { isBrought, nextStep, openSteps, findPaperSteps, sharedSteps, stepOf } from '../../bestellung/components/schritte/schritte.ts'
import { groupByRezeptblatt } from '../../bestellung/components/rezeptblatt.ts'
import { SelectionBar } from '../../form/Selection.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Text, Title } from '../../ui/layout.tsx'
import { BestellungStepButtons } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { PositionCard } from './PositionCard.tsx'
import { RezeptblattCard } from './RezeptblattCard.tsx'
import classes from './PositionCard.module.css'

export function Positionen({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const [choice, setWahl] = useState<ReadonlySet<string>>(new Set())
  const { positionen } = bestellung
  const waehlbare = positionen.filter(({ uebergaenge, status }) => status !== 'ENTWURF' && openSteps(uebergaenge).length > 0)
  const mehrere = waehlbare.length > 1
  const gewaehlte = waehlbare.filter(({ id }) => choice.has(id))
  const umschalten = (ids: readonly string[]) =>
    setWahl((previous) =>
      ids.every((id) => previous.has(id)) ? new Set([...previous].filter((one) => !ids.includes(one))) : new Set([...previous, ...ids]),
    )
  const gemeinte = gewaehlte.length > 0 ? gewaehlte : sameStep(bestellung)
  const gemeinsame = sharedSteps(gemeinte)
  const blaetter = groupByRezeptblatt(positionen)
  const next = nextStep(gemeinsame, null, isBrought(bestellung))
  const isWorthwhile = gewaehlte.length > 0 || (next !== null && !blaetter.some((blatt) => offersIt(blatt, gemeinte, next)))
  return (
    <section className={classes.liste} aria-label={t('positionen.titel')}>
      <Title order={2} size="h4">
        {t('positionen.titel')}
      </Title>
      {positionen.length === 0 && <Text c="dimmed">{t('positionen.leer')}</Text>}
      {blaetter.map((blatt) => {
        const [position, ...others] = blatt
        if (position === undefined) return null
        const ids = waehlbare.flatMap((one) => (blatt.includes(one) ? [one.id] : []))
        const choosing = {
          bestellung,
          gewaehlt: mehrere && ids.length > 0 ? ids.every((id) => choice.has(id)) : null,
          onWaehlen: () => umschalten(ids),
        }
        if (others.length === 0) return <PositionCard key={position.id} position={position} {...choosing} />
        return <RezeptblattCard key={position.id} positionen={blatt} {...choosing} />
      })}
      {mehrere && gemeinte.length > 1 && isWorthwhile && (
        <SelectionBar label={t('positionen.leiste')}>
          <strong>{t(gewaehlte.length > 0 ? 'positionen.ausgewaehlt' : 'positionen.alle', { count: gemeinte.length })}</strong>
          <BestellungStepButtons
            bestellung={bestellung}
            positionen={gemeinte}
            offene={gemeinsame}
            name={t('positionen.leiste')}
            size="tight"
          />
          {gemeinsame.length === 0 && <span>{t('positionen.keinGemeinsamer')}</span>}
          {gewaehlte.length > 0 && (
            <Button look="secondary" onClick={() => setWahl(new Set())}>
              {t('positionen.aufheben')}
            </Button>
          )}
        </SelectionBar>
      )}
    </section>
  )
}

/** The sheet of paper that all of these share has the button of this step itself. */
function offersIt(blatt: readonly PositionAnswer[], gemeinte: readonly PositionAnswer[], step: PersonenHandlung): boolean {
  const open = blatt.filter(({ status }) => !isEnd(status))
  return blatt.length > 1 && gemeinte.every((one) => open.includes(one)) && findPaperSteps(open).includes(step)
}

/** With nothing selected: the items that share the first available next step. A doctor prescribes per prescription type. */
function sameStep(bestellung: BestellungAnswer): PositionAnswer[] {
  const steps = bestellung.positionen.map((position) => ({ position, schritt: stepOf(bestellung, position) }))
  const erster = steps.find(({ schritt }) => schritt !== null)
  if (erster === undefined) return []
  const fits = (position: PositionAnswer) => erster.schritt !== 'verordnen' || position.rezeptart === erster.position.rezeptart
  return steps.flatMap(({ position, schritt }) => (schritt === erster.schritt && fits(position) ? [position] : []))
}
