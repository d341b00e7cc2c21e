/** From the numbering plans of libphonenumber. */
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import type { Land } from './kontakt.contract.ts'

/** Islands and parts that share the plan of another and have no name of their own in the list of the specification. */
const withoutOwnPlatz: readonly string[] = ['AC', 'TA']

/** Node and browsers have several names for these and choose otherwise: the short one is the same everywhere. */
const kurzGenannt: readonly string[] = ['HK', 'MO', 'PS']
/** And this one has none. */
const falklandinseln = { de: 'Falklandinseln', en: 'Falkland Islands' } as const

const listen = new Map<'de' | 'en', readonly Land[]>()

/** Sorted by name. `flagImagePos`: place of the flag in a column of all flags by code, 24 × 16 pixels each. */
export function laender(language: 'de' | 'en'): readonly Land[] {
  const done = listen.get(language)
  if (done !== undefined) return done
  const lang = new Intl.DisplayNames(language, { type: 'region' })
  const kurz = new Intl.DisplayNames(language, { type: 'region', style: 'short' })
  const nameOf = (iso: string) => (iso === 'FK' ? falklandinseln[language] : ((kurzGenannt.includes(iso) ? kurz : lang).of(iso) ?? iso))
  const list = getCountries()
    .filter((iso) => !withoutOwnPlatz.includes(iso))
    .toSorted()
    .map((iso, nr) => ({ id: iso, iso, name: nameOf(iso), code: vorwahl(iso), flagImagePos: `0px ${nr === 0 ? 0 : -16 * nr}px` }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
  listen.set(language, list)
  return list
}

const vorwahl = (iso: CountryCode): string => `+${getCountryCallingCode(iso)}`
