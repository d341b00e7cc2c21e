/** For tests only: a board with something of everything on it. */
import { scrumboardContract as c } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import type { TestClient } from '../testServer.ts'

/** Names of a Klient where people write them. Answers what the server has said. */
export async function fillBoard(who: Pick<TestClient, 'call'>) {
  const [board, list, label, card] = Array.from({ length: 4 }, () => crypto.randomUUID())
  if (board === undefined || list === undefined || label === undefined || card === undefined) throw new Error('four are made')
  const item = { id: crypto.randomUUID(), content: 'Frau Yıldız anrufen', completed: false }
  return [
    await who.call(c.createBoard, { body: { board: { id: board, title: 'Umzug Yıldız', description: 'Bis Freitag' } } }),
    await who.call(c.createList, { body: { list: { id: list, boardId: board, title: 'Yıldız' } } }),
    await who.call(c.createLabel, { body: { label: { id: label, boardId: board, title: 'Frau Yıldız' } } }),
    await who.call(c.createCard, {
      body: {
        card: {
          id: card,
          boardId: board,
          listId: list,
          title: 'Insulin',
          description: 'Nur für uns',
          checklist: [item],
          labels: [label],
          dueDate: '2026-12-01',
        },
      },
    }),
    await who.call(c.createComment, { body: { cardId: card, text: 'Yıldız ist verreist' } }),
    await who.call(c.createTemplate, { body: { template: { boardId: board, title: 'Umzug Yıldız' } } }),
  ]
}
