import type { OrganisationEintrag } from '@dreiklang/domain/organisation/organisation.contract'
import { organisationArten } from '@dreiklang/domain/shared/akteur'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconBuilding, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { useTexts } from '../../shared/i18n.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { organisationenQuery } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { OrganisationDialog } from './OrganisationDialog.tsx'
import { AntraegeKarte } from './plattform/AntraegeKarte.tsx'
import { ZahlenKarte } from './plattform/ZahlenKarte.tsx'
import { OrganisationenTabelle } from './OrganisationenTabelle.tsx'

const filter = z.object({ art: z.enum(organisationArten).default('PFLEGEDIENST'), suche: z.string().max(80).default('') })
type Filter = z.output<typeof filter>

type NeueOrganisation = Pick<OrganisationEintrag, 'id' | 'name' | 'art'>

/** All organisations, kind by kind, for the platform. `leitungDialog` gives an organisation the account of its head. */
export function OrganisationenBereich({
  leitungDialog,
}: {
  leitungDialog: (organisation: NeueOrganisation, onClose: () => void) => ReactNode
}) {
  const t = useTexts(organisationTexts)
  const [werte, setFilter] = useSearchState(filter)
  const [anlegen, setAnlegen] = useState(false)
  const [leitungFuer, setLeitungFuer] = useState<NeueOrganisation | null>(null)
  const { art } = werte
  return (
    <>
      <PageHeader
        title={t('titel')}
        subtitle={t('organisationen.titel')}
        actions={
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setAnlegen(true)}>
            {t('organisationen.anlegen')}
          </Button>
        }
      />
      <Stack gap="lg">
        <Card>
          <Tabs
            label={t('organisationen.welche')}
            value={art}
            onChange={(wahl) => setFilter({ art: wahl })}
            items={organisationArten.map((value) => ({
              value,
              label: t(`arten.${value}`),
              content: <Liste filter={werte} onSuche={(suche) => setFilter({ suche })} onLeitung={setLeitungFuer} />,
            }))}
          />
        </Card>
        <AntraegeKarte />
        <ZahlenKarte />
      </Stack>
      {anlegen && <OrganisationDialog art={art} onClose={() => setAnlegen(false)} onAngelegt={setLeitungFuer} />}
      {leitungFuer !== null && leitungDialog(leitungFuer, () => setLeitungFuer(null))}
    </>
  )
}

interface ListeProps {
  filter: Filter
  onSuche: (suche: string) => void
  onLeitung: (organisation: NeueOrganisation) => void
}

function Liste({ filter: { art, suche }, onSuche, onLeitung }: ListeProps) {
  const t = useTexts(organisationTexts)
  const [text, setText] = useState(suche)
  const { data, error, refetch } = useQuery(organisationenQuery(art, suche))
  const sucheBald = useDebouncedCallback((neu: string) => onSuche(neu.trim()), 300)
  return (
    <Stack gap="md">
      <TextField
        label={t('organisationen.suchen')}
        type="search"
        leftSection={<IconSearch size={20} aria-hidden />}
        value={text}
        maxLength={80}
        maw={400}
        autoComplete="off"
        onChange={(event) => {
          setText(event.currentTarget.value)
          sucheBald(event.currentTarget.value)
        }}
      />
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton />}
      {data?.length === 0 && (
        <EmptyState icon={<IconBuilding size={28} />} title={suche === '' ? t('organisationen.leer') : t('organisationen.nichts')}>
          {suche === '' ? t('organisationen.leerText') : t('organisationen.nichtsText', { suche })}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <OrganisationenTabelle organisationen={data} onLeitung={(organisation) => onLeitung({ ...organisation, art })} />
      )}
    </Stack>
  )
}
