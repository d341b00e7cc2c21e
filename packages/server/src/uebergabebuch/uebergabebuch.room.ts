import { uebergabebuchContract } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'
import { createUebergabeReading } from './read.usecases.ts'
import { createUebergaben, forgetOldUebergaben } from './uebergabebuch.usecases.ts'

const { list, read, save, discard, handOver, add, sign } = uebergabebuchContract

export function uebergabebuchRoom(ports: Ports) {
  const reading = createUebergabeReading(ports)
  const uebergaben = createUebergaben(ports)
  return {
    routes: [
      signedIn(list, reading.list),
      signedIn(read, reading.read),
      signedIn(save, uebergaben.save),
      signedIn(discard, uebergaben.discard),
      signedIn(handOver, uebergaben.handOver),
      signedIn(add, uebergaben.add),
      signedIn(sign, uebergaben.sign),
    ],
    jobs: { uebergabebuch: () => forgetOldUebergaben(ports) },
    own: { uebergabebuch: reading.writtenBy },
  } satisfies Room
}
