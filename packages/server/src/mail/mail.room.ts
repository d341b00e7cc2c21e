import type { Ports } from '../ports.ts'
import { countMails } from './mail.repository.ts'
import { createMailOutgoing } from './mail.usecases.ts'

export async function mailRoom(ports: Ports) {
  const ausgang = await createMailOutgoing(ports)
  return {
    routes: [],
    jobs: { mail: () => ausgang.send() },
    close: () => ausgang.close(),
    countWaiting: countMails,
  }
}
