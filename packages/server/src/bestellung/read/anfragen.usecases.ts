/** What a practice is asked to prescribe, medicine by medicine, with what it last prescribed of each. */
import { type RequestRow, maxRequests } from '@dreiklang/domain/bestellung/anfragen.contract'
import { type AskedBestellung, listRequestRows } from '@dreiklang/domain/bestellung/anfragen'
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import { type LastPrescribed, findLastPrescribed } from '@dreiklang/domain/bestellung/lastVerordnung'
import { viewOf } from '@dreiklang/domain/bestellung/view'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { type Instant, berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports } from '../../ports.ts'
import { audit } from '../../protokoll/protokoll.ts'
import { onBehalfOfPerson } from '../../shared/onBehalfOf.ts'
import type { Language } from '../../shared/route.ts'
import { createKlientAbschriften } from '../klientAbschrift.ts'
import { createSeal } from '../seal.ts'
import { personOf } from '../who.ts'
import { loadAsked, loadEarlierOfAll } from './anfragen.repository.ts'
import type { Geladen } from './one.repository.ts'

interface Reading {
  person: Person
  now: Instant
  sprache: Language
}

export function createRequestReading(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  const abschriften = createKlientAbschriften(ports)

  /** The words of a prescription lie in the order that it was asked for with, under the key of the same person. */
  async function openLast(
    { bestellung, schluessel }: Geladen,
    earlier: readonly Bestellung[],
    { person, sprache }: Reading,
  ): Promise<LastPrescribed[]> {
    const { id, klientId, pflegedienstId } = bestellung
    if (klientId === null) return []
    const ofKlient = earlier.filter((one) => one.klientId === klientId && one.pflegedienstId === pflegedienstId && one.id !== id)
    const last = bestellung.positionen.flatMap((position) => findLastPrescribed(position, ofKlient, person.organisationId) ?? [])
    return Promise.all(last.map((one) => geoeffnet(structuredClone(one), { id: one.bestellungId, sprache, schluessel })))
  }

  async function show(loaded: Geladen, earlier: readonly Bestellung[], reading: Reading): Promise<AskedBestellung> {
    const opened = await abschriften.open(loaded)
    const { bestellung } = opened
    const view = await geoeffnet(viewOf(bestellung, { ...opened, ...reading }), { ...opened, id: bestellung.id, sprache: reading.sprache })
    return { view, last: await openLast(loaded, earlier, reading) }
  }

  return {
    async list(akteur: Akteur, sprache: Language): Promise<{ zeilen: RequestRow[]; weitere: boolean }> {
      const db = onBehalfOfPerson(ports.database, akteur)
      const person = personOf(akteur)
      const { organisationId } = person
      const now = ports.clock.now().toISOString()
      const heute = berlinDate(now)
      const found = await loadAsked(db, { organisationId, heute, limit: maxRequests + 1 })
      const loaded = found.slice(0, maxRequests)
      const ids = loaded.map(({ bestellung: { id } }) => id)
      const earlier = await loadEarlierOfAll(db, { ids, organisationId })
      await audit(
        db,
        akteur,
        loaded.map(({ bestellung: { id, klientId } }) => ({
          aktion: 'bestellung.listRequests',
          art: 'LESEN',
          objektArt: 'BESTELLUNG',
          objektId: id,
          klientId,
        })),
      )
      const bestellungen = await Promise.all(loaded.map((one) => show(one, earlier, { person, now, sprache })))
      return { zeilen: listRequestRows(bestellungen, heute), weitere: found.length > maxRequests }
    },
  }
}
