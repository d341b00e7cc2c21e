import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { tourContract, type egkOrte } from '@dreiklang/domain/tour/tour.contract'
import { findPflegedienst } from '../hausbesuch/context.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { CalledBy } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { type JsonText, once } from '../shared/idempotenz.ts'
import { sendSignal } from '../shared/signal.ts'
import { giveCard, takeCard } from './tour.repository.ts'

type Ort = (typeof egkOrte)[number]

const trail = (klientId: string) =>
  ({ aktion: tourContract.egk.id, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId, felder: ['egk'] }) as const

export function createEgk(ports: Ports) {
  async function write(tx: Queryable, akteur: Akteur, { klientId, bei }: { klientId: string; bei: Ort }): Promise<{ bei: Ort }> {
    const { organisationId, personId } = personOf(akteur)
    if ((await findPflegedienst(tx, klientId)) !== organisationId) throw sharedErrors.refuse('nicht_gefunden')
    if (bei === 'UNS') await takeCard(tx, organisationId, { klientId, personId, am: ports.clock.now().toISOString() })
    else await giveCard(tx, organisationId, klientId)
    await audit(tx, akteur, trail(klientId))
    await sendSignal(tx, { art: 'tour', an: [organisationId] })
    return { bei }
  }

  /** @throws nicht_gefunden for a Klient of others */
  return (gerufen: CalledBy, angaben: { klientId: string; bei: Ort }): Promise<JsonText<{ bei: Ort }>> =>
    once(ports, gerufen, (tx) => write(tx, gerufen.akteur, angaben))
}
