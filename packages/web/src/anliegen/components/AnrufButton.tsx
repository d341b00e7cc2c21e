import { IconPhone } from '@tabler/icons-react'
import { useFormularTexts } from '../anliegen.texts.ts'
import classes from './Anruf.module.css'

export function AnrufButton({ telefon }: { telefon: string }) {
  const t = useFormularTexts()
  return (
    <a className={classes.anruf} href={`tel:${telefon.replaceAll(/[^+\d]/g, '')}`}>
      <IconPhone size={20} aria-hidden />
      {t('anrufen', { telefon })}
    </a>
  )
}
