import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { logoQuery } from '../profil.queries.ts'
import { profilTexts } from '../profil.texts.ts'

interface LogoProps {
  organisation: { id: string; name: string; logo: string | null }
}

/** The logo of a house; nothing while there is none. */
export function OrganisationLogo({ organisation: { id, name, logo } }: LogoProps) {
  const t = useTexts(profilTexts)
  const { data } = useQuery(logoQuery(id, logo))
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (data === undefined || logo === null) {
      setUrl(null)
      return
    }
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data, logo])
  return url === null ? null : <img src={url} width={96} height={96} alt={t('logo.bild', { name })} />
}
