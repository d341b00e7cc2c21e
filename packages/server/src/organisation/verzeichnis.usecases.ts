/** The directory for those who look up, and what they are shown of one organisation. */
import type { OrganisationProfil, VerzeichnisFilter, VerzeichnisZeile } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { logoVon } from '@dreiklang/domain/organisation/logo.contract'
import { pruefeNachschlagen } from '@dreiklang/domain/organisation/organisation.policy'
import { passenZusammen } from '@dreiklang/domain/organisation/partnerschaft'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { alleSeiten, cursorId, cursorText, liesCursor, seiteAus } from '../liste/seite.ts'
import type { Ports, Queryable } from '../ports.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeAbschnitte, ladeLogo } from './abschnitte.repository.ts'
import { ladeHaeuser, ladePartnerschaft } from './partnerschaft.repository.ts'
import { partnerschaftAus } from './partnerschaft.usecases.ts'
import { vertreterVon } from './profil.usecases.ts'
import { type ProfilRow, ladePersonenDesPartners, ladeProfil, ladeVerzeichnis } from './verzeichnis.repository.ts'

interface Seite {
  zeilen: VerzeichnisZeile[]
  cursor: string | null
}

export function createVerzeichnis(ports: Ports) {
  async function list(
    akteur: Akteur,
    { cursor, limit, status, ...filter }: VerzeichnisFilter & { cursor?: string | undefined; limit: number },
  ): Promise<Seite> {
    pruefeNachschlagen(akteur, filter.art)
    const sortierung = `verzeichnis.${filter.art}`
    const rows = await ladeVerzeichnis(imNamen(ports.database, kontextVon(akteur)), {
      ...filter,
      eigene: akteur.organisationId,
      status: akteur.rolle === 'ROLE_ADMIN' ? (status ?? null) : 'AKTIV',
      jetzt: ports.clock.now().toISOString(),
      ab: liesCursor(cursor, { sortierung, form: z.tuple([cursorText, cursorId]) }),
      limit: limit + 1,
    })
    return seiteAus(rows, {
      limit,
      sortierung,
      schluessel: ({ schluessel, id }) => [schluessel, id],
      zeile: ({ schluessel: _schluessel, ...zeile }) => zeile,
    })
  }

  async function paarMit(db: Queryable, { organisationId }: Akteur, { id, art }: ProfilRow) {
    const [eigenes] = organisationId === null ? [] : await ladeHaeuser(db, [organisationId])
    if (eigenes === undefined || !passenZusammen(eigenes.art, art)) return null
    const pflege = eigenes.art === 'PFLEGEDIENST'
    return ladePartnerschaft(db, { pflegedienstId: pflege ? eigenes.id : id, partnerId: pflege ? id : eigenes.id })
  }

  /** An organisation that the person may know of: active, the own one, or one that the caller's organisation works or worked with. */
  async function sichtbares(akteur: Akteur, organisationId: string) {
    const db = imNamen(ports.database, kontextVon(akteur))
    const haus = await ladeProfil(db, organisationId)
    if (haus === null) throw sharedFehler.ablehnen('nicht_gefunden')
    pruefeNachschlagen(akteur, haus.art)
    const paar = await paarMit(db, akteur, haus)
    const eigene = haus.id === akteur.organisationId
    if (haus.status !== 'AKTIV' && !eigene && paar === null && akteur.rolle !== 'ROLE_ADMIN') throw sharedFehler.ablehnen('nicht_gefunden')
    return { db, haus, paar, eigene }
  }

  return {
    list,

    /** All pages, for a file. */
    alle: (akteur: Akteur, filter: VerzeichnisFilter) => alleSeiten((cursor) => list(akteur, { ...filter, cursor, limit: 100 })),

    async read(akteur: Akteur, organisationId: string): Promise<OrganisationProfil> {
      const { db, haus, paar, eigene } = await sichtbares(akteur, organisationId)
      const { logoAm, ...angaben } = haus
      const abschnitte = await ladeAbschnitte(db, haus.id, false)
      const zeigePersonen = paar?.status === 'AKTIV'
      return {
        ...angaben,
        logo: logoAm === null ? null : logoVon(haus.id, logoAm),
        abschnitte,
        praxen: await vertreterVon(db, abschnitte),
        eigene,
        partnerschaft: paar === null || akteur.organisationId === null ? null : partnerschaftAus(paar, akteur.organisationId),
        personen: zeigePersonen ? await ladePersonenDesPartners(imNamen(ports.database, systemKontext), haus.id) : null,
      }
    },

    /** @throws nicht_gefunden also for an organisation without a logo */
    async readLogo(akteur: Akteur, organisationId: string): Promise<Response> {
      const { db, haus } = await sichtbares(akteur, organisationId)
      const bild = (await ladeLogo(db, haus.id))?.logo ?? null
      if (bild === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return new Response(new Uint8Array(bild), { headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' } })
    },
  }
}
