import type { Partner } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { IconHeartHandshake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { AngabenBereich } from '../components/AngabenBereich.tsx'
import { VertragBereich } from '../components/VertragBereich.tsx'
import { verwaltungsBereich } from '../components/ownOrganisation.ts'
import { PartnerButtons, PartnerStandZeichen } from '../components/partner/PartnerButtons.tsx'
import { profilPath } from '../organisation.paths.ts'
import { partnerQuery } from '../organisation.queries.ts'
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

function PartnerBereich() {
  const t = useProfilTexts()
  const { data, state } = showQuery(useQuery(partnerQuery), { rows: 4 })
  if (state !== null) return state
  if (data.length === 0) {
    return (
      <EmptyState icon={<IconHeartHandshake size={28} />} title={t('partner.leer')}>
        {t('partner.leerText')}
      </EmptyState>
    )
  }
  const columns: readonly Column<Partner>[] = [
    {
      id: 'name',
      header: t('verzeichnis.name'),
      cell: ({ organisation: { id, name, art, ort } }) => (
        <>
          <Link to={profilPath(art, id)}>{name}</Link>
          <Text size="sm" c="dimmed">
            {ort}
          </Text>
        </>
      ),
    },
    {
      id: 'stand',
      header: t('partner.stand'),
      cell: ({ organisation: _organisation, ...stand }) => (
        <>
          <PartnerStandZeichen stand={stand} />
          {stand.grund !== null && <Text size="sm">{stand.grund}</Text>}
        </>
      ),
    },
    { id: 'seit', header: t('partner.seit'), cell: ({ seit }) => formatDate(seit), hideBelow: 'sm' },
    {
      id: 'aktion',
      header: t('partner.aktion'),
      cell: ({ organisation, ...stand }) => <PartnerButtons organisation={organisation} stand={stand} />,
    },
  ]
  return (
    <Stack gap="md">
      <Text size="sm">{t('partner.erklaerung')}</Text>
      <Table caption={t('partner.tabelle')} columns={columns} rows={data} rowKey={({ organisation }) => organisation.id} />
    </Stack>
  )
}
