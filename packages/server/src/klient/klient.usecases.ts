/** A foreign Klient is answered like one that does not exist. */
import type { KlientAnswer, klientContract } from '@dreiklang/domain/klient/klient.contract'
import { checkAngaben } from '@dreiklang/domain/klient/klient.decider'
import { klientErrors } from '@dreiklang/domain/klient/klient.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { wrongField } from '@dreiklang/domain/shared/refusal'
import type { z } from 'zod'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { createTresor } from '../tresor/tresor.ts'
import { openAllergien, sealAllergien } from './allergien.ts'
import { insertKlient, exists, loadKlient, searchKlienten } from './klient.repository.ts'

/** Told inside the transaction of the change, for the rooms above that repeat the name of a Klient. */
export interface KlientEreignisse {
  klientChanged(tx: Queryable, klientId: string): Promise<void>
}

type Contract = typeof klientContract
interface Quittung {
  id: string
  version: number
}

/** Runs a write; the one constraint that people can run into gets its sentence. */
export async function withOwnKvnr<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof ConstraintViolation) || error.constraint !== 'klient_kvnr') throw error
    throw klientErrors.refuse('klient.kvnr_vergeben', wrongField('kvnr'))
  }
}

export async function checkPraxis(tx: Queryable, praxisId: string | null, field: string): Promise<void> {
  if (praxisId === null || (await exists(tx, 'ARZTPRAXIS', praxisId))) return
  throw klientErrors.refuse('klient.hausarzt_unbekannt', wrongField(field))
}

export function createKlienten(ports: Ports) {
  const tresor = createTresor(ports)
  const now = () => ports.clock.now().toISOString()
  const today = () => berlinDate(now())

  return {
    async read({ akteur, params: { klientId } }: CalledBy<Contract['read']>): Promise<KlientAnswer> {
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        const klient = await loadKlient(tx, ownOrganisation(akteur), { klientId, heute: today() })
        if (klient === null) throw sharedErrors.refuse('nicht_gefunden')
        const whose = { organisationId: ownOrganisation(akteur), klientId }
        const allergien = await openAllergien(tresor, tx, { ...whose, siegel: klient.allergien })
        await audit(tx, akteur, { aktion: 'klient.read', art: 'LESEN', objektArt: 'KLIENT', objektId: klientId, klientId })
        return { ...klient, allergien }
      })
    },

    async search({ akteur, query }: CalledBy<Contract['search']>): Promise<z.output<Contract['search']['answer']>> {
      const db = onBehalfOf(ports.database, contextOf(akteur))
      const woerter = (query.suche ?? '').split(/[\s,-]+/).filter((word) => word !== '')
      const found = await searchKlienten(db, ownOrganisation(akteur), {
        woerter,
        nach: query.cursor ?? null,
        hoechstens: query.limit + 1,
      })
      const klienten = found.slice(0, query.limit)
      return { klienten, cursor: found.length > klienten.length ? (klienten.at(-1)?.id ?? null) : null }
    },

    async create({ akteur, body, idempotenz }: CalledBy<Contract['create']>): Promise<JsonText<Quittung>> {
      return once(ports, { akteur, idempotenz }, async (tx) => {
        checkAngaben(body, today())
        await checkPraxis(tx, body.hausarztId, 'hausarztId')
        const id = ports.newId()
        const organisationId = ownOrganisation(akteur)
        const allergien = await sealAllergien(tresor, tx, { organisationId, klientId: id, allergien: body.allergien })
        await withOwnKvnr(() => insertKlient(tx, organisationId, { klientId: id, angaben: { ...body, allergien }, am: now() }))
        await audit(tx, akteur, { aktion: 'klient.create', art: 'AENDERN', objektArt: 'KLIENT', objektId: id, klientId: id })
        return { id, version: 1 }
      })
    },
  }
}
