import type { Bestellweg, BestellwegFilter, StepRow, bestellwegContract } from '@dreiklang/domain/dashboards/bestellweg.contract'
import { leastForMedian, uebergaben, usualRangeDays } from '@dreiklang/domain/dashboards/bestellweg'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type IsoDate, berlinDate, daysBetween, mondayOf, plusDays } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { personOf } from '../bestellung/who.ts'
import { cursorTime, pageFrom, readCursor } from '../liste/page.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import {
  type Range,
  type StepOfList,
  loadDurations,
  loadPartners,
  loadRefusals,
  loadSteps,
  loadWeeks,
  loadWhole,
} from './bestellweg.repository.ts'

interface Counted {
  anzahl: number
  median: number | null
  p90: number | null
}

const durationOf = ({ anzahl, median, p90 }: Counted = { anzahl: 0, median: null, p90: null }) => ({
  anzahl,
  medianMinuten: anzahl < leastForMedian ? null : median,
  p90Minuten: anzahl < leastForMedian ? null : p90,
})

function everyWeek({ von, bis }: Range, counted: Awaited<ReturnType<typeof loadWeeks>>): Bestellweg['wochen'] {
  const first = mondayOf(von)
  const count = Math.floor(daysBetween(first, bis) / 7) + 1
  return Array.from({ length: count }, (_, i) => {
    const montag = plusDays(first, i * 7)
    return counted.find((week) => week.montag === montag) ?? { montag, geliefert: 0, verspaetet: 0, abgelehnt: 0 }
  })
}

function rowOf({ seq, bestellungId, nummer, am, minuten, grund, verspaetet, umweg }: StepOfList): StepRow {
  return { seq, bestellungId, nummer, am, minuten, grund, verspaetet, umweg }
}

export function createBestellweg(ports: Ports) {
  function rangeOf(akteur: Akteur, filter: BestellwegFilter): Range {
    const { seite, organisationId } = personOf(akteur)
    const today: IsoDate = berlinDate(ports.clock.now().toISOString())
    const { von = plusDays(today, 1 - usualRangeDays), bis = today, partnerId = null, prioritaet = null } = filter
    return { organisationId, von, bis, partnerId, prioritaet, alsoByDeed: seite !== 'ARZT' }
  }

  async function count(akteur: Akteur, filter: BestellwegFilter): Promise<Bestellweg> {
    const db = onBehalfOfPerson(ports.database, akteur)
    const range = rangeOf(akteur, filter)
    const durations = await loadDurations(db, range)
    const whole = await loadWhole(db, range)
    return {
      von: range.von,
      bis: range.bis,
      uebergaben: uebergaben.map((uebergabe) => ({
        uebergabe,
        ...durationOf(durations.find(({ schritt }) => schritt === uebergabe)),
      })),
      gesamt: { ...durationOf(whole), verspaetet: whole.verspaetet, ohneUmweg: whole.ohneUmweg },
      ablehnungen: await loadRefusals(db, range),
      wochen: everyWeek(range, await loadWeeks(db, range)),
      partner: await loadPartners(db, range),
    }
  }

  return {
    count,

    async listSteps({ akteur, query }: CalledBy<(typeof bestellwegContract)['listSteps']>) {
      const { figur, grund = null, cursor, limit, ...filter } = query
      const sortierung = `schritte.${figur}`
      const ab = readCursor(cursor, { sortierung, form: z.tuple([cursorTime, z.int()]) })
      const wish = { ...rangeOf(akteur, filter), figur, grund, ab, limit: limit + 1 }
      const rows = await loadSteps(onBehalfOfPerson(ports.database, akteur), wish)
      return pageFrom(rows, { limit, sortierung, schluessel: ({ am, seq }) => [am, seq], zeile: rowOf })
    },
  }
}
