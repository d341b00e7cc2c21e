import { IconPhone } from '@tabler/icons-react'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import telefonClasses from './Telefon.module.css'

export function Telefon({ name, telefon }: { name: string; telefon: string | null }) {
  const t = useBlattTexts()
  if (telefon === null) return <span className={telefonClasses.ohne}>{t('beteiligte.ohneTelefon')}</span>
  return (
    <a
      className={telefonClasses.nummer}
      href={`tel:${telefon.replaceAll(/[^+\d]/g, '')}`}
      aria-label={t('beteiligte.anrufen', { name, telefon })}
    >
      <IconPhone size={18} aria-hidden /> {telefon}
    </a>
  )
}
