/** What is asked of an upload: a name for it, and contents that are what they say and run nothing. */
import { type FileKind, isOfKind, kindOfName, tellingBytes } from '@dreiklang/domain/files/fileKinds'
import { freeName } from '@dreiklang/domain/files/files'
import { itemName } from '@dreiklang/domain/files/files.document'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import type { UploadMetadata } from '@dreiklang/domain/files/upload.contract'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { z } from 'zod'
import { one } from '../database/rows.ts'
import { hasActiveContent } from '../datei/datei.ts'
import { checkForMalware } from '../datei/scan.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { concat } from '../tresor/seal.ts'
import { createItemStore, findNamed } from './itemStore.ts'
import { type Content, type KlientKey, createParts, klientOf } from './parts.ts'
import type { Bringer, UploadRow } from './upload.repository.ts'

/** A name of a PDF that runs something may lie across two parts. */
const seam = 64

export const contentOf = ({ organisationId }: Bringer, upload: Pick<UploadRow, 'id' | 'length' | 'klientId' | 'klientHouse'>): Content => ({
  organisationId,
  contentId: upload.id,
  size: upload.length,
  klient: klientOf(upload),
})

interface Named {
  id: string
  name: string
  klient: KlientKey | null
}

/** As soon as there is enough of it. @throws files.art_unbekannt */
export function checkKind(kind: FileKind, { length }: UploadRow, first: Uint8Array): void {
  if (first.length >= Math.min(length, tellingBytes) && !isOfKind(kind, first)) throw filesErrors.refuse('files.art_unbekannt')
}

export function createUploadRules(ports: Ports) {
  const store = createItemStore(ports)
  const parts = createParts(ports)
  const names = createHouseSeal(ports, { tabelle: 'file_upload', felder: namesOfWords(z.strictObject({ name: itemName })) })

  async function nameOf(db: Queryable, organisationId: string, { id, klientId, daten }: UploadRow): Promise<string> {
    const rows = [{ id, daten: z.strictObject({ name: z.string() }).parse(daten) }]
    return (await one(klientId === null ? names.open(db, organisationId, rows) : names.openShared(db, rows))).daten.name
  }

  /** Where a name is there already: the file that gets a new version, or null and another name. @throws files.name_vergeben */
  async function settleName(tx: Queryable, organisationId: string, { filename, folderId, nameRule }: UploadMetadata) {
    const rows = await store.namesIn(tx, organisationId, folderId)
    const there = findNamed(rows, { id: null, name: filename })
    if (there === undefined) return { name: filename, replacesId: null }
    if (nameRule === 'replace' && there.kind === kindOfName(filename)) return { name: there.name, replacesId: there.id }
    if (nameRule === 'ask') throw filesErrors.refuse('files.name_vergeben')
    return {
      name: freeName(
        filename,
        rows.map(({ name }) => name),
      ),
      replacesId: null,
    }
  }

  /** @throws files.aktiver_inhalt */
  async function demandHarmless(bringer: Bringer, upload: UploadRow, last: Uint8Array): Promise<void> {
    if (upload.kind !== 'PDF') return
    let before: Uint8Array = new Uint8Array()
    const demand = (bytes: Uint8Array) => {
      if (hasActiveContent(concat(before, bytes))) throw filesErrors.refuse('files.aktiver_inhalt')
      before = bytes.subarray(-seam)
    }
    for await (const bytes of parts.bytesOf(contentOf(bringer, upload), upload.received)) demand(bytes)
    demand(last)
  }

  /** The whole file, before its last bytes are kept: a scanner that is away leaves the upload where it can go on. */
  async function demandScanned(bringer: Bringer, upload: UploadRow, last: Uint8Array): Promise<void> {
    async function* whole() {
      yield* parts.bytesOf(contentOf(bringer, upload), upload.received)
      yield last
    }
    await checkForMalware(ports, whole())
  }

  return {
    nameOf,
    settleName,
    demandHarmless,
    demandScanned,
    async sealName(tx: Queryable, organisationId: string, { id, name, klient }: Named): Promise<unknown> {
      const rows = [{ id, daten: { name } }]
      return (await one(klient === null ? names.seal(tx, organisationId, rows) : names.sealFor(tx, klient, rows))).daten
    },
  }
}
