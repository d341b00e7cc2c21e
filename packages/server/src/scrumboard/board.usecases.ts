/** Boards themselves. One that this person may not see is answered as one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Board, BoardBody } from '@dreiklang/domain/scrumboard/board.contract'
import { maxBoards, positionStep } from '@dreiklang/domain/scrumboard/scrumboard'
import type { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { keysOf } from '@dreiklang/domain/shared/keys'
import type { Ports } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { countBoards, deleteBoard, holdBoard, insertBoard, loadPeople, lockBoards, updateBoard } from './board.repository.ts'
import { type Held, createBoardChange, tellField, idsIn, isSame, namedIn } from './boardChange.ts'
import { createBoardFilling } from './boardFilling.ts'
import { createBoardStore, notFound } from './boardStore.ts'
import { keepMembersOnCards } from './card.repository.ts'
import { insertList } from './list.repository.ts'

type Contract = typeof scrumboardContract

const writable = ['title', 'description', 'icon', 'visibility', 'archived'] as const
const unsaid = { description: '', icon: 'board', visibility: 'house', archived: false } as const

/** @throws scrumboard.person_unbekannt for somebody who does not work in this house, or no longer */
async function checkPeople({ tx, organisationId }: Held, { members, before }: { members: readonly string[]; before: readonly string[] }) {
  const known = new Set([...(await loadPeople(tx, organisationId, [])).map(({ id }) => id), ...before])
  if (members.some((id) => !known.has(id))) throw scrumboardErrors.refuse('scrumboard.person_unbekannt', tellField('board.members'))
}

/** Who changes a board to one of its members only is one of them; nobody shuts himself out. */
function membersAfter(
  board: BoardBody,
  { before, visibility, personId }: { before: Board; visibility: string; personId: string },
): string[] {
  const members = board.members === undefined ? before.members.map(({ id }) => id) : idsIn(board.members)
  if (visibility === 'house' || members.includes(personId)) return members
  if (board.members === undefined) return [...members, personId]
  throw scrumboardErrors.refuse('scrumboard.nicht_ohne_mich', tellField('board.members'))
}

export function createBoards(ports: Ports) {
  const { inHouse } = createBoardChange(ports)
  const store = createBoardStore(ports)
  const fill = createBoardFilling(ports)

  /** Of a board that was written a moment ago in this transaction. */
  async function readWritten({ tx, organisationId }: Held, id: string): Promise<Board> {
    const board = await store.readBoard(tx, organisationId, id)
    if (board === null) throw notFound()
    return board
  }
  const hold = async (held: Held, id: string): Promise<Board> => {
    if (!(await holdBoard(held.tx, held.organisationId, id))) throw notFound()
    return readWritten(held, id)
  }
  const archivedSince = (archived: boolean, now: string): string | null => (archived ? now : null)

  async function insert(held: Held, { akteur, body }: { akteur: Akteur; body: CalledBy<Contract['createBoard']>['body'] }, id: string) {
    const { tx, organisationId, now } = held
    const said = namedIn(body.board, writable)
    const board = { ...unsaid, ...said, title: body.board.title }
    const members = [...new Set([akteur.personId, ...idsIn(body.board.members ?? [])])]
    await checkPeople(held, { members, before: [] })
    const daten = await store.sealBoard(tx, organisationId, { ...board, id })
    const row = { organisationId, id, icon: board.icon, visibility: board.visibility, members, daten, now }
    if (!(await insertBoard(tx, { ...row, personId: akteur.personId, archivedAt: archivedSince(board.archived, now) }))) throw notFound()
    const template = body.template === null ? null : await store.readTemplate(tx, organisationId, body.template)
    if (template !== null) await fill(held, { boardId: id, personId: akteur.personId, template })
    for (const [nr, title] of (template === null ? body.lists : []).entries()) {
      const list = { id: ports.newId(), boardId: id, position: (nr + 1) * positionStep, limit: null }
      await insertList(tx, organisationId, { ...list, daten: await store.sealList(tx, organisationId, { id: list.id, title }) })
    }
    await held.trail({ aktion: 'createBoard', art: 'BOARD', id, felder: keysOf(said) })
  }

  return {
    create({ akteur, body }: CalledBy<Contract['createBoard']>): Promise<Board> {
      const id = body.board.id ?? ports.newId()
      return inHouse(akteur, async (held) => {
        const { tx, organisationId } = held
        await lockBoards(tx, organisationId)
        const earlier = await store.readBoard(tx, organisationId, id)
        if (earlier !== null) return earlier
        if ((await countBoards(tx, organisationId)) >= maxBoards) throw scrumboardErrors.refuse('scrumboard.zu_viele_tafeln')
        await insert(held, { akteur, body }, id)
        return readWritten(held, id)
      })
    },

    update({ akteur, body: { id, board } }: CalledBy<Contract['updateBoard']>): Promise<Board> {
      return inHouse(akteur, async (held) => {
        const { tx, organisationId, now } = held
        const before = await hold(held, id)
        if (board.version !== undefined && board.version !== before.version)
          throw scrumboardErrors.refuse('scrumboard.veraltet', { angaben: { aktuell: before } })
        if (before.archived && board.archived !== false) throw scrumboardErrors.refuse('scrumboard.archiviert')
        const after = { ...before, ...namedIn(board, writable) }
        const members = membersAfter(board, { before, visibility: after.visibility, personId: akteur.personId })
        await checkPeople(held, { members, before: before.members.map((one) => one.id) })
        if (after.visibility === 'members') await keepMembersOnCards(tx, { organisationId, boardId: id, members })
        const daten = await store.sealBoard(tx, organisationId, after)
        const { icon, visibility } = after
        await updateBoard(tx, { organisationId, id, icon, visibility, members, archivedAt: archivedSince(after.archived, now), daten, now })
        const written = await readWritten(held, id)
        const felder = ([...writable, 'members'] as const).filter((name) => !isSame(before[name], written[name]))
        await held.trail({ aktion: 'updateBoard', art: 'BOARD', id, felder })
        return written
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeBoard']>): Promise<boolean> {
      return inHouse(akteur, async (held) => {
        const { archived } = await hold(held, id)
        if (!archived) throw scrumboardErrors.refuse('scrumboard.nicht_archiviert')
        await deleteBoard(held.tx, ownOrganisation(akteur), id)
        await held.trail({ aktion: 'removeBoard', art: 'BOARD', id })
        return true
      })
    },
  }
}
