import type { ScannedPack } from '@dreiklang/domain/bestellung/scannedPacks'
import { isIsoDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { unsavedPrefix } from '../../../shared/unsavedPrefix.ts'

/** In this tab only, so that a reload loses no scan; of one signed-in person, and gone when that person signs out. Says of nobody what they take but by number. */
const placeOf = (bestellungId: string) => `${unsavedPrefix}beutel.${bestellungId}`

const kept = z.object({
  personId: z.string(),
  packs: z.array(
    z.object({
      pzn: z.string(),
      charge: z.string().nullable(),
      verfall: z.string().refine(isIsoDate).nullable(),
      serial: z.string().nullable(),
    }),
  ),
})

export function keepPacks(bestellungId: string, content: { personId: string; packs: readonly ScannedPack[] }): void {
  try {
    if (content.packs.length === 0) sessionStorage.removeItem(placeOf(bestellungId))
    else sessionStorage.setItem(placeOf(bestellungId), JSON.stringify(content))
  } catch {
    // Full or blocked storage only loses the scans with a reload.
  }
}

export function readPacks(bestellungId: string, personId: string): readonly ScannedPack[] {
  try {
    const content = kept.safeParse(JSON.parse(sessionStorage.getItem(placeOf(bestellungId)) ?? 'null'))
    return content.success && content.data.personId === personId ? content.data.packs : []
  } catch {
    return []
  }
}
