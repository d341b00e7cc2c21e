/** Where the card of a Klient is: whoever carries it says so, and who asks for it finds out. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { tourContract, type egkOrte } from '@dreiklang/domain/tour/tour.contract'
import { personVon } from '../hausbesuch/person.ts'
import { findePflegedienst } from '../hausbesuch/umstaende.repository.ts'
import type { Gerufen } from '../hausbesuch/taten.ts'
import type { Ports, Queryable } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { type JsonText, einmal } from '../shared/idempotenz.ts'
import { rufe } from '../shared/zuruf.ts'
import { gibKarte, nimmKarte } from './tour.repository.ts'

type Ort = (typeof egkOrte)[number]

const spur = (klientId: string) =>
  ({ aktion: tourContract.egk.id, art: 'AENDERN', objektArt: 'KLIENT', objektId: klientId, klientId, felder: ['egk'] }) as const

export function createEgk(ports: Ports) {
  async function schreibe(tx: Queryable, akteur: Akteur, { klientId, bei }: { klientId: string; bei: Ort }): Promise<{ bei: Ort }> {
    const { organisationId, personId } = personVon(akteur)
    if ((await findePflegedienst(tx, klientId)) !== organisationId) throw sharedFehler.ablehnen('nicht_gefunden')
    if (bei === 'UNS') await nimmKarte(tx, organisationId, { klientId, personId, am: ports.clock.now().toISOString() })
    else await gibKarte(tx, organisationId, klientId)
    await protokolliere(tx, akteur, spur(klientId))
    await rufe(tx, { art: 'tour', an: [organisationId] })
    return { bei }
  }

  /** @throws nicht_gefunden for a Klient of others */
  return (gerufen: Gerufen, angaben: { klientId: string; bei: Ort }): Promise<JsonText<{ bei: Ort }>> =>
    einmal(ports, gerufen, (tx) => schreibe(tx, gerufen.akteur, angaben))
}
