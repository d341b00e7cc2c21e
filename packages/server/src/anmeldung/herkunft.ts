/** Where a request comes from, as far as it is stored: the network rather than the address, the kind of device rather than its id. */
import type { Language, RouteRequest } from '../shared/route.ts'
import { shortAdresse } from './address.ts'

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

const first = (words: readonly [RegExp, string][], text: string) => words.find(([muster]) => muster.test(text))?.[1]

/** `Firefox, Windows`; null for what is no browser. */
function deviceWords(userAgent: string | null): string | null {
  if (userAgent === null) return null
  const words = [first(browser, userAgent), first(systeme, userAgent)].filter((word) => word !== undefined)
  return words.length === 0 ? null : words.join(', ')
}

/** Whoever asks, whether signed in or not. */
export interface Von {
  address: string
  herkunft: Herkunft
  sprache: Language
}

export type Asked = Pick<RouteRequest<unknown, unknown, unknown>, 'request' | 'adresse' | 'anfrageId' | 'sprache'>

export const vonOf = (asked: Asked): Von => ({ address: asked.adresse, herkunft: herkunftOf(asked), sprache: asked.sprache })

export function herkunftOf({ request, adresse, anfrageId }: Omit<Asked, 'sprache'>): Herkunft {
  return { anfrageId, adresse: shortAdresse(adresse), geraet: deviceWords(request.headers.get('user-agent')) }
}
