/** What makes the record of a Klient good enough to order for him (domain.md 5.4). */
import type { FeldFehler } from '../shared/fehler.ts'
import { type Datum, plusMonate } from '../shared/zeit.ts'
import type { KlientAngaben } from './klient.contract.ts'
import { klientFehler } from './klient.errors.ts'

const hoechstesAlterJahre = 125

/** Age is counted in whole years: on the day before the next birthday one is still as old as before. */
const istGeburtsdatum = (geburtsdatum: Datum, heute: Datum): boolean =>
  geburtsdatum <= heute && geburtsdatum > plusMonate(heute, -12 * (hoechstesAlterJahre + 1))

/** The fields that are missing or cannot be, all at once. `heute` is the calendar day in Berlin. */
export function fehlendeAngaben(angaben: KlientAngaben, heute: Datum): FeldFehler[] {
  const { versicherungsart, kvnr, krankenkasse, geburtsdatum, allergien } = angaben
  const felder: FeldFehler[] = []
  const melde = (path: keyof KlientAngaben, code: string) => felder.push({ path, code, message: code })
  if (!istGeburtsdatum(geburtsdatum, heute)) melde('geburtsdatum', 'falsch')
  if (versicherungsart === 'GKV' && kvnr === null) melde('kvnr', 'pflicht')
  if (versicherungsart === 'GKV' && krankenkasse === null) melde('krankenkasse', 'pflicht')
  // "None known" beside an allergy, and neither of both, leave a nurse guessing; "not asked yet" is null.
  if (allergien !== null && allergien.keineBekannt === allergien.liste.length > 0) melde('allergien', 'falsch')
  return felder
}

/** @throws klient.unvollstaendig with all fields that are wrong */
export function pruefeAngaben(angaben: KlientAngaben, heute: Datum): void {
  const felder = fehlendeAngaben(angaben, heute)
  if (felder.length > 0) throw klientFehler.ablehnen('klient.unvollstaendig', { felder })
}

type Gedruckt = Pick<KlientAngaben, 'vorname' | 'nachname' | 'geburtsdatum'>

/** Whether a change is seen where orders repeat who the Klient is. */
export const heisstAnders = (alt: Gedruckt, neu: Gedruckt): boolean =>
  alt.vorname !== neu.vorname || alt.nachname !== neu.nachname || alt.geburtsdatum !== neu.geburtsdatum
