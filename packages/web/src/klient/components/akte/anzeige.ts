import { fachgruppeName } from '@dreiklang/domain/personal/fachgruppen'
import type { AdressValues } from '../../../organisation/components/adresse.ts'
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { type TextKey, useLanguage } from '../../../shared/i18n.ts'
import { useAkteTexts, useKlientTexts } from '../../klient.texts.ts'
import type { Field, Feldname } from './fields.ts'
import type { AllergienValue, PraxisValue, Values } from './values.ts'

type AkteKey = TextKey<typeof import('../../akte.texts.de.ts').texts>
type KlientKey = TextKey<typeof import('../../klient.texts.de.ts').texts>

const geteilt: readonly Feldname[] = ['status', 'geschlecht', 'wohnform', 'versicherungsart']

export function useWord(): (name: Feldname, value: string) => string {
  const t = useAkteTexts()
  const k = useKlientTexts()
  const language = useLanguage()
  return (name, value) => {
    if (name === 'fachgruppe') return fachgruppeName(value, language) ?? value
    return geteilt.includes(name) ? k(`${name}.${value}` as KlientKey) : t(`wahl.${name}.${value}` as AkteKey)
  }
}

/** A field in one text; null when there is nothing to say. */
export function useAnzeige(): (field: Field, value: unknown) => string | null {
  const t = useAkteTexts()
  const word = useWord()

  function adresse({ strasse, hausnummer, zusatz, plz, ort }: AdressValues): string | null {
    const rows = [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].map((row) => row.trim()).filter((row) => row !== '')
    return rows.length === 0 ? null : rows.join(', ')
  }
  function allergien({ antwort, liste }: AllergienValue): string {
    if (antwort === 'LISTE') return liste.split('\n').join(', ')
    return antwort === 'KEINE' ? t('keineBekannt') : t('nichtGefragt')
  }
  function entry(fields: readonly Field[], values: Values): string {
    const parts = fields.flatMap((field) => {
      const gezeigt = show(field, values[field.name])
      if (gezeigt === null) return []
      if (field.art === 'ja') return [t(`feld.${field.name}`)]
      return [field.art === 'datum' ? `${t(`feld.${field.name}`)} ${gezeigt}` : gezeigt]
    })
    return parts.join(' · ')
  }
  function show(field: Field, value: unknown): string | null {
    switch (field.art) {
      case 'text':
      case 'absatz':
      case 'kennung':
      case 'zeilen': {
        const text = (value as string).trim()
        return text === '' ? null : text
      }
      case 'datum':
      case 'geburt':
        return value === null ? null : formatDate(value as string)
      case 'zahl':
        return value === null ? null : formatNumber(value as number, field.stellen)
      case 'stufe':
        return value as string | null
      case 'wahl':
        // Having no authorisation is not worth showing.
        return value === null || value === 'KEINE' ? null : word(field.name, value as string)
      case 'ja':
        return value === true ? t('ja') : null
      case 'mehrere': {
        const chosen = value as string[]
        return chosen.length === 0 ? null : chosen.map((one) => word(field.name, one)).join(', ')
      }
      case 'adresse':
        return adresse(value as AdressValues)
      case 'allergien':
        return allergien(value as AllergienValue)
      case 'praxis':
        return (value as PraxisValue)?.name ?? null
      case 'liste': {
        const entries = value as Values[]
        return entries.length === 0 ? null : entries.map((one) => entry(field.felder, one)).join('\n')
      }
    }
  }
  return show
}
