import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { TextField } from '../../form/TextField.tsx'
import { useSearchState } from '../../shared/searchState.ts'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { ApiCall } from '../apiDocs/ApiCall.tsx'
import { openapiQuery } from '../apiDocs/openapi.queries.ts'
import { byRoom, matches } from '../apiDocs/openapi.ts'
import { useShellTexts } from '../shell.texts.ts'
import { showQuery } from '../../ui/feedback.tsx'

const search = z.object({ suche: z.string().default('') })

export function ApiDocsPage() {
  const t = useShellTexts()
  const [{ suche }, setSearch] = useSearchState(search)
  const { data, state } = showQuery(useQuery(openapiQuery))
  const found = data?.filter((call) => matches(call, suche)) ?? []
  return (
    <>
      <PageHeader title={t('api.title')} subtitle={t('api.subtitle')} />
      {state}
      {data !== undefined && (
        <Stack gap="xl">
          <Stack gap="xs" maw={480}>
            <TextField
              label={t('api.filter')}
              type="search"
              value={suche}
              onChange={(event) => setSearch({ suche: event.currentTarget.value })}
            />
            <Text size="sm" c="dimmed" role="status">
              {found.length === 0 ? t('api.nothing') : t('api.count', { count: found.length })}
            </Text>
          </Stack>
          {byRoom(found).map(([room, calls]) => (
            <section key={room} aria-label={room}>
              <Text component="h2" fw={600} mb="sm" tt="capitalize">
                {room}
              </Text>
              <Stack gap="xs">
                {calls.map((call) => (
                  <ApiCall key={`${call.method} ${call.path}`} call={call} />
                ))}
              </Stack>
            </section>
          ))}
          <a href="/api/openapi.json">{t('api.raw')}</a>
        </Stack>
      )}
    </>
  )
}
