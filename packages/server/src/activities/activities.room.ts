import { activitiesContract } from '@dreiklang/domain/activities/activities.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createActivities } from './activities.usecases.ts'

export const activitiesRoom = (ports: Ports): Room => ({ routes: [signedIn(activitiesContract.list, createActivities(ports).list)] })
