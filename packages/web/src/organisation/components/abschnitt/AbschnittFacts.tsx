import type { AbschnittName, AbschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import { type Spanne, weekdays } from '@dreiklang/domain/organisation/oeffnung'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { type Translate } from '../../../shared/i18n.ts'
import { type Fact, Facts, Text } from '../../../ui/layout.tsx'
import type { texts } from '../../abschnitte.texts.de.ts'
import { useAbschnitteTexts } from '../../organisation.texts.ts'
import { type Field, type ValueName, fieldsOf } from './fields.ts'
import { spannenText } from './values.ts'
import classes from '../Weg.module.css'

type Content = Readonly<Record<string, unknown>>
interface View {
  t: Translate<typeof texts>
  praxen: Readonly<Record<string, string>>
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value in a word or a line; it has been read by the schema, so its kind is that of the field. */
function word(field: Field, value: unknown, { t, praxen }: View): ReactNode {
  switch (field.art) {
    case 'ja':
      return t(value === true ? 'ja' : 'nein')
    case 'tag':
      return formatDate(String(value))
    case 'wahl':
    case 'zahlwahl':
      return t(`wert.${String(value) as ValueName}`)
    case 'mehrere':
      return (value as ValueName[]).map((one) => t(`wert.${one}`)).join(', ')
    case 'codes':
      return (value as string[]).join(', ')
    case 'spannen':
      return spannenText(value as Spanne[])
    case 'praxis':
      return praxen[String(value)] ?? String(value)
    case 'zahl':
      return field.name === 'bearbeitungszeitWerktage' ? t('werktage', { count: Number(value) }) : String(value)
    case 'zeile':
      return field.name === 'website' ? <Weg href={String(value)} text={String(value).replace(/^https?:\/\//, '')} /> : String(value)
    case 'text':
    case 'uhrzeit':
      return String(value)
    case 'woche':
    case 'liste':
      return null
  }
}

function factsFrom(field: Field, value: unknown, sicht: View): Fact[] {
  const { t } = sicht
  if (field.art === 'woche') {
    const week = value as Record<string, Spanne[]>
    return weekdays.map((tag) => ({ label: t(`wert.${tag}`), value: spannenText(week[tag] ?? []) || t('geschlossen') }))
  }
  if (isEmpty(value)) return []
  if (field.art !== 'liste') return [{ label: t(`feld.${field.name}`), value: word(field, value, sicht) }]
  const was = t(`feld.${field.name}`)
  return (value as Content[]).map((row, nr) => ({
    label: t('zeile', { was, nr: nr + 1 }),
    value: <RowsText felder={field.felder} zeile={row} sicht={sicht} />,
  }))
}

function RowsText({ felder, zeile, sicht }: { felder: readonly Field[]; zeile: Content; sicht: View }) {
  return felder
    .filter(({ name }) => !isEmpty(zeile[name]))
    .map((field, nr) => (
      <span key={field.name}>
        {nr > 0 && ' · '}
        {nr > 0 && `${sicht.t(`feld.${field.name}`)}: `}
        {word(field, zeile[field.name], sicht)}
      </span>
    ))
}

export function AbschnittFacts({ stand, praxen }: { stand: AbschnittStand | null; praxen: Readonly<Record<string, string>> }) {
  const t = useAbschnitteTexts()
  const content: Content = stand?.inhalt ?? {}
  const facts = stand === null ? [] : fieldsOf[stand.abschnitt].flatMap((field) => factsFrom(field, content[field.name], { t, praxen }))
  if (facts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('leer')}
      </Text>
    )
  }
  return <Facts facts={facts} />
}

export function useAbschnittWord(art: OrganisationArt | undefined): (abschnitt: AbschnittName) => string {
  const t = useAbschnitteTexts()
  return (abschnitt) => t(`abschnitt.${abschnitt === 'OEFFNUNG' && art === 'ARZTPRAXIS' ? 'SPRECHZEITEN' : abschnitt}`)
}

export function Weg({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={classes.weg} rel="noreferrer">
      {text}
    </a>
  )
}
