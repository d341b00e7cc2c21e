/** What of the files at a thing a person sees: with names that are open, and without what was taken off or not sent yet. */
import { fileDocument } from '@dreiklang/domain/files/files.document'
import { fileItem } from '@dreiklang/domain/files/item.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { readStored } from '@dreiklang/domain/shared/document'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import type { PlaceSight } from './place.ts'
import type { PlacedRow } from './place.repository.ts'

/** Of the own house, where the person may change the thing; in a chat, what the person has brought. */
export const mayRemove = ({ organisationId, personId }: Akteur, { row, sight }: { row: PlacedRow; sight: PlaceSight }): boolean =>
  row.organisationId === organisationId && sight.mayAttach && (row.kind !== 'chat' || row.personId === personId)

/** What was taken off only who may put it back; what waits for its message only who brings it. */
export async function isShownTo(akteur: Akteur, { rows, sight }: { rows: readonly PlacedRow[]; sight: PlaceSight }): Promise<PlacedRow[]> {
  const parts = rows.flatMap(({ part }) => part ?? [])
  const seen = sight.partsIn === undefined || parts.length === 0 ? parts : await sight.partsIn(parts)
  return rows.filter((row) => {
    if (row.removedAt !== null && !mayRemove(akteur, { row, sight })) return false
    return row.part === null || seen.includes(row.part) || row.personId === akteur.personId
  })
}

export function createPlacedNames(ports: Ports) {
  // They are of several houses, under keys of several: that the person may see them was judged at the thing.
  const { openShared } = createHouseSeal(ports, { tabelle: 'file', felder: namesOfWords(fileItem) })
  const system = onBehalfOf(ports.database, systemContext)

  /** Without those whose key was destroyed: the clock takes them away. */
  return async (rows: readonly PlacedRow[]): Promise<{ row: PlacedRow; name: string }[]> => {
    const opened = await openShared(
      system,
      rows.map(({ fileId, daten }) => ({ id: fileId, daten })),
    )
    return rows.flatMap((row, i) => {
      const { name } = readStored(fileDocument, opened[i]?.daten)
      return name === '' ? [] : [{ row, name }]
    })
  }
}
