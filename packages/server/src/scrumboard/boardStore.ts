/** Opens boards and what hangs on them as they are answered, and seals what is written. For the use cases of the room only. */
import type {
  Board,
  BoardCard,
  BoardComment,
  BoardLabel,
  BoardList,
  BoardMember,
  ChosenTemplate,
  WholeBoard,
} from '@dreiklang/domain/scrumboard/board.contract'
import * as shapes from '@dreiklang/domain/scrumboard/board.contract'
import {
  boardDocument,
  boardLabelDocument,
  cardDocument,
  commentDocument,
  listDocument,
  type TemplateContent,
  templateDocument,
} from '@dreiklang/domain/scrumboard/scrumboard.document'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import { buildStartTemplate } from '@dreiklang/domain/scrumboard/startTemplates'
import { type Fields, type DocumentOf, partOf, readStored, shapeOf } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { z } from 'zod'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { type BoardRow, loadBoard, loadPeople } from './board.repository.ts'
import { type CardRow, type CommentRow, loadCards, loadSomeCards } from './card.repository.ts'
import { type TemplateRow, loadTemplate } from './template.repository.ts'
import { type LabelRow, type ListRow, loadLabels, loadLists } from './list.repository.ts'

export const notFound = () => sharedErrors.refuse('nicht_gefunden')

/** As a dictionary sorts it: capital and small letters and umlauts stand together. */
const alphabet = new Intl.Collator('de')

function createSeal<F extends Fields>(ports: Ports, { tabelle, fields, words }: { tabelle: string; fields: F; words: z.ZodType }) {
  const { seal, open } = createHouseSeal(ports, { tabelle, felder: namesOfWords(words) })
  return {
    open,
    read: (daten: unknown) => readStored(fields, daten),
    async seal(tx: Queryable, organisationId: string, { id, ...document }: DocumentOf<F> & { id: string }): Promise<unknown> {
      // What else the record holds stands in columns.
      const daten = partOf(fields, document as unknown as DocumentOf<F>)
      return (await one(seal(tx, organisationId, [{ id, daten }]))).daten
    },
  }
}

const templateWords = z.strictObject(shapeOf(templateDocument))
export type OpenTemplate = Omit<TemplateRow, 'daten'> & TemplateContent

export function createBoardStore(ports: Ports) {
  const boards = createSeal(ports, { tabelle: 'board', fields: boardDocument, words: shapes.board })
  const lists = createSeal(ports, { tabelle: 'board_list', fields: listDocument, words: shapes.list })
  const labels = createSeal(ports, { tabelle: 'board_label', fields: boardLabelDocument, words: shapes.label })
  const cards = createSeal(ports, { tabelle: 'board_card', fields: cardDocument, words: shapes.cardWords })
  const comments = createSeal(ports, { tabelle: 'board_comment', fields: commentDocument, words: shapes.comment })
  const templates = createSeal(ports, { tabelle: 'board_template', fields: templateDocument, words: templateWords })

  async function openBoards(db: Queryable, organisationId: string, rows: readonly BoardRow[]): Promise<Board[]> {
    if (rows.length === 0) return []
    const people = await loadPeople(
      db,
      organisationId,
      rows.flatMap(({ members }) => members),
    )
    return (await boards.open(db, organisationId, rows)).map(({ daten, archivedAt, members, ...row }) => ({
      ...row,
      ...boards.read(daten),
      archived: archivedAt !== null,
      members: people.filter(({ id }) => members.includes(id)),
    }))
  }

  async function openLists(db: Queryable, organisationId: string, rows: readonly ListRow[]): Promise<BoardList[]> {
    return (await lists.open(db, organisationId, rows)).map(({ daten, ...row }) => ({ ...row, ...lists.read(daten) }))
  }

  async function openLabels(db: Queryable, organisationId: string, rows: readonly LabelRow[]): Promise<BoardLabel[]> {
    const opened = (await labels.open(db, organisationId, rows)).map(({ daten, ...row }) => ({ ...row, ...labels.read(daten) }))
    return opened.toSorted((a, b) => alphabet.compare(a.title, b.title))
  }

  async function openCards(db: Queryable, organisationId: string, rows: readonly CardRow[]): Promise<BoardCard[]> {
    if (rows.length === 0) return []
    const boardIds = [...new Set(rows.map(({ boardId }) => boardId))]
    const known = await openLabels(db, organisationId, await loadLabels(db, organisationId, boardIds))
    const also = [...new Set(rows.flatMap(({ members }) => members))]
    const people = also.length === 0 ? [] : await loadPeople(db, organisationId, also)
    const named = <One extends { id: string }>(all: readonly One[], ids: readonly string[]): One[] =>
      ids.length === 0 ? [] : all.filter(({ id }) => ids.includes(id))
    return (await cards.open(db, organisationId, rows)).map(({ daten, archivedAt, ...row }) => ({
      ...row,
      ...cards.read(daten),
      archived: archivedAt !== null,
      labels: named(known, row.labels),
      members: named<BoardMember>(people, row.members),
    }))
  }

  async function openComments(db: Queryable, organisationId: string, rows: readonly CommentRow[]): Promise<BoardComment[]> {
    return (await comments.open(db, organisationId, rows)).map(({ daten, boardId: _known, ...row }) => ({
      ...row,
      ...comments.read(daten),
    }))
  }

  async function openTemplates(db: Queryable, organisationId: string, rows: readonly TemplateRow[]): Promise<OpenTemplate[]> {
    return (await templates.open(db, organisationId, rows)).map(({ daten, ...row }) => ({ ...row, ...templates.read(daten) }))
  }

  async function readBoard(db: Queryable, organisationId: string, id: string): Promise<Board | null> {
    const row = await loadBoard(db, organisationId, id)
    return row === null ? null : one(openBoards(db, organisationId, [row]))
  }

  const listsOf = async (db: Queryable, organisationId: string, boardId: string): Promise<BoardList[]> =>
    openLists(db, organisationId, await loadLists(db, organisationId, boardId))
  const labelsOf = async (db: Queryable, organisationId: string, boardId: string): Promise<BoardLabel[]> =>
    openLabels(db, organisationId, await loadLabels(db, organisationId, [boardId]))

  return {
    openBoards,
    openCards,
    openComments,
    openTemplates,
    readBoard,
    listsOf,
    labelsOf,
    sealBoard: boards.seal,
    sealList: lists.seal,
    sealLabel: labels.seal,
    sealCard: cards.seal,
    sealComment: comments.seal,
    sealTemplate: templates.seal,

    /** Null when there is none that this person may see. */
    async readWhole(db: Queryable, organisationId: string, id: string): Promise<WholeBoard | null> {
      const board = await readBoard(db, organisationId, id)
      if (board === null) return null
      const rows = await loadCards(db, organisationId, id)
      return {
        ...board,
        lists: await listsOf(db, organisationId, id),
        cards: await openCards(db, organisationId, rows),
        labels: await labelsOf(db, organisationId, id),
      }
    },

    /** One of the house, or one that comes with the product. @throws scrumboard.vorlage_unbekannt */
    async readTemplate(db: Queryable, organisationId: string, chosen: ChosenTemplate): Promise<TemplateContent> {
      if ('start' in chosen) return buildStartTemplate(chosen.start, chosen.language)
      const row = await loadTemplate(db, organisationId, chosen.id)
      if (row === null) throw scrumboardErrors.refuse('scrumboard.vorlage_unbekannt')
      return one(openTemplates(db, organisationId, [row]))
    },

    /** In the sequence in which they are named. @throws nicht_gefunden when this person may not see one of them */
    async readCards(db: Queryable, organisationId: string, ids: readonly string[]): Promise<BoardCard[]> {
      const found = new Map(
        (await openCards(db, organisationId, await loadSomeCards(db, organisationId, ids))).map((card) => [card.id, card]),
      )
      return ids.map((id) => {
        const card = found.get(id)
        if (card === undefined) throw notFound()
        return card
      })
    },
  }
}
