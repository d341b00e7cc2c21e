import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { useMemo } from 'react'
import { useActions, type Action } from '../shared/actions.ts'
import { useTexts } from '../shared/i18n.ts'
import { useGoTo } from '../shared/searchState.ts'
import { navigationChords } from './nav/navigationKeys.ts'
import { pagesOf, targetOf } from './nav/navTree.ts'
import { shellTexts } from './shell.texts.ts'

export function useShellActions({
  items,
  onHelp,
  onToggleNav,
}: {
  items: readonly NavigationItem[]
  onHelp: () => void
  /** Null: this layout has nothing to show or hide. */
  onToggleNav: (() => void) | null
}): void {
  const t = useTexts(shellTexts)
  const goTo = useGoTo()
  const actions = useMemo((): readonly Action[] => {
    const general = t('keys.section.general')
    const goToItem = (item: NavigationItem): Action[] => {
      const target = targetOf(item)
      const chord = navigationChords[item.id]
      if (target.kind !== 'internal' || chord === undefined || item.disabled === true) return []
      return [
        {
          id: `shell.goTo.${item.id}`,
          name: t('keys.goTo', { page: item.title ?? item.id }),
          section: t('keys.section.navigation'),
          chord,
          perform: () => goTo(target.to),
        },
      ]
    }
    const toggleNav: Action[] =
      onToggleNav === null
        ? []
        : [{ id: 'shell.toggleNav', name: t('keys.toggleNavigation'), section: general, chord: 'mod+b', perform: onToggleNav }]
    return [
      { id: 'shell.help', name: t('keys.help'), section: general, chord: '?', perform: onHelp },
      ...toggleNav,
      ...pagesOf(items).flatMap(goToItem),
    ]
  }, [t, goTo, items, onHelp, onToggleNav])
  useActions(actions)
}
