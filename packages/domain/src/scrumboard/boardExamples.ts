/** What the OpenAPI page shows of boards. */
const nina = 'f65d517a-6f69-4c88-81f5-416f47ce2522'
const at = '2026-11-29T10:00:00.000Z'
const boardId = '1d9f8e7c-6b5a-4f3e-8d2c-1b0a9f8e7d6c'
const listId = '2e0a9f8d-7c6b-4a5f-9e4d-3c2b1a0f9e8d'

export const member = { id: nina, name: 'Nina Berger', avatar: null }
export const label = { id: '3f1b0a9e-8d7c-4b6a-8f5e-4d3c2b1a0f9e', boardId, title: 'Einkauf' }
export const list = { id: listId, boardId, position: 65_536, title: 'In Arbeit', limit: 3 }
export const card = {
  id: '4a2c1b0f-9e8d-4c7b-9a6f-5e4d3c2b1a0f',
  boardId,
  listId,
  position: 65_536,
  title: 'Kühlschrank bestellen',
  description: 'Mit Thermometer und Schloss.',
  dueDate: '2026-12-04',
  repeat: null,
  checklist: [{ id: '5b3d2c1a-0f9e-4d8c-8b7a-6f5e4d3c2b1a', content: 'Maße nehmen', completed: true }],
  colour: 'yellow' as const,
  archived: false,
  labels: [label],
  members: [member],
  comments: 1,
  nextDay: null,
  madeAfter: null,
  version: 1,
  createdBy: nina,
  changedBy: nina,
  changedByName: member.name,
  createdAt: at,
  updatedAt: at,
}
export const board = {
  id: boardId,
  title: 'Umbau der Medikamentenausgabe',
  description: '',
  icon: 'tools' as const,
  visibility: 'house' as const,
  lastActivity: at,
  members: [member],
  archived: false,
  openCards: 1,
  version: 1,
  createdBy: nina,
  createdAt: at,
}
export const template = {
  id: '7d5f4e3c-2b1a-4f0e-8d9c-7b6a5f4e3d2c',
  title: 'Einarbeitung',
  description: 'Die ersten zwölf Wochen einer neuen Kollegin.',
  icon: 'school' as const,
  lists: 4,
  cards: 12,
  createdBy: nina,
  createdAt: at,
}
export const comment = {
  id: '6c4e3d2b-1a0f-4e9d-9c8b-7a6f5e4d3c2b',
  cardId: card.id,
  text: 'Der Händler liefert erst am Freitag.',
  createdBy: nina,
  createdByName: member.name,
  createdAt: at,
}
