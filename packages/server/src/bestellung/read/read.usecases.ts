/** The domain's views decide what leaves; this only loads it. */
import { isUeberfaellig } from '@dreiklang/domain/bestellung/bedarf'
import type { ListFilter } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import { findLastVerordnungen } from '@dreiklang/domain/bestellung/lastVerordnung'
import { readingPlaceOf } from '@dreiklang/domain/bestellung/lesemarke'
import { possibleHandlungen } from '@dreiklang/domain/bestellung/listRow'
import { grundFor } from '@dreiklang/domain/bestellung/klientGrund'
import { type BestellungAnswer, type EreignisAnswer, type RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { type Instant, berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { allPages, cursorId, cursorTime, readCursor, pageFrom } from '../../liste/page.ts'
import type { Ports } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../../shared/context.ts'
import { onBehalfOf, onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { Language } from '../../shared/route.ts'
import { sendSignal } from '../../shared/signal.ts'
import { openCopy } from '../forwardedCopy.ts'
import { createKlientAbschriften } from '../klientAbschrift.ts'
import { createSeal } from '../seal.ts'
import { personOf, exportTrails, viewTrail } from '../who.ts'
import { type EreignisRow, type ListRow, cursorOf, loadEreignisse, loadPage, countAll, countOwn } from './liste.repository.ts'
import { viewWithFollowing } from './nachschub.repository.ts'
import { isHiddenFrom, tellArt, tellSpeaker } from './told.ts'
import { showBestellung, loadAbschrift, loadBestellung, loadEarlier, markRead } from './one.repository.ts'

const timeAndId = z.tuple([cursorTime, cursorId])
const cursorForm = {
  eilig: z.tuple([z.int32(), cursorTime, cursorId]),
  neueste: timeAndId,
  aelteste: timeAndId,
  bedarf: z.tuple([z.int32(), cursorId]),
}

function rowAnswer(row: ListRow, { person, now }: { person: Person; now: Instant }): RowAnswer {
  const { inhalt } = row
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
    // Lines of before do not say it.
    bedarfUhrzeit: inhalt.bedarfUhrzeit ?? null,
    teilweise: inhalt.teilweise,
    // Lines of before do not say it.
    art: inhalt.art ?? (row.klient_id === null ? 'EINRICHTUNG' : 'KLIENT'),
    klient: row.klient_id === null ? null : { id: row.klient_id, name: row.klient_name ?? '', geburtsdatum: row.klient_geburtsdatum ?? '' },
    gegenueber: { pflegedienst: row.pflegedienst_name, praxis: row.praxis_name, apotheke: row.apotheke_name },
    // Lines of before do not say it.
    positionen: inhalt.positionen.map((position) => ({ ...position, hkpBis: position.hkpBis ?? null })),
    rezeptOrte: inhalt.rezeptOrte,
    ueberlagerungen: isUeberfaellig(row.ueberfaellig_ab, now) ? [...inhalt.ueberlagerungen, 'UEBERFAELLIG'] : inhalt.ueberlagerungen,
    folgen: inhalt.folgen,
    moeglich: possibleHandlungen(
      inhalt.positionen.map(({ status }) => status),
      person,
    ),
  }
}

function toldTo(reader: Person, { art, angaben }: Pick<EreignisRow, 'art' | 'angaben'>): Pick<EreignisAnswer, 'art' | 'angaben'> {
  const { grund } = angaben
  return {
    art: tellArt(reader, art),
    angaben: typeof grund === 'string' ? { ...angaben, grund: grundFor(reader.seite, grund) } : angaben,
  }
}

function sprecher(row: EreignisRow, reader: Person): Pick<EreignisAnswer, 'person' | 'organisation' | 'angaben'> {
  const { bearbeiter: _bearbeiter, ...rest } = row.angaben
  return { ...tellSpeaker(reader, row), angaben: isHiddenFrom(reader, row) ? rest : row.angaben }
}

/** The platform stands on no side. */
const nobodysTurn = { wartetAufMich: null, wartetAufAndere: null, ueberfaellig: null }

export function createReading(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  const abschriften = createKlientAbschriften(ports)
  const clock = () => ports.clock.now().toISOString()
  const today = () => berlinDate(clock())
  const db = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  /** One page; the cursor is null on the last. */
  async function list(akteur: Akteur, { cursor, limit, ...filter }: ListFilter & { cursor?: string | undefined; limit: number }) {
    const person = personOf(akteur)
    const { sortierung } = filter
    const ab = readCursor(cursor, { sortierung, form: cursorForm[sortierung] })
    const now = clock()
    const rows = await loadPage(db(akteur), { organisationId: person.organisationId, filter, cursor: ab, limit: limit + 1, now })
    return pageFrom(rows, {
      limit,
      sortierung,
      schluessel: (row) => cursorOf(sortierung, row),
      zeile: (row) => rowAnswer(row, { person, now }),
    })
  }

  return {
    list,

    /** Each page is written down before it goes out. */
    async *alle(akteur: Akteur, filter: ListFilter): AsyncGenerator<RowAnswer[]> {
      for await (const rows of allPages((cursor) => list(akteur, { ...filter, cursor, limit: 500 }))) {
        await audit(db(akteur), akteur, exportTrails(rows))
        yield rows
      }
    },

    /** The order as the reader's side may see it; after a forwarding the copy that the side keeps. @throws nicht_gefunden */
    async read(akteur: Akteur, bestellungId: string, sprache: Language): Promise<BestellungAnswer> {
      const person = personOf(akteur)
      const { organisationId } = person
      const spur = viewTrail(akteur, 'bestellung.read', bestellungId)
      const now = clock()
      const shown = await showBestellung(db(akteur), { bestellungId, organisationId, heute: berlinDate(now), spur })
      if (shown !== null) {
        const loaded = await abschriften.open(shown)
        return geoeffnet(await viewWithFollowing(db(akteur), loaded, { person, now }), { ...loaded, id: bestellungId, sprache })
      }
      const abschrift = await loadAbschrift<unknown>(db(akteur), bestellungId, person.organisationId)
      if (abschrift === null) throw sharedErrors.refuse('nicht_gefunden')
      const kopie = await openCopy(abschrift.daten, (what) => geoeffnet(what, { id: bestellungId, sprache }))
      await audit(db(akteur), akteur, {
        aktion: 'bestellung.read',
        art: 'LESEN',
        objektArt: 'BESTELLUNG',
        objektId: bestellungId,
        klientId: kopie.klient?.id ?? null,
      })
      return { ...kopie, weitergeleitetAm: abschrift.am }
    },

    /** Products and names lie in the clear, so nothing is opened. @throws nicht_gefunden */
    async lastVerordnungen(akteur: Akteur, bestellungId: string) {
      const { organisationId } = personOf(akteur)
      const spur = viewTrail(akteur, 'bestellung.listLastVerordnungen', bestellungId)
      const loaded = await showBestellung(db(akteur), { bestellungId, organisationId, heute: today(), spur })
      if (loaded === null) throw sharedErrors.refuse('nicht_gefunden')
      const { bestellung } = loaded
      if (bestellung.klientId === null) return { verordnungen: [] }
      const wen = { bestellungId, klientId: bestellung.klientId, pflegedienstId: bestellung.pflegedienstId, organisationId }
      return { verordnungen: findLastVerordnungen(bestellung, await loadEarlier(db(akteur), wen), organisationId) }
    },

    async timeline(akteur: Akteur, bestellungId: string, sprache: Language): Promise<{ ereignisse: EreignisAnswer[] }> {
      const person = personOf(akteur)
      const rows = await loadEreignisse(db(akteur), {
        bestellungId,
        organisationId: person.organisationId,
        spur: viewTrail(akteur, 'bestellung.timeline', bestellungId),
      })
      if (rows.length === 0) throw sharedErrors.refuse('nicht_gefunden')
      await geoeffnet(rows, { id: bestellungId, sprache })
      return {
        ereignisse: rows.map((row) => ({
          ...sprecher({ ...row, ...toldTo(person, row) }, person),
          nr: row.seq,
          art: toldTo(person, row).art,
          zeile: row.zeile,
          version: row.version,
          positionId: row.position_id,
          am: row.am,
          seite: row.seite,
        })),
      }
    },

    async counters(akteur: Akteur) {
      if (akteur.rolle === 'ROLE_ADMIN') return { ...(await countAll(onBehalfOf(ports.database, systemContext))), ...nobodysTurn }
      return { ...(await countOwn(db(akteur), { ...personOf(akteur), now: clock() })), organisationen: null }
    },

    /**
     * No step with the order, so without version, event and key; saying it again changes nothing.
     * @throws nicht_gefunden, bestellung.rueckfrage_unbekannt for a thread that the side may not read
     */
    async mark(
      akteur: Akteur,
      { bestellungId, rueckfrageId, nachrichtId }: { bestellungId: string; rueckfrageId: string; nachrichtId: string },
    ): Promise<void> {
      const leser = personOf(akteur)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        const am = ports.clock.now().toISOString()
        const loaded = await loadBestellung(tx, { bestellungId, organisationId: leser.organisationId, heute: berlinDate(am) })
        if (loaded === null) throw sharedErrors.refuse('nicht_gefunden')
        const { nachrichtNr, organisationIds } = readingPlaceOf(loaded.bestellung, { rueckfrageId, nachrichtId, seite: leser.seite })
        const { organisationId, seite, personId } = leser
        const place = { bestellungId, rueckfrageId, id: nachrichtId, nr: nachrichtNr, sichtbarFuer: organisationIds }
        const neu = await markRead(tx, { ...place, organisationId, seite, personId, am })
        if (neu) await sendSignal(tx, { art: 'rueckfrage', id: bestellungId, an: organisationIds })
      })
    },
  }
}
