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
  return offene.flatMap((halt, von) => {
    const ohne = offene.toSpliced(von, 1)
    return offene.flatMap((_, nach) => (nach === von ? [] : [ohne.toSpliced(nach, 0, halt)]))
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
  const jetzt = kostet(jetzige)
  let beste = { offene: jetzige, kosten: jetzt }
  for (let runde = 0; runde < maxRunden; runde += 1) {
    const vorher = beste
    for (const offene of nachbarn(vorher.offene)) {
      const kosten = kostet(offene)
      if (besser(kosten, beste.kosten)) beste = { offene, kosten }
    }
    if (beste === vorher) break
  }
  if (beste.offene === jetzige) return null
  const { spaetMinuten, fahrMinuten } = beste.kosten
  return {
    reihenfolge: [...fertige, ...beste.offene].map(({ id }) => id),
    spaetMinuten,
    fahrMinuten,
    gespartMinuten: jetzt.fahrMinuten - fahrMinuten,
    punktlicherMinuten: jetzt.spaetMinuten - spaetMinuten,
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
  const jetzt = fahrplanOf(fahrt, weg)
  const { halte } = fahrt
  const erster = halte.findIndex(({ stand }) => stand === 'OFFEN')
  const grenze = halte.findIndex(({ id, stand }) => stand === 'OFFEN' && spaetestens.includes(id))
  const von = erster < 0 ? halte.length : erster
  const bis = grenze < 0 ? halte.length : grenze
  const stellen = Array.from({ length: bis - von + 1 }, (_, i) => {
    const { spaetMinuten, fahrMinuten } = fahrplanOf({ ...fahrt, halte: halte.toSpliced(von + i, 0, neu) }, weg)
    return { vor: halte[von + i]?.id ?? null, spaetMinuten, fahrMinuten }
  })
  const [erste = { vor: null, spaetMinuten: jetzt.spaetMinuten, fahrMinuten: jetzt.fahrMinuten }, ...weitere] = stellen
  const beste = weitere.reduce((bisher, eine) => (besser(eine, bisher) ? eine : bisher), erste)
  return {
    vor: beste.vor,
    umwegMinuten: beste.fahrMinuten - jetzt.fahrMinuten,
    mehrSpaetMinuten: beste.spaetMinuten - jetzt.spaetMinuten,
  }
}
