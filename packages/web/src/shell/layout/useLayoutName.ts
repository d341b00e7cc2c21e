import type { LayoutName } from '@dreiklang/domain/shared/appearance'
import { useLocation, useMatches } from '@tanstack/react-router'
import { usePreferences } from '../../shared/preferences.ts'
import { chooseLayout } from './chooseLayout.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: LayoutName
  }
}

export function useLayoutName(): LayoutName {
  const route = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout !== undefined)?.staticData.layout,
  })
  const query = useLocation({ select: ({ search }): unknown => (search as Record<string, unknown>)['layout'] })
  const { layout: saved } = usePreferences()
  return chooseLayout({ route, query, saved })
}
