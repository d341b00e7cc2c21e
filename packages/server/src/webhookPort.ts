/** How events reach the programs of houses: a port, as those in ports.ts. */
import type { SendFault } from '@dreiklang/domain/webhook/webhook'

export interface WebhookPort {
  /** Also plain http and addresses of networks of our own; only where the operator has said so. */
  allowsInner: boolean
  /** Gives up in fifteen seconds and follows no redirection; what the receiver says beside its status is not read. @throws WebhookUnreached */
  send(post: { url: string; headers: Readonly<Record<string, string>>; body: string }): Promise<{ status: number }>
}

export class WebhookUnreached extends Error {
  readonly fault: SendFault
  constructor(fault: SendFault, cause?: unknown) {
    super(`The receiver was not reached (${fault})`, { cause })
    this.name = 'WebhookUnreached'
    this.fault = fault
  }
}
