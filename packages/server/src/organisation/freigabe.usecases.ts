import { avv } from '@dreiklang/domain/organisation/avv'
import { type Antrag, type Kennzeichen, type OrganisationStatus, kleinsteNumber } from '@dreiklang/domain/organisation/freigabe.contract'
import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Sessions } from '../shared/sessions.ts'
import {
  type FreigabeRow,
  endSessionsOfHaus,
  decideAntrag,
  loadAntraege,
  loadFreigabe,
  loadNumbers,
  acceptAvv,
  setKennzeichen,
  setStatus,
  lockStatus,
  submitAntrag,
} from './freigabe.repository.ts'
import { type MeldePerson, reportLeitungen } from './meldung.ts'
import { loadOwn } from './organisation.repository.ts'
import { changeAn } from './protokoll.ts'
import type { Schreiben } from './partnerschaft.usecases.ts'

const hasAvv = async (tx: Queryable, organisationId: string): Promise<boolean> =>
  ((await loadFreigabe(tx, organisationId))?.avv ?? null) !== null

const erzaehlbar = (count: number): number | null => (count > 0 && count < kleinsteNumber ? null : count)

export function createFreigabe(ports: Ports, { sitzungen, report }: { sitzungen: Pick<Sessions, 'rechteChanged'>; report: MeldePerson }) {
  const now = () => ports.clock.now().toISOString()

  return {
    async read(akteur: Akteur): Promise<FreigabeRow> {
      const stand = await loadFreigabe(onBehalfOf(ports.database, contextOf(akteur)), ownOrganisation(akteur))
      if (stand === null) throw sharedErrors.refuse('nicht_gefunden')
      return stand
    },

    /** @throws organisation.avv_veraltet when the text shown is not the current one */
    async acceptAvv({ akteur, body, idempotenz }: Schreiben<{ version: string; sprache: 'de' | 'en' }>): Promise<JsonText<void>> {
      const organisationId = ownOrganisation(akteur)
      if (body.version !== avv.version) throw organisationErrors.refuse('organisation.avv_veraltet')
      return once(ports, { akteur, idempotenz }, async (tx) => {
        const { personId, name } = akteur
        const annahme = { organisationId, version: avv.version, personId, name, text: avv[body.sprache], am: now() }
        if (!(await acceptAvv(tx, annahme))) return
        await audit(tx, akteur, changeAn(organisationId, { aktion: 'organisation.acceptAvv', felder: ['avv', 'verschwiegenheit'] }))
      })
    },

    async requestChange({ akteur, body, idempotenz }: Schreiben<Kennzeichen & { begruendung: string }>): Promise<JsonText<void>> {
      const organisationId = ownOrganisation(akteur)
      const { begruendung, ...neu } = body
      return once(ports, { akteur, idempotenz }, async (tx) => {
        const own = await loadOwn(tx, organisationId)
        if (neu.bsnr !== null && own?.art !== 'ARZTPRAXIS') {
          const felder = [{ path: 'bsnr', code: 'falsch', message: 'falsch' }]
          throw organisationErrors.refuse('organisation.abschnitt_passt_nicht', { felder })
        }
        // Concurrent requests: the second waits for the first one's lock and replaces its request.
        await lockStatus(tx, organisationId)
        await submitAntrag(tx, { id: ports.newId(), organisationId, neu, begruendung, personId: akteur.personId, am: now() })
        await audit(tx, akteur, changeAn(organisationId, { aktion: 'organisation.requestChange', felder: ['name', 'ik', 'bsnr'] }))
      })
    },

    antraege: async (): Promise<{ antraege: Antrag[] }> => ({ antraege: await loadAntraege(onBehalfOf(ports.database, systemContext)) }),

    async decideAntrag({
      akteur,
      antragId,
      body,
      idempotenz,
    }: Schreiben<{ angenommen: boolean; grund: string }> & { antragId: string }): Promise<JsonText<void>> {
      return once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        const antrag = await decideAntrag(tx, { antragId, ...body, am: now() })
        if (antrag === null) throw organisationErrors.refuse('organisation.antrag_entschieden')
        const { organisationId, neu } = antrag
        if (body.angenommen) await setKennzeichen(tx, organisationId, neu)
        const felder = body.angenommen ? ['name', 'ik', 'bsnr'] : []
        await audit(tx, akteur, changeAn(organisationId, { aktion: 'organisation.decideAntrag', felder, grund: body.grund }))
        const anlass = body.angenommen ? 'ANTRAG_ANGENOMMEN' : 'ANTRAG_ABGELEHNT'
        await reportLeitungen(tx, report, { organisationId, anlass, werte: { grund: body.grund }, am: now() })
      })
    },

    /** @throws organisation.avv_fehlt before the first activation. Locking ends all sessions of the organisation; setting what is set does nothing. */
    async setStatus({
      akteur,
      organisationId,
      body: { status, grund },
      idempotenz,
    }: Schreiben<{ status: Exclude<OrganisationStatus, 'ANGELEGT'>; grund: string }> & { organisationId: string }): Promise<
      JsonText<void>
    > {
      return once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        const previous = await lockStatus(tx, organisationId)
        if (previous === null) throw sharedErrors.refuse('nicht_gefunden')
        if (previous.status === status) return
        if (previous.status === 'ANGELEGT' && status === 'AKTIV' && !(await hasAvv(tx, organisationId)))
          throw organisationErrors.refuse('organisation.avv_fehlt')
        await setStatus(tx, organisationId, status)
        await audit(tx, akteur, changeAn(organisationId, { aktion: 'organisation.setStatus', felder: ['status'], grund }))
        if (status === 'AKTIV') {
          await reportLeitungen(tx, report, { organisationId, anlass: 'HAUS_AKTIV', werte: { name: previous.name }, am: now() })
          return
        }
        for (const personId of await endSessionsOfHaus(tx, organisationId)) await sitzungen.rechteChanged(tx, personId)
      })
    },

    async counters() {
      const { organisationen, konten, partnerschaften } = await loadNumbers(onBehalfOf(ports.database, systemContext))
      return {
        // Which organisations there are the platform sees in its list anyway.
        organisationen,
        konten: {
          aktiv: erzaehlbar(konten.aktiv),
          gesperrt: erzaehlbar(konten.gesperrt),
          ohnePasswort: erzaehlbar(konten.ohnePasswort),
        },
        partnerschaften: erzaehlbar(partnerschaften),
      }
    },
  }
}
