/** Templates: what a house makes its boards from. All its people see them, also what came from a board of a few. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { BoardTemplate, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import type { TemplateContent } from '@dreiklang/domain/scrumboard/scrumboard.document'
import { maxCardsOfTemplate, maxTemplates } from '@dreiklang/domain/scrumboard/scrumboard'
import type { scrumboardContract } from '@dreiklang/domain/scrumboard/scrumboard.contract'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { lockBoards } from './board.repository.ts'
import { createBoardChange } from './boardChange.ts'
import { dueFrom } from './boardFilling.ts'
import { type OpenTemplate, createBoardStore, notFound } from './boardStore.ts'
import { deleteTemplate, insertTemplate, loadTemplate, loadTemplates, updateTemplate } from './template.repository.ts'

type Contract = typeof scrumboardContract

const alphabet = new Intl.Collator('de')

const answerOf = ({ id, title, description, icon, lists, createdBy, createdAt }: OpenTemplate): BoardTemplate => {
  const cards = lists.reduce((sum, list) => sum + list.cards.length, 0)
  return { id, title, description, icon, lists: lists.length, cards, createdBy, createdAt }
}

/** Without people, comments, what was ticked off, and days that are over. */
function contentOf({ description, lists, cards, labels }: WholeBoard, { title, today }: { title: string; today: string }): TemplateContent {
  const places = new Map(labels.map(({ id }, nr) => [id, nr]))
  return {
    title,
    description,
    labels: labels.map((label) => ({ title: label.title })),
    lists: lists.map((list) => ({
      title: list.title,
      limit: list.limit,
      cards: cards
        .filter(({ listId }) => listId === list.id)
        .map((card) => ({
          title: card.title,
          description: card.description,
          colour: card.colour,
          dueDate: dueFrom(card.dueDate, today),
          repeat: card.repeat,
          checklist: card.checklist.map(({ content }) => ({ content })),
          labels: card.labels.flatMap(({ id }) => places.get(id) ?? []),
        })),
    })),
  }
}

export function createTemplates(ports: Ports) {
  const { inHouse, onBoards } = createBoardChange(ports)
  const store = createBoardStore(ports)
  /** @throws nicht_gefunden */
  async function find(db: Queryable, organisationId: string, id: string): Promise<OpenTemplate> {
    const row = await loadTemplate(db, organisationId, id)
    if (row === null) throw notFound()
    return one(store.openTemplates(db, organisationId, [row]))
  }

  return {
    async list({ akteur }: { akteur: Akteur }): Promise<BoardTemplate[]> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const all = await store.openTemplates(db, organisationId, await loadTemplates(db, organisationId))
      return all.map(answerOf).toSorted((a, b) => alphabet.compare(a.title, b.title))
    },

    create({ akteur, body: { template } }: CalledBy<Contract['createTemplate']>): Promise<BoardTemplate> {
      const id = template.id ?? ports.newId()
      const { boardId, title } = template
      return onBoards(
        akteur,
        async () => [boardId],
        async ({ tx, organisationId, now, trail }) => {
          await lockBoards(tx, organisationId)
          const all = await loadTemplates(tx, organisationId)
          if (all.some((other) => other.id === id)) return answerOf(await find(tx, organisationId, id))
          if (all.length >= maxTemplates) throw scrumboardErrors.refuse('scrumboard.zu_viele_vorlagen')
          const board = await store.readWhole(tx, organisationId, boardId)
          if (board === null) throw notFound()
          if (board.cards.length > maxCardsOfTemplate) throw scrumboardErrors.refuse('scrumboard.vorlage_zu_gross')
          const content = contentOf(board, { title, today: berlinDate(now) })
          const daten = await store.sealTemplate(tx, organisationId, { id, ...content })
          await insertTemplate(tx, { organisationId, id, personId: akteur.personId, icon: board.icon, daten, now })
          await trail({ aktion: 'createTemplate', art: 'BOARD_TEMPLATE', id, felder: ['title'] })
          return answerOf(await find(tx, organisationId, id))
        },
      )
    },

    update({ akteur, body: { id, template } }: CalledBy<Contract['updateTemplate']>): Promise<BoardTemplate> {
      return inHouse(akteur, async ({ tx, organisationId, trail }) => {
        const after = { ...(await find(tx, organisationId, id)), title: template.title }
        const daten = await store.sealTemplate(tx, organisationId, after)
        if (!(await updateTemplate(tx, { organisationId, id, daten }))) throw notFound()
        await trail({ aktion: 'updateTemplate', art: 'BOARD_TEMPLATE', id, felder: ['title'] })
        return answerOf(after)
      })
    },

    remove({ akteur, query: { id } }: CalledBy<Contract['removeTemplate']>): Promise<boolean> {
      return inHouse(akteur, async ({ tx, organisationId, trail }) => {
        if (!(await deleteTemplate(tx, organisationId, id))) throw notFound()
        await trail({ aktion: 'removeTemplate', art: 'BOARD_TEMPLATE', id })
        return true
      })
    },
  }
}
