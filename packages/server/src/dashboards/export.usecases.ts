/** The figures as a file: what they were counted of, and when, stands above them. */
import { rowWords } from '@dreiklang/domain/bestellung/rowWords'
import type { Bestellweg, bestellwegContract } from '@dreiklang/domain/dashboards/bestellweg.contract'
import { figureWords } from '@dreiklang/domain/dashboards/figureWords'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { type ExportHead, type FilterWords, dayInWords, headOf } from '../liste/angaben.ts'
import { type ExportColumn, exportAnswer } from '../liste/export.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Papier } from '../papier/bloecke.ts'
import { germanDatum } from '../papier/deutsch.ts'
import { papierAnswer, writePapier } from '../papier/papier.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy, Language } from '../shared/route.ts'
import type { createBestellweg } from './bestellweg.usecases.ts'

interface Line {
  name: string
  anzahl: number
  medianMinuten: number | null
  p90Minuten: number | null
}

const spalten: readonly ExportColumn<Line>[] = [
  { titel: { de: 'Kennzahl', en: 'Figure' }, wert: ({ name }) => name, breite: 44 },
  { titel: { de: 'Positionen', en: 'Items' }, wert: ({ anzahl }) => anzahl, art: 'zahl' },
  { titel: { de: 'Median in Minuten', en: 'Median in minutes' }, wert: ({ medianMinuten }) => medianMinuten, art: 'zahl' },
  { titel: { de: '90 % in höchstens Minuten', en: '90% within minutes' }, wert: ({ p90Minuten }) => p90Minuten, art: 'zahl', breite: 26 },
]

const filterWords: FilterWords<{
  von: string
  bis: string
  partner: string | undefined
  prioritaet: keyof typeof rowWords.de.prioritaet | undefined
}> = {
  von: { titel: { de: 'Von', en: 'From' }, wert: dayInWords },
  bis: { titel: { de: 'Bis', en: 'To' }, wert: dayInWords },
  partner: { titel: { de: 'Organisation', en: 'Organisation' }, wert: (name) => name },
  prioritaet: { titel: { de: 'Priorität', en: 'Priority' }, wert: (value, language) => rowWords[language].prioritaet[value] },
}

const words = {
  de: { titel: 'Bestellungen in Zahlen', blatt: 'Kennzahlen', woche: 'Woche ab', wochen: 'Nach Wochen' },
  en: { titel: 'Orders in figures', blatt: 'Figures', woche: 'Week from', wochen: 'By week' },
} as const

function linesOf({ uebergaben, gesamt, ablehnungen }: Bestellweg, sprache: Language): Line[] {
  const { figur, grund } = figureWords[sprache]
  const counted = (name: string, anzahl: number): Line => ({ name, anzahl, medianMinuten: null, p90Minuten: null })
  const { verspaetet, ohneUmweg, ...whole } = gesamt
  return [
    ...uebergaben.map(({ uebergabe, ...duration }) => ({ name: figur[uebergabe], ...duration })),
    { name: figur.GESAMT, ...whole },
    counted(figur.VERSPAETET, verspaetet),
    counted(figur.OHNE_UMWEG, ohneUmweg),
    ...ablehnungen.map((refusal) => counted(`${figur.ABGELEHNT}: ${grund[refusal.grund]}`, refusal.anzahl)),
  ]
}

interface Paper {
  counted: Bestellweg
  kopf: ExportHead
  haus: string
  am: string
  sprache: Language
}

function paperOf({ counted, kopf, haus, am, sprache }: Paper): Papier {
  const { titel, wochen, woche } = words[sprache]
  const { figur } = figureWords[sprache]
  const asText = (value: string | number | null) => (value === null ? '–' : String(value))
  return {
    titel,
    haus,
    datum: germanDatum(berlinDate(am)),
    am,
    sprache,
    bloecke: [
      { art: 'angaben', zeilen: kopf.angaben },
      {
        art: 'tabelle',
        kopf: spalten.map((column) => column.titel[sprache]),
        breiten: [4, 1, 2, 2],
        zeilen: linesOf(counted, sprache).map((line) => spalten.map(({ wert }) => asText(wert(line, sprache)))),
      },
      { art: 'ueberschrift', text: wochen },
      {
        art: 'tabelle',
        kopf: [woche, figur.GESAMT, figur.VERSPAETET, figur.ABGELEHNT],
        breiten: [2, 1, 1, 1],
        zeilen: counted.wochen.map(({ montag, geliefert, verspaetet, abgelehnt }) => [
          germanDatum(montag),
          ...[geliefert, verspaetet, abgelehnt].map(String),
        ]),
      },
    ],
  }
}

async function* onePage<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows
}

export function createBestellwegExport(ports: Ports, { count }: Pick<ReturnType<typeof createBestellweg>, 'count'>) {
  return {
    async exportBestellungen({ akteur, query, sprache }: CalledBy<(typeof bestellwegContract)['exportBestellungen']>): Promise<Response> {
      const { format, partnerId, prioritaet, ...days } = query
      const counted = await count(akteur, { ...days, partnerId, prioritaet })
      const now = ports.clock.now()
      const partner = partnerId === undefined ? undefined : (counted.partner.find(({ id }) => id === partnerId)?.name ?? '–')
      const filter = { von: counted.von, bis: counted.bis, partner, prioritaet }
      const kopf = headOf({ akteur, sprache, now, filter, worte: filterWords })
      const dateiname = `bestellungen-${counted.von}-${counted.bis}`
      if (format !== 'pdf') {
        const { blatt } = words[sprache]
        return exportAnswer(onePage(linesOf(counted, sprache)), { format, spalten, sprache, dateiname, blatt, kopf })
      }
      const own = await loadOwn(onBehalfOfPerson(ports.database, akteur), ownOrganisation(akteur))
      const paper = paperOf({ counted, kopf, haus: own?.name ?? '', am: now.toISOString(), sprache })
      return papierAnswer(await writePapier(paper, ports.fonts), `${dateiname}.pdf`)
    },
  }
}
