import { helpContract } from '@dreiklang/domain/help/help.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createHelp } from './help.usecases.ts'

const c = helpContract

export function helpRoom(ports: Ports): Room {
  const help = createHelp(ports)
  return {
    routes: [
      signedIn(c.faqs, help.faqs),
      signedIn(c.guides, help.guides),
      signedIn(c.guide, help.guide),
      signedIn(c.reading, help.reading),
      signedIn(c.search, help.search),
      signedIn(c.ofScreen, help.ofScreen),
      signedIn(c.vote, help.vote),
      signedIn(c.heads, help.heads),
      signedIn(c.changes, help.changes),
    ],
  }
}
