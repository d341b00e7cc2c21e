/** What the audit trail calls the fields of the apps that each house has for itself (fieldWords.ts). */
export type Pair = readonly [de: string, en: string]

export const task = {
  type: ['Aufgabe oder Abschnitt', 'Task or section'],
  title: ['Titel', 'Title'],
  notes: ['Notizen', 'Notes'],
  completed: ['Erledigt', 'Completed'],
  dueDate: ['Fällig', 'Due'],
  priority: ['Priorität', 'Priority'],
  tags: ['Stichwörter', 'Tags'],
  assignedTo: ['Zuständig', 'Assigned to'],
  subTasks: ['Unteraufgaben', 'Subtasks'],
  delegation: ['Übergabe', 'Handover'],
  repeat: ['Wiederholung', 'Repeats'],
  wait: ['Wartet auf', 'Waits for'],
} as const satisfies Record<string, Pair>

export const file = {
  name: ['Name', 'Name'],
  description: ['Beschreibung', 'Description'],
  folderId: ['Ordner', 'Folder'],
  version: ['Fassung', 'Version'],
} as const satisfies Record<string, Pair>

export const note = {
  content: ['Text', 'Text'],
  tasks: ['Liste zum Abhaken', 'Checklist'],
  colour: ['Farbe', 'Colour'],
  visibility: ['Wer sie sieht', 'Who sees it'],
  archived: ['Im Archiv', 'Archived'],
  reminder: ['Erinnerung', 'Reminder'],
  labels: ['Stichwörter', 'Labels'],
  image: ['Bild', 'Picture'],
  deletedAt: ['Im Papierkorb', 'In the trash'],
} as const satisfies Record<string, Pair>

export const uebergabe = {
  tag: ['Tag des Dienstes', 'Day of the shift'],
  schicht: ['Dienst', 'Shift'],
  zeilen: ['Zeilen', 'Lines'],
  uebergebenAm: ['Übergeben', 'Handed over'],
  gelesen: ['Gelesen', 'Read'],
} as const satisfies Record<string, Pair>

export const board = {
  description: ['Beschreibung', 'Description'],
  icon: ['Symbol', 'Icon'],
  members: ['Mitglieder', 'Members'],
  limit: ['Höchstzahl an Karten', 'Card limit'],
  position: ['Platz', 'Place'],
  listId: ['Liste', 'List'],
  checklist: ['Liste zum Abhaken', 'Checklist'],
  comments: ['Kommentare', 'Comments'],
} as const satisfies Record<string, Pair>

export const mailbox = {
  starred: ['Markiert', 'Starred'],
  important: ['Wichtig', 'Important'],
  unread: ['Ungelesen', 'Unread'],
  folder: ['Ordner', 'Folder'],
  snoozedUntil: ['Zurückgestellt bis', 'Put off until'],
  addLabel: ['Etikett dazu', 'Label added'],
  removeLabel: ['Etikett weg', 'Label removed'],
  messageLayout: ['Wo die Mail erscheint', 'Where the mail appears'],
  away: ['Abwesenheit', 'Out of office'],
  signature: ['Signatur', 'Signature'],
} as const satisfies Record<string, Pair>

export const product = {
  category: ['Kategorie', 'Category'],
  sku: ['Artikelnummer', 'Item number'],
  barcode: ['PZN oder EAN', 'PZN or EAN'],
  brand: ['Marke', 'Brand'],
  vendor: ['Lieferant', 'Vendor'],
  stock: ['Bestand', 'Stock'],
  reserved: ['Reserviert', 'Reserved'],
  cost: ['Einkaufspreis', 'Cost'],
  basePrice: ['Nettopreis', 'Net price'],
  taxPercent: ['Steuersatz', 'Tax rate'],
  price: ['Bruttopreis', 'Gross price'],
  weight: ['Gewicht', 'Weight'],
  thumbnail: ['Vorschaubild', 'Thumbnail'],
  images: ['Bilder', 'Pictures'],
  active: ['Aktiv im Sortiment', 'Active in the range'],
  unit: ['Einheit', 'Unit'],
  contents: ['Stück je Einheit', 'Pieces per unit'],
  minimum: ['Mindestbestand', 'Minimum stock'],
} as const satisfies Record<string, Pair>
