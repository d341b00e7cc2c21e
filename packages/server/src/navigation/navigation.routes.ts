/** The room of the navigation: its table of contents. */
import { beispielNavigation, menuFuer } from '@dreiklang/domain/navigation/menu'
import { navigationContract } from '@dreiklang/domain/navigation/navigation.contract'
import { type Akteur, seiteVon } from '@dreiklang/domain/shared/akteur'
import { zaehleDran } from '../bestellung/liste.repository.ts'
import type { Ports } from '../ports.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type Route, geschuetzt } from '../shared/route.ts'

export function navigationRoutes(ports: Ports): Route[] {
  const { verticalMenu, common } = navigationContract

  /** The platform stands on no side: no order waits for it. */
  async function dranVon(akteur: Akteur): Promise<number> {
    const seite = seiteVon(akteur.rolle)
    if (seite === null || akteur.organisationId === null) return 0
    return zaehleDran(imNamen(ports.database, kontextVon(akteur)), akteur.organisationId, seite)
  }

  return [
    geschuetzt(verticalMenu, async ({ akteur, sprache }) => menuFuer({ rolle: akteur.rolle, sprache, dran: await dranVon(akteur) })),
    geschuetzt(common, async () => beispielNavigation),
  ]
}
