import type { HausAnlass } from '@dreiklang/domain/organisation/meldung'
import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { fitTogether, checkAnswer, checkEnde } from '@dreiklang/domain/organisation/partnerschaft'
import type { Partner, PartnerschaftStand } from '@dreiklang/domain/organisation/partnerschaft.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { contextOf, systemContext } from '../shared/context.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Idempotenz } from '../shared/route.ts'
import { createAnfragen, loadBoth } from './anfragen.ts'
import type { MeldePerson } from './meldung.ts'
import {
  type Paar,
  type PartnerschaftRow,
  changePartnerschaft,
  loadHaeuser,
  loadPartner,
  loadPartnerschaft,
  lockPartnerschaft,
} from './partnerschaft.repository.ts'

export interface Schreiben<Body> {
  akteur: Akteur
  body: Body
  idempotenz: Idempotenz | null
}
type Step<Body> = Schreiben<Body> & { anderes: string }

/** What an organisation is notified of the pair; why the other one ended it stays between the two. */
export function partnerschaftFrom(row: PartnerschaftRow, me: string): PartnerschaftStand {
  const { status, version, gefragtVon, beendetVon, seit, grund } = row
  return { status, version, selbstGefragt: gefragtVon === me, selbstBeendet: beendetVon === null ? null : beendetVon === me, seit, grund }
}

export function createPartnerschaften(ports: Ports, report: MeldePerson) {
  const now = () => ports.clock.now().toISOString()
  const { say, note, frage, askWithBestellung } = createAnfragen(ports, report)

  /** In the name of the system, because the other organisation is told; both ids come from the session and the path. */
  async function change(
    { akteur, anderes, body, idempotenz }: Step<{ version: number; grund: string | null }>,
    decide: (previous: PartnerschaftRow, me: string) => { aktion: string; status: 'AKTIV' | 'BEENDET'; anlass: HausAnlass },
  ): Promise<JsonText<PartnerschaftStand>> {
    const me = ownOrganisation(akteur)
    return once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
      const { mein, ihr, paar } = await loadBoth(tx, me, anderes)
      const previous = await lockPartnerschaft(tx, paar)
      if (previous === null) throw sharedErrors.refuse('nicht_gefunden')
      if (previous.version !== body.version) throw organisationErrors.refuse('organisation.veraltet')
      const { aktion, status, anlass } = decide(previous, me)
      await changePartnerschaft(tx, paar, { status, von: me, durch: akteur.personId, am: now(), grund: body.grund })
      await say(tx, anlass, { mein, ihr })
      await note(tx, akteur, { aktion, haeuser: [mein, ihr], grund: body.grund })
      return standAfter(tx, paar, me)
    })
  }

  async function standAfter(tx: Queryable, pair: Paar, me: string): Promise<PartnerschaftStand> {
    const row = await loadPartnerschaft(tx, pair)
    if (row === null) throw new Error('The pair was lost')
    return partnerschaftFrom(row, me)
  }

  return {
    async list(akteur: Akteur): Promise<{ partner: Partner[] }> {
      const me = ownOrganisation(akteur)
      const rows = await loadPartner(onBehalfOf(ports.database, contextOf(akteur)), me)
      return { partner: rows.map((row) => ({ ...partnerschaftFrom(row, me), organisation: row.organisation })) }
    },

    async ask({ akteur, anderes, idempotenz }: Step<unknown>): Promise<JsonText<PartnerschaftStand>> {
      const me = ownOrganisation(akteur)
      return once(ports, { akteur, idempotenz, context: systemContext }, async (tx) => {
        const haeuser = await loadBoth(tx, me, anderes)
        const { mein, ihr, paar } = haeuser
        if (!fitTogether(mein.art, ihr.art)) throw organisationErrors.refuse('organisation.partnerschaft_passt_nicht')
        if (mein.status !== 'AKTIV' || ihr.status !== 'AKTIV') throw organisationErrors.refuse('organisation.nicht_aktiv')
        await frage(tx, akteur, haeuser)
        return standAfter(tx, paar, me)
      })
    },

    answer: (step: Step<{ version: number; grund: string | null; angenommen: boolean }>) =>
      change(step, (previous, me) => {
        checkAnswer(previous, me)
        const aktion = 'organisation.answerPartner'
        return step.body.angenommen
          ? { aktion, status: 'AKTIV', anlass: 'PARTNER_SAGT_JA' }
          : { aktion, status: 'BEENDET', anlass: 'PARTNER_BEENDET' }
      }),

    end: (step: Step<{ version: number; grund: string }>) =>
      change(step, (previous) => {
        checkEnde(previous)
        return { aktion: 'organisation.endPartner', status: 'BEENDET', anlass: 'PARTNER_BEENDET' }
      }),

    /**
     * In the sending transaction, in the name of the system; a pair that ends concurrently does so entirely before or after.
     * @throws organisation.nicht_aktiv, organisation.partnerschaft_beendet
     */
    async openWeg(tx: Queryable, akteur: Akteur, { pflegedienstId, an }: { pflegedienstId: string; an: readonly string[] }): Promise<void> {
      const haeuser = await loadHaeuser(tx, [pflegedienstId, ...an])
      if (haeuser.some(({ status }) => status !== 'AKTIV')) throw organisationErrors.refuse('organisation.nicht_aktiv')
      const mein = haeuser.find(({ id }) => id === pflegedienstId)
      // In a fixed order, so that two concurrent orders never wait for each other.
      const ziele = haeuser.filter(({ id }) => an.includes(id)).toSorted((a, b) => a.id.localeCompare(b.id))
      for (const ihr of ziele) {
        if (mein === undefined) continue
        const paar = { pflegedienstId, partnerId: ihr.id }
        const previous = await lockPartnerschaft(tx, paar)
        if (previous?.status === 'BEENDET') throw organisationErrors.refuse('organisation.partnerschaft_beendet')
        if (previous === null) await askWithBestellung(tx, akteur, { mein, ihr, paar })
      }
    },
  }
}

export type Partnerschaften = ReturnType<typeof createPartnerschaften>
