import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconMap2, IconPhone } from '@tabler/icons-react'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { adressRow, adresseOf, cardsLink, telefonLink } from './anzeige.ts'
import classes from './Wege.module.css'

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
    <a className={classes.weg} href={telefonLink(telefon)} aria-label={t('anrufen', { name, telefon })}>
      <IconPhone size={22} aria-hidden />
      {telefon}
    </a>
  )
}
