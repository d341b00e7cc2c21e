import { type ImportKlient, klientImportContract } from '@dreiklang/domain/klient/import.contract'
import { missingAngaben } from '@dreiklang/domain/klient/klient.decider'
import { listErrors } from '@dreiklang/domain/liste/liste.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { z } from 'zod'
import { readTable } from '../liste/table.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { readBytes } from '../shared/input.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createTresor } from '../tresor/tresor.ts'
import { sealAllergien } from './allergien.ts'
import { insertImport, takeBackImport, searchExisting, writeAllergien } from './import.repository.ts'

type Contract = typeof klientImportContract
type Antwort<Name extends keyof Contract> = z.output<Contract[Name]['answer']>

const maxRows = 5000
const trail = (aktion: string, id: string) => ({ aktion, art: 'AENDERN', objektArt: 'KLIENT', objektId: id, klientId: id }) as const

export function createKlientImport(ports: Ports) {
  const tresor = createTresor(ports)
  const now = () => ports.clock.now().toISOString()

  /** A line that its sender has not checked is named like one whose number is taken. */
  const codeOf = (klient: ImportKlient): string | null =>
    missingAngaben({ ...klient, hausarztId: null, status: 'AKTIV' }, berlinDate(now())).length > 0 ? 'klient.unvollstaendig' : null

  /** Only of those that are in by now: no key is made for a line that was left out. */
  async function sealAll(tx: Queryable, organisationId: string, rows: readonly (Pick<ImportKlient, 'allergien'> & { id: string })[]) {
    const sealed = []
    for (const { id, allergien } of rows)
      if (allergien !== null) sealed.push({ id, siegel: await sealAllergien(tresor, tx, { organisationId, klientId: id, allergien }) })
    await writeAllergien(tx, organisationId, sealed)
  }

  return {
    async readStore({ request }: CalledBy<Contract['read']>): Promise<Antwort<'read'>> {
      const bytes = await readBytes(request, klientImportContract.read.upload?.mostBytes ?? 0)
      if (bytes === null) throw listErrors.refuse('liste.tabelle_zu_gross')
      const [kopf = [], ...zeilen] = await readTable(Uint8Array.from(bytes))
      if (zeilen.length > maxRows) throw listErrors.refuse('liste.tabelle_zu_gross')
      return { kopf, zeilen }
    },

    async check({ akteur, body }: CalledBy<Contract['check']>): Promise<Antwort<'check'>> {
      const db = onBehalfOf(ports.database, contextOf(akteur))
      return { vorhanden: await searchExisting(db, ownOrganisation(akteur), body.klienten) }
    },

    admit: ({ akteur, body, idempotenz }: CalledBy<Contract['run']>): Promise<JsonText<Antwort<'run'>>> =>
      once(ports, { akteur, idempotenz }, async (tx) => {
        const rows = body.klienten.map((klient) => ({ ...klient, id: ports.newId(), code: codeOf(klient) }))
        const organisationId = ownOrganisation(akteur)
        const gute = rows.filter(({ code }) => code === null)
        const klienten = gute.map(({ code: _code, allergien: _sealed, ...klient }) => klient)
        const da = await insertImport(tx, organisationId, { klienten, importId: body.importId, am: now() })
        await sealAll(
          tx,
          organisationId,
          gute.filter(({ id }) => da.has(id)),
        )
        await audit(
          tx,
          akteur,
          [...da].map((id) => trail('klient.import', id)),
        )
        const ergebnisse = rows.map(({ id, code }, nr) =>
          da.has(id) ? { nr, id, code: null } : { nr, id: null, code: code ?? 'klient.kvnr_vergeben' },
        )
        return { ergebnisse }
      }),

    nimmZurueck: ({ akteur, params: { importId } }: CalledBy<Contract['undo']>): Promise<Antwort<'undo'>> =>
      ports.database.transaction(contextOf(akteur), async (tx) => {
        const all = await takeBackImport(tx, ownOrganisation(akteur), importId)
        if (all.length === 0) throw sharedErrors.refuse('nicht_gefunden')
        const entfernte = all.filter(({ entfernt }) => entfernt)
        await audit(
          tx,
          akteur,
          entfernte.map(({ id }) => trail('klient.undoImport', id)),
        )
        return { entfernt: entfernte.length, behalten: all.length - entfernte.length }
      }),
  }
}
