import { logoOf } from '@dreiklang/domain/organisation/logo.contract'
import { checkNachschlagen } from '@dreiklang/domain/organisation/organisation.policy'
import { fitTogether } from '@dreiklang/domain/organisation/partnerschaft'
import type { OrganisationProfil, VerzeichnisFilter, VerzeichnisListRow } from '@dreiklang/domain/organisation/verzeichnis.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { allPages, cursorId, cursorText, readCursor, pageFrom } from '../liste/page.ts'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadAbschnitte, loadLogo } from './abschnitte.repository.ts'
import { loadHaeuser, loadPartnerschaft } from './partnerschaft.repository.ts'
import { partnerschaftFrom } from './partnerschaft.usecases.ts'
import { vertreterOf } from './profil.usecases.ts'
import { type ProfilRow, loadPersonenOfPartner, loadProfil, loadVerzeichnis } from './verzeichnis.repository.ts'

interface Seite {
  zeilen: VerzeichnisListRow[]
  cursor: string | null
}

export function createVerzeichnis(ports: Ports) {
  async function list(
    akteur: Akteur,
    { cursor, limit, status, ...filter }: VerzeichnisFilter & { cursor?: string | undefined; limit: number },
  ): Promise<Seite> {
    checkNachschlagen(akteur, filter.art)
    const sortierung = `verzeichnis.${filter.art}`
    const rows = await loadVerzeichnis(onBehalfOf(ports.database, contextOf(akteur)), {
      ...filter,
      eigene: akteur.organisationId,
      status: akteur.rolle === 'ROLE_ADMIN' ? (status ?? null) : 'AKTIV',
      now: ports.clock.now().toISOString(),
      ab: readCursor(cursor, { sortierung, form: z.tuple([cursorText, cursorId]) }),
      limit: limit + 1,
    })
    return pageFrom(rows, {
      limit,
      sortierung,
      schluessel: ({ schluessel, id }) => [schluessel, id],
      zeile: ({ schluessel: _schluessel, ...row }) => row,
    })
  }

  async function paarWith(db: Queryable, { organisationId }: Akteur, { id, art }: ProfilRow) {
    const [eigenes] = organisationId === null ? [] : await loadHaeuser(db, [organisationId])
    if (eigenes === undefined || !fitTogether(eigenes.art, art)) return null
    const pflege = eigenes.art === 'PFLEGEDIENST'
    return loadPartnerschaft(db, { pflegedienstId: pflege ? eigenes.id : id, partnerId: pflege ? id : eigenes.id })
  }

  /** An organisation that the person may know of: active, the own one, or one that the caller's organisation works or worked with. */
  async function sichtbares(akteur: Akteur, organisationId: string) {
    const db = onBehalfOf(ports.database, contextOf(akteur))
    const haus = await loadProfil(db, organisationId)
    if (haus === null) throw sharedErrors.refuse('nicht_gefunden')
    checkNachschlagen(akteur, haus.art)
    const paar = await paarWith(db, akteur, haus)
    const eigene = haus.id === akteur.organisationId
    if (haus.status !== 'AKTIV' && !eigene && paar === null && akteur.rolle !== 'ROLE_ADMIN') throw sharedErrors.refuse('nicht_gefunden')
    return { db, haus, paar, eigene }
  }

  return {
    list,

    alle: (akteur: Akteur, filter: VerzeichnisFilter) => allPages((cursor) => list(akteur, { ...filter, cursor, limit: 100 })),

    async read(akteur: Akteur, organisationId: string): Promise<OrganisationProfil> {
      const { db, haus, paar, eigene } = await sichtbares(akteur, organisationId)
      const { logoAm, ...angaben } = haus
      const abschnitte = await loadAbschnitte(db, haus.id, false)
      const zeigePersonen = paar?.status === 'AKTIV'
      return {
        ...angaben,
        logo: logoAm === null ? null : logoOf(haus.id, logoAm),
        abschnitte,
        praxen: await vertreterOf(db, abschnitte),
        eigene,
        partnerschaft: paar === null || akteur.organisationId === null ? null : partnerschaftFrom(paar, akteur.organisationId),
        personen: zeigePersonen ? await loadPersonenOfPartner(onBehalfOf(ports.database, systemContext), haus.id) : null,
      }
    },

    /** @throws nicht_gefunden also for an organisation without a logo */
    async readLogo(akteur: Akteur, organisationId: string): Promise<Response> {
      const { db, haus } = await sichtbares(akteur, organisationId)
      const bild = (await loadLogo(db, haus.id))?.logo ?? null
      if (bild === null) throw sharedErrors.refuse('nicht_gefunden')
      return new Response(new Uint8Array(bild), { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } })
    },
  }
}
