import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { NoSuchPage } from '../../shared/searchState.ts'
import { Button } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { reloadIntoNewVersion } from '../newVersion.ts'
import { useShellTexts } from '../shell.texts.ts'

const reload = () => window.location.reload()

const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }))

export function BrokenPage(props: ErrorComponentProps) {
  if (!(props.error instanceof NoSuchPage)) return <Broken {...props} />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

function Broken({ error, reset }: ErrorComponentProps) {
  const t = useShellTexts()
  const router = useRouter()
  useEffect(() => {
    // Server errors are explained on the screen; anything else is our bug and belongs in the console.
    if (!(error instanceof ApiError)) reportError(error)
    void reloadIntoNewVersion(reload)
  }, [error])
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Stack maw={720} mx="auto" p="lg">
      <PageHeader title={t('broken.title')} />
      <Text>{t('broken.text')}</Text>
      <ErrorState error={error} onRetry={retry} />
      <div>
        <Button look="secondary" onClick={reload}>
          {t('broken.reload')}
        </Button>
      </div>
    </Stack>
  )
}
