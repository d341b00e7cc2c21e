import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Queryable } from '../ports.ts'
import type { Route } from './route.ts'

export type Jobs = Readonly<Record<string, () => Promise<unknown>>>

/** Of whoever stands in an organisation; the platform's people have none. */
export const inOrganisation =
  <Kept>(load: (db: Queryable, whose: { organisationId: string; personId: string }) => Promise<Kept[]>) =>
  async (db: Queryable, { organisationId, personId }: Akteur): Promise<Kept[]> =>
    organisationId === null ? [] : load(db, { organisationId, personId })

/** What is kept about a person, by the name that it has in the person's own copy (Art. 15 DSGVO). Asked outside of a transaction. */
export type OwnData = Readonly<Record<string, (db: Queryable, akteur: Akteur) => Promise<unknown>>>

export interface Room {
  routes: readonly Route[]
  /** What the clock does for it, once a minute. */
  jobs?: Jobs
  own?: OwnData
  close?(): Promise<void>
}
