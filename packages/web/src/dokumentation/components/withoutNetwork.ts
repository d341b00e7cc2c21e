/** Offline source and target of a visit's sheet; provided by the room above that keeps a day on the device. */
import type { BlattAngaben, BlattQuittung, DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { whileNothingWaits } from '../../hausbesuch/components/withoutNetwork.ts'

export interface BlattSendung {
  hausbesuchId: string
  body: BlattAngaben
  idempotencyKey: string
  ende: boolean
}

/** Everything answers null for what was not downloaded. */
export interface BlattWithoutNetwork {
  readStore(hausbesuchId: string): Promise<DokumentationAnswer | null>
  write(sendung: BlattSendung): Promise<BlattQuittung | null>
  /** The sheet was saved online: its copy on the device follows. */
  gehalten(sendung: BlattSendung, quittung: BlattQuittung): Promise<void>
}

let device: BlattWithoutNetwork = { readStore: async () => null, write: async () => null, gehalten: async () => {} }

export function setBlattWithoutNetwork(weg: BlattWithoutNetwork): void {
  device = weg
}

export const readBlattSo = (hausbesuchId: string, imNetz: () => Promise<DokumentationAnswer>): Promise<DokumentationAnswer> =>
  whileNothingWaits(hausbesuchId, { imNetz, ohne: () => device.readStore(hausbesuchId) })

export interface Gehalten extends BlattQuittung {
  amGeraet: boolean
}

export const writeBlattSo = (sendung: BlattSendung, imNetz: () => Promise<BlattQuittung>): Promise<Gehalten> =>
  whileNothingWaits<Gehalten>(sendung.hausbesuchId, {
    imNetz: async () => {
      const quittung = await imNetz()
      void device.gehalten(sendung, quittung)
      return { ...quittung, amGeraet: false }
    },
    ohne: async () => {
      const quittung = await device.write(sendung)
      return quittung && { ...quittung, amGeraet: true }
    },
  })
