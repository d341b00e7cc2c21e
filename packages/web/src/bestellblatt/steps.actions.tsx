import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useMemo } from 'react'
import { useBlattTexts } from '../bestellung/bestellung.texts.ts'
import { useStepName } from '../bestellung/components/schritte/bestellungStep.tsx'
import { makeWish, useStepOpener } from '../bestellung/components/schritte/stepOpener.ts'
import { sharedSteps, isOpen, openSteps } from '../bestellung/components/schritte/schritte.ts'
import { useActions, type Action } from '../shared/actions.ts'

export function useStepActions(bestellung: BestellungAnswer): void {
  const t = useBlattTexts()
  const name = useStepName(bestellung.seite)
  const open = useStepOpener()
  const actions = useMemo((): readonly Action[] => {
    const { nummer } = bestellung
    return stepsWithPositionen(bestellung).map(({ handlung, positionen, einzeln }) => {
      const first = positionen[0]
      return {
        id: `bestellung.schritt.${handlung}${einzeln ? `.${first?.id}` : ''}`,
        name: einzeln ? `${name(handlung)}: ${first?.produkt.bezeichnung}` : name(handlung),
        section: t('titel', { nummer }),
        perform: () => open(makeWish(bestellung, handlung, positionen)),
      }
    })
  }, [bestellung, t, name, open])
  useActions(actions)
}

interface Step {
  handlung: PersonenHandlung
  positionen: readonly PositionAnswer[]
  einzeln: boolean
}

/** Each open step once for all items it may apply to together, otherwise once per item. A draft is edited as a whole. */
function stepsWithPositionen({ status, positionen }: Pick<BestellungAnswer, 'status' | 'positionen'>): Step[] {
  if (status === 'ENTWURF') return []
  const handlungen = new Set(positionen.flatMap(({ uebergaenge }) => openSteps(uebergaenge)))
  return [...handlungen].flatMap((handlung): Step[] => {
    const offene = positionen.filter(({ uebergaenge }) => isOpen(uebergaenge, handlung))
    // A doctor prescribes per kind of prescription.
    const gemeinte = offene.filter(({ rezeptart }) => handlung !== 'verordnen' || rezeptart === offene[0]?.rezeptart)
    if (sharedSteps(gemeinte).includes(handlung)) return [{ handlung, positionen: gemeinte, einzeln: false }]
    return gemeinte.map((position) => ({ handlung, positionen: [position], einzeln: true }))
  })
}
