/** Partnership requests between organisations: what both sides are told and have on record. */
import { organisationFehler } from '@dreiklang/domain/organisation/organisation.errors'
import type { HausAnlass } from '@dreiklang/domain/organisation/meldung'
import { nachAnfrage } from '@dreiklang/domain/organisation/partnerschaft'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type MeldePerson, meldeLeitungen } from './meldung.ts'
import { type Haus, type Paar, aenderePartnerschaft, fragePartner, ladeHaeuser, sperrePartnerschaft } from './partnerschaft.repository.ts'
import { aenderungAn } from './protokoll.ts'

interface Haeuser {
  mein: Haus
  ihr: Haus
  paar: Paar
}

const paarVon = (eines: Haus, anderes: Haus): Paar =>
  eines.art === 'PFLEGEDIENST' ? { pflegedienstId: eines.id, partnerId: anderes.id } : { pflegedienstId: anderes.id, partnerId: eines.id }

/** @throws nicht_gefunden */
export async function ladeBeide(tx: Queryable, ich: string, anderes: string): Promise<Haeuser> {
  const gefunden = await ladeHaeuser(tx, [ich, anderes])
  const mein = gefunden.find(({ id }) => id === ich)
  const ihr = gefunden.find(({ id }) => id === anderes)
  if (mein === undefined || ihr === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
  return { mein, ihr, paar: paarVon(mein, ihr) }
}

export function createAnfragen(ports: Pick<Ports, 'clock'>, melde: MeldePerson) {
  const jetzt = () => ports.clock.now().toISOString()

  async function sage(tx: Queryable, anlass: HausAnlass, { mein, ihr }: { mein: Haus; ihr: Haus }): Promise<void> {
    await meldeLeitungen(tx, melde, { organisationId: ihr.id, anlass, werte: { name: mein.name }, am: jetzt() })
  }

  /** In both chains, because both organisations are accountable for it. */
  async function notiere(
    tx: Queryable,
    akteur: Akteur,
    { aktion, haeuser, grund = null }: { aktion: string; haeuser: Haus[]; grund?: string | null },
  ) {
    const [eines, anderes] = haeuser
    if (eines === undefined || anderes === undefined) return
    const eintrag = (kette: Haus, partner: Haus) =>
      aenderungAn(kette.id, { aktion, objektArt: 'PARTNERSCHAFT', objektId: partner.id, grund })
    await protokolliere(tx, akteur, [eintrag(eines, anderes), eintrag(anderes, eines)])
  }

  async function frage(tx: Queryable, akteur: Akteur, { mein, ihr, paar }: Haeuser): Promise<void> {
    const am = jetzt()
    if (await fragePartner(tx, { ...paar, gefragtVon: mein.id, durch: akteur.personId, am })) {
      await sage(tx, 'PARTNER_FRAGT', { mein, ihr })
    } else {
      const bisher = await sperrePartnerschaft(tx, paar)
      const status = nachAnfrage(bisher, mein.id)
      await aenderePartnerschaft(tx, paar, { status, von: mein.id, durch: akteur.personId, am, grund: null })
      await sage(tx, status === 'AKTIV' ? 'PARTNER_SAGT_JA' : 'PARTNER_FRAGT', { mein, ihr })
    }
    await notiere(tx, akteur, { aktion: 'organisation.askPartner', haeuser: [mein, ihr] })
  }

  /** Another order may have sent the request a moment ago: then there is nothing left to do. */
  async function frageMitBestellung(tx: Queryable, akteur: Akteur, { mein, ihr, paar }: Haeuser): Promise<void> {
    if (!(await fragePartner(tx, { ...paar, gefragtVon: mein.id, durch: akteur.personId, am: jetzt() }))) {
      if ((await sperrePartnerschaft(tx, paar))?.status === 'BEENDET')
        throw organisationFehler.ablehnen('organisation.partnerschaft_beendet')
      return
    }
    await sage(tx, 'PARTNER_FRAGT', { mein, ihr })
    await notiere(tx, akteur, { aktion: 'organisation.askPartner', haeuser: [mein, ihr] })
  }

  return { sage, notiere, frage, frageMitBestellung }
}
