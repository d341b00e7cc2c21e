/** Reading orders: one, a page, the export, the timeline, counters. The domain's views decide what leaves; this only loads it. */
import type { ListenFilter } from '@dreiklang/domain/bestellung/bestellung.contract'
import { type BestellungAntwort, type EreignisAntwort, type ZeileAntwort, storedCopy } from '@dreiklang/domain/bestellung/sicht.contract'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import { sichtVon } from '@dreiklang/domain/bestellung/sicht'
import { moeglicheHandlungen } from '@dreiklang/domain/bestellung/zeile'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { z } from 'zod'
import { alleSeiten, cursorId, cursorZeit, liesCursor, seiteAus } from '../liste/seite.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { zeigeBestellung } from './bestellung.repository.ts'
import { type EreignisRow, type ZeilenRow, cursorVon, ladeEreignisse, ladeSeite, zaehleAlle, zaehleEigene } from './liste.repository.ts'
import { ladeAbschrift } from './abschrift.repository.ts'
import { personVon } from './person.ts'
import { ausgabeSpuren, blickSpur } from './spur.ts'
import { createVerschluss } from './verschluss.ts'

const zeitUndId = z.tuple([cursorZeit, cursorId])
const cursorForm = { neueste: zeitUndId, aelteste: zeitUndId, bedarf: z.tuple([z.int32(), cursorId]) }

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
  const { geoeffnet } = createVerschluss(ports)
  const heute = () => berlinDatum(ports.clock.now().toISOString())
  const db = (akteur: Akteur) => imNamen(ports.database, kontextVon(akteur))

  /** One page; the cursor is null on the last. */
  async function list(akteur: Akteur, { cursor, limit, ...filter }: ListenFilter & { cursor?: string | undefined; limit: number }) {
    const person = personVon(akteur)
    const { sortierung } = filter
    const ab = liesCursor(cursor, { sortierung, form: cursorForm[sortierung] })
    const rows = await ladeSeite(db(akteur), { organisationId: person.organisationId, filter, cursor: ab, limit: limit + 1 })
    const am = heute()
    return seiteAus(rows, {
      limit,
      sortierung,
      schluessel: (row) => cursorVon(sortierung, row),
      zeile: (row) => zeileAntwort(row, { person, heute: am }),
    })
  }

  return {
    list,

    /** All pages of a filter, one after the other; each is written down before it goes out. */
    async *alle(akteur: Akteur, filter: ListenFilter): AsyncGenerator<ZeileAntwort[]> {
      for await (const zeilen of alleSeiten((cursor) => list(akteur, { ...filter, cursor, limit: 500 }))) {
        await protokolliere(db(akteur), akteur, ausgabeSpuren(zeilen))
        yield zeilen
      }
    },

    /** The order as the reader's side may see it; after a forwarding the copy that the side keeps. @throws nicht_gefunden */
    async read(akteur: Akteur, bestellungId: string, sprache: Sprache): Promise<BestellungAntwort> {
      const person = personVon(akteur)
      const { organisationId } = person
      const spur = blickSpur(akteur, 'bestellung.read', bestellungId)
      const am = heute()
      const geladen = await zeigeBestellung(db(akteur), { bestellungId, organisationId, heute: am, spur })
      if (geladen !== null) {
        const { schluessel } = geladen
        return geoeffnet(sichtVon(geladen.bestellung, { ...geladen, person, heute: am }), { id: bestellungId, sprache, schluessel })
      }
      const abschrift = await ladeAbschrift<unknown>(db(akteur), bestellungId, person.organisationId)
      if (abschrift === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const kopie = storedCopy.parse(await geoeffnet(abschrift.daten, { id: bestellungId, sprache }))
      await protokolliere(db(akteur), akteur, {
        aktion: 'bestellung.read',
        art: 'LESEN',
        objektArt: 'BESTELLUNG',
        objektId: bestellungId,
        klientId: kopie.klient?.id ?? null,
      })
      return { ...kopie, weitergeleitetAm: abschrift.am }
    },

    async timeline(akteur: Akteur, bestellungId: string, sprache: Sprache): Promise<{ ereignisse: EreignisAntwort[] }> {
      const person = personVon(akteur)
      const rows = await ladeEreignisse(db(akteur), {
        bestellungId,
        organisationId: person.organisationId,
        spur: blickSpur(akteur, 'bestellung.timeline', bestellungId),
      })
      if (rows.length === 0) throw sharedFehler.ablehnen('nicht_gefunden')
      await geoeffnet(rows, { id: bestellungId, sprache })
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
