import { besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { BesuchFilter } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { frageSperre, planSperre, plansForAll } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { viewOf, rowOf } from '@dreiklang/domain/hausbesuch/view'
import type { EreignisAnswer, HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { cursorId, cursorTime, readCursor, pageFrom } from '../liste/page.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { loadEinteilbare } from './context.repository.ts'
import { type BesuchRow, loadBesuch, loadVerlauf } from './hausbesuch.repository.ts'
import { loadPage, loadMitbesuche } from './liste.repository.ts'
import { besuchTrail, personOf } from './person.ts'
import { createBesuchSeal } from './seal.ts'

/** A visit in which the caller's organisation takes part. @throws nicht_gefunden, also for a visit of others */
export async function loadOwnBesuch(db: Queryable, akteur: Akteur, id: string): Promise<{ row: BesuchRow; besuch: Hausbesuch }> {
  const row = await loadBesuch(db, personOf(akteur).organisationId, id)
  if (row === null) throw sharedErrors.refuse('nicht_gefunden')
  return { row, besuch: readHausbesuch(row) }
}

/** The same, and that it was looked at is written down. */
export async function showBesuch(tx: Queryable, akteur: Akteur, { id, aktion }: { id: string; aktion: string }) {
  const loaded = await loadOwnBesuch(tx, akteur, id)
  await audit(tx, akteur, { aktion, art: 'LESEN', ...besuchTrail(loaded.besuch) })
  return loaded
}

export function createReading(ports: Ports) {
  const { geoeffnet } = createBesuchSeal(ports)
  const now = () => ports.clock.now().toISOString()

  return {
    async list(akteur: Akteur, { cursor, limit, ...filter }: BesuchFilter & { cursor?: string | undefined; limit: number }) {
      const person = personOf(akteur)
      const { sortierung } = filter
      const ab = readCursor(cursor, { sortierung, form: z.tuple([cursorTime, cursorId]) })
      const { organisationId, seite, personId } = person
      const db = onBehalfOfPerson(ports.database, akteur)
      const rows = await loadPage(db, organisationId, { seite, personId, filter, ab, limit: limit + 1 })
      const am = now()
      return pageFrom(rows, {
        limit,
        sortierung,
        schluessel: (row) => [row.platz, row.id],
        zeile: (row) => rowOf(readHausbesuch(row), { namen: row, person, now: am }),
      })
    },

    /** @throws nicht_gefunden, also for a visit of others */
    async read(akteur: Akteur, hausbesuchId: string, sprache: Language): Promise<HausbesuchAnswer> {
      const person = personOf(akteur)
      const sicht = await ports.database.transaction(contextOf(akteur), async (tx) => {
        const { row, besuch } = await showBesuch(tx, akteur, { id: hausbesuchId, aktion: 'hausbesuch.read' })
        return viewOf(besuch, { namen: row, person, now: now() })
      })
      return geoeffnet(sicht, { id: hausbesuchId, sprache })
    },

    async timeline(akteur: Akteur, hausbesuchId: string, sprache: Language): Promise<{ ereignisse: EreignisAnswer[] }> {
      const { organisationId } = personOf(akteur)
      const ereignisse = await ports.database.transaction(contextOf(akteur), async (tx) => {
        await showBesuch(tx, akteur, { id: hausbesuchId, aktion: 'hausbesuch.timeline' })
        return loadVerlauf(tx, organisationId, hausbesuchId)
      })
      return { ereignisse: await geoeffnet(ereignisse, { id: hausbesuchId, sprache }) }
    },

    /** @throws nicht_gefunden */
    async mitbesuche(akteur: Akteur, hausbesuchId: string) {
      const { organisationId } = personOf(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const row = await loadMitbesuche(tx, organisationId, hausbesuchId)
        if (row === null) throw sharedErrors.refuse('nicht_gefunden')
        const { klientId, ...answer } = row
        await audit(tx, akteur, { aktion: 'hausbesuch.mitbesuche', art: 'LESEN', ...besuchTrail({ id: hausbesuchId, klientId }) })
        return answer
      })
    },

    async choices(akteur: Akteur) {
      const person = personOf(akteur)
      const me = { id: person.personId, name: person.name }
      const db = onBehalfOfPerson(ports.database, akteur)
      return {
        typen: besuchTypen
          .map((typ) => ({ typ, fragen: frageSperre(typ, person) === null, planen: planSperre(typ, person, [person.personId]) === null }))
          .filter(({ fragen, planen }) => fragen || planen),
        personen: plansForAll(person) ? await loadEinteilbare(db, person.organisationId) : [me],
      }
    },
  }
}
