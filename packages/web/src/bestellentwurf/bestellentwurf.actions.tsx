import { useEffect, useMemo, useRef } from 'react'
import { useNeuTexts } from '../bestellung/onDemand.texts.ts'
import { type Action, useActions } from '../shared/actions.ts'

export function useNeuActions({ onPruefen }: { onPruefen: () => void }): void {
  const t = useNeuTexts()
  const latest = useRef(onPruefen)
  useEffect(() => {
    latest.current = onPruefen
  })
  const actions = useMemo((): readonly Action[] => {
    return [
      {
        id: 'bestellungNeu.pruefen',
        name: t('aktion.pruefen'),
        section: t('aktion.abschnitt'),
        chord: 'mod+enter',
        perform: () => latest.current(),
      },
    ]
  }, [t])
  useActions(actions)
}
