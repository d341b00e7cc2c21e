import { IconPhone } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { formularTexts } from '../formular.texts.ts'
import classes from './Anruf.module.css'

export function AnrufButton({ telefon }: { telefon: string }) {
  const t = useTexts(formularTexts)
  return (
    <a className={classes.anruf} href={`tel:${telefon.replaceAll(/[^+\d]/g, '')}`}>
      <IconPhone size={20} aria-hidden />
      {t('anrufen', { telefon })}
    </a>
  )
}
