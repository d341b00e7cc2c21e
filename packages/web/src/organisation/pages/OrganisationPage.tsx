import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert } from '../../ui/feedback.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AngabenBereich } from '../components/AngabenBereich.tsx'
import { VertragBereich } from '../components/VertragBereich.tsx'
import { verwaltungsBereich } from '../components/ownOrganisation.ts'
import { PartnerBereich } from '../components/partner/PartnerBereich.tsx'
import { useProfilTexts } from '../organisation.texts.ts'

const bereiche = ['angaben', 'partner', 'vertrag'] as const
const search = z.object({ bereich: z.enum(bereiche).default('angaben') })
const inhalte = { angaben: <AngabenBereich />, partner: <PartnerBereich />, vertrag: <VertragBereich /> }

export function OrganisationPage() {
  const t = useProfilTexts()
  const mein = verwaltungsBereich(useUser())
  const [{ bereich }, setSuche] = useSearchState(search)
  if (mein.bereich !== 'eigene') {
    return (
      <>
        <PageHeader title={t('titel')} />
        <Alert tone="info">{t('nurLeitung')}</Alert>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('titel')} subtitle={mein.organisation.name} />
      <Tabs
        label={t('bereiche')}
        value={bereich}
        onChange={(choice) => setSuche({ bereich: choice })}
        items={bereiche.map((value) => ({ value, label: t(`bereich.${value}`), content: inhalte[value] }))}
      />
    </>
  )
}
