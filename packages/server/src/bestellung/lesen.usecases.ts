/** Reading orders: one, a page, the export, the timeline, counters. What leaves is decided by the domain's views, here only fetched. */
import type { ListenFilter } from '@dreiklang/domain/bestellung/bestellung.contract'
import {
  type BestellungAntwort,
  type EreignisAntwort,
  type ZeileAntwort,
  bestellungAntwort,
} from '@dreiklang/domain/bestellung/sicht.contract'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import { sichtVon } from '@dreiklang/domain/bestellung/sicht'
import { moeglicheHandlungen } from '@dreiklang/domain/bestellung/zeile'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum, istDatum } from '@dreiklang/domain/shared/zeit'
import type { Ports } from '../ports.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeBestellung } from './bestellung.repository.ts'
import {
  type EreignisRow,
  type ListenCursor,
  type ZeilenRow,
  cursorVon,
  ladeEreignisse,
  ladeSeite,
  zaehleAlle,
  zaehleEigene,
} from './liste.repository.ts'
import { ladeAbschrift } from './abschrift.repository.ts'
import { personVon } from './person.ts'

const cursorText = ({ schluessel, id }: ListenCursor): string => `${schluessel}_${id}`

const cursorForm = /^((\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z)?)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** @throws eingabe.ungueltig for a cursor that we did not give out */
function liesCursor(text: string | undefined): ListenCursor | null {
  if (text === undefined) return null
  const [, schluessel = '', tag = '', id = ''] = cursorForm.exec(text) ?? []
  // The database has no year 0.
  if (!istDatum(tag) || tag < '0001' || Number.isNaN(Date.parse(schluessel))) {
    throw sharedFehler.ablehnen('eingabe.ungueltig', { felder: [{ path: 'cursor', code: 'typ', message: 'typ' }] })
  }
  return { schluessel, id }
}

function zeileAntwort(row: ZeilenRow, { person, heute }: { person: Person; heute: string }): ZeileAntwort {
  const { inhalt } = row
  const laeuft = row.offen && row.status !== 'ENTWURF' && row.status !== 'GELIEFERT'
  return {
    id: row.bestellung_id,
    nummer: row.nummer,
    version: row.version,
    status: row.status,
    wartetAuf: row.wartet_auf,
    prioritaet: row.prioritaet,
    bedarfBis: row.bedarf_bis,
    erstelltAm: row.created_at,
    gesendetAm: inhalt.gesendetAm,
    teilweise: inhalt.teilweise,
    klient: row.klient_id === null ? null : { id: row.klient_id, name: row.klient_name ?? '', geburtsdatum: row.klient_geburtsdatum ?? '' },
    gegenueber: { pflegedienst: row.pflegedienst_name, praxis: row.praxis_name, apotheke: row.apotheke_name },
    positionen: inhalt.positionen,
    rezeptOrte: inhalt.rezeptOrte,
    ueberlagerungen: laeuft && row.bedarf_bis < heute ? [...inhalt.ueberlagerungen, 'UEBERFAELLIG'] : inhalt.ueberlagerungen,
    moeglich: moeglicheHandlungen(
      inhalt.positionen.map(({ status }) => status),
      person,
    ),
  }
}

/** The practice is not to know which pharmacy the Klient chose (§ 31 Abs. 1 SGB V): neither by its name nor by the names of its people. */
function sprecher(
  { seite, person_name, organisation, angaben }: EreignisRow,
  leser: Person,
): Pick<EreignisAntwort, 'person' | 'organisation' | 'angaben'> {
  if (leser.seite !== 'ARZT' || seite !== 'APOTHEKE') return { person: person_name, organisation, angaben }
  const { bearbeiter: _bearbeiter, ...rest } = angaben
  return { person: null, organisation: null, angaben: rest }
}

export function createLesen(ports: Ports) {
  const heute = () => berlinDatum(ports.clock.now().toISOString())
  const db = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  async function seite(akteur: Akteur, { filter, cursor, limit }: { filter: ListenFilter; cursor: ListenCursor | null; limit: number }) {
    const person = personVon(akteur)
    const rows = await ladeSeite(db(akteur), { organisationId: person.organisationId, filter, cursor, limit: limit + 1 })
    const letzte = rows.length > limit ? rows[limit - 1] : undefined
    const am = heute()
    return {
      zeilen: rows.slice(0, limit).map((row) => zeileAntwort(row, { person, heute: am })),
      cursor: letzte === undefined ? null : cursorText(cursorVon(filter.sortierung, letzte)),
    }
  }

  return {
    /** One page; the cursor is null on the last. */
    list: (akteur: Akteur, { cursor, limit, ...filter }: ListenFilter & { cursor?: string | undefined; limit: number }) =>
      seite(akteur, { filter, cursor: liesCursor(cursor), limit }),

    /** All pages of a filter, one after the other. */
    async *alle(akteur: Akteur, filter: ListenFilter): AsyncGenerator<ZeileAntwort[]> {
      for (let cursor: string | null = null, erste = true; erste || cursor !== null; erste = false) {
        const ergebnis: { zeilen: ZeileAntwort[]; cursor: string | null } = await seite(akteur, {
          filter,
          cursor: liesCursor(cursor ?? undefined),
          limit: 500,
        })
        cursor = ergebnis.cursor
        yield ergebnis.zeilen
      }
    },

    /** The order as the reader's side may see it; after a forwarding the copy that the side keeps. @throws nicht_gefunden */
    async read(akteur: Akteur, bestellungId: string): Promise<BestellungAntwort> {
      const person = personVon(akteur)
      const geladen = await ladeBestellung(db(akteur), bestellungId, person.organisationId)
      if (geladen !== null) return sichtVon(geladen.bestellung, { ...geladen, person, heute: heute() })
      const abschrift = await ladeAbschrift<unknown>(db(akteur), bestellungId, person.organisationId)
      if (abschrift === null) throw sharedFehler.ablehnen('nicht_gefunden')
      return { ...bestellungAntwort.parse(abschrift.daten), weitergeleitetAm: abschrift.am }
    },

    async timeline(akteur: Akteur, bestellungId: string): Promise<{ ereignisse: EreignisAntwort[] }> {
      const person = personVon(akteur)
      const rows = await ladeEreignisse(db(akteur), bestellungId, person.organisationId)
      if (rows.length === 0) throw sharedFehler.ablehnen('nicht_gefunden')
      return {
        ereignisse: rows.map((row) => ({
          ...sprecher(row, person),
          nr: row.seq,
          art: row.art,
          zeile: row.zeile,
          version: row.version,
          positionId: row.position_id,
          am: row.am,
          seite: row.seite,
        })),
      }
    },

    async counters(akteur: Akteur) {
      if (akteur.rolle === 'ROLE_ADMIN') return { ...(await zaehleAlle(imNamen(ports.database, systemKontext))), wartetAufMich: null }
      const person = personVon(akteur)
      return { ...(await zaehleEigene(db(akteur), person.organisationId, person.seite)), organisationen: null }
    },
  }
}
