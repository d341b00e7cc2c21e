/** Requesting, answering and ending partnerships, including the request that a first order sends automatically. */
import type { Partner, PartnerschaftStand } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import { eigeneOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import { passenZusammen, pruefeAntwort, pruefeEnde } from '@dreiklang/domain/organisation/partnerschaft'
import type { HausAnlass } from '@dreiklang/domain/organisation/meldung'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { kontextVon, systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import type { Idempotenz } from '../shared/route.ts'
import { createAnfragen, ladeBeide } from './anfragen.ts'
import type { MeldePerson } from './meldung.ts'
import {
  type Paar,
  type PartnerschaftRow,
  aenderePartnerschaft,
  ladeHaeuser,
  ladePartner,
  ladePartnerschaft,
  sperrePartnerschaft,
} from './partnerschaft.repository.ts'

export interface Schritt<Body> {
  akteur: Akteur
  anderes: string
  body: Body
  idempotenz: Idempotenz | null
}

/** What an organisation is notified of the pair; why the other one ended it stays between the two. */
export function partnerschaftAus(row: PartnerschaftRow, ich: string): PartnerschaftStand {
  const { status, version, gefragtVon, beendetVon, seit, grund } = row
  return { status, version, selbstGefragt: gefragtVon === ich, selbstBeendet: beendetVon === null ? null : beendetVon === ich, seit, grund }
}

export function createPartnerschaften(ports: Ports, melde: MeldePerson) {
  const jetzt = () => ports.clock.now().toISOString()
  const { sage, notiere, frage, frageMitBestellung } = createAnfragen(ports, melde)

  /** One change of an existing pair. In the name of the system, because the other organisation is told; both ids come from the session and the path. */
  async function aendere(
    { akteur, anderes, body, idempotenz }: Schritt<{ version: number; grund: string | null }>,
    entscheide: (bisher: PartnerschaftRow, ich: string) => { aktion: string; status: 'AKTIV' | 'BEENDET'; anlass: HausAnlass },
  ): Promise<JsonText<PartnerschaftStand>> {
    const ich = eigeneOrganisation(akteur)
    return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
      const { mein, ihr, paar } = await ladeBeide(tx, ich, anderes)
      const bisher = await sperrePartnerschaft(tx, paar)
      if (bisher === null) throw sharedFehler.ablehnen('nicht_gefunden')
      if (bisher.version !== body.version) throw organisationFehler.ablehnen('organisation.veraltet')
      const { aktion, status, anlass } = entscheide(bisher, ich)
      await aenderePartnerschaft(tx, paar, { status, von: ich, durch: akteur.personId, am: jetzt(), grund: body.grund })
      await sage(tx, anlass, { mein, ihr })
      await notiere(tx, akteur, { aktion, haeuser: [mein, ihr], grund: body.grund })
      return standNach(tx, paar, ich)
    })
  }

  async function standNach(tx: Queryable, paar: Paar, ich: string): Promise<PartnerschaftStand> {
    const row = await ladePartnerschaft(tx, paar)
    if (row === null) throw new Error('The pair was lost')
    return partnerschaftAus(row, ich)
  }

  return {
    async list(akteur: Akteur): Promise<{ partner: Partner[] }> {
      const ich = eigeneOrganisation(akteur)
      const rows = await ladePartner(imNamen(ports.database, kontextVon(akteur)), ich)
      return { partner: rows.map((row) => ({ ...partnerschaftAus(row, ich), organisation: row.organisation })) }
    },

    async ask({ akteur, anderes, idempotenz }: Schritt<unknown>): Promise<JsonText<PartnerschaftStand>> {
      const ich = eigeneOrganisation(akteur)
      return einmal(ports, { akteur, idempotenz, kontext: systemKontext }, async (tx) => {
        const haeuser = await ladeBeide(tx, ich, anderes)
        const { mein, ihr, paar } = haeuser
        if (!passenZusammen(mein.art, ihr.art)) throw organisationFehler.ablehnen('organisation.partnerschaft_passt_nicht')
        if (mein.status !== 'AKTIV' || ihr.status !== 'AKTIV') throw organisationFehler.ablehnen('organisation.nicht_aktiv')
        await frage(tx, akteur, haeuser)
        return standNach(tx, paar, ich)
      })
    },

    answer: (schritt: Schritt<{ version: number; grund: string | null; angenommen: boolean }>) =>
      aendere(schritt, (bisher, ich) => {
        pruefeAntwort(bisher, ich)
        const aktion = 'organisation.answerPartner'
        return schritt.body.angenommen
          ? { aktion, status: 'AKTIV', anlass: 'PARTNER_SAGT_JA' }
          : { aktion, status: 'BEENDET', anlass: 'PARTNER_BEENDET' }
      }),

    end: (schritt: Schritt<{ version: number; grund: string }>) =>
      aendere(schritt, (bisher) => {
        pruefeEnde(bisher)
        return { aktion: 'organisation.endPartner', status: 'BEENDET', anlass: 'PARTNER_BEENDET' }
      }),

    /**
     * What an order needs before it reaches other organisations, inside the transaction that sends it and in the name of the system: all
     * are active, no pair has ended, and new pairs are requested. Ending a pair concurrently happens entirely before or after the order.
     * @throws organisation.nicht_aktiv, organisation.partnerschaft_beendet
     */
    async oeffneWeg(
      tx: Queryable,
      akteur: Akteur,
      { pflegedienstId, an }: { pflegedienstId: string; an: readonly string[] },
    ): Promise<void> {
      const haeuser = await ladeHaeuser(tx, [pflegedienstId, ...an])
      if (haeuser.some(({ status }) => status !== 'AKTIV')) throw organisationFehler.ablehnen('organisation.nicht_aktiv')
      const mein = haeuser.find(({ id }) => id === pflegedienstId)
      // In a fixed order, so that two concurrent orders never wait for each other.
      const ziele = haeuser.filter(({ id }) => an.includes(id)).toSorted((a, b) => a.id.localeCompare(b.id))
      for (const ihr of ziele) {
        if (mein === undefined) continue
        const paar = { pflegedienstId, partnerId: ihr.id }
        const bisher = await sperrePartnerschaft(tx, paar)
        if (bisher?.status === 'BEENDET') throw organisationFehler.ablehnen('organisation.partnerschaft_beendet')
        if (bisher === null) await frageMitBestellung(tx, akteur, { mein, ihr, paar })
      }
    },
  }
}

export type Partnerschaften = ReturnType<typeof createPartnerschaften>
