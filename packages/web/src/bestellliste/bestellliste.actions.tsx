import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useEffect, useMemo, useRef } from 'react'
import { lastRow } from '../liste/components/rowFocus.ts'
import { useActions, type Action } from '../shared/actions.ts'
import { useListTexts, useStepsTexts } from '../bestellung/bestellung.texts.ts'
import type { SammelStep } from './components/sammelPlan.ts'

interface StepKeys {
  zeilen: readonly RowAnswer[]
  gewaehlt: ReadonlySet<string>
  onSammel: (step: SammelStep, bestellungIds: readonly string[]) => void
  onStep: (handlung: PersonenHandlung, bestellungId: string) => void
  /** The bag that stands beside the list: the other steps of it have their keys there. */
  bag: string | null
}

export function useStepActions(keys: StepKeys): void {
  const t = useListTexts()
  const s = useStepsTexts()
  const now = useRef(keys)
  useEffect(() => {
    now.current = keys
  })

  const withBag = keys.bag !== null
  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const aktuelle = () => now.current.zeilen.find(({ id }) => id === (now.current.bag ?? lastRow())) ?? null
    const gemeinte = () => {
      const { zeilen, gewaehlt } = now.current
      const one = aktuelle()
      if (gewaehlt.size > 0) return zeilen.filter(({ id }) => gewaehlt.has(id))
      return one === null ? [] : [one]
    }
    const oneOfRows = (handlungen: readonly PersonenHandlung[]) => () =>
      now.current.zeilen.some(({ moeglich }) => handlungen.some((handlung) => moeglich.includes(handlung)))
    const sammel = (step: SammelStep) => {
      const rows = gemeinte()
      const isPossible = rows.some(({ moeglich }) => moeglich.includes(step))
      // The others as well: the batch says of each why it is left out.
      if (isPossible)
        now.current.onSammel(
          step,
          rows.map(({ id }) => id),
        )
      return isPossible
    }
    const einzeln = (handlungen: readonly PersonenHandlung[]) => {
      const row = aktuelle() ?? gemeinte()[0]
      const handlung = handlungen.find((one) => row?.moeglich.includes(one))
      if (row !== undefined && handlung !== undefined) now.current.onStep(handlung, row.id)
    }
    const forAll: Action = {
      id: 'bestellung.zusagen',
      name: `${s('name.verordnen')} / ${s('name.annehmen')}`,
      section,
      chord: 'a',
      visible: oneOfRows(['verordnen', 'annehmen']),
      perform: () => void (sammel('verordnen') || sammel('annehmen')),
    }
    if (withBag) return [forAll]
    return [
      forAll,
      {
        id: 'bestellung.bereitstellen',
        name: s('name.bereitstellen'),
        section,
        chord: 'b',
        visible: oneOfRows(['bereitstellen']),
        perform: () => void sammel('bereitstellen'),
      },
      {
        id: 'bestellung.ablehnen',
        name: s('name.arztAblehnen'),
        section,
        chord: 'r',
        visible: oneOfRows(['arztAblehnen', 'apothekeAblehnen']),
        perform: () => einzeln(['arztAblehnen', 'apothekeAblehnen']),
      },
      {
        id: 'bestellung.rueckfrage',
        name: s('name.rueckfrageStellen'),
        section,
        chord: 'f',
        visible: oneOfRows(['rueckfrageStellen']),
        perform: () => einzeln(['rueckfrageStellen']),
      },
    ]
  }, [t, s, withBag])
  useActions(actions)
}
