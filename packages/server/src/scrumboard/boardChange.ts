/**
 * A change on boards: they are held from its beginning, so that of two people who move or write at once one goes after the other, and both end
 * with the same sequence. With the commit the board counts as worked on, and the screens of the house hear of it.
 */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { scrumboardErrors } from '@dreiklang/domain/scrumboard/scrumboard.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { createHouseChange } from '../organisation/houseChange.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { holdBoard, loadBoard, markActive } from './board.repository.ts'
import { notFound } from './boardStore.ts'
import { loadSomeCards } from './card.repository.ts'

export interface Held {
  tx: Queryable
  organisationId: string
  /** When it happens. */
  now: string
  /** What happened, for the audit trail. */
  trail: (what: {
    aktion: string
    art: 'BOARD' | 'BOARD_LIST' | 'BOARD_CARD' | 'BOARD_LABEL' | 'BOARD_TEMPLATE'
    id: string
    felder?: readonly string[]
  }) => Promise<void>
}

export function createBoardChange(ports: Ports) {
  const changeInHouse = createHouseChange(ports, 'scrumboard')

  const begin = (tx: Queryable, akteur: Akteur): Held => ({
    tx,
    organisationId: ownOrganisation(akteur),
    now: ports.clock.now().toISOString(),
    trail: ({ aktion, art, id, felder = [] }) =>
      audit(tx, akteur, { aktion: `scrumboard.${aktion}`, art: 'AENDERN', objektArt: art, objektId: id, felder: [...felder] }),
  })

  /**
   * On these boards, which are asked for inside the transaction. @throws nicht_gefunden when there are none or this person may not see one of
   * them, scrumboard.archiviert
   */
  const onBoards = <Result>(
    akteur: Akteur,
    which: (tx: Queryable, organisationId: string) => Promise<readonly string[]>,
    change: (held: Held) => Promise<Result>,
  ): Promise<Result> =>
    changeInHouse(akteur, async (tx) => {
      const held = begin(tx, akteur)
      const { organisationId, now } = held
      // In a sequence that is the same for everybody, or two changes could wait for each other.
      const ids = [...new Set(await which(tx, organisationId))].toSorted()
      if (ids.length === 0) throw notFound()
      for (const id of ids) {
        if (!(await holdBoard(tx, organisationId, id))) throw notFound()
        if ((await loadBoard(tx, organisationId, id))?.archivedAt !== null) throw scrumboardErrors.refuse('scrumboard.archiviert')
      }
      const result = await change(held)
      for (const id of ids) await markActive(tx, { organisationId, id, now })
      return result
    })

  return {
    onBoards,

    /** Of the boards of a house as a whole: nothing is held yet. */
    inHouse: <Result>(akteur: Akteur, change: (held: Held) => Promise<Result>): Promise<Result> =>
      changeInHouse(akteur, (tx) => change(begin(tx, akteur))),

    /** On the boards of these cards. @throws nicht_gefunden when this person may not see one of them */
    ofCards: <Result>(akteur: Akteur, ids: readonly string[], change: (held: Held) => Promise<Result>): Promise<Result> =>
      onBoards(
        akteur,
        async (tx, organisationId) => {
          const found = await loadSomeCards(tx, organisationId, ids)
          return found.length === new Set(ids).size ? found.map(({ boardId }) => boardId) : []
        },
        change,
      ),
  }
}

/** Where the fault stands in the body. */
export const tellField = (path: string) => ({ felder: [{ path, code: 'auswahl', message: 'auswahl' }] })

/** Ids of what the template sends as whole records. */
export const idsIn = (named: readonly (string | { id: string })[]): string[] => [
  ...new Set(named.map((one) => (typeof one === 'string' ? one : one.id))),
]

/** What is named, without what only the server says; undefined is not named. */
export function namedIn<Body extends object, const Name extends keyof Body & string>(
  body: Body,
  names: readonly Name[],
): { [One in Name]?: Exclude<Body[One], undefined> } {
  return Object.fromEntries(names.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]]))) as {
    [One in Name]?: Exclude<Body[One], undefined>
  }
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
