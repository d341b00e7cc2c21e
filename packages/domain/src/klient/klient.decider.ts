/** What makes the record of a Klient good enough to order for him (domain.md 5.4). */
import type { FeldFehler } from '../shared/fehler.ts'
import { type Datum, plusMonate } from '../shared/zeit.ts'
import type { KlientAngaben } from './klient.contract.ts'
import { klientFehler } from './klient.errors.ts'

const hoechstesAlterJahre = 125

/** Age is counted in whole years: on the day before the next birthday one is still as old as before. */
const istGeburtsdatum = (geburtsdatum: Datum, heute: Datum): boolean =>
  geburtsdatum <= heute && geburtsdatum > plusMonate(heute, -12 * (hoechstesAlterJahre + 1))

const fehler = (path: keyof KlientAngaben, code: string, wenn: boolean): FeldFehler[] => (wenn ? [{ path, code, message: code }] : [])

export const geburtsdatumFehler = ({ geburtsdatum }: Pick<KlientAngaben, 'geburtsdatum'>, heute: Datum): FeldFehler[] =>
  fehler('geburtsdatum', 'falsch', !istGeburtsdatum(geburtsdatum, heute))

/** The statutory insurance knows its people by number and insurer. */
export const kassenFehler = (angaben: Pick<KlientAngaben, 'versicherungsart' | 'kvnr' | 'krankenkasse'>): FeldFehler[] =>
  (['kvnr', 'krankenkasse'] as const).flatMap((feld) =>
    fehler(feld, 'pflicht', angaben.versicherungsart === 'GKV' && angaben[feld] === null),
  )

/** "None known" beside an allergy, and neither of both, leave a nurse guessing; "not asked yet" is null. */
export const allergienFehler = ({ allergien }: Pick<KlientAngaben, 'allergien'>): FeldFehler[] =>
  fehler('allergien', 'falsch', allergien !== null && allergien.keineBekannt === allergien.liste.length > 0)

/** The fields that are missing or cannot be, all at once. `heute` is the calendar day in Berlin. */
export function fehlendeAngaben(angaben: KlientAngaben, heute: Datum): FeldFehler[] {
  return [...geburtsdatumFehler(angaben, heute), ...kassenFehler(angaben), ...allergienFehler(angaben)]
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
