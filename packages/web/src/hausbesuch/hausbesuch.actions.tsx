import { useMemo } from 'react'
import { useActions } from '../shared/actions.ts'
import { useGoTo } from '../shared/searchState.ts'
import { newHausbesuchPath } from './hausbesuch.paths.ts'
import { useHausbesuchTexts } from './hausbesuch.texts.ts'

export function useBesuchKeys(): void {
  const t = useHausbesuchTexts()
  const goTo = useGoTo()
  useActions(
    useMemo(
      () => [
        { id: 'hausbesuch.neu', name: t('neu.titel'), section: t('liste.titel'), chord: 'n', perform: () => goTo(newHausbesuchPath()) },
      ],
      [t, goTo],
    ),
  )
}
