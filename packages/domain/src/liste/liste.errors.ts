import { errorTable } from '../shared/refusal.ts'

export const listErrors = errorTable({
  'liste.nur_leitung': {
    art: 'forbidden',
    de: 'Ansichten für das ganze Team legt die Leitung an und ändert sie.',
    en: 'Team views are created and changed by managers.',
  },
  'liste.name_vergeben': {
    art: 'conflict',
    de: 'Eine Ansicht mit diesem Namen gibt es schon.',
    en: 'A view with this name already exists.',
  },
  'liste.veraltet': {
    art: 'conflict',
    de: 'Diese Ansicht wurde inzwischen geändert. Sie sehen jetzt den neuen Stand.',
    en: 'This view has been changed in the meantime. You now see the new version.',
  },
  'liste.zu_viele_ansichten': {
    art: 'unprocessable',
    de: 'Mehr als 50 Ansichten je Liste sind nicht möglich. Bitte zuerst eine löschen.',
    en: 'You can have at most 50 views per list. Please delete one first.',
  },
  'liste.zu_viele_zeilen': {
    art: 'unprocessable',
    de: 'Für eine Excel-Datei sind das zu viele Zeilen (höchstens 50 000). Bitte enger filtern oder als CSV laden.',
    en: 'There are too many lines for an Excel file (50,000 at most). Please narrow the filter or download as CSV.',
  },
  'liste.tabelle_unlesbar': {
    art: 'unprocessable',
    de: 'Diese Datei lässt sich nicht als Tabelle lesen. Möglich sind Excel (.xlsx) und CSV.',
    en: 'This file cannot be read as a table. Please use Excel (.xlsx) or CSV.',
  },
  'liste.tabelle_zu_gross': {
    art: 'too_large',
    de: 'Diese Tabelle ist zu groß: höchstens 50 000 Zeilen und 200 Spalten.',
    en: 'This table is too large: 50,000 lines and 200 columns at most.',
  },
})
