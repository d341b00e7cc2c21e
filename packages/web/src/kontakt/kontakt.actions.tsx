import { useEffect, useMemo, useRef } from 'react'
import { useActions } from '../shared/actions.ts'
import { useGoTo } from '../shared/searchState.ts'
import { useWithList } from '../shared/useWithList.ts'
import { kontaktePath } from './kontakt.paths.ts'
import { useKontaktTexts } from './kontakt.texts.ts'

export function useKontaktKeys({ neu, offen }: { neu: string; offen: boolean }): void {
  const t = useKontaktTexts()
  const goTo = useGoTo()
  const withList = useWithList('bearbeiten')
  const now = useRef({ neu, offen, withList })
  useEffect(() => {
    now.current = { neu, offen, withList }
  })
  useActions(
    useMemo(
      () => [
        { id: 'kontakt.neu', name: t('neu'), section: t('titel'), chord: 'n', perform: () => goTo(now.current.neu) },
        {
          id: 'kontakt.schliessen',
          name: t('detail.schliessen'),
          section: t('titel'),
          chord: 'escape',
          visible: () => now.current.offen,
          perform: () => goTo(now.current.withList(kontaktePath)),
        },
      ],
      [t, goTo],
    ),
  )
}
