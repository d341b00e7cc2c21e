/** Letters on their way; no call asks for them. */
import type { Ports } from '../ports.ts'
import { zaehleMails } from './mail.repository.ts'
import { createMailAusgang } from './mail.usecases.ts'

export async function mailRoom(ports: Ports) {
  const ausgang = await createMailAusgang(ports)
  return {
    routes: [],
    jobs: { mail: () => ausgang.versende() },
    close: () => ausgang.close(),
    countWaiting: zaehleMails,
  }
}
