/** Samples of a house: load, change, save and tell the colleagues. A sample of another house is answered as one that does not exist. */
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { type Sample, type SampleInput, maxSamples, sampleInput, type samplesContract } from '@dreiklang/domain/samples/samples.contract'
import { sampleDocument } from '@dreiklang/domain/samples/samples.document'
import { samplesErrors } from '@dreiklang/domain/samples/samples.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { readStored } from '@dreiklang/domain/shared/document'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { one } from '../database/rows.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import {
  type SampleRow,
  countSamples,
  deleteSample,
  holdSample,
  insertSample,
  loadSamples,
  loadSamplesOfPerson,
  updateSample,
} from './samples.repository.ts'

type Contract = typeof samplesContract

const asSample = ({ daten, ...row }: SampleRow): Sample => ({ ...row, ...readStored(sampleDocument, daten) })

export function createSamples(ports: Ports) {
  const { seal, open } = createHouseSeal(ports, { tabelle: 'sample', felder: namesOfWords(sampleInput) })
  const openAll = async (db: Queryable, organisationId: string, rows: readonly SampleRow[]) =>
    (await open(db, organisationId, rows)).map(asSample)
  const sealedRow = (tx: Queryable, organisationId: string, { input, ...row }: Omit<SampleRow, 'daten'> & { input: SampleInput }) =>
    one(seal(tx, organisationId, [{ ...row, daten: input }]))

  return {
    list({ akteur }: CalledBy<Contract['list']>): Promise<Sample[]> {
      const organisationId = ownOrganisation(akteur)
      const db = onBehalfOf(ports.database, contextOf(akteur))
      return loadSamples(db, organisationId).then((rows) => openAll(db, organisationId, rows))
    },

    create: (request: CalledBy<Contract['create']>) =>
      once(ports, request, async (tx): Promise<Sample> => {
        const { akteur, body: input } = request
        const organisationId = ownOrganisation(akteur)
        if ((await countSamples(tx, organisationId)) >= maxSamples) throw samplesErrors.refuse('samples.zu_viele')
        const row = { id: ports.newId(), version: 1, changedAt: ports.clock.now().toISOString() }
        const sealed = await sealedRow(tx, organisationId, { ...row, input })
        await insertSample(tx, { ...sealed, organisationId, personId: akteur.personId })
        await sendSignal(tx, { art: 'samples', an: [organisationId] })
        return { ...row, ...input }
      }),

    update: (request: CalledBy<Contract['update']>) =>
      once(ports, request, async (tx): Promise<Sample> => {
        const { akteur, params, body } = request
        const { version, ...input } = body
        const organisationId = ownOrganisation(akteur)
        const held = await holdSample(tx, organisationId, params.sampleId)
        if (held === null) throw sharedErrors.refuse('nicht_gefunden')
        if (held !== version) throw samplesErrors.refuse('samples.veraltet')
        const row = { id: params.sampleId, version: version + 1, changedAt: ports.clock.now().toISOString() }
        await updateSample(tx, { ...(await sealedRow(tx, organisationId, { ...row, input })), organisationId })
        await sendSignal(tx, { art: 'samples', an: [organisationId] })
        return { ...row, ...input }
      }),

    remove({ akteur, params }: CalledBy<Contract['remove']>): Promise<void> {
      const organisationId = ownOrganisation(akteur)
      return ports.database.transaction(contextOf(akteur), async (tx) => {
        if (!(await deleteSample(tx, organisationId, params.sampleId))) throw sharedErrors.refuse('nicht_gefunden')
        // What cannot be seen any more has to be found in the trail.
        await audit(tx, akteur, { aktion: 'samples.remove', art: 'AENDERN', objektArt: 'SAMPLE', objektId: params.sampleId })
        await sendSignal(tx, { art: 'samples', an: [organisationId] })
      })
    },

    /** What a person has added, for the person's own copy. */
    async addedBy(db: Queryable, { organisationId, personId }: Akteur): Promise<Sample[]> {
      if (organisationId === null) return []
      return openAll(db, organisationId, await loadSamplesOfPerson(db, { organisationId, personId }))
    },
  }
}
