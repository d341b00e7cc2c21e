/** Where the invented doors lie: streets of one town, some kilometres apart, the house numbers along them. */
import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'

const anfaenge: Readonly<Record<string, readonly [breite: number, laenge: number]>> = {
  Ahornallee: [48.1412, 11.5487],
  Birkenweg: [48.1268, 11.5611],
  'Am Brunnen': [48.1361, 11.5726],
  Goethestraße: [48.1337, 11.5598],
  Kirchgasse: [48.1389, 11.5832],
  Mühlweg: [48.1224, 11.5893],
  Schillerplatz: [48.1469, 11.5704],
  Waldstraße: [48.1153, 11.5402],
}
/** Degrees from one house number to the next: some twelve metres. */
const jeHaus = 0.00008
const aufSechsStellen = (grad: number): number => Math.round(grad * 1_000_000) / 1_000_000

/** Nothing for a street that the demo does not know. */
export function punktOf(adresse: AkteAnswer['wohnen']['adresse']): Partial<Pick<AkteAnswer['wohnen'], 'breite' | 'laenge'>> {
  const anfang = anfaenge[adresse?.strasse ?? '']
  if (anfang === undefined) return {}
  const weiter = Number.parseInt(adresse?.hausnummer ?? '0', 10) * jeHaus
  return { breite: aufSechsStellen(anfang[0] + weiter), laenge: aufSechsStellen(anfang[1] + weiter) }
}
