import type { Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { Figure } from '@dreiklang/domain/dashboards/bestellweg'
import { stringifySearch } from '../shared/searchParams.ts'

/** In the order of the menu; the first is made of the own orders, the others are samples. */
export const dashboardNames = ['orders', 'project', 'analytics', 'finance', 'crypto'] as const
export type Dashboard = (typeof dashboardNames)[number]

export const dashboardPath = (dashboard: Dashboard): string => `/dashboards/${dashboard}`

/** As the address of the figures has it; '' is not set. */
export interface OrdersFilter {
  von: string
  bis: string
  partnerId: string
  prioritaet: Prioritaet | ''
}

const known = ({ von, bis, partnerId, prioritaet }: OrdersFilter) => ({ von, bis, partnerId, prioritaet })

export const ordersPath = (filter: OrdersFilter): string => `${dashboardPath('orders')}${stringifySearch(known(filter))}`
/** The list that makes a figure, of the same days and with the same filter. */
export const stepsPath = (figur: Figure, filter: OrdersFilter, grund = ''): string =>
  `${dashboardPath('orders')}/steps${stringifySearch({ figur, grund, ...known(filter) })}`
