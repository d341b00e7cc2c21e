/** Messages to devices outside the page. */
import type { Ports } from '../ports.ts'
import { zaehlePushs } from './ausgang.repository.ts'
import { createPushAusgang } from './ausgang.usecases.ts'
import { pushRoutes } from './push.routes.ts'

export async function pushRoom(ports: Ports) {
  const ausgang = await createPushAusgang(ports)
  return {
    routes: pushRoutes(ports),
    jobs: { push: () => ausgang.versende() },
    close: () => ausgang.close(),
    countWaiting: zaehlePushs,
  }
}
