import type { Prioritaet } from '@dreiklang/domain/bestellung/bestellung'
import type { Figure } from '@dreiklang/domain/dashboards/bestellweg'
import { stringifySearch } from '../shared/searchParams.ts'

/** In the order of the menu; the first is made of the own bestellungen, the others are samples. */
export const dashboardNames = ['bestellungen', 'project', 'analytics', 'finance', 'crypto'] as const
export type Dashboard = (typeof dashboardNames)[number]

export const dashboardPath = (dashboard: Dashboard): string => `/dashboards/${dashboard}`

/** As the address of the figures has it; '' is not set. */
export interface BestellungenFilter {
  von: string
  bis: string
  partnerId: string
  prioritaet: Prioritaet | ''
}

const known = ({ von, bis, partnerId, prioritaet }: BestellungenFilter) => ({ von, bis, partnerId, prioritaet })

export const bestellungenPath = (filter: BestellungenFilter): string => `${dashboardPath('bestellungen')}${stringifySearch(known(filter))}`
/** The list that makes a figure, of the same days and with the same filter. */
export const stepsPath = (figur: Figure, filter: BestellungenFilter, grund = ''): string =>
  `${dashboardPath('bestellungen')}/steps${stringifySearch({ figur, grund, ...known(filter) })}`
