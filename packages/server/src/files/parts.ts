/**
 * The bytes of files, cut into parts of one megabyte, each sealed for its place: a part that is moved or exchanged does not open. Of a file
 * that is one part the database keeps it, so it is in every copy of the database; the others lie in the store of the host.
 */
import { partBytes } from '@dreiklang/domain/files/files'
import type { FileStore, PartPlace, Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createTresor } from '../tresor/tresor.ts'
import { databaseStore } from './databaseStore.ts'

export interface Content {
  organisationId: string
  contentId: string
  /** Bytes of the whole. */
  size: number
  /** Whose key seals it; null: that of the house that keeps it. */
  klient: KlientKey | null
}

/** Of which house the Klient is: another one may have brought the file. */
export interface KlientKey {
  organisationId: string
  klientId: string
}

export const klientOf = ({ klientId, klientHouse }: { klientId: string | null; klientHouse: string | null }): KlientKey | null =>
  klientId === null || klientHouse === null ? null : { organisationId: klientHouse, klientId }

const fachOf = ({ organisationId, contentId, klient, nr }: Content & { nr: number }) => ({
  organisationId: klient?.organisationId ?? organisationId,
  klientId: klient?.klientId ?? null,
  tabelle: 'file_content',
  spalte: `part.${nr}`,
  zeileId: contentId,
})

export function createParts(ports: Ports) {
  const tresor = createTresor(ports)
  const storeOf = ({ size }: Content): FileStore => (size <= partBytes ? databaseStore : ports.fileStore)

  /** @throws Error when it is not there */
  async function read(db: Queryable, { content, nr }: { content: Content; nr: number }): Promise<Uint8Array> {
    const { organisationId, contentId } = content
    const place: PartPlace = { organisationId, contentId, nr }
    const sealed = await storeOf(content).read(db, place)
    if (sealed === null) throw new Error(`Part ${nr} of the content ${contentId} is missing`)
    return tresor.openBytes(db, fachOf({ ...content, nr }), sealed)
  }

  return {
    read,

    /** Takes the place of a shorter one. Kept when it answers, in the store of the host also when the transaction fails. */
    async write(tx: Queryable, { content, nr, bytes }: { content: Content; nr: number; bytes: Uint8Array }): Promise<void> {
      const { organisationId, contentId } = content
      const place: PartPlace = { organisationId, contentId, nr }
      await storeOf(content).put(tx, place, await tresor.sealBytes(tx, fachOf({ ...content, nr }), bytes))
    },

    /** Part after part, as fast as it is taken, so many bytes. In the name of the house: that it may be read was judged before. */
    async *bytesOf(content: Content, size = content.size): AsyncGenerator<Uint8Array<ArrayBuffer>> {
      const { organisationId, klient } = content
      // The key of a Klient of another house is that house's.
      const isForeign = klient !== null && klient.organisationId !== organisationId
      const db = onBehalfOf(ports.database, isForeign ? systemContext : { organisationId, personId: null, system: false })
      for (let nr = 0; nr * partBytes < size; nr += 1)
        yield Uint8Array.from((await read(db, { content, nr })).subarray(0, size - nr * partBytes))
    },

    async remove(tx: Queryable, what: { organisationId: string; contentId: string }): Promise<void> {
      await databaseStore.remove(tx, what)
      await ports.fileStore.remove(tx, what)
    },
  }
}

export function streamOf(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
