import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { findFolgeFenster, isLongErstverordnung } from '@dreiklang/domain/klient/hkp'
import { hkpLeistungName } from '@dreiklang/domain/klient/hkpLeistungen'
import { fachgruppeName } from '@dreiklang/domain/personal/fachgruppen'
import type { ReactNode } from 'react'
import type { AdressValues } from '../../../organisation/components/adresse.ts'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { type TextKey, useLanguage } from '../../../shared/i18n.ts'
import { Facts, Stack, Text, Note } from '../../../ui/layout.tsx'
import { useAkteTexts, useKlientTexts } from '../../klient.texts.ts'
import { type Feldname, type Field, fields } from './fields.ts'
import { type AllergienValue, type PraxisValue, type Values, valuesOf } from './values.ts'

type AkteKey = TextKey<typeof import('../../akte.texts.de.ts').texts>
type KlientKey = TextKey<typeof import('../../klient.texts.de.ts').texts>

const geteilt: readonly Feldname[] = ['status', 'geschlecht', 'wohnform', 'versicherungsart']

export function useWord(): (name: Feldname, value: string) => string {
  const t = useAkteTexts()
  const k = useKlientTexts()
  const language = useLanguage()
  return (name, value) => {
    if (name === 'leistungen' || name === 'genehmigteLeistungen') return hkpLeistungName(value, language) ?? value
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
  function entry(felder: readonly Field[], values: Values): string {
    const parts = felder.flatMap((field) => {
      const gezeigt = show(field, values[field.name])
      if (gezeigt === null) return []
      if (field.art === 'ja') return [t(`feld.${field.name}`)]
      return [field.art === 'datum' || field.mitName === true ? `${t(`feld.${field.name}`)} ${gezeigt}` : gezeigt]
    })
    return parts.join(' · ')
  }
  function show(field: Field, value: unknown): string | null {
    switch (field.art) {
      case 'text':
      case 'absatz':
      case 'kennung':
      case 'zeilen': {
        const text = String(value).trim()
        return text === '' ? null : text
      }
      case 'datum':
      case 'geburt':
        return typeof value === 'string' ? formatDate(value) : null
      case 'zahl':
        return typeof value === 'number' ? formatNumber(value, field.stellen) : null
      case 'stufe':
        return typeof value === 'string' ? value : null
      case 'fest':
        return null
      case 'wahl':
        // Having no authorisation is not worth showing.
        return typeof value !== 'string' || value === 'KEINE' ? null : word(field.name, value)
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

const withLeertext = ['kontakte', 'medikation', 'hkp', 'aerzte'] as const
const hasEmptyText = (bereich: Bereich): bereich is (typeof withLeertext)[number] => withLeertext.some((one) => one === bereich)

const today = () => berlinDate(new Date().toISOString())

const hasVerordnungen = (abschnitt: object): abschnitt is Pick<AkteAnswer['hkp'], 'verordnungen'> => 'verordnungen' in abschnitt

/** When the next Verordnung is to be written, beside the one that it follows. */
function useHkpHinweise(abschnitt: object, bundesland: AkteAnswer['bundesland']): Hinweise {
  const t = useAkteTexts()
  if (!hasVerordnungen(abschnitt)) return []
  const { verordnungen } = abschnitt
  return verordnungen.map((one) => {
    const fenster = findFolgeFenster(one, verordnungen, { today: today(), bundesland })
    return [
      ...(fenster === null ? [] : [t('folgeFenster', { von: formatDate(fenster.von), bis: formatDate(fenster.bis) })]),
      ...(isLongErstverordnung(one) ? [t('langeErst')] : []),
    ]
  })
}

/** What is said beside the entries of a list, in their order. */
type Hinweise = readonly (readonly string[])[]

interface FaktenProps {
  felder: readonly Field[]
  abschnitt: object
  leer?: string
  hinweise?: Hinweise
}

export function Fakten({ felder: gefragte, abschnitt, leer, hinweise = [] }: FaktenProps) {
  const t = useAkteTexts()
  const show = useAnzeige()
  const values = valuesOf(gefragte, abschnitt)
  const gezeigt = gefragte.map((feld) => ({ feld, text: show(feld, values[feld.name]) }))
  const gesagt = gezeigt.flatMap(({ feld, text }) =>
    text === null ? [] : [{ label: t(`feld.${feld.name}`), value: linesOf(feld, text, hinweise) }],
  )
  const open = gezeigt.flatMap(({ feld, text }) => (text === null && feld.art !== 'ja' ? [t(`feld.${feld.name}`)] : []))
  if (gesagt.length === 0 && leer !== undefined) return <Text>{leer}</Text>
  return (
    <Stack gap="md">
      {gesagt.length > 0 && <Facts facts={gesagt} />}
      {open.length > 0 && <Note>{t('sonstOffen', { felder: open.join(', ') })}</Note>}
    </Stack>
  )
}

export function AbschnittFacts({ bereich, akte }: { bereich: Bereich; akte: AkteAnswer }) {
  const t = useAkteTexts()
  const abschnitt = akte[bereich]
  const hinweise = useHkpHinweise(abschnitt, akte.bundesland)
  return (
    <Fakten
      felder={fields[bereich]}
      abschnitt={abschnitt}
      hinweise={hinweise}
      {...(hasEmptyText(bereich) && { leer: t(`leer.${bereich}`) })}
    />
  )
}

function linesOf({ art }: Field, text: string, hinweise: Hinweise): ReactNode {
  if (art !== 'liste') return <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
  return (
    <ul style={{ paddingInlineStart: '1.25rem' }}>
      {text.split('\n').map((entry, nr) => (
        <li key={`${nr} ${entry}`}>
          {entry}
          {hinweise[nr]?.map((hinweis) => (
            <Note key={hinweis}>{hinweis}</Note>
          ))}
        </li>
      ))}
    </ul>
  )
}
