import { beispielNavigation, menuFuer } from '@dreiklang/domain/navigation/menu'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { type Akteur, type Seite, seiteVon } from '@dreiklang/domain/shared/akteur'
import { zaehleDran } from '../bestellung/liste.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Route, geschuetzt } from '../shared/route.ts'

export interface Zaehler {
  /** Inquiries of the organisation that nobody has taken yet. */
  neueAnliegen(db: Queryable, organisationId: string): Promise<number>
  /** Questions for a home visit that this side of the organisation has to answer. */
  besuchsfragen(db: Queryable, organisationId: string, seite: Seite): Promise<number>
  /** Deadlines that are overdue or end today. */
  faelligeFristen(db: Queryable, akteur: Akteur): Promise<number>
  /** Texts that the law asks for and nobody has published. */
  fehlendeRechtstexte(db: Queryable): Promise<number>
}

export function navigationRoutes(ports: Ports, zaehler: Zaehler): Route[] {
  const { verticalMenu, common } = navigationContract

  /** The platform stands on no side: no order waits for it, but the public waits for its texts. */
  async function zahlenVon(
    akteur: Akteur,
  ): Promise<{ dran: number; anliegen?: number; hausbesuch?: number; fristen?: number; rechtstexte?: number }> {
    const seite = seiteVon(akteur.rolle)
    const db = imNamen(ports.database, kontextVon(akteur))
    if (seite === null || akteur.organisationId === null) return { dran: 0, rechtstexte: await zaehler.fehlendeRechtstexte(db) }
    const [dran, anliegen, hausbesuch, fristen] = await Promise.all([
      zaehleDran(db, akteur.organisationId, seite),
      zaehler.neueAnliegen(db, akteur.organisationId),
      zaehler.besuchsfragen(db, akteur.organisationId, seite),
      zaehler.faelligeFristen(db, akteur),
    ])
    return { dran, anliegen, hausbesuch, fristen }
  }

  return [
    geschuetzt(verticalMenu, async ({ akteur, sprache }) => menuFuer({ rolle: akteur.rolle, sprache, ...(await zahlenVon(akteur)) })),
    geschuetzt(common, async () => beispielNavigation),
  ]
}
