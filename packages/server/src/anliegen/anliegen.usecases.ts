/** Another organisation's request is answered as not found. */
import { isOpen, possibleSteps, numberOf } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenAkte, AnliegenContent, AnliegenListRow, anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { anliegenErrors } from '@dreiklang/domain/anliegen/anliegen.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { z } from 'zod'
import { loadKlient } from '../klient/klient.repository.ts'
import { cursorId, cursorTime, readCursor, pageFrom } from '../liste/page.ts'
import { type Ports, type Queryable, ConstraintViolation } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, takeStepOnce } from '../shared/idempotenz.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Idempotenz } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { type AnliegenRow, holdAnliegen, loadAnliegen, loadPage, setKlient } from './anliegen.repository.ts'
import { changeTrail, openInhalte } from './content.ts'
import { createTakeStep } from './takeStep.ts'

type Contract = typeof anliegenContract
export interface CalledBy {
  akteur: Akteur
  idempotenz: Idempotenz | null
}

const notFound = () => sharedErrors.refuse('nicht_gefunden')

const zustaendigeOf = ({ zustaendigId, zustaendigName }: AnliegenRow) =>
  zustaendigId === null || zustaendigName === null ? null : { id: zustaendigId, name: zustaendigName }

const kopfOf = (row: AnliegenRow) => ({
  id: row.id,
  version: row.version,
  nummer: numberOf(row.id),
  art: row.art,
  wer: row.wer,
  status: row.status,
  mal: row.mal,
  eingegangenAm: row.eingegangenAm,
  zustaendig: zustaendigeOf(row),
})

function rowOf(row: AnliegenRow, content: AnliegenContent | null): AnliegenListRow {
  return { ...kopfOf(row), name: content?.name ?? null, telefon: content?.telefon ?? null, wunschtag: content?.wunschtag ?? null }
}

const createChange =
  (ports: Ports) =>
  (
    { akteur, idempotenz }: CalledBy,
    { anliegenId, version }: { anliegenId: string; version: number },
    run: (tx: Queryable, row: AnliegenRow, organisationId: string) => Promise<void>,
  ): Promise<JsonText<void>> => {
    const organisationId = ownOrganisation(akteur)
    return takeStepOnce(ports, {
      akteur,
      idempotenz,
      load: (tx) => holdAnliegen(tx, organisationId, anliegenId),
      isCurrent: (row) => row.version === version,
      stale: () => anliegenErrors.refuse('anliegen.veraltet'),
      take: async (row, tx) => {
        await run(tx, row, organisationId)
        await sendSignal(tx, { art: 'anliegen', an: [organisationId] })
      },
    })
  }

export function createAnliegen(ports: Ports, tresor: Tresor) {
  const now = () => ports.clock.now().toISOString()
  const change = createChange(ports)
  const takeStep = createTakeStep(ports, tresor)

  /** Name of the Klient that a person assigned; null also when the record is gone. */
  async function klientOf(tx: Queryable, organisationId: string, klientId: string | null): Promise<AnliegenAkte['klient']> {
    if (klientId === null) return null
    const klient = await loadKlient(tx, organisationId, { klientId, heute: berlinDate(now()) })
    return klient === null ? null : { id: klientId, name: `${klient.nachname}, ${klient.vorname}` }
  }

  return {
    async list(akteur: Akteur, { status, art, nurMeine, cursor, limit }: z.output<Contract['list']['query']>) {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOfPerson(ports.database, akteur)
      const ab = readCursor(cursor, { sortierung: 'eingang', form: z.tuple([cursorTime, cursorId]) })
      const rows = await loadPage(db, organisationId, {
        status: status ?? null,
        art: art ?? null,
        zustaendigId: nurMeine ? akteur.personId : null,
        ab,
        limit: limit + 1,
      })
      const inhalte = new Map((await openInhalte(db, { tresor, organisationId }, rows)).map((content, i) => [rows[i]?.id, content]))
      return pageFrom(rows, {
        limit,
        sortierung: 'eingang',
        schluessel: (row) => [row.eingegangenAm, row.id],
        zeile: (row) => rowOf(row, inhalte.get(row.id) ?? null),
      })
    },

    read(akteur: Akteur, anliegenId: string): Promise<AnliegenAkte> {
      const organisationId = ownOrganisation(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const row = await loadAnliegen(tx, organisationId, anliegenId)
        if (row === null) throw notFound()
        const [inhalt] = await openInhalte(tx, { tresor, organisationId }, [row])
        if (inhalt === null || inhalt === undefined) throw notFound()
        const { klientId, bestellungId, hausbesuchId, verlauf } = row
        const entry = { aktion: 'anliegen.read', art: 'LESEN', objektArt: 'ANLIEGEN', objektId: row.id, klientId } as const
        await audit(tx, akteur, entry)
        const zuordnen = seiteOf(akteur.rolle) === 'PFLEGE' && isOpen(row.status)
        return {
          ...kopfOf(row),
          inhalt,
          fotos: row.fotos,
          klient: await klientOf(tx, organisationId, klientId),
          bestellungId,
          hausbesuchId,
          verlauf,
          schritte: possibleSteps(row, akteur.personId),
          darf: { zuordnen, bestellen: zuordnen && row.art === 'NACHBESTELLUNG', besuchen: zuordnen && row.art === 'BESUCH' },
        }
      })
    },

    step(gerufen: CalledBy, { anliegenId, version, schritt, grund }: z.output<Contract['step']['body']> & { anliegenId: string }) {
      const { akteur } = gerufen
      const schreibe = change(gerufen, { anliegenId, version }, async (tx, row) => {
        if (!possibleSteps(row, akteur.personId).includes(schritt)) throw anliegenErrors.refuse('anliegen.schritt_unmoeglich')
        await takeStep(tx, akteur, { row, schritt, grund })
        await audit(tx, akteur, { ...changeTrail('anliegen.step', row, ['status', 'zustaendig']), grund })
      })
      // Handed back while an identical second one exists: that one stays the open one.
      return schreibe.catch((error: unknown) => {
        if (!(error instanceof ConstraintViolation) || error.constraint !== 'anliegen_doppelt') throw error
        throw anliegenErrors.refuse('anliegen.schritt_unmoeglich')
      })
    },

    assignKlient: (
      gerufen: CalledBy,
      { anliegenId, version, klientId }: { anliegenId: string; version: number; klientId: string | null },
    ) =>
      change(gerufen, { anliegenId, version }, async (tx, row, organisationId) => {
        if (!isOpen(row.status)) throw anliegenErrors.refuse('anliegen.schritt_unmoeglich')
        if (klientId !== null && (await klientOf(tx, organisationId, klientId)) === null) {
          const felder = [{ path: 'klientId', code: 'falsch', message: 'falsch' }]
          throw anliegenErrors.refuse('anliegen.klient_unbekannt', { felder })
        }
        await setKlient(tx, { organisationId, id: anliegenId, klientId, am: now() })
        const whose = { id: anliegenId, klientId: klientId ?? row.klientId }
        await audit(tx, gerufen.akteur, changeTrail('anliegen.assignKlient', whose, ['klient']))
      }),
  }
}
