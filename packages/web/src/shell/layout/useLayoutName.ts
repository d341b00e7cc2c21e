import type { LayoutName } from '@dreiklang/domain/shared/appearance'
import { useLocation, useMatches } from '@tanstack/react-router'
import { usePreferences } from '../../shared/preferences.ts'
import { chooseLayout } from './chooseLayout.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout of this route, whatever anyone has chosen. */
    layout?: LayoutName
  }
}

/** The layout of the page that is shown now. */
export function useLayoutName(): LayoutName {
  const route = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.layout !== undefined)?.staticData.layout,
  })
  const query = useLocation({ select: ({ search }): unknown => (search as Record<string, unknown>)['layout'] })
  const { layout: saved } = usePreferences()
  return chooseLayout({ route, query, saved })
}
