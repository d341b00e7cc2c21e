import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { type Seite, seiteOf } from '@dreiklang/domain/shared/akteur'
import { IconMap2, IconPhone } from '@tabler/icons-react'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { useUser } from '../../shared/session.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'
import classes from './Wege.module.css'

type Adresse = NonNullable<RowAnswer['ort']>

export const klientName = ({ nachname, vorname }: { nachname: string; vorname: string }) => `${nachname}, ${vorname}`

/** Where the visit takes place; null when the address is not open to the reader. */
export const adresseOf = ({ ort, klient }: Pick<RowAnswer, 'ort' | 'klient'>): Adresse | null => ort ?? klient?.adresse ?? null

export const adressRow = ({ strasse, hausnummer, zusatz, plz, ort }: Adresse) =>
  [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter((part) => part !== null).join(', ')

/** Opens the map of the phone, whichever that is. */
export const cardsLink = ({ strasse, hausnummer, plz, ort }: Adresse) =>
  `geo:0,0?q=${encodeURIComponent(`${strasse} ${hausnummer}, ${plz} ${ort}`)}`

/** `14:00 bis 14:30 Uhr`: planned, or else wished for. Null when neither is known. */
export function useTimeOfDay(): (besuch: Pick<RowAnswer, 'plan' | 'wunsch'>) => string | null {
  const t = useHausbesuchTexts()
  return ({ plan, wunsch }) => {
    if (plan !== null) return t('termin.uhrzeit', { von: plan.uhrzeit, bis: formatTime(plan.bis) })
    return wunsch === null ? null : t('termin.wunsch', { von: wunsch.von, bis: wunsch.bis })
  }
}

export function useTermin(): (besuch: Pick<RowAnswer, 'plan' | 'wunsch'>) => string {
  const t = useHausbesuchTexts()
  return ({ plan, wunsch }) => {
    const time = plan === null ? wunsch : { datum: plan.datum, von: plan.uhrzeit, bis: formatTime(plan.bis) }
    return time === null ? t('termin.offen') : `${formatLongDate(time.datum)}, ${t('termin.uhrzeit', { von: time.von, bis: time.bis })}`
  }
}

/** Null for the platform, which takes part in no visit. */
export function usePage(): Seite | null {
  const [rolle] = useUser().roles
  return rolle === undefined ? null : seiteOf(rolle)
}

export const callLink = (telefon: string) => `tel:${telefon.replaceAll(/[^+\d]/g, '')}`

export function AdressLink({ besuch }: { besuch: Pick<RowAnswer, 'ort' | 'klient'> }) {
  const t = useHausbesuchTexts()
  const adresse = adresseOf(besuch)
  if (adresse === null) return t('ohneAdresse')
  return (
    <a className={classes.weg} href={cardsLink(adresse)}>
      <IconMap2 size={22} aria-hidden />
      {adressRow(adresse)}
    </a>
  )
}

export function AnrufLink({ telefon, name }: { telefon: string; name: string }) {
  const t = useHausbesuchTexts()
  return (
    <a className={classes.weg} href={callLink(telefon)} aria-label={t('anrufen', { name, telefon })}>
      <IconPhone size={22} aria-hidden />
      {telefon}
    </a>
  )
}
