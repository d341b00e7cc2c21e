import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { usePathParams } from '../../shared/searchState.ts'
import { Group, Stack } from '../../ui/layout.ts'
import { Link, LinkButton } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { AllergienKarte } from '../components/AllergienKarte.tsx'
import { ApothekenwahlKarte } from '../components/ApothekenwahlKarte.tsx'
import { EinwilligungenKarte } from '../components/EinwilligungenKarte.tsx'
import { KlientStatusBadge } from '../components/KlientStatusBadge.tsx'
import { StammdatenKarte } from '../components/StammdatenKarte.tsx'
import { useDarfKlientenPflegen } from '../components/useDarfKlientenPflegen.ts'
import { VersicherungKarte } from '../components/VersicherungKarte.tsx'
import { klientBearbeitenPath, klientenPath, neueBestellungPath } from '../klient.paths.ts'
import { klientQuery } from '../klient.queries.ts'
import { klientTexts } from '../klient.texts.ts'

const params = z.object({ klientId: z.uuid() })

/** The record of one Klient. */
export function KlientPage() {
  const t = useTexts(klientTexts)
  const { klientId } = usePathParams(params)
  const darfPflegen = useDarfKlientenPflegen()
  const { data: klient, error, refetch } = useQuery(klientQuery(klientId))
  const zurueck = <Link to={klientenPath}>{t('akte.alle')}</Link>
  if (klient === undefined) {
    return (
      <>
        <PageHeader title={t('liste.titel')} above={zurueck} />
        {error === null ? <ListSkeleton rows={4} height={120} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  const bestellbar = klient.status === 'AKTIV' || klient.status === 'PAUSIERT'
  return (
    <>
      <PageHeader
        title={`${klient.nachname}, ${klient.vorname}`}
        above={zurueck}
        subtitle={
          <Group gap="sm">
            {t('akte.geboren', { datum: formatDate(klient.geburtsdatum) })}
            <KlientStatusBadge status={klient.status} />
          </Group>
        }
        actions={
          <>
            {darfPflegen && (
              <LinkButton look="secondary" to={klientBearbeitenPath(klient.id)} icon={<IconPencil size={20} aria-hidden />}>
                {t('akte.bearbeiten')}
              </LinkButton>
            )}
            {bestellbar && (
              <LinkButton to={neueBestellungPath(klient.id)} icon={<IconPlus size={20} aria-hidden />}>
                {t('akte.neueBestellung')}
              </LinkButton>
            )}
          </>
        }
      />
      <Stack gap="md">
        <StammdatenKarte klient={klient} />
        <VersicherungKarte klient={klient} />
        <AllergienKarte klient={klient} />
        <ApothekenwahlKarte klient={klient} />
        <EinwilligungenKarte klient={klient} />
      </Stack>
    </>
  )
}
