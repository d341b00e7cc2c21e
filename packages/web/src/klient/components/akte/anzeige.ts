/** The words for what stands in a field. */
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { fachgruppeName } from '@dreiklang/domain/personal/fachgruppen'
import { useLanguage, useTexts } from '../../../shared/i18n.ts'
import { akteTexts } from '../../akte.texts.ts'
import { klientTexts } from '../../klient.texts.ts'
import type { Feld, Feldname } from './felder.ts'
import type { AdressWerte } from '../../../organisation/components/adresse.ts'
import type { AllergienWert, PraxisWert, Werte } from './werte.ts'

type AkteKey = Parameters<ReturnType<typeof useTexts<typeof import('../../akte.texts.de.ts').texts>>>[0]
type KlientKey = Parameters<ReturnType<typeof useTexts<typeof import('../../klient.texts.de.ts').texts>>>[0]

/** Words that the list and the order form use, too. */
const geteilt: readonly Feldname[] = ['status', 'geschlecht', 'wohnform', 'versicherungsart']

/** The word for one choice of a field. */
export function useWort(): (name: Feldname, wert: string) => string {
  const t = useTexts(akteTexts)
  const k = useTexts(klientTexts)
  const sprache = useLanguage()
  return (name, wert) => {
    if (name === 'fachgruppe') return fachgruppeName(wert, sprache) ?? wert
    return geteilt.includes(name) ? k(`${name}.${wert}` as KlientKey) : t(`wahl.${name}.${wert}` as AkteKey)
  }
}

/** A field in one text; null when there is nothing to say. */
export function useAnzeige(): (feld: Feld, wert: unknown) => string | null {
  const t = useTexts(akteTexts)
  const wort = useWort()

  function adresse({ strasse, hausnummer, zusatz, plz, ort }: AdressWerte): string | null {
    const zeilen = [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].map((zeile) => zeile.trim()).filter((zeile) => zeile !== '')
    return zeilen.length === 0 ? null : zeilen.join(', ')
  }
  function allergien({ antwort, liste }: AllergienWert): string {
    if (antwort === 'LISTE') return liste.split('\n').join(', ')
    return antwort === 'KEINE' ? t('keineBekannt') : t('nichtGefragt')
  }
  function eintrag(felder: readonly Feld[], werte: Werte): string {
    const teile = felder.flatMap((feld) => {
      const gezeigt = zeige(feld, werte[feld.name])
      if (gezeigt === null) return []
      if (feld.art === 'ja') return [t(`feld.${feld.name}`)]
      return [feld.art === 'datum' ? `${t(`feld.${feld.name}`)} ${gezeigt}` : gezeigt]
    })
    return teile.join(' · ')
  }
  function zeige(feld: Feld, wert: unknown): string | null {
    switch (feld.art) {
      case 'text':
      case 'absatz':
      case 'kennung':
      case 'zeilen': {
        const text = (wert as string).trim()
        return text === '' ? null : text
      }
      case 'datum':
      case 'geburt':
        return wert === null ? null : formatDate(wert as string)
      case 'zahl':
        return wert === null ? null : formatNumber(wert as number, feld.stellen)
      case 'stufe':
        return wert as string | null
      case 'wahl':
        // Having no authorisation is not worth showing.
        return wert === null || wert === 'KEINE' ? null : wort(feld.name, wert as string)
      case 'ja':
        return wert === true ? t('ja') : null
      case 'mehrere': {
        const gewaehlt = wert as string[]
        return gewaehlt.length === 0 ? null : gewaehlt.map((eines) => wort(feld.name, eines)).join(', ')
      }
      case 'adresse':
        return adresse(wert as AdressWerte)
      case 'allergien':
        return allergien(wert as AllergienWert)
      case 'praxis':
        return (wert as PraxisWert)?.name ?? null
      case 'liste': {
        const eintraege = wert as Werte[]
        return eintraege.length === 0 ? null : eintraege.map((einer) => eintrag(feld.felder, einer)).join('\n')
      }
    }
  }
  return zeige
}
