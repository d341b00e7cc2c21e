/** A file of the house that is attached to a Klient goes under the key of the Klient: all its contents, and its words. */
import { maxResealedBytes } from '@dreiklang/domain/files/attachment'
import { partBytes } from '@dreiklang/domain/files/files'
import { filesErrors } from '@dreiklang/domain/files/files.errors'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type ContentRow, forgetContents, insertCopy, loadContents } from './content.repository.ts'
import { type FileRow, saveKlient } from './files.repository.ts'
import { createItemStore } from './itemStore.ts'
import { type KlientKey, createParts, klientOf } from './parts.ts'

export function createReseal(ports: Ports) {
  const store = createItemStore(ports)
  const parts = createParts(ports)

  async function copyContent(tx: Queryable, { row, content, to }: { row: FileRow & House; content: ContentRow; to: KlientKey }) {
    const { organisationId } = row
    const old = { organisationId, contentId: content.id, size: content.size, klient: klientOf(row) }
    const made = { ...old, contentId: ports.newId(), klient: to }
    for (let nr = 0; nr * partBytes < content.size; nr += 1)
      await parts.write(tx, { content: made, nr, bytes: await parts.read(tx, { content: old, nr }) })
    await insertCopy(tx, { organisationId, id: made.contentId, of: content.id })
    return made.contentId
  }

  /** Inside the transaction that attaches it; the key of the Klient has to be seen there. @throws files.zu_gross_zum_anhaengen */
  return async function reseal(tx: Queryable, { row, to }: { row: FileRow & House; to: KlientKey }): Promise<void> {
    const { organisationId, id } = row
    const contents = await loadContents(tx, { organisationId, fileId: id })
    if (contents.reduce((sum, { size }) => sum + size, 0) > maxResealedBytes) throw filesErrors.refuse('files.zu_gross_zum_anhaengen')
    const { name, description } = await one(store.nameAll(tx, organisationId, [row]))
    const copies = new Map<string, string>()
    for (const content of contents) copies.set(content.id, await copyContent(tx, { row, content, to }))
    const daten = await store.sealWords(tx, organisationId, { id, name, description, klient: to })
    const contentId = copies.get(row.contentId ?? '') ?? ''
    await saveKlient(tx, { organisationId, id, contentId, klientId: to.klientId, klientHouse: to.organisationId, daten })
    await forgetContents(tx, { organisationId, ids: [...copies.keys()] })
  }
}

interface House {
  organisationId: string
}
