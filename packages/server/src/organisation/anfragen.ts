/** Partnership requests between organisations: what both sides are told and have on record. */
import { organisationErrors } from '@dreiklang/domain/organisation/organisation.errors'
import type { HausAnlass } from '@dreiklang/domain/organisation/meldung'
import { byAnfrage } from '@dreiklang/domain/organisation/partnerschaft'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type MeldePerson, reportLeitungen } from './meldung.ts'
import { type Haus, type Paar, changePartnerschaft, askPartner, loadHaeuser, lockPartnerschaft } from './partnerschaft.repository.ts'
import { changeAn } from './protokoll.ts'

interface Haeuser {
  mein: Haus
  ihr: Haus
  paar: Paar
}

const paarOf = (one: Haus, anderes: Haus): Paar =>
  one.art === 'PFLEGEDIENST' ? { pflegedienstId: one.id, partnerId: anderes.id } : { pflegedienstId: anderes.id, partnerId: one.id }

/** @throws nicht_gefunden */
export async function loadBoth(tx: Queryable, me: string, anderes: string): Promise<Haeuser> {
  const found = await loadHaeuser(tx, [me, anderes])
  const mein = found.find(({ id }) => id === me)
  const ihr = found.find(({ id }) => id === anderes)
  if (mein === undefined || ihr === undefined) throw sharedErrors.refuse('nicht_gefunden')
  return { mein, ihr, paar: paarOf(mein, ihr) }
}

export function createAnfragen(ports: Pick<Ports, 'clock'>, report: MeldePerson) {
  const now = () => ports.clock.now().toISOString()

  async function say(tx: Queryable, anlass: HausAnlass, { mein, ihr }: { mein: Haus; ihr: Haus }): Promise<void> {
    await reportLeitungen(tx, report, { organisationId: ihr.id, anlass, werte: { name: mein.name }, am: now() })
  }

  /** In both chains, because both organisations are accountable for it. */
  async function note(
    tx: Queryable,
    akteur: Akteur,
    { aktion, haeuser, grund = null }: { aktion: string; haeuser: Haus[]; grund?: string | null },
  ) {
    const [one, anderes] = haeuser
    if (one === undefined || anderes === undefined) return
    const entry = (kette: Haus, partner: Haus) => changeAn(kette.id, { aktion, objektArt: 'PARTNERSCHAFT', objektId: partner.id, grund })
    await audit(tx, akteur, [entry(one, anderes), entry(anderes, one)])
  }

  async function frage(tx: Queryable, akteur: Akteur, { mein, ihr, paar }: Haeuser): Promise<void> {
    const am = now()
    if (await askPartner(tx, { ...paar, gefragtVon: mein.id, durch: akteur.personId, am })) {
      await say(tx, 'PARTNER_FRAGT', { mein, ihr })
    } else {
      const previous = await lockPartnerschaft(tx, paar)
      const status = byAnfrage(previous, mein.id)
      await changePartnerschaft(tx, paar, { status, von: mein.id, durch: akteur.personId, am, grund: null })
      await say(tx, status === 'AKTIV' ? 'PARTNER_SAGT_JA' : 'PARTNER_FRAGT', { mein, ihr })
    }
    await note(tx, akteur, { aktion: 'organisation.askPartner', haeuser: [mein, ihr] })
  }

  /** Another order may have sent the request a moment ago: then there is nothing left to do. */
  async function askWithBestellung(tx: Queryable, akteur: Akteur, { mein, ihr, paar }: Haeuser): Promise<void> {
    if (!(await askPartner(tx, { ...paar, gefragtVon: mein.id, durch: akteur.personId, am: now() }))) {
      if ((await lockPartnerschaft(tx, paar))?.status === 'BEENDET') throw organisationErrors.refuse('organisation.partnerschaft_beendet')
      return
    }
    await say(tx, 'PARTNER_FRAGT', { mein, ihr })
    await note(tx, akteur, { aktion: 'organisation.askPartner', haeuser: [mein, ihr] })
  }

  return { say, note, frage, askWithBestellung }
}
