/** Where a request comes from, as far as it is stored: the network rather than the address, the kind of device rather than its id. */
import type { Anfrage } from '../shared/route.ts'
import { kurzeAdresse } from './address.ts'

export interface Herkunft {
  adresse: string | null
  geraet: string | null
  /** Null for what no request has brought about. */
  anfrageId: string | null
}

/** The first match wins: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari. */
const browser: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systeme: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
]

const erster = (woerter: readonly [RegExp, string][], text: string) => woerter.find(([muster]) => muster.test(text))?.[1]

/** `Firefox, Windows`; null for what is no browser. */
function geraetWorte(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const worte = [erster(browser, userAgent), erster(systeme, userAgent)].filter((wort) => wort !== undefined)
  return worte.length === 0 ? null : worte.join(', ')
}

export function herkunftVon({
  request,
  adresse,
  anfrageId,
}: Pick<Anfrage<unknown, unknown, unknown>, 'request' | 'adresse' | 'anfrageId'>): Herkunft {
  return { anfrageId, adresse: kurzeAdresse(adresse), geraet: geraetWorte(request.headers.get('user-agent')) }
}
