/** Who does something with an order: as deciders and events know the person, and what the audit trail is told of it. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { fieldsChangedBy } from '@dreiklang/domain/bestellung/fieldsChangedBy'
import type { Ereignis } from '@dreiklang/domain/bestellung/ereignis'
import type { Person } from '@dreiklang/domain/bestellung/handelnder'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { ProtokollEntry } from '@dreiklang/domain/protokoll/protokoll'
import { type Akteur, seiteOf } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { protokollJson } from '../protokoll/protokoll.ts'
import type { Urheber } from './bestellung.repository.ts'

/** @throws zugriff.verboten for the platform administrator, who stands on no side */
export function personOf(akteur: Akteur): Person {
  const seite = seiteOf(akteur.rolle)
  if (seite === null || akteur.organisationId === null) throw sharedErrors.refuse('zugriff.verboten')
  const { organisationId, personId, name, istArzt, lanr, weiterbildung, istPharmazeutisch, istFachkraft } = akteur
  return { seite, organisationId, personId, name, istArzt, lanr, weiterbildung, istPharmazeutisch, istFachkraft }
}

export const theClock: Urheber = { seite: 'UHR', organisationId: null, personId: null, name: null }

export function urheberOf({ seite, organisationId, personId, name }: Person): Urheber {
  return { seite, organisationId, personId, name }
}

/** A look at one order; the database knows whose it is. A look and a step are written by the statement that reads or saves. */
export const viewTrail = (akteur: Akteur, aktion: string, bestellungId: string): string =>
  protokollJson(akteur, [{ aktion, art: 'LESEN', objektArt: 'BESTELLUNG', objektId: bestellungId }])

interface TakenStep {
  aktion: string
  bestellung: Bestellung
  /** What the step has changed; none for an order that came into being or went. */
  ereignisse?: readonly Ereignis[]
}

/** A step of an order; null: taken by the clock, logged in the chain of the nursing service. */
export function stepTrail(akteur: Akteur | null, { aktion, bestellung, ereignisse = [] }: TakenStep): string {
  const { id, klientId, pflegedienstId } = bestellung
  const felder = fieldsChangedBy(ereignisse)
  const entry: ProtokollEntry = { aktion, art: 'AENDERN', objektArt: 'BESTELLUNG', objektId: id, klientId, felder }
  return protokollJson(akteur, [akteur === null ? { ...entry, organisationId: pflegedienstId } : entry])
}

export function exportTrails(rows: readonly RowAnswer[]): ProtokollEntry[] {
  const klienten = new Set(rows.flatMap(({ klient }) => klient?.id ?? []))
  return [...klienten].map((klientId) => ({
    aktion: 'bestellung.exportList',
    art: 'AUSGEBEN',
    objektArt: 'KLIENT',
    objektId: klientId,
    klientId,
  }))
}
