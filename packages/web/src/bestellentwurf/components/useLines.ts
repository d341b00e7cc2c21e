import { useEffect, useRef, useState } from 'react'
import type { Doppelt } from './befunde.ts'
import { missingFields } from './entwurfPruefung.ts'
import type { PositionValues } from './formValues.ts'
import { isInLine } from './lineFields.ts'

interface Lines {
  positionen: readonly PositionValues[]
  stand: Parameters<typeof missingFields>[1]
  /** Where the last check found something that the closed line has no field for. */
  faulty: readonly string[]
  doppeltOf: (key: string) => Doppelt | null
}

const keysOf = (positionen: readonly PositionValues[]) => positionen.map(({ schluessel }) => schluessel)

/**
 * Which positions stand open, and what each still asks. One alone that asks something is open from the beginning; what comes into the order
 * opens if it asks what the closed line has no field for, and closes those that ask nothing more. Nothing else opens or closes by itself: it
 * would move what somebody writes in.
 */
export function useLines({ positionen, stand, faulty, doppeltOf }: Lines) {
  const missingOf = (position: PositionValues): string[] => {
    const twice = doppeltOf(position.schluessel) !== null && position.doppeltGrund.trim() === ''
    return [...missingFields(position, stand), ...(twice ? ['doppeltGrund'] : [])]
  }
  const asks = (position: PositionValues) => missingOf(position).length > 0
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(positionen.length === 1 ? keysOf(positionen.filter(asks)) : []))
  const [before, setBefore] = useState({ positionen, faulty })
  if (before.faulty !== faulty || before.positionen !== positionen) {
    setBefore({ positionen, faulty })
    const known = new Set(keysOf(before.positionen))
    const added = positionen.filter(({ schluessel }) => !known.has(schluessel))
    const toOpen = keysOf(added.filter((position) => missingFields(position, stand).some((field) => !isInLine(position, field))))
    const stays = (one: PositionValues) => opened.has(one.schluessel) && (added.length === 0 || added.includes(one) || asks(one))
    const told = before.faulty === faulty ? [] : faulty
    if (added.length > 0 || told.length > 0) setOpened(new Set([...keysOf(positionen.filter(stays)), ...toOpen, ...told]))
  }
  const now = useRef({ positionen, asks })
  useEffect(() => {
    now.current = { positionen, asks }
  })
  const [actions] = useState(() => ({
    close: (key: string) => setOpened((last) => new Set([...last].filter((one) => one !== key))),
    open: (key: string) =>
      setOpened((last) => {
        const unfinished = now.current.positionen.filter((one) => last.has(one.schluessel) && now.current.asks(one))
        return new Set([...keysOf(unfinished), key])
      }),
  }))
  return { isOpen: (key: string) => opened.has(key), missingOf, ...actions }
}
