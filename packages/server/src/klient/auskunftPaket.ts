/** Never more than one of the files is in the memory. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface PaketDatei {
  pfad: string
  /** Null when it is not there any more. */
  readStore(): Promise<Uint8Array | null>
  /** Pictures and PDF are small already. */
  packen: boolean
}

/** Names come from people and end as paths on someone's disk. */
export const asDateiname = (name: string): string => name.replaceAll(/[^\p{L}\p{N}._ ()-]+/gu, '_').replace(/^\.+/, '_')

/** An error in the middle breaks the answer off, so that no half package looks like a whole one. */
export function writePaket(dateien: readonly PaketDatei[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const open = [...dateien]
  let zip: Zip
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      zip = new Zip((error, stueck, letztes) => {
        if (error) {
          controller.error(error)
          return
        }
        controller.enqueue(stueck)
        if (letztes) controller.close()
      })
    },
    async pull() {
      // Until something was written: a turn that writes nothing would be the last one.
      for (let next = open.shift(); next !== undefined; next = open.shift()) {
        const bytes = await next.readStore()
        if (bytes === null) continue
        const entry = next.packen ? new ZipDeflate(next.pfad) : new ZipPassThrough(next.pfad)
        zip.add(entry)
        entry.push(bytes, true)
        return
      }
      zip.end()
    },
  })
}
