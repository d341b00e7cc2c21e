/** The parts of the copy of a Klient that rooms above this one keep. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Block } from '../papier/bloecke.ts'
import type { Queryable } from '../ports.ts'

interface ForAuskunft {
  daten: Record<string, unknown>[]
  tabelle: Extract<Block, { art: 'tabelle' }>
}

/** Reads its part; what it answers is called when the transaction is over, because that is when the seals can be opened. */
export type AuskunftSource = (
  tx: Queryable,
  akteur: Akteur,
  frage: { klientId: string; now: string },
) => Promise<() => Promise<ForAuskunft>>

/** What rooms above this one keep about him, by its name in the copy. */
const partsAbove = ['bestellungen', 'hausbesuche', 'serien', 'dokumentation', 'uebergaben', 'anliegen'] as const
export type PartAbove = (typeof partsAbove)[number]

/** An object with a value for each part, one after the other. */
export async function eachPart<Value>(valueOf: (part: PartAbove) => Promise<Value>): Promise<Record<PartAbove, Value>> {
  const values: [PartAbove, Value][] = []
  for (const part of partsAbove) values.push([part, await valueOf(part)])
  return Object.fromEntries(values) as Record<PartAbove, Value>
}

export type AuskunftAbove = Readonly<Record<PartAbove, AuskunftSource>>
