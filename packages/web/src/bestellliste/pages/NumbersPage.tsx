import { positionStatus } from '@dreiklang/domain/bestellung/bestellung'
import { useQuery } from '@tanstack/react-query'
import { numbersQuery } from '../../bestellung/bestellung.queries.ts'
import { useListTexts } from '../../bestellung/bestellung.texts.ts'
import { StatusPlakette } from '../../bestellung/components/Badges.tsx'
import { formatNumber } from '../../shared/format.ts'
import { showQuery } from '../../ui/feedback.tsx'
import { Card, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import classes from './Numbers.module.css'

/** Counters per status only: the platform sees no content (domain.md 3.5). */
export function NumbersPage() {
  const t = useListTexts()
  const { data, state } = showQuery(useQuery(numbersQuery))
  const count = (status: string) => data?.status[status] ?? 0
  const gesamt = positionStatus.reduce((sum, status) => sum + count(status), 0)
  return (
    <>
      <PageHeader title={t('zahlen.titel')} subtitle={t('zahlen.untertitel')} />
      {state}
      {data !== undefined && (
        <Stack gap="lg">
          <div className={classes.kacheln}>
            <Kachel name={t('zahlen.gesamt')} wert={gesamt} />
            {data.organisationen !== null && <Kachel name={t('zahlen.organisationen')} wert={data.organisationen} />}
          </div>
          <Table
            caption={t('zahlen.jeStand')}
            rows={positionStatus}
            rowKey={(status) => status}
            columns={[
              { id: 'stand', header: t('zahlen.stand'), cell: (status) => <StatusPlakette status={status} /> },
              { id: 'anzahl', header: t('zahlen.anzahl'), align: 'end', cell: (status) => formatNumber(count(status)) },
            ]}
          />
        </Stack>
      )}
    </>
  )
}

function Kachel({ name, wert }: { name: string; wert: number }) {
  return (
    <Card>
      <Text c="dimmed">{name}</Text>
      <Text fw={700} size="xl">
        {formatNumber(wert)}
      </Text>
    </Card>
  )
}
