/** Offline source and target of a visit's sheet; provided by the room above that keeps a day on the device. */
import type { BlattAngaben, BlattQuittung, DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { solangeNichtsWartet } from '../../hausbesuch/components/ohneNetz.ts'

export interface BlattSendung {
  hausbesuchId: string
  body: BlattAngaben
  idempotencyKey: string
  /** H11 */
  ende: boolean
}

/** Everything answers null for what was not downloaded. */
export interface BlattOhneNetz {
  lies(hausbesuchId: string): Promise<DokumentationAntwort | null>
  schreibe(sendung: BlattSendung): Promise<BlattQuittung | null>
  /** The sheet was saved online: its copy on the device follows. */
  gehalten(sendung: BlattSendung, quittung: BlattQuittung): Promise<void>
}

let geraet: BlattOhneNetz = { lies: async () => null, schreibe: async () => null, gehalten: async () => {} }

export function setzeBlattOhneNetz(weg: BlattOhneNetz): void {
  geraet = weg
}

export const liesBlattSo = (hausbesuchId: string, imNetz: () => Promise<DokumentationAntwort>): Promise<DokumentationAntwort> =>
  solangeNichtsWartet(hausbesuchId, { imNetz, ohne: () => geraet.lies(hausbesuchId) })

/** `amGeraet`: kept there until there is a network. */
export interface Gehalten extends BlattQuittung {
  amGeraet: boolean
}

export const schreibeBlattSo = (sendung: BlattSendung, imNetz: () => Promise<BlattQuittung>): Promise<Gehalten> =>
  solangeNichtsWartet<Gehalten>(sendung.hausbesuchId, {
    imNetz: async () => {
      const quittung = await imNetz()
      void geraet.gehalten(sendung, quittung)
      return { ...quittung, amGeraet: false }
    },
    ohne: async () => {
      const quittung = await geraet.schreibe(sendung)
      return quittung && { ...quittung, amGeraet: true }
    },
  })
