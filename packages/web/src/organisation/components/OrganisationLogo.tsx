import { useLogo } from '../logo.queries.ts'
import { useProfilTexts } from '../organisation.texts.ts'

export function OrganisationLogo({ organisation: { name, logo } }: { organisation: { name: string; logo: string | null } }) {
  const t = useProfilTexts()
  const url = useLogo(logo)
  return url === null ? null : <img src={url} width={96} height={96} alt={t('logo.bild', { name })} />
}
