/** Lists and labels of boards. Titles are sealed, so the database cannot compare them: that is done here, while the board is held. */
import { type BoardLabel, type BoardList, type ListBody } from '@dreiklang/domain/scrumboard/board.contract'
import { lastPosition, maxLabelsOfBoard, maxListsOfBoard, placesOfMove, placesOfNumbers } from '@dreiklang/domain/scrumboard/scrumboard'
import type { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { one } from '../database/rows.ts'
import type { Ports } from '../ports.ts'
import type { CalledBy } from '../shared/route.ts'
import { type Held, createBoardChange, isSame } from './boardChange.ts'
import { createBoardStore, notFound } from './boardStore.ts'
import {
  deleteLabel,
  deleteList,
  insertLabel,
  insertList,
  loadBoardOfLabel,
  loadBoardsOfLists,
  saveListPlaces,
  updateLabel,
  updateList,
} from './list.repository.ts'

type Contract = typeof scrumboardContract

const sameTitle = (a: string, b: string): boolean => a.normalize('NFC').toLowerCase() === b.normalize('NFC').toLowerCase()
const taken = () =>
  scrumboardErrors.refuse('scrumboard.label_vergeben', { felder: [{ path: 'label.title', code: 'falsch', message: 'falsch' }] })

export function createLists(ports: Ports) {
  const { onBoards } = createBoardChange(ports)
  const store = createBoardStore(ports)

  /** On the boards of these lists. @throws nicht_gefunden when this person may not see one of them */
  const ofLists = <Result>(akteur: Akteur, ids: readonly string[], change: (held: Held) => Promise<Result>): Promise<Result> => {
    const wanted = [...new Set(ids)]
    return onBoards(
      akteur,
      async (tx, organisationId) => {
        const found = await loadBoardsOfLists(tx, organisationId, wanted)
        return found.length === wanted.length ? found.map(({ boardId }) => boardId) : []
      },
      change,
    )
  }

  /** Of a list on a board that is held. @throws nicht_gefunden when a colleague has just deleted it */
  async function find({ tx, organisationId }: Held, id: string): Promise<{ list: BoardList; all: BoardList[] }> {
    const [where] = await loadBoardsOfLists(tx, organisationId, [id])
    const all = where === undefined ? [] : await store.listsOf(tx, organisationId, where.boardId)
    const list = all.find((other) => other.id === id)
    if (list === undefined) throw notFound()
    return { list, all }
  }

  async function write(held: Held, body: ListBody): Promise<void> {
    const { tx, organisationId, trail } = held
    const { list: before, all } = await find(held, body.id)
    const { title = before.title, limit = before.limit, position = before.position } = body
    const after = { ...before, title, limit, position }
    await updateList(tx, organisationId, { ...after, daten: await store.sealList(tx, organisationId, after) })
    if (position !== before.position) await saveListPlaces(tx, organisationId, placesOfNumbers(all, [{ id: before.id, position }]))
    const felder = (['title', 'limit', 'position'] as const).filter((name) => !isSame(before[name], after[name]))
    await trail({ aktion: 'updateList', art: 'BOARD_LIST', id: before.id, felder })
  }

  const updateAll = (akteur: Akteur, bodies: readonly ListBody[]): Promise<BoardList[]> => {
    const ids = [...new Set(bodies.map(({ id }) => id))]
    return ofLists(akteur, ids, async (held) => {
      for (const body of bodies) await write(held, body)
      const written: BoardList[] = []
      for (const id of ids) written.push((await find(held, id)).list)
      return written
    })
  }

  return {
    create({ akteur, body: { list } }: CalledBy<Contract['createList']>): Promise<BoardList> {
      const { boardId, title, limit = null } = list
      const id = list.id ?? ports.newId()
      return onBoards(
        akteur,
        async () => [boardId],
        async (held) => {
          const { tx, organisationId, trail } = held
          const all = await store.listsOf(tx, organisationId, boardId)
          const earlier = all.find((other) => other.id === id)
          if (earlier !== undefined) return earlier
          if (all.length >= maxListsOfBoard) throw scrumboardErrors.refuse('scrumboard.zu_viele_listen')
          const position = list.position ?? lastPosition(all)
          const daten = await store.sealList(tx, organisationId, { id, title })
          if (!(await insertList(tx, organisationId, { id, boardId, position, limit, daten }))) throw notFound()
          await saveListPlaces(tx, organisationId, placesOfNumbers([...all, { id, position }], [{ id, position }]))
          await trail({ aktion: 'createList', art: 'BOARD_LIST', id, felder: ['title'] })
          return (await find(held, id)).list
        },
      )
    },

    update: ({ akteur, body }: CalledBy<Contract['updateList']>): Promise<BoardList> => one(updateAll(akteur, [body.list])),
    updateMany: ({ akteur, body }: CalledBy<Contract['updateLists']>): Promise<BoardList[]> => updateAll(akteur, body.lists),

    move({ akteur, body: { id, after, before } }: CalledBy<Contract['moveList']>): Promise<BoardList> {
      return ofLists(akteur, [id], async (held) => {
        const { all } = await find(held, id)
        await saveListPlaces(held.tx, held.organisationId, placesOfMove(all, { id, after, before }))
        await held.trail({ aktion: 'moveList', art: 'BOARD_LIST', id, felder: ['position'] })
        return (await find(held, id)).list
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeList']>): Promise<boolean> {
      return ofLists(akteur, [id], async ({ tx, organisationId, trail }) => {
        if (!(await deleteList(tx, organisationId, id))) throw notFound()
        // What cannot be seen any more has to be found in the trail.
        await trail({ aktion: 'removeList', art: 'BOARD_LIST', id })
        return true
      })
    },
  }
}

export function createLabels(ports: Ports) {
  const { onBoards } = createBoardChange(ports)
  const store = createBoardStore(ports)

  const ofLabel = <Result>(akteur: Akteur, id: string, change: (held: Held, boardId: string) => Promise<Result>): Promise<Result> => {
    let boardId = ''
    return onBoards(
      akteur,
      async (tx, organisationId) => {
        const found = await loadBoardOfLabel(tx, organisationId, id)
        boardId = found?.boardId ?? ''
        return found === null ? [] : [boardId]
      },
      (held) => change(held, boardId),
    )
  }

  return {
    create({ akteur, body }: CalledBy<Contract['createLabel']>): Promise<BoardLabel> {
      const label = { ...body.label, id: body.label.id ?? ports.newId() }
      return onBoards(
        akteur,
        async () => [label.boardId],
        async ({ tx, organisationId, trail }) => {
          const all = await store.labelsOf(tx, organisationId, label.boardId)
          const earlier = all.find(({ id }) => id === label.id)
          if (earlier !== undefined) return earlier
          if (all.some(({ title }) => sameTitle(title, label.title))) throw taken()
          if (all.length >= maxLabelsOfBoard) throw scrumboardErrors.refuse('scrumboard.zu_viele_labels')
          const daten = await store.sealLabel(tx, organisationId, label)
          if (!(await insertLabel(tx, organisationId, { id: label.id, boardId: label.boardId, daten }))) throw notFound()
          await trail({ aktion: 'createLabel', art: 'BOARD_LABEL', id: label.id, felder: ['title'] })
          return label
        },
      )
    },

    update({ akteur, body: { id, label } }: CalledBy<Contract['updateLabel']>): Promise<BoardLabel> {
      return ofLabel(akteur, id, async ({ tx, organisationId, trail }, boardId) => {
        const all = await store.labelsOf(tx, organisationId, boardId)
        if (!all.some((other) => other.id === id)) throw notFound()
        if (all.some((other) => other.id !== id && sameTitle(other.title, label.title))) throw taken()
        const daten = await store.sealLabel(tx, organisationId, { id, title: label.title })
        await updateLabel(tx, organisationId, { id, daten })
        await trail({ aktion: 'updateLabel', art: 'BOARD_LABEL', id, felder: ['title'] })
        return { id, boardId, title: label.title }
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeLabel']>): Promise<boolean> {
      return ofLabel(akteur, id, async ({ tx, organisationId, trail }, boardId) => {
        if (!(await deleteLabel(tx, organisationId, { id, boardId }))) throw notFound()
        await trail({ aktion: 'removeLabel', art: 'BOARD_LABEL', id })
        return true
      })
    },
  }
}
