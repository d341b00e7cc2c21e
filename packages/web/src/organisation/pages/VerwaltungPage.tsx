import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Stack } from '../../ui/layout.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { OrganisationenBereich } from '../components/OrganisationenBereich.tsx'
import { OrganisationKarte } from '../components/OrganisationKarte.tsx'
import { PersonalKarte } from '../components/PersonalKarte.tsx'
import { verwaltungsBereich } from '../components/eigeneOrganisation.ts'
import { organisationTexts } from '../organisation.texts.ts'

/** Organisations for the platform; accounts and details of the own one for the head of an organisation. */
export function VerwaltungPage() {
  const t = useTexts(organisationTexts)
  const ich = useUser()
  const mein = verwaltungsBereich(ich)
  if (mein.bereich === 'plattform') return <OrganisationenBereich />
  if (mein.bereich === 'eigene') {
    return (
      <>
        <PageHeader title={t('titel')} subtitle={mein.organisation.name} />
        <Stack gap="lg">
          <PersonalKarte organisation={mein.organisation} />
          <OrganisationKarte />
        </Stack>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('titel')} />
      <Alert tone="info">{t('nichtIhre')}</Alert>
    </>
  )
}
