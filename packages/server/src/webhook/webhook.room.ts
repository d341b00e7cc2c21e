import { webhookContract } from '@dreiklang/domain/webhook/webhook.contract'
import type { Ports } from '../ports.ts'
import { inOrganisation } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { type TellHead, createWebhookOutgoing } from './outgoing.ts'
import { loadWebhooksMadeBy } from './webhook.repository.ts'
import { createWebhooks } from './webhook.usecases.ts'

const c = webhookContract

export async function webhookRoom(ports: Ports, { tell }: { tell: TellHead }) {
  const outgoing = await createWebhookOutgoing(ports, tell)
  /** What was not read or sent now is at the next turn of the clock. */
  const wake = () => {
    outgoing.send().catch((error: unknown) => ports.log.warn({ error: String(error) }, 'webhooks wait for the next turn'))
  }
  const webhooks = createWebhooks(ports, wake)
  return {
    routes: [
      signedIn(c.list, webhooks.list),
      signedIn(c.create, webhooks.create),
      signedIn(c.switch, webhooks.switch),
      signedIn(c.remove, webhooks.remove),
      signedIn(c.rotate, webhooks.rotate),
      signedIn(c.test, webhooks.test),
      signedIn(c.listDispatches, webhooks.listDispatches),
      signedIn(c.replay, webhooks.replay),
    ],
    jobs: { webhooks: () => outgoing.tick() },
    own: { webhooks: inOrganisation(loadWebhooksMadeBy) },
    close: () => outgoing.close(),
    wake,
  }
}
