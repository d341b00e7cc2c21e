import { type AnordnungAnswer, type AnordnungQuittung, anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import type { AnordnungContent } from '@dreiklang/domain/dokumentation/anordnung.document'
import { type AnordnungStand, type AnordnungAnlass, entscheidSperre } from '@dreiklang/domain/dokumentation/anordnung.policy'
import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationErrors } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { loadBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { besuchTrail, personOf } from '../hausbesuch/person.ts'
import { loadTaetige } from '../organisation/personen.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, takeStepOnce } from '../shared/idempotenz.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import {
  type AnordnungRow,
  decideAnordnung,
  insertAnordnung,
  anordnungExists,
  holdAnordnung,
  loadAnordnungen,
} from './anordnung.repository.ts'
import { createAnordnungSeal } from './seal.ts'

/** The room of messages is above this one and is passed in by server.ts. */
export type MeldeAnordnung = (
  tx: Queryable,
  meldung: { personId: string; anlass: AnordnungAnlass; werte: Readonly<Record<string, string>>; am: string },
) => Promise<void>

/**
 * After the action: that telling failed must not look as if the action had. The list and the menu show what waits.
 * In the name of the system, because they work in two organisations.
 */
function createAnordnungMeldung({ database, clock, log }: Pick<Ports, 'database' | 'clock' | 'log'>, report: MeldeAnordnung) {
  async function versuche(
    an: (tx: Queryable) => Promise<readonly string[]>,
    what: { anlass: AnordnungAnlass; nummer: string },
  ): Promise<void> {
    const { anlass, nummer } = what
    const am = clock.now().toISOString()
    try {
      await database.transaction(systemContext, async (tx) => {
        for (const personId of await an(tx)) await report(tx, { personId, anlass, werte: { nummer }, am })
      })
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'people were not told of an instruction')
    }
  }

  return {
    anAerzte: (praxisIds: readonly string[], nummer: string): Promise<void> =>
      versuche(async (tx) => (await loadTaetige(tx, praxisIds)).filter(({ istArzt }) => istArzt).map(({ personId }) => personId), {
        anlass: 'ANORDNUNG_OFFEN',
        nummer,
      }),
    anVerfasser: (personId: string, what: { anlass: AnordnungAnlass; nummer: string }): Promise<void> =>
      versuche(async () => [personId], what),
  }
}

const c = anordnungContract
const trailOf = ({ hausbesuchId: id, klientId }: AnordnungRow) => besuchTrail({ id, klientId })

export function createAnordnungen(ports: Ports, report: MeldeAnordnung) {
  const seal = createAnordnungSeal(ports)
  const meldung = createAnordnungMeldung(ports, report)
  const now = () => ports.clock.now().toISOString()

  async function decide(
    request: Pick<CalledBy<typeof c.reject>, 'akteur' | 'idempotenz' | 'params'>,
    { stand, version, grund }: { stand: Exclude<AnordnungStand, 'OFFEN'>; version: number; grund: string | null },
  ): Promise<JsonText<AnordnungQuittung>> {
    const { akteur, idempotenz, params } = request
    const { organisationId, name } = personOf(akteur)
    const id = params.anordnungId
    const gehalten: { row: AnordnungRow | null } = { row: null }
    const entschieden = () => dokumentationErrors.refuse('dokumentation.schon_entschieden')
    const answer = await takeStepOnce(ports, {
      akteur,
      idempotenz,
      load: async (tx) => {
        const row = await holdAnordnung(tx, organisationId, id)
        gehalten.row = row
        // Row-level security shows a decided one to nobody who would change it.
        if (row === null && (await anordnungExists(tx, organisationId, id))) throw entschieden()
        const gesperrt = row && entscheidSperre(akteur, row)
        if (gesperrt !== null) throw dokumentationErrors.refuse(gesperrt)
        return row
      },
      isCurrent: (row) => row.version === version,
      stale: entschieden,
      take: async (row, tx) => {
        const { klientId, hausbesuchId } = row
        const zu = await seal.seal(tx, { organisationId, klientId }, { id, grund })
        await decideAnordnung(tx, organisationId, { id, stand, ...zu, am: now(), name })
        const aktion = stand === 'GEGENGEZEICHNET' ? c.countersign.id : c.reject.id
        await audit(tx, akteur, { aktion, art: 'AENDERN', ...trailOf(row), felder: ['stand'] })
        await sendSignal(tx, { art: 'hausbesuch', id: hausbesuchId, an: [organisationId] })
        return { version: version + 1, stand }
      },
    })
    if (gehalten.row !== null) await reportEntscheid(gehalten.row, stand)
    return answer
  }

  async function reportEntscheid(row: AnordnungRow, stand: Exclude<AnordnungStand, 'OFFEN'>): Promise<void> {
    const [offene] = await seal.open([row])
    await meldung.anVerfasser(row.personId, { anlass: `ANORDNUNG_${stand}`, nummer: offene?.inhalt?.nummer ?? '' })
  }

  return {
    /** Inside the transaction that ends the visit. */
    async lege(tx: Queryable, akteur: Akteur, { besuch, blatt }: { besuch: Hausbesuch; blatt: Blatt }): Promise<void> {
      if (blatt.anordnungen.length === 0) return
      const { organisationId, personId, name: von } = personOf(akteur)
      const { id: hausbesuchId, klientId, nummer } = besuch
      const klient = (await loadBesuch(tx, organisationId, hausbesuchId))?.klient ?? null
      for (const { arzt, weg, am, wortlaut, praxisId } of blatt.anordnungen) {
        const id = ports.newId()
        const inhalt: AnordnungContent = {
          klient: klient && { vorname: klient.vorname, nachname: klient.nachname, geburtsdatum: klient.geburtsdatum },
          nummer,
          von,
          arzt,
          weg,
          am,
          wortlaut,
        }
        const zu = await seal.seal(tx, { organisationId, klientId }, { id, inhalt })
        await insertAnordnung(tx, organisationId, { id, hausbesuchId, praxisId, klientId, ...zu, personId, erstelltAm: now() })
        await sendSignal(tx, { art: 'hausbesuch', id: hausbesuchId, an: [praxisId] })
      }
    },

    async reportNew({ anordnungen }: Blatt, nummer: string): Promise<void> {
      if (anordnungen.length === 0) return
      await meldung.anAerzte([...new Set(anordnungen.map(({ praxisId }) => praxisId))], nummer)
    },

    async list({ akteur, query: { offen } }: CalledBy<typeof c.list>): Promise<{ anordnungen: AnordnungAnswer[] }> {
      const { organisationId } = personOf(akteur)
      const rows = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const loaded = await loadAnordnungen(tx, organisationId, offen)
        for (const row of loaded) await audit(tx, akteur, { aktion: c.list.id, art: 'LESEN', ...trailOf(row) })
        return loaded
      })
      const offene = await seal.open(rows)
      return {
        anordnungen: offene.map((row) => {
          const {
            id,
            version,
            stand,
            hausbesuchId,
            pflegedienst,
            praxis,
            inhalt,
            erstelltAm,
            entschiedenAm: am,
            entschiedenVon,
            grund,
          } = row
          const entschieden = am === null ? null : { am, name: entschiedenVon ?? '', grund }
          const moeglich = entscheidSperre(akteur, row) ?? true
          return { id, version, stand, hausbesuchId, pflegedienst, praxis, inhalt, erstelltAm, entschieden, moeglich }
        }),
      }
    },

    countersign: (request: CalledBy<typeof c.countersign>) =>
      decide(request, { stand: 'GEGENGEZEICHNET', version: request.body.version, grund: null }),
    reject: (request: CalledBy<typeof c.reject>) => decide(request, { stand: 'ABGELEHNT', ...request.body }),
  }
}
export type Anordnungen = ReturnType<typeof createAnordnungen>
