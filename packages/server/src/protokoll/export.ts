/** The columns of the audit trail as a file. Codes stay codes: the file is for those who check, also by machine. */
import type { ProtokollListRow } from '@dreiklang/domain/protokoll/protokoll.contract'
import { berlinClock } from '@dreiklang/domain/shared/time'
import type { ExportColumn } from '../liste/export.ts'

export const columns: readonly ExportColumn<ProtokollListRow>[] = [
  { titel: { de: 'Nummer', en: 'Number' }, wert: ({ id }) => id },
  { titel: { de: 'Zeit (UTC)', en: 'Time (UTC)' }, wert: ({ bis }) => bis },
  { titel: { de: 'Zeit (Berlin)', en: 'Time (Berlin)' }, wert: ({ bis }) => berlinClock(bis) },
  { titel: { de: 'Person', en: 'Person' }, wert: ({ person }) => person?.name ?? person?.id ?? null },
  { titel: { de: 'Rolle', en: 'Role' }, wert: ({ person }) => person?.rolle ?? null },
  { titel: { de: 'Organisation', en: 'Organisation' }, wert: ({ organisation }) => organisation },
  { titel: { de: 'Art', en: 'Type' }, wert: ({ art }) => art },
  { titel: { de: 'Aufruf', en: 'Call' }, wert: ({ aktion }) => aktion },
  { titel: { de: 'Gegenstand', en: 'Subject' }, wert: ({ objektArt }) => objektArt },
  { titel: { de: 'Bezeichnung', en: 'Name' }, wert: ({ objekt, objektId }) => objekt ?? objektId },
  { titel: { de: 'Klient', en: 'Client' }, wert: ({ klient }) => klient?.name ?? klient?.id ?? null },
  { titel: { de: 'Felder', en: 'Fields' }, wert: ({ felder }) => felder.join(', ') },
  { titel: { de: 'Grund', en: 'Reason' }, wert: ({ grund }) => grund },
  { titel: { de: 'Netz', en: 'Network' }, wert: ({ adresse }) => adresse },
  { titel: { de: 'Anfrage', en: 'Request' }, wert: ({ anfrage }) => anfrage },
]
