import { OrganisationCard } from '../../organisation/components/OrganisationCard.tsx'
import { OrganisationenBereich } from '../../organisation/components/OrganisationenBereich.tsx'
import { verwaltungsBereich } from '../../organisation/components/ownOrganisation.ts'
import { useUser } from '../../shared/session.ts'
import { NotYours } from '../../ui/feedback.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import { EinladenDialog } from '../components/AufnahmeButtons.tsx'
import { WaitingCard } from '../components/WaitingCard.tsx'
import { PersonalCard } from '../components/PersonalCard.tsx'
import { usePersonalTexts } from '../personal.texts.ts'

export function VerwaltungPage() {
  const t = usePersonalTexts()
  const me = useUser()
  const mein = verwaltungsBereich(me)
  if (mein.bereich === 'plattform')
    return (
      <OrganisationenBereich
        leitungDialog={(organisation, onClose) => <EinladenDialog organisation={organisation} ersteLeitung onClose={onClose} />}
      />
    )
  if (mein.bereich === 'eigene') {
    return (
      <>
        <PageHeader title={t('titel')} subtitle={mein.organisation.name} />
        <Stack gap="lg">
          <WaitingCard organisation={mein.organisation} />
          <PersonalCard organisation={mein.organisation} />
          <OrganisationCard />
        </Stack>
      </>
    )
  }
  return <NotYours title={t('titel')}>{t('nichtIhre')}</NotYours>
}
