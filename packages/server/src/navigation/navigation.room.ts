import { type MenuWunsch, beispielNavigation, menuFor } from '@dreiklang/domain/navigation/menu'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { type Akteur, type Seite, seiteOf } from '@dreiklang/domain/shared/akteur'
import { countDran } from '../bestellung/read/liste.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Room } from '../shared/room.ts'
import { signedIn } from '../shared/route.ts'

export interface Counter {
  newAnliegen(db: Queryable, organisationId: string): Promise<number>
  besuchsfragen(db: Queryable, organisationId: string, seite: Seite): Promise<number>
  dueFristen(db: Queryable, akteur: Akteur): Promise<number>
  /** Who waits to be taken into the organisation. */
  waitingPeople(organisationId: string): Promise<number>
  /** Texts that the law asks for and nobody has published. */
  missingRechtstexte(db: Queryable): Promise<number>
}

export function navigationRoom(ports: Ports, counter: Counter): Room {
  const { verticalMenu, common } = navigationContract

  /** The platform stands on no side: no order waits for it, but the public waits for its texts. */
  async function numbersOf(akteur: Akteur): Promise<Omit<MenuWunsch, 'rolle' | 'sprache'>> {
    const seite = seiteOf(akteur.rolle)
    const db = onBehalfOfPerson(ports.database, akteur)
    if (seite === null || akteur.organisationId === null) return { dran: 0, rechtstexte: await counter.missingRechtstexte(db) }
    const [dran, anliegen, hausbesuch, fristen, verwaltung] = await Promise.all([
      countDran(db, akteur.organisationId, seite),
      counter.newAnliegen(db, akteur.organisationId),
      counter.besuchsfragen(db, akteur.organisationId, seite),
      counter.dueFristen(db, akteur),
      akteur.rolle.endsWith('_ADMIN') ? counter.waitingPeople(akteur.organisationId) : 0,
    ])
    return { dran, anliegen, hausbesuch, fristen, verwaltung }
  }

  const routes = [
    signedIn(verticalMenu, async ({ akteur, sprache }) => menuFor({ rolle: akteur.rolle, sprache, ...(await numbersOf(akteur)) })),
    signedIn(common, async () => beispielNavigation),
  ]
  return { routes }
}
