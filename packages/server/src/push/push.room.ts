import { pushContract } from '@dreiklang/domain/push/push.contract'
import type { Ports } from '../ports.ts'
import { signedIn } from '../shared/route.ts'
import { countPushs } from './ausgang.repository.ts'
import { createPushOutgoing } from './ausgang.usecases.ts'
import { createPushDevices } from './push.usecases.ts'

export async function pushRoom(ports: Ports) {
  const ausgang = await createPushOutgoing(ports)
  const { read, subscribe, unsubscribe, test } = createPushDevices(ports)
  return {
    routes: [
      signedIn(pushContract.read, read),
      signedIn(pushContract.subscribe, subscribe),
      signedIn(pushContract.unsubscribe, unsubscribe),
      signedIn(pushContract.test, test),
    ],
    jobs: { push: () => ausgang.send() },
    close: () => ausgang.close(),
    countWaiting: countPushs,
  }
}
