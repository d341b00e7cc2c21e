import { useTexts } from '../shared/i18n.ts'
import { Link } from '../ui/Link.tsx'
import { shellTexts } from './shell.texts.ts'

export function Footer() {
  const t = useTexts(shellTexts)
  return (
    <>
      <span>{t('footer.copyright', { year: String(new Date().getFullYear()) })}</span>
      <Link to="/impressum">{t('footer.imprint')}</Link>
      <Link to="/datenschutz">{t('footer.privacy')}</Link>
      <Link to="/barrierefreiheit">{t('footer.accessibility')}</Link>
    </>
  )
}
