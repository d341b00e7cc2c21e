import type { PositionStatus, WartetAuf } from '@dreiklang/domain/bestellung/bestellung'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { expect } from 'vitest'
import { type Haus, type Konto, type Versuch, bring } from './bestellung.fixtures.ts'

type Seite = 'PFLEGE' | 'ARZT' | 'APOTHEKE'
const reader: Record<Seite, Konto> = { PFLEGE: 'pflege-admin', ARZT: 'arzt-admin', APOTHEKE: 'apotheke-admin' }

export interface Step extends Versuch {
  zeile: string
  nach: PositionStatus
  dran: WartetAuf
  /** What each side sees afterwards; a side that is missing is told that there is no such order. */
  sehen: Partial<Record<Seite, PositionStatus>>
  /** In whose timeline the step stands; where missing: of all who see the order. */
  zeitstrahl?: readonly Seite[]
  /** What else must be true of the first position. */
  position?: Record<string, unknown>
  ereignis?: Record<string, unknown>
}

export const all = (status: PositionStatus) => ({ PFLEGE: status, ARZT: status, APOTHEKE: status })
export const beide = (status: PositionStatus) => ({ PFLEGE: status, ARZT: status })

export async function spiele(haus: Haus, step: Step): Promise<void> {
  const { wer, handlung, vorher } = step
  const fall = await bring(haus, step.von, step.vor === undefined ? {} : { vor: step.vor() })
  await vorher?.(fall)
  const { version } = fall
  const stand = await fall.run(wer, handlung, step.angaben?.(fall))

  expect({ status: stand.status, dran: stand.wartetAuf, version: stand.version }).toEqual({
    status: step.nach,
    dran: step.dran,
    version: version + 1,
  })
  expect(stand.positionen[0]).toMatchObject(step.position ?? {})
  const person = stand.pflegedienst.id === haus.ensemble.personen[wer]?.organisationId ? haus.ensemble.personen[wer]?.name : undefined
  for (const seite of ['PFLEGE', 'ARZT', 'APOTHEKE'] as const) {
    const params = { bestellungId: fall.id }
    const client = await haus.wer(reader[seite])
    const seen = await client.call(bestellungContract.read, { params })
    const entries = await client.call(bestellungContract.timeline, { params })
    const erwartet = step.sehen[seite]
    if (erwartet === undefined) {
      expect([seite, seen.status, entries.status]).toEqual([seite, 404, 404])
      continue
    }
    expect([seite, (await fall.readStore(reader[seite])).status]).toEqual([seite, erwartet])
    const added = entries.status === 404 ? [] : entries.body.ereignisse.filter((entry) => entry.version === version + 1)
    const steht = (step.zeitstrahl ?? ['PFLEGE', 'ARZT', 'APOTHEKE']).includes(seite)
    expect([seite, added.length > 0]).toEqual([seite, steht])
    for (const entry of added) expect(entry).toMatchObject({ art: handlung, zeile: step.zeile })
    if (steht) expect(added.at(-1)?.angaben).toMatchObject(step.ereignis ?? {})
    if (steht && person !== undefined) expect(added.at(-1)?.person).toBe(person)
  }
}
