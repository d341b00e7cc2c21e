import { bestellwegContract } from '@dreiklang/domain/dashboards/bestellweg.contract'
import type { Ablehnungsgrund, Figure } from '@dreiklang/domain/dashboards/bestellweg'
import { dashboardsContract } from '@dreiklang/domain/dashboards/dashboards.contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listSchluessel } from '../bestellung/bestellung.queries.ts'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'
import type { BestellungenFilter } from './dashboards.paths.ts'

const room = ['dashboards'] as const
const c = dashboardsContract

export const analyticsQuery = readQuery([...room, 'analytics'], c.analytics)
export const financeQuery = readQuery([...room, 'finance'], c.finance)
export const cryptoQuery = readQuery([...room, 'crypto'], c.crypto)
export const projectQuery = readQuery([...room, 'project'], c.project)

/** What is set of a filter. */
export const setOf = (filter: BestellungenFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** Keyed under the lists of bestellungen: read again with them, so that no figure is older than they are. */
const ofBestellungen = [...listSchluessel, ...room] as const

export const bestellungenQuery = (filter: BestellungenFilter) =>
  queryOptions({
    queryKey: [...ofBestellungen, 'bestellungen', filter],
    queryFn: ({ signal }) => call(bestellwegContract.bestellungen, { query: setOf(filter), signal }),
    placeholderData: (before) => before,
  })

export const stepsQuery = (wish: { figur: Figure; grund: Ablehnungsgrund | '' }, filter: BestellungenFilter) =>
  infiniteQueryOptions({
    queryKey: [...ofBestellungen, 'steps', wish, filter],
    queryFn: ({ signal, pageParam }) => {
      const grund = wish.grund === '' ? {} : { grund: wish.grund }
      const cursor = pageParam === null ? {} : { cursor: pageParam }
      return call(bestellwegContract.listSteps, { query: { figur: wish.figur, ...grund, ...setOf(filter), ...cursor, limit: 50 }, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  })
