import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { keepPreviousData, queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'
import { currentLanguage, type Language } from '../shared/i18n.ts'
import { subscribeLiveEvents } from '../shared/liveEvents.ts'
import { signalIn } from '../shared/signal.ts'

const everyMenu = ['navigation', 'verticalMenu'] as const

/** The server builds the menu in the language of the screen, so each language is cached separately. */
export function menuQuery(language: Language) {
  return queryOptions({
    queryKey: [...everyMenu, language],
    queryFn: ({ signal }) => call(navigationContract.verticalMenu, { signal, background: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

export const sampleMenuQuery = readQuery(['navigation', 'common'], navigationContract.common)

export async function prefetchNavigation(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(menuQuery(currentLanguage()))
}

/** One step of an order writes several events; the badges are reloaded once for all of them. */
const gatherMs = 1000

export function useLiveMenu(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribeLiveEvents((heard) => {
      // Other calls (`zuruf`) are about other things; everything else is a step of an order or a connection that is back.
      const signal = signalIn(heard)?.art
      if (heard.event === 'zuruf' && signal !== 'anliegen' && signal !== 'personal') return
      timer ??= setTimeout(() => {
        timer = undefined
        void queryClient.invalidateQueries({ queryKey: everyMenu })
      }, gatherMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [queryClient])
}
