import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { IconApi, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OnceDialog } from '../../form/OnceDialog.tsx'
import { verwaltungsBereich } from '../../organisation/components/ownOrganisation.ts'
import { useUser } from '../../shared/session.ts'
import { ssoPath } from '../../sso/sso.paths.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { EmptyState, NotYours, showQuery } from '../../ui/feedback.tsx'
import { Group, PageHeader, Stack } from '../../ui/layout.tsx'
import { MachineCard } from '../components/MachineCard.tsx'
import { MachineDialog } from '../components/MachineDialog.tsx'
import { webhookPath } from '../machine.paths.ts'
import { machinesQuery } from '../machine.queries.ts'
import { useMachineTexts } from '../machine.texts.ts'

export function MachinesPage() {
  const t = useMachineTexts()
  const mine = verwaltungsBereich(useUser())
  if (mine.bereich !== 'eigene') return <NotYours title={t('title')}>{t('notYours')}</NotYours>
  return <Machines art={mine.organisation.art} />
}

function Machines({ art }: { art: OrganisationArt }) {
  const t = useMachineTexts()
  const { data: machines, state } = showQuery(useQuery(machinesQuery), { rows: 2, height: 140 })
  const [adding, setAdding] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        }
      />
      {state}
      {machines?.length === 0 && (
        <EmptyState icon={<IconApi size={28} />} title={t('empty.title')}>
          {t('empty.text')}
        </EmptyState>
      )}
      <Stack gap="md">
        {machines?.map((machine) => (
          <MachineCard key={machine.id} machine={machine} onToken={setToken} />
        ))}
        <Group>
          <Link to={webhookPath}>{t('webhooks')}</Link>
          <Link to={ssoPath}>{t('sso')}</Link>
          <Link to="/api-docs">{t('docs')}</Link>
        </Group>
      </Stack>
      {adding && token === null && <MachineDialog art={art} onDone={setToken} onClose={() => setAdding(false)} />}
      {token !== null && (
        <OnceDialog
          value={token}
          words={{ title: t('once.title'), text: t('once.text'), label: t('once.label'), copy: t('once.copy'), done: t('once.done') }}
          onClose={() => {
            setToken(null)
            setAdding(false)
          }}
        />
      )}
    </>
  )
}
