/** Phone numbers of organisations, apart from the other checks because the plans of all countries are large. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { KennungsPruefung } from './checkDigits.ts'

/** A number that can exist, with area code or country; without a country it is a German one. */
export const checkTelefon: KennungsPruefung = (nummer) => {
  if (!/^(\+|0)[0-9 ()/-]+$/.test(nummer.replace(/^\(0/, '0'))) return 'format'
  return parsePhoneNumberFromString(nummer, 'DE')?.isPossible() === true ? null : 'format'
}
