import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useEffect, useMemo, useRef } from 'react'
import { lastRow } from '../liste/components/rowFocus.ts'
import { useActions, type Action } from '../shared/actions.ts'
import { useListTexts, useStepsTexts } from './bestellung.texts.ts'
import type { SammelStep } from './components/liste/sammelSteps.ts'

interface StepKeys {
  zeilen: readonly RowAnswer[]
  gewaehlt: ReadonlySet<string>
  onSammel: (step: SammelStep, bestellungIds: readonly string[]) => void
  onStep: (handlung: PersonenHandlung, bestellungId: string) => void
}

export function useStepActions(keys: StepKeys): void {
  const t = useListTexts()
  const s = useStepsTexts()
  const jetzt = useRef(keys)
  useEffect(() => {
    jetzt.current = keys
  })

  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const aktuelle = () => jetzt.current.zeilen.find(({ id }) => id === lastRow()) ?? null
    const gemeinte = () => {
      const { zeilen, gewaehlt } = jetzt.current
      const eine = aktuelle()
      if (gewaehlt.size > 0) return zeilen.filter(({ id }) => gewaehlt.has(id))
      return eine === null ? [] : [eine]
    }
    const oneOfRows = (handlungen: readonly PersonenHandlung[]) => () =>
      jetzt.current.zeilen.some(({ moeglich }) => handlungen.some((handlung) => moeglich.includes(handlung)))
    const sammel = (step: SammelStep) => {
      const ids = gemeinte().flatMap(({ id, moeglich }) => (moeglich.includes(step) ? [id] : []))
      if (ids.length > 0) jetzt.current.onSammel(step, ids)
      return ids.length > 0
    }
    const einzeln = (handlungen: readonly PersonenHandlung[]) => {
      const row = aktuelle() ?? gemeinte()[0]
      const handlung = handlungen.find((eine) => row?.moeglich.includes(eine))
      if (row !== undefined && handlung !== undefined) jetzt.current.onStep(handlung, row.id)
    }
    return [
      {
        id: 'bestellung.zusagen',
        name: `${s('name.verordnen')} / ${s('name.annehmen')}`,
        section,
        chord: 'a',
        visible: oneOfRows(['verordnen', 'annehmen']),
        perform: () => void (sammel('verordnen') || sammel('annehmen')),
      },
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
  }, [t, s])
  useActions(actions)
}
