/** The columns of the list of orders as a file, in the words of the side that reads it. */
import type { ListFilter } from '@dreiklang/domain/bestellung/bestellung.contract'
import { rowWords, sayWare } from '@dreiklang/domain/bestellung/rowWords'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { type PersonWord, inPersonWord } from '@dreiklang/domain/shared/personWord'
import { type FilterWords, asWritten, sayChosen, sayYes, dayInWords, sorting } from '../../liste/angaben.ts'
import type { ExportColumn } from '../../liste/export.ts'
import type { Language } from '../../shared/route.ts'

const until = { de: 'bis', en: 'until' } as const

function positionText({ hkpBis, ...ware }: RowAnswer['positionen'][number], language: Language): string {
  return hkpBis === null ? sayWare(ware, language) : `${ware.bezeichnung}, ${until[language]} ${dayInWords(hkpBis)}`
}

const columns: readonly ExportColumn<RowAnswer>[] = [
  { titel: { de: 'Nummer', en: 'Number' }, wert: ({ nummer }) => nummer },
  { titel: { de: 'Klient/in', en: 'Client' }, wert: ({ klient }) => klient?.name ?? null, breite: 26 },
  { titel: { de: 'Geburtsdatum', en: 'Date of birth' }, wert: ({ klient }) => klient?.geburtsdatum ?? null, art: 'datum', breite: 14 },
  {
    titel: { de: 'Positionen', en: 'Items' },
    wert: ({ positionen }, language) => positionen.map((position) => positionText(position, language)).join(' / '),
    breite: 48,
  },
]

const columnsInWords = (person: PersonWord): readonly ExportColumn<RowAnswer>[] => [
  { titel: { de: 'Status', en: 'Status' }, wert: ({ status }, language) => rowWords[language].status[status] },
  {
    titel: { de: 'Wartet auf', en: 'Waiting for' },
    wert: ({ wartetAuf }, language) => inPersonWord(rowWords[language].wartetAuf[wartetAuf], person),
  },
  {
    titel: { de: 'Rezept', en: 'Prescription' },
    wert: ({ rezeptOrte }, language) => inPersonWord(rezeptOrte.map((ort) => rowWords[language].rezeptOrt[ort]).join(' / '), person),
    breite: 28,
  },
  { titel: { de: 'Benötigt bis', en: 'Needed by' }, wert: ({ bedarfBis }) => bedarfBis, art: 'datum', breite: 12 },
  { titel: { de: 'Benötigt bis (Uhrzeit)', en: 'Needed by (time)' }, wert: ({ bedarfUhrzeit }) => bedarfUhrzeit, breite: 12 },
  { titel: { de: 'Dringlichkeit', en: 'Urgency' }, wert: ({ prioritaet }, language) => rowWords[language].prioritaet[prioritaet] },
  { titel: { de: 'Pflegedienst', en: 'Nursing service' }, wert: ({ gegenueber }) => gegenueber.pflegedienst, breite: 26 },
  { titel: { de: 'Praxis', en: 'Practice' }, wert: ({ gegenueber }) => gegenueber.praxis, breite: 26 },
  { titel: { de: 'Apotheke', en: 'Pharmacy' }, wert: ({ gegenueber }) => gegenueber.apotheke, breite: 26 },
  { titel: { de: 'Bestellt am', en: 'Ordered on' }, wert: ({ erstelltAm }) => erstelltAm, art: 'zeit' },
  { titel: { de: 'Gesendet am', en: 'Sent on' }, wert: ({ gesendetAm }) => gesendetAm, art: 'zeit' },
  {
    titel: { de: 'Noch zu tun', en: 'Left to do' },
    wert: ({ folgen }, language) => inPersonWord(folgen.map(({ art }) => rowWords[language].folgeKurz[art]).join(' / '), person),
    breite: 28,
  },
]

export const bestellungColumns = (person: PersonWord): readonly ExportColumn<RowAnswer>[] =>
  [...columns, ...columnsInWords(person)].map((column) => ({
    ...column,
    titel: { de: inPersonWord(column.titel.de, person), en: inPersonWord(column.titel.en, person) },
  }))

export const bestellungFilterWords = (person: PersonWord): FilterWords<ListFilter> => ({
  suche: { titel: { de: 'Suche', en: 'Search' }, wert: asWritten },
  status: {
    titel: { de: 'Status', en: 'Status' },
    wert: (all, language) => all.map((one) => rowWords[language].status[one]).join(', '),
  },
  wartetAuf: {
    titel: { de: 'Wartet auf', en: 'Waiting for' },
    wert: (all, language) => inPersonWord(all.map((one) => rowWords[language].wartetAuf[one]).join(', '), person),
  },
  prioritaet: {
    titel: { de: 'Dringlichkeit', en: 'Urgency' },
    wert: (all, language) => all.map((one) => rowWords[language].prioritaet[one]).join(', '),
  },
  ueberfaellig: { titel: { de: 'Nur Überfällige', en: 'Overdue only' }, wert: sayYes },
  klientId: { titel: { de: inPersonWord('Klient/in', person), en: inPersonWord('Client', person) }, wert: sayChosen },
  organisationId: { titel: { de: 'Organisation', en: 'Organisation' }, wert: sayChosen },
  von: { titel: { de: 'Bestellt von', en: 'Ordered from' }, wert: dayInWords },
  bis: { titel: { de: 'Bestellt bis', en: 'Ordered to' }, wert: dayInWords },
  sortierung: sorting,
})
