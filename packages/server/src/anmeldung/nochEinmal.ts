/** Asks for the password again before anything that a stranger at an unlocked screen must not do. */
import { anmeldungFehler } from '@dreiklang/domain/anmeldung/anmeldung.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { ladeZaehler, merkeFehlversuch } from './anmeldung.repository.ts'
import { type FaktorPerson, ladeFaktorPerson } from './faktor.repository.ts'
import type { Gate } from './gate.ts'
import type { Herkunft } from './herkunft.ts'
import type { Limits } from './limits.ts'

/** @throws anmeldung.passwort_falsch, zu_viele_anfragen */
export type NochEinmal = (wer: { akteur: Akteur; herkunft: Herkunft }, password: string) => Promise<FaktorPerson>

export function createNochEinmal({ database, clock, passwordHasher }: Ports, { gate, limits }: { gate: Gate; limits: Limits }): NochEinmal {
  const db = imNamen(database, systemKontext)
  return async ({ akteur: { personId }, herkunft }, password) => {
    const applying = await limits.forPerson('passwort', personId)
    return gate.pass({
      limits: applying,
      load: async () => {
        const [counts, loaded] = await Promise.all([ladeZaehler(db, applying, clock.now()), ladeFaktorPerson(db, personId)])
        return { counts, loaded }
      },
      work: async (person) => {
        const hash = person?.passwortHash ?? null
        if (person !== null && hash !== null && (await passwordHasher.verify(hash, password))) return person
        await merkeFehlversuch(db, { limits: applying, now: clock.now(), personId, herkunft })
        throw anmeldungFehler.ablehnen('anmeldung.passwort_falsch')
      },
    })
  }
}
