import { type RefObject, useMemo } from 'react'
import { useActions } from '../shared/actions.ts'
import { useTexts } from '../shared/i18n.ts'
import { useGoTo } from '../shared/searchState.ts'
import { kontaktTexts } from './kontakt.texts.ts'

/** Keys of the address book; the help for the keyboard shows them. */
export function useKontaktTasten({ neu, suchfeld }: { neu: string; suchfeld: RefObject<HTMLInputElement | null> }): void {
  const t = useTexts(kontaktTexts)
  const goTo = useGoTo()
  useActions(
    useMemo(
      () => [
        { id: 'kontakt.neu', name: t('neu'), section: t('titel'), chord: 'n', perform: () => goTo(neu) },
        { id: 'kontakt.suchen', name: t('liste.suchen'), section: t('titel'), chord: '/', perform: () => suchfeld.current?.focus() },
      ],
      [t, goTo, neu, suchfeld],
    ),
  )
}
