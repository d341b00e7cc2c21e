import { pushContract } from '@dreiklang/domain/push/push.contract'
import type { Ports } from '../ports.ts'
import { type Route, geschuetzt } from '../shared/route.ts'
import { createPushGeraete } from './push.usecases.ts'

export function pushRoutes(ports: Ports): Route[] {
  const { read, subscribe, unsubscribe, test } = createPushGeraete(ports)
  return [
    geschuetzt(pushContract.read, read),
    geschuetzt(pushContract.subscribe, subscribe),
    geschuetzt(pushContract.unsubscribe, unsubscribe),
    geschuetzt(pushContract.test, test),
  ]
}
