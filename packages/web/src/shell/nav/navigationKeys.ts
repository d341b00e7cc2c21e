/** Two keys one after the other lead to a page of the menu, by the id of its item. */
export const navigationChords: Readonly<Record<string, string>> = {
  bestellungen: 'g b',
  zahlen: 'g b',
  klienten: 'g k',
  contacts: 'g o',
  hausbesuch: 'g h',
  verwaltung: 'g v',
  api: 'g a',
  settings: 'g s',
}
