import { useEffect, useMemo, useRef } from 'react'
import { type Action, useActions } from '../../../shared/actions.ts'
import { useStepsTexts } from '../../../bestellung/bestellung.texts.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { countPressed, scanPauseMs } from './scanner.ts'

export interface BagDeeds {
  prepare: (() => void) | null
  part: (() => void) | null
  exchange: (() => void) | null
  ask: (() => void) | null
  refuse: (() => void) | null
  print: () => void
  /** By digit, while a pack of the same ingredient waits for the case. */
  choose: ((digit: number) => void) | null
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Menu of help, palette and keys in one, for the bag that stands beside the list. */
export function useBagKeys(deeds: BagDeeds): void {
  const t = useBagTexts()
  const s = useStepsTexts()
  const now = useRef(deeds)
  useEffect(() => {
    now.current = deeds
  })
  const actions = useMemo((): readonly Action[] => {
    const section = t('tasten.abschnitt')
    const deed = (name: Exclude<keyof BagDeeds, 'choose'>) => ({
      section,
      visible: () => now.current[name] !== null,
      perform: () => now.current[name]?.(),
    })
    return [
      { id: 'beutel.bereitstellen', name: s('name.bereitstellen'), chord: 'b', ...deed('prepare') },
      { id: 'beutel.teilmenge', name: t('teilmenge'), chord: 't', ...deed('part') },
      { id: 'beutel.austauschen', name: s('name.austauschen'), chord: 's', ...deed('exchange') },
      { id: 'beutel.rueckfrage', name: s('name.rueckfrageStellen'), chord: 'f', ...deed('ask') },
      { id: 'beutel.ablehnen', name: s('name.apothekeAblehnen'), chord: 'r', ...deed('refuse') },
      { id: 'beutel.drucken', name: t('drucken'), chord: 'd', ...deed('print') },
      ...digits.map((digit) => ({
        id: `beutel.fall${digit}`,
        name: t('tasten.fall', { ziffer: digit }),
        section,
        chord: digit,
        visible: () => now.current.choose !== null,
        perform: () => afterPause(() => now.current.choose?.(Number(digit))),
      })),
    ]
  }, [t, s])
  useActions(actions)
}

/** A scan may begin with a digit as well: it is meant when no other key follows as fast as a scanner types. */
function afterPause(perform: () => void): void {
  const before = countPressed()
  setTimeout(() => {
    if (countPressed() === before) perform()
  }, scanPauseMs)
}
