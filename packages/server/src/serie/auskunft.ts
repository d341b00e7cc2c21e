/** By which rules the own organisation plans visits to one Klient, for what the Klient is told: for machines, and as rows of a paper. */
import { besuchWords } from '@dreiklang/domain/hausbesuch/words'
import type { Besuchsserie } from '@dreiklang/domain/serie/serie'
import { type WeekdayKuerzel, readRegel } from '@dreiklang/domain/shared/regel'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { AuskunftSource } from '../klient/auskunftParts.ts'
import { germanDatum } from '../papier/deutsch.ts'
import type { Ports } from '../ports.ts'
import { createSerienSeal } from './seal.ts'
import { loadAllOfKlient, serieFrom } from './serie.repository.ts'

const weekdays: Record<WeekdayKuerzel, string> = { MO: 'Mo', TU: 'Di', WE: 'Mi', TH: 'Do', FR: 'Fr', SA: 'Sa', SU: 'So' }
const rhythms = {
  DAILY: ['täglich', 'Tage'],
  WEEKLY: ['wöchentlich', 'Wochen'],
  MONTHLY: ['monatlich', 'Monate'],
} as const

/** "alle 2 Wochen: Mo, Do"; of a month "1. Mo". */
function sayRegel(text: string): string {
  const regel = readRegel(text)
  if (regel === null) return ''
  const [each, several] = rhythms[regel.frequenz]
  const days = regel.tage.map(({ tag, nr }) => {
    if (nr === null) return weekdays[tag]
    return nr === -1 ? `letzter ${weekdays[tag]}` : `${nr}. ${weekdays[tag]}`
  })
  const rhythm = regel.intervall === 1 ? each : `alle ${regel.intervall} ${several}`
  return days.length === 0 ? rhythm : `${rhythm}: ${days.join(', ')}`
}

function rowOf({ typ, regel, uhrzeit, dauerMinuten, gueltigVon, gueltigBis, anlass, leistungen }: Besuchsserie, names: string): string[] {
  const until = gueltigBis === null ? '' : ` bis ${germanDatum(gueltigBis)}`
  const what = [`${besuchWords.typ[typ]}, ${sayRegel(regel)}, ${uhrzeit}, ${dauerMinuten} Minuten`, anlass]
  const services = leistungen.map(({ bezeichnung }) => bezeichnung).join(', ')
  return [`ab ${germanDatum(gueltigVon)}${until}`, names, [...what, services].filter((part) => part).join('\n')]
}

export function createSerienForAuskunft(ports: Ports): AuskunftSource {
  const { openedAll } = createSerienSeal(ports)
  return async (tx, akteur, { klientId }) => {
    const rows = await loadAllOfKlient(tx, ownOrganisation(akteur), klientId)
    const sealed = rows.map((row) => ({ ...serieFrom(row), personen: row.personen }))
    return async () => {
      const all = await openedAll(
        sealed.map((what) => ({ id: what.id, what })),
        { sprache: 'de' },
      )
      return {
        daten: all.map(({ organisationId: _own, klientId: _klient, personIds: _ids, ...rest }) => rest),
        tabelle: {
          art: 'tabelle',
          kopf: ['Zeitraum', 'Wer', 'Was'],
          breiten: [24, 24, 52],
          zeilen: all.map((serie) => rowOf(serie, serie.personen.map(({ name }) => name).join('\n'))),
        },
      }
    }
  }
}
