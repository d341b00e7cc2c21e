import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { IconCircleDot } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Alert, announce, ListSkeleton } from '../../ui/feedback.tsx'
import { Card, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import { AnrufButton } from '../components/AnrufButton.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import { Failure } from '../components/Failure.tsx'
import { PublicFrame } from '../components/PublicFrame.tsx'
import { type PublicStatus, statusQuery } from '../formular.queries.ts'

const search = z.object({ code: z.string().max(60).default('') })

/** `?code=`, as the mail to whoever asked leads here. */
export function StatusPage() {
  const t = useFormularTexts()
  const client = useQueryClient()
  const [{ code }, setSearch] = useSearchState(search)
  const show = (nummer: string) => {
    // The same number once more asks for what is new.
    void client.invalidateQueries({ queryKey: statusQuery(nummer).queryKey })
    setSearch({ code: nummer }, { replace: false })
  }
  return (
    <PublicFrame>
      <PageHeader title={t('status.titel')} />
      <Stack gap="md">
        <CodeForm
          label={t('status.nummer')}
          help={t('status.nummerHilfe')}
          wrong={t('status.nummerFalsch')}
          submit={t('status.ansehen')}
          start={code}
          read={(nummer) => anliegenContract.readStatus.body.safeParse({ nummer }).data?.nummer ?? null}
          onCode={show}
        />
        {code !== '' && <Status nummer={code} />}
        <Alert tone="warning">{t('notfall')}</Alert>
      </Stack>
    </PublicFrame>
  )
}

function Status({ nummer }: { nummer: string }) {
  const { data, error, refetch } = useQuery(statusQuery(nummer))
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Alert tone="danger" urgent>
        {error.message}
      </Alert>
    )
  }
  if (error !== null) return <Failure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={2} height={72} />
  return <Found status={data} />
}

function Found({ status: { name, nummer, telefon, verlauf } }: { status: PublicStatus }) {
  const t = useFormularTexts()
  const words = t(`status.jetzt.${verlauf.at(-1)?.status ?? 'NEU'}`)
  useEffect(() => announce(words), [words])
  return (
    <Card title={t('status.anliegen', { nummer, name })}>
      <Stack gap="md">
        <Text fw={700}>{words}</Text>
        <Timeline
          label={t('status.verlauf')}
          entries={verlauf.map(({ status, am }, i) => ({
            id: `${i}`,
            title: i === 0 ? t('status.angekommen') : t(`status.jetzt.${status}`),
            icon: <IconCircleDot size={18} />,
            meta: formatDateTime(am),
          }))}
        />
        <AnrufButton telefon={telefon} />
      </Stack>
    </Card>
  )
}
