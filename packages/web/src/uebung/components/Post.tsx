import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { postQuery } from '../uebung.queries.ts'
import { uebungTexts } from '../uebung.texts.ts'
import classes from './Post.module.css'

export function Post() {
  const t = useTexts(uebungTexts)
  const { data, error, refetch, isFetching } = useQuery(postQuery)
  const [offen, setOffen] = useState<string | null>(null)
  return (
    <Card
      title={t('post.title')}
      level={3}
      actions={
        <Button look="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('post.newer')}
        </Button>
      }
    >
      <Stack gap="xs">
        <Text>{t('post.text')}</Text>
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={2} />}
        {data?.length === 0 && <Text c="dimmed">{t('post.empty')}</Text>}
        {data?.map(({ id, an, betreff, text, am }) => (
          <Disclosure
            key={id}
            label={betreff}
            summary={
              <>
                {t('post.to', { an })}, <DateTime value={am} />
              </>
            }
            opened={offen === id}
            onToggle={() => setOffen(offen === id ? null : id)}
          >
            <p className={classes.text}>{text}</p>
          </Disclosure>
        ))}
      </Stack>
    </Card>
  )
}
