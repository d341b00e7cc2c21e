/** The audit trail as a file: its columns and the words of its filter. */
import { fieldWords, isTitle, isTrailField } from '@dreiklang/domain/protokoll/fieldWords'
import type { ProtokollFilter, ProtokollListRow } from '@dreiklang/domain/protokoll/protokoll.contract'
import { sayGrund, sayObjekt, sayRolle, trailWords } from '@dreiklang/domain/protokoll/trailWords'
import { type PersonWord, inPersonWord } from '@dreiklang/domain/shared/personWord'
import { berlinClock } from '@dreiklang/domain/shared/time'
import { type FilterWords, sayChosen, dayInWords } from '../liste/angaben.ts'
import type { ExportColumn } from '../liste/export.ts'
import type { Language } from '../shared/route.ts'

/** As the screen says it. */
function who({ person, organisation, art }: ProtokollListRow, language: Language): string {
  const { keinKonto, niemand, plattform, unbekannt } = trailWords[language].wer
  if (person === null) return art === 'KONTO' ? keinKonto : niemand
  return person.name ?? (organisation === null ? plattform : unbekannt)
}

const another = { de: 'Weitere Angabe', en: 'Another detail' } as const

function fields({ felder }: ProtokollListRow, language: Language): string {
  const names = felder.map((field) => {
    if (isTrailField(field)) return fieldWords[language][field]
    return isTitle(field) ? field : another[language]
  })
  return [...new Set(names)].join(', ')
}

/** Number and request stay numbers: by them the file is compared with the trail and its seal. */
export const protokollColumns = (person: PersonWord): readonly ExportColumn<ProtokollListRow>[] => [
  { titel: { de: 'Nummer', en: 'Number' }, wert: ({ id }) => id },
  { titel: { de: 'Zeit (Berlin)', en: 'Time (Berlin)' }, wert: ({ bis }) => berlinClock(bis) },
  { titel: { de: 'Person', en: 'Person' }, wert: who },
  { titel: { de: 'Rolle', en: 'Role' }, wert: (row, language) => sayRolle(row.person?.rolle ?? '', language) },
  { titel: { de: 'Organisation', en: 'Organisation' }, wert: ({ organisation }) => organisation },
  { titel: { de: 'Was', en: 'What' }, wert: ({ art }, language) => trailWords[language].art[art] },
  { titel: { de: 'Gegenstand', en: 'Subject' }, wert: ({ objektArt }, language) => sayObjekt(objektArt, language) },
  { titel: { de: 'Bezeichnung', en: 'Name' }, wert: ({ objekt }) => objekt },
  { titel: { de: inPersonWord('Klient/in', person), en: inPersonWord('Client', person) }, wert: ({ klient }) => klient?.name ?? null },
  { titel: { de: 'Felder', en: 'Fields' }, wert: (row, language) => inPersonWord(fields(row, language), person), breite: 40 },
  { titel: { de: 'Grund', en: 'Reason' }, wert: ({ grund }, language) => (grund === null ? null : sayGrund(grund, language)) },
  { titel: { de: 'Netz', en: 'Network' }, wert: ({ adresse }) => adresse },
  { titel: { de: 'Anfrage', en: 'Request' }, wert: ({ anfrage }) => anfrage },
]

export const protokollFilterWords: FilterWords<ProtokollFilter> = {
  art: {
    titel: { de: 'Art', en: 'Type' },
    wert: (arten, language) => arten.map((art) => trailWords[language].art[art]).join(', '),
  },
  von: { titel: { de: 'Von', en: 'From' }, wert: dayInWords },
  bis: { titel: { de: 'Bis', en: 'To' }, wert: dayInWords },
  personId: { titel: { de: 'Person', en: 'Person' }, wert: sayChosen },
  klientId: { titel: { de: 'Klient/in', en: 'Client' }, wert: sayChosen },
}
