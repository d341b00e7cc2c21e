import type { Seite } from '../shared/akteur.ts'

export interface Person {
  seite: Seite
  organisationId: string
  personId: string
  name: string
  lanr: string | null
  istPharmazeutisch: boolean
}

export type Handelnder = Person | 'UHR'
