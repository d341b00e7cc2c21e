import { activitiesContract } from '@dreiklang/domain/activities/activities.contract'
import { listSchluessel } from '../bestellung/bestellung.queries.ts'
import { readQuery } from '../shared/readQuery.ts'

/** Keyed under the lists of bestellungen: what makes them be read again is an activity. */
export const activitiesQuery = readQuery([...listSchluessel, 'activities'], activitiesContract.list)
