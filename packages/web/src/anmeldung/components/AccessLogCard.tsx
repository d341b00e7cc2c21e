import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../shared/i18n.ts'
import { ownPath } from '../../protokoll/protokoll.paths.ts'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { Table } from '../../ui/Table.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { logQuery } from '../sicherheit.queries.ts'
import { sicherheitTexts } from '../sicherheit.texts.ts'

export function AccessLogCard() {
  const t = useTexts(sicherheitTexts)
  const { data, error, refetch } = useQuery(logQuery)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Card title={t('log.title')}>
      {data === undefined ? (
        <ListSkeleton rows={4} />
      ) : (
        <Table
          caption={t('log.caption')}
          rows={data.eintraege}
          rowKey={({ nr }) => String(nr)}
          columns={[
            { id: 'am', header: t('log.time'), cell: ({ am }) => <DateTime value={am} /> },
            { id: 'art', header: t('log.what'), cell: ({ art }) => t(`log.art.${art}`) },
            { id: 'geraet', header: t('log.device'), cell: ({ geraet }) => geraet ?? t('unknownDevice'), hideBelow: 'sm' },
            { id: 'adresse', header: t('log.network'), cell: ({ adresse }) => adresse ?? t('unknownNetwork'), hideBelow: 'md' },
          ]}
        />
      )}
      <Link to={ownPath}>{t('log.deeds')}</Link>
    </Card>
  )
}
