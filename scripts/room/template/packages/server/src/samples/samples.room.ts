import { samplesContract } from '@dreiklang/domain/samples/samples.contract'
import type { Ports } from '../ports.ts'
import { signedInOnce } from '../shared/idempotenz.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createSamples } from './samples.usecases.ts'

const { list, create, update, remove } = samplesContract

export function samplesRoom(ports: Ports): Room {
  const samples = createSamples(ports)
  return {
    routes: [
      signedIn(list, samples.list),
      signedInOnce(create, samples.create),
      signedInOnce(update, samples.update),
      signedIn(remove, samples.remove),
    ],
    own: { samples: samples.addedBy },
  }
}
