/** Reading visits: one, a page, the timeline, and what may be begun. What leaves is decided by the domain's views. */
import { type Hausbesuch, readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { besuchTypen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { BesuchFilter } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { frageSperre, planSperre, plantFuerAlle } from '@dreiklang/domain/hausbesuch/hausbesuch.policy'
import { sichtVon, zeileVon } from '@dreiklang/domain/hausbesuch/sicht'
import type { EreignisAntwort, HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { cursorId, cursorZeit, liesCursor, seiteAus } from '../liste/seite.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Sprache } from '../shared/route.ts'
import { ladeBesuch, ladeVerlauf } from './hausbesuch.repository.ts'
import { ladeSeite } from './liste.repository.ts'
import { ladeMitbesuche } from './mitbesuch.repository.ts'
import { personVon } from './person.ts'
import { createBesuchVerschluss } from './verschluss.ts'
import { ladeEinteilbare } from './umstaende.repository.ts'

/** Each look at one visit leaves a trace. */
const blick = (aktion: string, { id, klientId }: Pick<Hausbesuch, 'id' | 'klientId'>) =>
  ({ aktion, art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: id, klientId }) as const

export function createLesen(ports: Ports) {
  const { geoeffnet } = createBesuchVerschluss(ports)
  const jetzt = () => ports.clock.now().toISOString()

  return {
    async list(akteur: Akteur, { cursor, limit, ...filter }: BesuchFilter & { cursor?: string | undefined; limit: number }) {
      const person = personVon(akteur)
      const { sortierung } = filter
      const ab = liesCursor(cursor, { sortierung, form: z.tuple([cursorZeit, cursorId]) })
      const { organisationId, seite, personId } = person
      const db = imNamen(ports.database, kontextVon(akteur))
      const rows = await ladeSeite(db, organisationId, { seite, personId, filter, ab, limit: limit + 1 })
      const am = jetzt()
      return seiteAus(rows, {
        limit,
        sortierung,
        schluessel: (row) => [row.platz, row.id],
        zeile: (row) => zeileVon(readHausbesuch(row), { namen: row, person, jetzt: am }),
      })
    },

    /** @throws nicht_gefunden, also for a visit of others */
    async read(akteur: Akteur, hausbesuchId: string, sprache: Sprache): Promise<HausbesuchAntwort> {
      const person = personVon(akteur)
      const sicht = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const row = await ladeBesuch(tx, person.organisationId, hausbesuchId)
        if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, blick('hausbesuch.read', readHausbesuch(row)))
        return sichtVon(readHausbesuch(row), { namen: row, person, jetzt: jetzt() })
      })
      return geoeffnet(sicht, { id: hausbesuchId, sprache })
    },

    async timeline(akteur: Akteur, hausbesuchId: string, sprache: Sprache): Promise<{ ereignisse: EreignisAntwort[] }> {
      const { organisationId } = personVon(akteur)
      const ereignisse = await ports.database.transaction(kontextVon(akteur), async (tx) => {
        const row = await ladeBesuch(tx, organisationId, hausbesuchId)
        if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
        await protokolliere(tx, akteur, blick('hausbesuch.timeline', readHausbesuch(row)))
        return ladeVerlauf(tx, organisationId, hausbesuchId)
      })
      return { ereignisse: await geoeffnet(ereignisse, { id: hausbesuchId, sprache }) }
    },

    /** @throws nicht_gefunden */
    async mitbesuche(akteur: Akteur, hausbesuchId: string) {
      const { organisationId } = personVon(akteur)
      return ports.database.transaction(kontextVon(akteur), async (tx) => {
        const row = await ladeMitbesuche(tx, organisationId, hausbesuchId)
        if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
        const { klientId, ...antwort } = row
        await protokolliere(tx, akteur, blick('hausbesuch.mitbesuche', { id: hausbesuchId, klientId }))
        return antwort
      })
    },

    async choices(akteur: Akteur) {
      const person = personVon(akteur)
      const ich = { id: person.personId, name: person.name }
      const db = imNamen(ports.database, kontextVon(akteur))
      return {
        typen: besuchTypen
          .map((typ) => ({ typ, fragen: frageSperre(typ, person) === null, planen: planSperre(typ, person, [person.personId]) === null }))
          .filter(({ fragen, planen }) => fragen || planen),
        personen: plantFuerAlle(person) ? await ladeEinteilbare(db, person.organisationId) : [ich],
      }
    },
  }
}
