import type { AbschnittStand } from '@dreiklang/domain/organisation/abschnitte.contract'
import { type Spanne, wochentage } from '@dreiklang/domain/organisation/oeffnung'
import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { type Translate, useTexts } from '../../../shared/i18n.ts'
import { type Fact, Facts } from '../../../ui/Facts.tsx'
import { Text } from '../../../ui/layout.ts'
import { abschnitteTexts } from '../../abschnitte.texts.ts'
import type { texts } from '../../abschnitte.texts.de.ts'
import { Weg } from '../Weg.tsx'
import { type Feld, type WertName, felderVon } from './felder.ts'
import { spannenText } from './werte.ts'

type Inhalt = Readonly<Record<string, unknown>>
interface Sicht {
  t: Translate<typeof texts>
  praxen: Readonly<Record<string, string>>
}

const istLeer = (wert: unknown): boolean => wert === null || wert === undefined || wert === '' || (Array.isArray(wert) && wert.length === 0)

/** A value in a word or a line; it has been read by the schema, so its kind is that of the field. */
function wort(feld: Feld, wert: unknown, { t, praxen }: Sicht): ReactNode {
  switch (feld.art) {
    case 'ja':
      return t(wert === true ? 'ja' : 'nein')
    case 'tag':
      return formatDate(String(wert))
    case 'wahl':
    case 'zahlwahl':
      return t(`wert.${String(wert) as WertName}`)
    case 'mehrere':
      return (wert as WertName[]).map((eines) => t(`wert.${eines}`)).join(', ')
    case 'codes':
      return (wert as string[]).join(', ')
    case 'spannen':
      return spannenText(wert as Spanne[])
    case 'praxis':
      return praxen[String(wert)] ?? String(wert)
    case 'zahl':
      return feld.name === 'bearbeitungszeitWerktage' ? t('werktage', { count: Number(wert) }) : String(wert)
    case 'zeile':
      return feld.name === 'website' ? <Weg href={String(wert)} text={String(wert).replace(/^https?:\/\//, '')} /> : String(wert)
    case 'text':
    case 'uhrzeit':
      return String(wert)
    case 'woche':
    case 'liste':
      return null
  }
}

function faktenAus(feld: Feld, wert: unknown, sicht: Sicht): Fact[] {
  const { t } = sicht
  if (feld.art === 'woche') {
    const woche = wert as Record<string, Spanne[]>
    return wochentage.map((tag) => ({ label: t(`wert.${tag}`), value: spannenText(woche[tag] ?? []) || t('geschlossen') }))
  }
  if (istLeer(wert)) return []
  if (feld.art !== 'liste') return [{ label: t(`feld.${feld.name}`), value: wort(feld, wert, sicht) }]
  const was = t(`feld.${feld.name}`)
  return (wert as Inhalt[]).map((zeile, nr) => ({
    label: t('zeile', { was, nr: nr + 1 }),
    value: <ZeilenText felder={feld.felder} zeile={zeile} sicht={sicht} />,
  }))
}

function ZeilenText({ felder, zeile, sicht }: { felder: readonly Feld[]; zeile: Inhalt; sicht: Sicht }) {
  return felder
    .filter(({ name }) => !istLeer(zeile[name]))
    .map((feld, nr) => (
      <span key={feld.name}>
        {nr > 0 && ' · '}
        {nr > 0 && `${sicht.t(`feld.${feld.name}`)}: `}
        {wort(feld, zeile[feld.name], sicht)}
      </span>
    ))
}

export function AbschnittFakten({ stand, praxen }: { stand: AbschnittStand | null; praxen: Readonly<Record<string, string>> }) {
  const t = useTexts(abschnitteTexts)
  const inhalt: Inhalt = stand?.inhalt ?? {}
  const facts = stand === null ? [] : felderVon[stand.abschnitt].flatMap((feld) => faktenAus(feld, inhalt[feld.name], { t, praxen }))
  if (facts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('leer')}
      </Text>
    )
  }
  return <Facts facts={facts} />
}
