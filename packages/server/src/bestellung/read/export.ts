/** The list of orders as a file: its columns. */
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { ExportColumn } from '../../liste/export.ts'

export const columns: readonly ExportColumn<RowAnswer>[] = [
  { titel: { de: 'Nummer', en: 'Number' }, wert: ({ nummer }) => nummer },
  { titel: { de: 'Klient', en: 'Client' }, wert: ({ klient }) => klient?.name ?? null, breite: 26 },
  { titel: { de: 'Geburtsdatum', en: 'Date of birth' }, wert: ({ klient }) => klient?.geburtsdatum ?? null, art: 'datum', breite: 14 },
  {
    titel: { de: 'Positionen', en: 'Items' },
    wert: ({ positionen }) => positionen.map(({ menge, bezeichnung }) => `${menge} × ${bezeichnung}`).join(' / '),
    breite: 48,
  },
  { titel: { de: 'Stand', en: 'Status' }, wert: ({ status }) => status },
  { titel: { de: 'Wartet auf', en: 'Waiting for' }, wert: ({ wartetAuf }) => wartetAuf },
  { titel: { de: 'Rezept liegt', en: 'Prescription at' }, wert: ({ rezeptOrte }) => rezeptOrte.join(' / ') },
  { titel: { de: 'Benötigt bis', en: 'Needed by' }, wert: ({ bedarfBis }) => bedarfBis, art: 'datum', breite: 12 },
  { titel: { de: 'Dringlichkeit', en: 'Urgency' }, wert: ({ prioritaet }) => prioritaet },
  { titel: { de: 'Pflegedienst', en: 'Nursing service' }, wert: ({ gegenueber }) => gegenueber.pflegedienst, breite: 26 },
  { titel: { de: 'Praxis', en: 'Practice' }, wert: ({ gegenueber }) => gegenueber.praxis, breite: 26 },
  { titel: { de: 'Apotheke', en: 'Pharmacy' }, wert: ({ gegenueber }) => gegenueber.apotheke, breite: 26 },
  { titel: { de: 'Erstellt', en: 'Created' }, wert: ({ erstelltAm }) => erstelltAm, art: 'zeit' },
  { titel: { de: 'Gesendet', en: 'Sent' }, wert: ({ gesendetAm }) => gesendetAm, art: 'zeit' },
]
