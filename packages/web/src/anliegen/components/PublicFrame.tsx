import type { ReactNode } from 'react'
import { changeLanguage, useLanguage } from '../../shared/i18n.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { productName } from '../../ui/layout.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import classes from './Frame.module.css'

/** Around the pages for people without an account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const t = useFormularTexts()
  const other = useLanguage() === 'de' ? 'en' : 'de'
  return (
    <div className={classes.rahmen}>
      <header className={classes.kopf}>
        <span className={classes.marke}>
          <Logo size={32} />
          {productName}
        </span>
        <Button look="subtle" lang={other} onClick={() => void changeLanguage(other)}>
          {t('sprache')}
        </Button>
      </header>
      <main className={classes.inhalt}>{children}</main>
      <footer>
        <nav className={classes.fuss} aria-label={t('recht')}>
          <Link to="/impressum">{t('impressum')}</Link>
          <Link to="/datenschutz">{t('datenschutz')}</Link>
          <Link to="/barrierefreiheit">{t('barrierefreiheit')}</Link>
        </nav>
      </footer>
    </div>
  )
}
