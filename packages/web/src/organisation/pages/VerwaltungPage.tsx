import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { OrganisationenBereich } from '../components/OrganisationenBereich.tsx'
import { PersonalBereich } from '../components/PersonalBereich.tsx'
import { verwaltungsBereich } from '../components/eigeneOrganisation.ts'
import { organisationTexts } from '../organisation.texts.ts'

/** Organisations for the platform, accounts for the head of an organisation. */
export function VerwaltungPage() {
  const t = useTexts(organisationTexts)
  const ich = useUser()
  const mein = verwaltungsBereich(ich)
  if (mein.bereich === 'plattform') return <OrganisationenBereich />
  if (mein.bereich === 'eigene') return <PersonalBereich organisation={mein.organisation} />
  return (
    <>
      <PageHeader title={t('titel')} />
      <Alert tone="info">{t('nichtIhre')}</Alert>
    </>
  )
}
