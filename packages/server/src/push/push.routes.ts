import { pushContract } from '@dreiklang/domain/push/push.contract'
import type { Ports } from '../ports.ts'
import { type Route, signedIn } from '../shared/route.ts'
import { createPushDevices } from './push.usecases.ts'

export function pushRoutes(ports: Ports): Route[] {
  const { read, subscribe, unsubscribe, test } = createPushDevices(ports)
  return [
    signedIn(pushContract.read, read),
    signedIn(pushContract.subscribe, subscribe),
    signedIn(pushContract.unsubscribe, unsubscribe),
    signedIn(pushContract.test, test),
  ]
}
