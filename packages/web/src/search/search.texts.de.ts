export const texts = {
  placeholder: 'Suchen...',
  open: 'Suche öffnen',
  close: 'Suche schließen',
  label: 'Suche',
  empty: 'Keine Treffer!',
  failed: 'Die Suche ist fehlgeschlagen. Bitte noch einmal tippen.',
  completed: 'erledigt',
  geboren: 'geb. {{datum}}',
  grund: {
    AEHNLICH: 'Ähnlich geschrieben',
    VERSICHERTENNUMMER: 'Gefunden über die Versichertennummer',
    ORGANISATION: 'Gefunden über eine Organisation der Bestellung',
    PRODUKT: 'Gefunden über ein bestelltes Produkt',
  },
  palette: {
    title: 'Suchen und ausführen',
    open: 'Suchen und Aktionen ausführen',
    actions: 'Aktionen',
    recent: 'Zuletzt besucht',
    section: 'Suche',
  },
}
