/** Files of the house that stand at the record, the orders and visits of a Klient, for what the Klient is told: each once, with its bytes. */
import type { KlientAuskunft } from '@dreiklang/domain/klient/auskunft.contract'
import { createParts, klientOf } from '../files/parts.ts'
import { createPlacedNames } from '../files/placed.ts'
import { loadOfKlient } from '../files/place.repository.ts'
import type { Ports, Queryable } from '../ports.ts'

export interface FileOfKlient {
  file: KlientAuskunft['dateien'][number]
  readStore: () => Promise<Uint8Array>
}

export function createFilesForAuskunft(ports: Ports) {
  const nameAll = createPlacedNames(ports)
  const parts = createParts(ports)

  /** Reads the rows inside the transaction; what it answers opens them when that is over. */
  return async (tx: Queryable, which: { organisationId: string; klientId: string }): Promise<() => Promise<FileOfKlient[]>> => {
    const rows = await loadOfKlient(tx, which)
    const once = rows.filter((row, i) => rows.findIndex(({ fileId }) => fileId === row.fileId) === i)
    return async () =>
      (await nameAll(once)).map(({ row, name }) => ({
        file: {
          id: row.fileId,
          name,
          kind: row.fileKind,
          groesseBytes: row.size,
          stehtAn: row.kind,
          angehaengtAm: row.addedAt,
          angehaengtVon: row.personName,
        },
        async readStore() {
          const { organisationId, contentId, size } = row
          const whole = new Uint8Array(size)
          let at = 0
          for await (const bytes of parts.bytesOf({ organisationId, contentId, size, klient: klientOf(row) })) {
            whole.set(bytes, at)
            at += bytes.length
          }
          return whole
        },
      }))
  }
}
