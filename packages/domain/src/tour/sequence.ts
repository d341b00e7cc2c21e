/** Punctuality comes before minutes on the road. Deterministic. */
import { type Fahrt, type Halt, fahrplanOf } from './fahrplan.ts'
import type { Wegweiser } from './reise.ts'

/** Rounds of improvement; a tour of twenty stops is at rest after three to five. */
const maxRunden = 20

interface Kosten {
  spaetMinuten: number
  fahrMinuten: number
}

const besser = (a: Kosten, b: Kosten): boolean =>
  a.spaetMinuten < b.spaetMinuten || (a.spaetMinuten === b.spaetMinuten && a.fahrMinuten < b.fahrMinuten)

function nachbarn(offene: readonly Halt[]): Halt[][] {
  return offene.flatMap((halt, from) => {
    const ohne = offene.toSpliced(from, 1)
    return offene.flatMap((_, to) => (to === from ? [] : [ohne.toSpliced(to, 0, halt)]))
  })
}

export interface Vorschlag extends Kosten {
  reihenfolge: string[]
  gespartMinuten: number
  punktlicherMinuten: number
}

/** An order with fewer delays, or the same and less driving; null when the order is as good as it gets. */
export function betterSequence(fahrt: Fahrt, weg: Wegweiser): Vorschlag | null {
  const fertige = fahrt.halte.filter(({ stand }) => stand !== 'OFFEN')
  const jetzige = fahrt.halte.filter(({ stand }) => stand === 'OFFEN')
  const kostet = (offene: readonly Halt[]): Kosten => fahrplanOf({ ...fahrt, halte: [...fertige, ...offene] }, weg)
  const now = kostet(jetzige)
  let beste = { offene: jetzige, kosten: now }
  for (let runde = 0; runde < maxRunden; runde += 1) {
    const before = beste
    for (const offene of nachbarn(before.offene)) {
      const kosten = kostet(offene)
      if (besser(kosten, beste.kosten)) beste = { offene, kosten }
    }
    if (beste === before) break
  }
  if (beste.offene === jetzige) return null
  const { spaetMinuten, fahrMinuten } = beste.kosten
  return {
    reihenfolge: [...fertige, ...beste.offene].map(({ id }) => id),
    spaetMinuten,
    fahrMinuten,
    gespartMinuten: now.fahrMinuten - fahrMinuten,
    punktlicherMinuten: now.spaetMinuten - spaetMinuten,
  }
}

export interface Einfuegung {
  /** In front of which stop; null: at the end. */
  vor: string | null
  umwegMinuten: number
  mehrSpaetMinuten: number
}

/** Where one more stop costs least; `spaetestens`: it has to come in front of one of these. */
export function cheapestStelle(
  fahrt: Fahrt,
  { neu, spaetestens, weg }: { neu: Halt; spaetestens: readonly string[]; weg: Wegweiser },
): Einfuegung {
  const now = fahrplanOf(fahrt, weg)
  const { halte } = fahrt
  const erster = halte.findIndex(({ stand }) => stand === 'OFFEN')
  const limit = halte.findIndex(({ id, stand }) => stand === 'OFFEN' && spaetestens.includes(id))
  const from = erster < 0 ? halte.length : erster
  const to = limit < 0 ? halte.length : limit
  const stellen = Array.from({ length: to - from + 1 }, (_, i) => {
    const { spaetMinuten, fahrMinuten } = fahrplanOf({ ...fahrt, halte: halte.toSpliced(from + i, 0, neu) }, weg)
    return { vor: halte[from + i]?.id ?? null, spaetMinuten, fahrMinuten }
  })
  const [first = { vor: null, spaetMinuten: now.spaetMinuten, fahrMinuten: now.fahrMinuten }, ...further] = stellen
  const beste = further.reduce((previous, one) => (besser(one, previous) ? one : previous), first)
  return {
    vor: beste.vor,
    umwegMinuten: beste.fahrMinuten - now.fahrMinuten,
    mehrSpaetMinuten: beste.spaetMinuten - now.spaetMinuten,
  }
}
