import { IconPhone } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n.ts'
import { blattTexts } from '../../blatt.texts.ts'
import classes from './Telefon.module.css'

export function Telefon({ name, telefon }: { name: string; telefon: string | null }) {
  const t = useTexts(blattTexts)
  if (telefon === null) return <span className={classes.ohne}>{t('beteiligte.ohneTelefon')}</span>
  return (
    <a className={classes.nummer} href={`tel:${telefon.replaceAll(/[^+\d]/g, '')}`} aria-label={t('beteiligte.anrufen', { name, telefon })}>
      <IconPhone size={18} aria-hidden /> {telefon}
    </a>
  )
}
