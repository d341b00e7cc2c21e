import { ownOrganisation, isVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { PartnerListRow, PersonalFilter, PersonalListRow } from '@dreiklang/domain/personal/personal.contract'
import { maySee } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur, OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { allPages, cursorId, cursorText, readCursor, pageFrom } from '../liste/page.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type PartnerRow, type PersonalRow, loadAll, loadPartner, loadPersonal } from './liste.repository.ts'

const form = z.tuple([cursorText, cursorId])
/** Whose order is older is no partner any more, unless there is an arrangement. */
const gemeinsamDays = 180

interface Seite<Zeile> {
  zeilen: Zeile[]
  cursor: string | null
}

export function createLists(ports: Ports) {
  async function liste(
    akteur: Akteur,
    { cursor, limit, ...filter }: PersonalFilter & { cursor?: string | undefined; limit: number },
  ): Promise<Seite<PersonalListRow>> {
    const ab = readCursor(cursor, { sortierung: filter.sortierung, form })
    const rows = await loadPersonal(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur), {
      filter,
      ab,
      limit: limit + 1,
      heute: berlinDate(ports.clock.now().toISOString()),
      alsLeitung: isVerwaltung(akteur.rolle),
    })
    return pageFrom(rows, { limit, sortierung: filter.sortierung, schluessel: ({ platz, id }) => [platz, id], zeile: rowOf })
  }

  return {
    liste,

    /** That they leave the organisation is logged first. */
    async *alle(akteur: Akteur, filter: PersonalFilter): AsyncGenerator<PersonalListRow[]> {
      const organisationId = ownOrganisation(akteur)
      await ports.database.transaction(contextOf(akteur), (tx) =>
        audit(tx, akteur, {
          aktion: 'personal.exportPersonal',
          art: 'AUSGEBEN',
          objektArt: 'ORGANISATION',
          objektId: organisationId,
        }),
      )
      yield* allPages((cursor) => liste(akteur, { ...filter, cursor, limit: 100 }))
    },

    async partner(
      akteur: Akteur,
      {
        art,
        suche = null,
        cursor,
        limit,
      }: { art: OrganisationArt; suche?: string | null | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Seite<PartnerListRow>> {
      const seite = { art, suche, ab: readCursor(cursor, { sortierung: 'name', form }), limit: limit + 1 }
      const seit = new Date(ports.clock.now().getTime() - gemeinsamDays * 86_400_000).toISOString()
      const plattform = akteur.rolle === 'ROLE_ADMIN'
      const rows = plattform
        ? await loadAll(onBehalfOf(ports.database, systemContext), seite)
        : await loadPartner(onBehalfOf(ports.database, contextOf(akteur)), seite, seit)
      return pageFrom(rows, {
        limit,
        sortierung: 'name',
        schluessel: ({ platz, id }) => [platz, id],
        zeile: (row) => partnerListRowOf(row, maySee(plattform ? 'PLATTFORM' : 'PARTNER', 'ZUGANG')),
      })
    },
  }
}

function rowOf({ platz: _platz, ...row }: PersonalRow): PersonalListRow {
  return row
}

function partnerListRowOf(row: PartnerRow, withZugang: boolean): PartnerListRow {
  const { id, name, beruf, funktion, telefon, organisationId, organisationName, organisationTelefon, rolle, aktiv, ausgeschieden } = row
  const geschlossen = ausgeschieden ? 'AUSGESCHIEDEN' : 'GESPERRT'
  return {
    id,
    name,
    beruf,
    funktion,
    telefon,
    organisation: { id: organisationId, name: organisationName, telefon: organisationTelefon },
    zugang: withZugang && rolle !== null ? { rolle, stand: aktiv ? 'AKTIV' : geschlossen } : null,
  }
}
