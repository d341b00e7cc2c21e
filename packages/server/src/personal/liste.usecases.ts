/** Lists of people, each line as far as it is the reader's to see. */
import { eigeneOrganisation, istVerwaltung } from '@dreiklang/domain/organisation/organisation.policy'
import type { PartnerZeile, PersonalFilter, PersonalZeile } from '@dreiklang/domain/personal/personal.contract'
import { darfSehen } from '@dreiklang/domain/personal/personal.policy'
import type { Akteur, OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { alleSeiten, cursorId, cursorText, liesCursor, seiteAus } from '../liste/seite.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type PartnerRow, type PersonalRow, ladeAlle, ladePartner, ladePersonal } from './liste.repository.ts'

const form = z.tuple([cursorText, cursorId])
/** Whose order is older is no partner any more, unless there is an arrangement. */
const gemeinsamTage = 180

interface Seite<Zeile> {
  zeilen: Zeile[]
  cursor: string | null
}

export function createListen(ports: Ports) {
  async function liste(
    akteur: Akteur,
    { cursor, limit, ...filter }: PersonalFilter & { cursor?: string | undefined; limit: number },
  ): Promise<Seite<PersonalZeile>> {
    const ab = liesCursor(cursor, { sortierung: filter.sortierung, form })
    const rows = await ladePersonal(imNamen(ports.database, kontextVon(akteur)), eigeneOrganisation(akteur), {
      filter,
      ab,
      limit: limit + 1,
      heute: berlinDatum(ports.clock.now().toISOString()),
      alsLeitung: istVerwaltung(akteur.rolle),
    })
    return seiteAus(rows, { limit, sortierung: filter.sortierung, schluessel: ({ platz, id }) => [platz, id], zeile: zeileVon })
  }

  return {
    liste,

    /** All lines of the filter, for a file; that they leave the organisation is logged first. */
    async *alle(akteur: Akteur, filter: PersonalFilter): AsyncGenerator<PersonalZeile[]> {
      const organisationId = eigeneOrganisation(akteur)
      await ports.database.transaction(kontextVon(akteur), (tx) =>
        protokolliere(tx, akteur, {
          aktion: 'personal.exportPersonal',
          art: 'AUSGEBEN',
          objektArt: 'ORGANISATION',
          objektId: organisationId,
        }),
      )
      yield* alleSeiten((cursor) => liste(akteur, { ...filter, cursor, limit: 100 }))
    },

    async partner(
      akteur: Akteur,
      {
        art,
        suche = null,
        cursor,
        limit,
      }: { art: OrganisationArt; suche?: string | null | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Seite<PartnerZeile>> {
      const seite = { art, suche, ab: liesCursor(cursor, { sortierung: 'name', form }), limit: limit + 1 }
      const seit = new Date(ports.clock.now().getTime() - gemeinsamTage * 86_400_000).toISOString()
      const plattform = akteur.rolle === 'ROLE_ADMIN'
      const rows = plattform
        ? await ladeAlle(imNamen(ports.database, systemKontext), seite)
        : await ladePartner(imNamen(ports.database, kontextVon(akteur)), seite, seit)
      return seiteAus(rows, {
        limit,
        sortierung: 'name',
        schluessel: ({ platz, id }) => [platz, id],
        zeile: (row) => partnerZeileVon(row, darfSehen(plattform ? 'PLATTFORM' : 'PARTNER', 'ZUGANG')),
      })
    },
  }
}

function zeileVon({ platz: _platz, ...zeile }: PersonalRow): PersonalZeile {
  return zeile
}

function partnerZeileVon(row: PartnerRow, mitZugang: boolean): PartnerZeile {
  const { id, name, beruf, funktion, telefon, organisationId, organisationName, organisationTelefon, rolle, aktiv, ausgeschieden } = row
  const geschlossen = ausgeschieden ? 'AUSGESCHIEDEN' : 'GESPERRT'
  return {
    id,
    name,
    beruf,
    funktion,
    telefon,
    organisation: { id: organisationId, name: organisationName, telefon: organisationTelefon },
    zugang: mitZugang && rolle !== null ? { rolle, stand: aktiv ? 'AKTIV' : geschlossen } : null,
  }
}
