import { IconCircleCheck, IconLock, IconUserCheck, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { StatusBadge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group } from '../../ui/layout.ts'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { type Konto, personalQuery } from '../organisation.queries.ts'
import { organisationTexts } from '../organisation.texts.ts'
import { AufnahmeDialog } from './AufnahmeDialog.tsx'
import type { EigeneOrganisation } from './eigeneOrganisation.ts'
import { PersonDialog } from './PersonDialog.tsx'
import { SperreDialog } from './SperreDialog.tsx'

/** The accounts of the own organisation. */
export function PersonalKarte({ organisation }: { organisation: EigeneOrganisation }) {
  const t = useTexts(organisationTexts)
  const { id: meineId } = useUser()
  const { data, error, refetch } = useQuery(personalQuery)
  const [offen, setOffen] = useState<'anlegen' | 'aufnahme' | null>(null)
  const [sperre, setSperre] = useState<Konto | null>(null)
  const columns: readonly Column<Konto>[] = [
    { id: 'name', header: t('personal.name'), cell: ({ id, name }) => (id === meineId ? `${name} ${t('personal.sie')}` : name) },
    { id: 'rolle', header: t('personal.rolle'), cell: ({ rolle }) => t(`rolle.${rolle}`), hideBelow: 'sm' },
    { id: 'beruf', header: t('personal.beruf'), cell: ({ beruf }) => t(`beruf.${beruf}`), hideBelow: 'md' },
    { id: 'stand', header: t('personal.stand'), cell: ({ aktiv }) => <Stand aktiv={aktiv} />, hideBelow: 'sm' },
    {
      id: 'aktion',
      header: t('personal.aktion'),
      align: 'end',
      cell: (konto) => (
        <Button
          look="secondary"

          aria-label={t(konto.aktiv ? 'personal.sperrenVon' : 'personal.entsperrenVon', { name: konto.name })}
          onClick={() => setSperre(konto)}
        >
          {t(konto.aktiv ? 'personal.sperren' : 'personal.entsperren')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Card
        title={t('personal.titel', { name: organisation.name })}
        actions={
          <Group gap="sm">
            <Button look="secondary" icon={<IconUserCheck size={20} aria-hidden />} onClick={() => setOffen('aufnahme')}>
              {t('aufnahme.oeffnen')}
            </Button>
            <Button icon={<IconUserPlus size={20} aria-hidden />} onClick={() => setOffen('anlegen')}>
              {t('personal.anlegen')}
            </Button>
          </Group>
        }
      >
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton />}
        {data?.length === 0 && <EmptyState icon={<IconUsers size={28} />} title={t('personal.leer')} />}
        {data !== undefined && data.length > 0 && (
          <Table caption={t('personal.tabelle')} columns={columns} rows={data} rowKey={({ id }) => id} />
        )}
      </Card>
      {offen === 'anlegen' && <PersonDialog organisation={organisation} onClose={() => setOffen(null)} />}
      {offen === 'aufnahme' && <AufnahmeDialog organisation={organisation} onClose={() => setOffen(null)} />}
      {sperre !== null && <SperreDialog konto={sperre} onClose={() => setSperre(null)} />}
    </>
  )
}

function Stand({ aktiv }: { aktiv: boolean }) {
  const t = useTexts(organisationTexts)
  return (
    <StatusBadge tone={aktiv ? 'success' : 'neutral'} icon={aktiv ? <IconCircleCheck /> : <IconLock />}>
      {t(aktiv ? 'personal.aktiv' : 'personal.gesperrt')}
    </StatusBadge>
  )
}
