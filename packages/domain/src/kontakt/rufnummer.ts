import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

const landOf = (iso: string): CountryCode | undefined => (isSupportedCountry(iso) ? iso : undefined)

/** Numbers that have no area code and are dialled as they stand: 110, 112, 115, 116117 and its like. Null for every other. */
function shortNumber(nummer: string): string | null {
  const digits = nummer.replaceAll(/[^0-9+]/g, '').replace(/^(\+49|0049)/, '')
  return /^(11[025]|116\d{3})$/.test(digits) ? digits : null
}

/** E.164: `+4989123456`; null for something that cannot be a number there. */
export function e164(nummer: string, land: string): string | null {
  const seen = parsePhoneNumberFromString(nummer, landOf(land))
  return seen?.isPossible() === true ? seen.number : null
}

/** As it is written between countries: `+49 171 1234567`; what cannot be read stays as it is. */
export function readableNumber(nummer: string, land: string): string {
  return shortNumber(nummer) ?? parsePhoneNumberFromString(nummer, landOf(land))?.formatInternational() ?? nummer
}

export function landOfNumber(nummer: string, sonst: string): string {
  return parsePhoneNumberFromString(nummer, landOf(sonst))?.country ?? sonst
}

export function dialable(nummer: string, land: string): string {
  return shortNumber(nummer) ?? e164(nummer, land) ?? nummer.replaceAll(/[^0-9+*#]/g, '')
}
