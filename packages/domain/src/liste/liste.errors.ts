import { errorTable } from '../shared/refusal.ts'

export const listErrors = errorTable({
  forbidden: {
    'liste.nur_leitung': [
      'Ansichten für das ganze Team legt die Leitung an und ändert sie. Bitte speichern Sie sie nur für sich.',
      'Team views are created and changed by managers. Please save it just for yourself.',
    ],
  },
  conflict: {
    'liste.name_vergeben': [
      'Eine Ansicht mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen.',
      'A view with this name already exists. Please choose another name.',
    ],
    'liste.veraltet': [
      'Diese Ansicht wurde inzwischen geändert. Bitte prüfen Sie den neuen Stand.',
      'This view has been changed in the meantime. Please check the new version.',
    ],
  },
  unprocessable: {
    'liste.zu_viele_ansichten': [
      'Mehr als 50 Ansichten je Liste sind nicht möglich. Bitte zuerst eine löschen.',
      'You can have at most 50 views per list. Please delete one first.',
    ],
    'liste.zu_viele_zeilen': [
      'Für eine Excel-Datei sind das zu viele Zeilen (höchstens 50.000). Bitte enger filtern oder als CSV laden.',
      'There are too many rows for an Excel file (50,000 at most). Please narrow the filter or download as CSV.',
    ],
    'liste.tabelle_unlesbar': [
      'Diese Datei lässt sich nicht als Tabelle lesen. Möglich sind Excel (.xlsx) und CSV. Bitte speichern Sie sie so ab.',
      'This file cannot be read as a table. Please use Excel (.xlsx) or CSV.',
    ],
  },
  too_large: {
    'liste.tabelle_zu_gross': [
      'Diese Tabelle ist zu groß: höchstens 50.000 Zeilen und 200 Spalten. Bitte teilen Sie sie.',
      'This table is too large: 50,000 rows and 200 columns at most. Please split it.',
    ],
  },
})
