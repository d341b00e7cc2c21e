import type { VerlaufEntry, verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import type { FieldChange } from '@dreiklang/domain/shared/changedFields'
import type { z } from 'zod'
import type { Ports, Queryable } from '../ports.ts'
import { createChangeTrail } from '../protokoll/aenderung.ts'
import type { CalledBy } from '../shared/route.ts'
import { createGruende } from './gruende.ts'
import { read } from './read.ts'
import { type VerlaufFrage, loadPraxisNames, loadVerlauf } from './verlauf.repository.ts'

type Contract = typeof verlaufContract

const cursorOf = ({ am, id }: VerlaufEntry): string => `${am}_${id}`

function stelle(cursor: string): Pick<VerlaufEntry, 'am' | 'id'> {
  const [am = '', id = ''] = cursor.split('_')
  return { am, id }
}

const pageLength = 1000

/** Of a change in the record the id is the number of its row in the audit trail. */
const trailNrOf = ({ art, id }: VerlaufEntry): number | null => (art === 'AKTE' ? Number(id.slice(1)) : null)

const hasPraxis = (value: unknown): value is { praxisId: string } =>
  typeof value === 'object' && value !== null && 'praxisId' in value && typeof value.praxisId === 'string'

/** The record names practices by their ids. */
function praxisIdsIn(changes: readonly FieldChange[]): string[] {
  return changes.flatMap(({ feld, vorher, nachher }) => {
    if (feld === 'hausarztId') return [vorher, nachher].filter((id) => typeof id === 'string')
    if (feld !== 'fachaerzte') return []
    return [vorher, nachher].flatMap((list) => (Array.isArray(list) ? list.filter(hasPraxis).map(({ praxisId }) => praxisId) : []))
  })
}

/** The line of time with what was changed in the record, and the reasons for which documents went. */
export function createVerlaufReading(ports: Ports) {
  const reasons = createGruende(ports)
  const trail = createChangeTrail(ports)

  async function withChanges(tx: Queryable, whose: { organisationId: string; klientId: string }, entries: readonly VerlaufEntry[]) {
    const nrs = entries.flatMap((entry) => trailNrOf(entry) ?? [])
    const changesOf = await trail.load(tx, whose, nrs)
    const praxen = await loadPraxisNames(tx, [...new Set([...changesOf.values()].flatMap(praxisIdsIn))])
    return entries.map((entry) => {
      const aenderungen = changesOf.get(trailNrOf(entry) ?? -1)
      if (aenderungen === undefined) return entry
      const named = new Set(praxisIdsIn(aenderungen))
      return { ...entry, angaben: { ...entry.angaben, aenderungen, praxen: praxen.filter(({ id }) => named.has(id)) } }
    })
  }

  async function page(tx: Queryable, organisationId: string, frage: VerlaufFrage): Promise<VerlaufEntry[]> {
    const { klientId } = frage
    const entries = await withChanges(tx, { organisationId, klientId }, await loadVerlauf(tx, organisationId, frage))
    const sealed = entries.flatMap(({ id, art, objektId, angaben: { grund } }) =>
      art === 'DOKUMENT' && typeof grund === 'string'
        ? [{ id, platz: { tabelle: 'klient_dokument', zeileId: objektId, siegel: grund } as const }]
        : [],
    )
    const texte = await reasons.openAll(
      tx,
      { organisationId, klientId },
      sealed.map(({ platz }) => platz),
    )
    const grundOf = new Map(sealed.map(({ id }, i) => [id, texte[i]]))
    return entries.map((entry) => {
      const grund = grundOf.get(entry.id)
      return grund === undefined ? entry : { ...entry, angaben: { ...entry.angaben, grund } }
    })
  }

  return {
    page,

    async whole(tx: Queryable, { organisationId, klientId }: { organisationId: string; klientId: string }): Promise<VerlaufEntry[]> {
      const all: VerlaufEntry[] = []
      for (;;) {
        const nach = all.at(-1) ?? null
        const seite = await page(tx, organisationId, { klientId, art: null, nach, hoechstens: pageLength })
        all.push(...seite)
        if (seite.length < pageLength) return all
      }
    },
  }
}

export function createVerlauf(ports: Ports) {
  const { page } = createVerlaufReading(ports)
  return {
    liste: ({
      akteur,
      params: { klientId },
      query,
    }: CalledBy<Contract['listVerlauf']>): Promise<z.output<Contract['listVerlauf']['answer']>> =>
      read(ports, { akteur, klientId, aktion: 'klient.listVerlauf' }, async (tx, organisationId) => {
        const { art = null, cursor, limit } = query
        const nach = cursor === undefined ? null : stelle(cursor)
        const found = await page(tx, organisationId, { klientId, art, nach, hoechstens: limit + 1 })
        const eintraege = found.slice(0, limit)
        const letzter = eintraege.at(-1)
        return { eintraege, cursor: found.length > limit && letzter !== undefined ? cursorOf(letzter) : null }
      }),
  }
}
