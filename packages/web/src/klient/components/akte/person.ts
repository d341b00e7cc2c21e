import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'

type Person = AkteAnswer['person']

/** As a list has it: `von der Straße, Dr. Änne`. */
export function akteName({ titel, vorname, vorsatzwort, nachname, namenszusatz }: Person): string {
  const hinten = [namenszusatz, vorsatzwort, nachname].filter((part) => part !== null).join(' ')
  return `${hinten}, ${[titel, vorname].filter((part) => part !== null).join(' ')}`
}

export const kurzzeichen = ({ vorname, nachname }: Pick<Person, 'vorname' | 'nachname'>): string =>
  `${Array.from(vorname)[0] ?? ''}${Array.from(nachname)[0] ?? ''}`.toUpperCase()

/** Whole years on a day; both `YYYY-MM-DD`. */
export const ageOn = (geburtsdatum: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(geburtsdatum.slice(0, 4)) - Number(today.slice(5) < geburtsdatum.slice(5))
