/** The columns of contacts as a file. `interpretKopf` of the import reads the headings of both languages back. */
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { textFromNotiz } from '@dreiklang/domain/kontakt/kontakt'
import type { ExportColumn } from '../liste/export.ts'

/** As many phone and mail columns as the contact with the most of them needs. */
export function kontaktColumns(kontakte: readonly Kontakt[], titel: ReadonlyMap<string, string>): ExportColumn<Kontakt>[] {
  const bis = (laengen: readonly number[]) => Array.from({ length: Math.max(1, ...laengen) }, (_leer, nr) => nr)
  return [
    { titel: { de: 'Name', en: 'Name' }, wert: ({ name }) => name, breite: 28 },
    { titel: { de: 'Funktion', en: 'Job title' }, wert: ({ title }) => title },
    { titel: { de: 'Firma', en: 'Company' }, wert: ({ company }) => company, breite: 28 },
    ...bis(kontakte.map(({ phoneNumbers }) => phoneNumbers.length)).flatMap((nr): ExportColumn<Kontakt>[] => [
      { titel: { de: `Telefon ${nr + 1}`, en: `Phone ${nr + 1}` }, wert: ({ phoneNumbers }) => phoneNumbers[nr]?.phoneNumber ?? null },
      {
        titel: { de: `Telefon ${nr + 1} Art`, en: `Phone ${nr + 1} type` },
        wert: ({ phoneNumbers }) => phoneNumbers[nr]?.label ?? null,
      },
    ]),
    ...bis(kontakte.map(({ emails }) => emails.length)).flatMap((nr): ExportColumn<Kontakt>[] => [
      { titel: { de: `E-Mail ${nr + 1}`, en: `E-mail ${nr + 1}` }, wert: ({ emails }) => emails[nr]?.email ?? null, breite: 28 },
      { titel: { de: `E-Mail ${nr + 1} Art`, en: `E-mail ${nr + 1} type` }, wert: ({ emails }) => emails[nr]?.label ?? null },
    ]),
    { titel: { de: 'Geburtstag', en: 'Birthday' }, wert: ({ birthday }) => birthday?.slice(0, 10) ?? null, art: 'datum' },
    { titel: { de: 'Adresse', en: 'Address' }, wert: ({ address }) => address, breite: 28 },
    { titel: { de: 'Notizen', en: 'Notes' }, wert: ({ notes }) => (notes === null ? null : textFromNotiz(notes)), breite: 28 },
    {
      titel: { de: 'Stichwörter', en: 'Tags' },
      wert: ({ tags }) => tags.map((id) => titel.get(id) ?? '').join(', ') || null,
    },
  ]
}
