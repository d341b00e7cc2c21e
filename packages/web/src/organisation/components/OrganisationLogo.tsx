import { useTexts } from '../../shared/i18n.ts'
import { useLogo } from '../logo.queries.ts'
import { profilTexts } from '../profil.texts.ts'

export function OrganisationLogo({ organisation: { name, logo } }: { organisation: { name: string; logo: string | null } }) {
  const t = useTexts(profilTexts)
  const url = useLogo(logo)
  return url === null ? null : <img src={url} width={96} height={96} alt={t('logo.bild', { name })} />
}
