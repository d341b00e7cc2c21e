import { IconBuildingHospital, IconHeartHandshake, IconPill } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { changeLanguage, useLanguage } from '../../shared/i18n.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Logo } from '../../ui/Logo.tsx'
import { PageHeader, Stack, productName } from '../../ui/layout.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import classes from './AuthFrame.module.css'

export function AuthFrame({ title, children }: { title?: string; children: ReactNode }) {
  const t = useAnmeldungTexts()
  const language = useLanguage()
  const other = language === 'de' ? 'en' : 'de'
  return (
    <div className={classes.frame}>
      <main className={classes.side}>
        <div className={classes.column}>
          <div className={classes.brand}>
            <Logo size={40} />
            {productName}
          </div>
          {title !== undefined && <PageHeader title={title} />}
          {children}
        </div>
        <footer className={classes.foot}>
          <Link to="/impressum">{t('imprint')}</Link>
          <Link to="/datenschutz">{t('privacy')}</Link>
          <Link to="/barrierefreiheit">{t('accessibility')}</Link>
          <Button look="subtle" size="sm" lang={other} onClick={() => void changeLanguage(other)}>
            {t('otherLanguage')}
          </Button>
        </footer>
      </main>
      <aside className={classes.promise}>
        <div className={classes.words}>
          <p className={classes.tagline}>{t('tagline')}</p>
          <p className={classes.text}>{t('promise')}</p>
          <ul className={classes.voices}>
            <li>
              <IconHeartHandshake size={28} stroke={1.5} aria-hidden />
              {t('nursing')}
            </li>
            <li>
              <IconBuildingHospital size={28} stroke={1.5} aria-hidden />
              {t('practice')}
            </li>
            <li>
              <IconPill size={28} stroke={1.5} aria-hidden />
              {t('apotheke')}
            </li>
          </ul>
        </div>
      </aside>
    </div>
  )
}

export function IncompleteLink({ title }: { title: string }) {
  const t = useAnmeldungTexts()
  return (
    <AuthFrame title={title}>
      <Stack>
        <Alert tone="danger">{t('reset.noToken')}</Alert>
        <Link to="/sign-in">{t('reset.toSignIn')}</Link>
      </Stack>
    </AuthFrame>
  )
}
