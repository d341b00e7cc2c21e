import type { FieldError } from '../shared/refusal.ts'
import { type IsoDate, plusMonths } from '../shared/time.ts'
import type { KlientAngaben } from './klient.contract.ts'
import { klientErrors } from './klient.errors.ts'

const maxAlterYears = 125

/** Age is counted in whole years: on the day before the next birthday one is still as old as before. */
const isBirthDate = (geburtsdatum: IsoDate, today: IsoDate): boolean =>
  geburtsdatum <= today && geburtsdatum > plusMonths(today, -12 * (maxAlterYears + 1))

const error = (path: keyof KlientAngaben, code: string, wenn: boolean): FieldError[] => (wenn ? [{ path, code, message: code }] : [])

export const geburtsdatumError = ({ geburtsdatum }: Pick<KlientAngaben, 'geburtsdatum'>, today: IsoDate): FieldError[] =>
  error('geburtsdatum', 'falsch', !isBirthDate(geburtsdatum, today))

/** The statutory insurance knows its people by number and insurer. */
export const kassenError = (angaben: Pick<KlientAngaben, 'versicherungsart' | 'kvnr' | 'krankenkasse'>): FieldError[] =>
  (['kvnr', 'krankenkasse'] as const).flatMap((field) =>
    error(field, 'pflicht', angaben.versicherungsart === 'GKV' && angaben[field] === null),
  )

/** "None known" beside an allergy, and neither of both, leave a nurse guessing; "not asked yet" is null. */
export const allergienError = ({ allergien }: Pick<KlientAngaben, 'allergien'>): FieldError[] =>
  error('allergien', 'falsch', allergien !== null && allergien.keineBekannt === allergien.liste.length > 0)

/** The fields that are missing or cannot be, all at once. `heute` is the calendar day in Berlin. */
export function missingAngaben(angaben: KlientAngaben, today: IsoDate): FieldError[] {
  return [...geburtsdatumError(angaben, today), ...kassenError(angaben), ...allergienError(angaben)]
}

/** @throws klient.unvollstaendig with all fields that are wrong */
export function checkAngaben(angaben: KlientAngaben, today: IsoDate): void {
  const felder = missingAngaben(angaben, today)
  if (felder.length > 0) throw klientErrors.refuse('klient.unvollstaendig', { felder })
}

type Gedruckt = Pick<KlientAngaben, 'vorname' | 'nachname' | 'geburtsdatum'>

export const isNamedDifferently = (alt: Gedruckt, neu: Gedruckt): boolean =>
  alt.vorname !== neu.vorname || alt.nachname !== neu.nachname || alt.geburtsdatum !== neu.geburtsdatum
