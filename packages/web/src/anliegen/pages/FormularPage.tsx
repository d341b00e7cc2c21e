import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import { AnrufButton } from '../components/AnrufButton.tsx'
import { CodeInput } from '../components/CodeInput.tsx'
import { FrageFormular } from '../components/FrageFormular.tsx'
import { Frame } from '../components/Frame.tsx'
import { formularQuery } from '../formular.queries.ts'
import classes from '../components/Frame.module.css'

const search = z.object({ an: z.string().max(60).default('') })

export function FormularPage() {
  const [{ an }, setSuche] = useSearchState(search)
  const show = (code: string) => setSuche({ an: code }, { replace: false })
  return <Frame>{an === '' ? <CodeInput unbekannt={null} onCode={show} /> : <Formular key={an} adresse={an} onCode={show} />}</Frame>
}

function Formular({ adresse, onCode }: { adresse: string; onCode: (code: string) => void }) {
  const t = useFormularTexts()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(formularQuery(adresse))
  const [nummer, setNumber] = useState<string | null>(null)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <CodeInput unbekannt={adresse} onCode={onCode} />
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={5} height={72} />
  if (nummer !== null) {
    const noch = () => {
      setNumber(null)
      void queryClient.resetQueries({ queryKey: formularQuery(adresse).queryKey })
    }
    return <Fertig nummer={nummer} onNoch={noch} />
  }
  const { name, ort, telefon, offen, hinweis } = data
  return (
    <>
      <PageHeader title={t('titel', { name })} subtitle={ort} />
      <Stack gap="md">
        {hinweis !== null && <Text>{hinweis}</Text>}
        <Alert tone="warning">{t('notfall')}</Alert>
        {!offen && (
          <Alert tone="info" title={t('geschlossen.titel')}>
            {t('geschlossen.text')}
          </Alert>
        )}
        <AnrufButton telefon={telefon} />
        {offen && <FrageFormular key={data.marke} formular={data} onSent={setNumber} />}
      </Stack>
    </>
  )
}

function Fertig({ nummer, onNoch }: { nummer: string; onNoch: () => void }) {
  const t = useFormularTexts()
  const ort = useRef<HTMLDivElement>(null)
  useEffect(() => ort.current?.focus(), [])
  return (
    <div ref={ort} tabIndex={-1}>
      <PageHeader title={t('fertig.titel')} />
      <Stack gap="md" align="flex-start">
        <Text>{t('fertig.text')}</Text>
        <Text className={classes.nummer}>{nummer}</Text>
        <Button look="secondary" onClick={onNoch}>
          {t('fertig.noch')}
        </Button>
      </Stack>
    </div>
  )
}
