import type { Ports } from '../ports.ts'
import { countPushs } from './ausgang.repository.ts'
import { createPushOutgoing } from './ausgang.usecases.ts'
import { pushRoutes } from './push.routes.ts'

export async function pushRoom(ports: Ports) {
  const ausgang = await createPushOutgoing(ports)
  return {
    routes: pushRoutes(ports),
    jobs: { push: () => ausgang.send() },
    close: () => ausgang.close(),
    countWaiting: countPushs,
  }
}
