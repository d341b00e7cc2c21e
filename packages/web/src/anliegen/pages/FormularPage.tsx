import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { adresseFrom, statusPath } from '../anliegen.paths.ts'
import { useFormularTexts } from '../anliegen.texts.ts'
import { AnrufButton } from '../components/AnrufButton.tsx'
import { CodeForm } from '../components/CodeForm.tsx'
import { FrageFormular } from '../components/FrageFormular.tsx'
import { PublicFrame } from '../components/PublicFrame.tsx'
import { formularQuery } from '../formular.queries.ts'
import classes from '../components/Frame.module.css'

const search = z.object({ an: z.string().max(60).default('') })

export function FormularPage() {
  const [{ an }, setSuche] = useSearchState(search)
  const show = (code: string) => setSuche({ an: code }, { replace: false })
  return (
    <PublicFrame>{an === '' ? <CodeInput unbekannt={null} onCode={show} /> : <Formular key={an} adresse={an} onCode={show} />}</PublicFrame>
  )
}

function Formular({ adresse, onCode }: { adresse: string; onCode: (code: string) => void }) {
  const t = useFormularTexts()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(formularQuery(adresse))
  const [nummer, setNumber] = useState<string | null>(null)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <CodeInput unbekannt={adresse} onCode={onCode} />
  if (data === undefined || error !== null) {
    return (
      <>
        <PageHeader title={t('ohne.titel')} />
        {error === null ? <ListSkeleton rows={5} height={72} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
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
        <Group>
          <LinkButton look="secondary" to={statusPath(nummer)}>
            {t('status.ansehen')}
          </LinkButton>
          <Button look="secondary" onClick={onNoch}>
            {t('fertig.noch')}
          </Button>
        </Group>
      </Stack>
    </div>
  )
}

/** Without a code there is no list to choose from: who cares for whom is confidential. */
function CodeInput({ unbekannt, onCode }: { unbekannt: string | null; onCode: (code: string) => void }) {
  const t = useFormularTexts()
  const { data: { nummer } = {} } = anliegenContract.readStatus.body.safeParse({ nummer: unbekannt })
  return (
    <>
      <PageHeader title={t('ohne.titel')} />
      <Stack gap="md">
        <Text>{t('ohne.text')}</Text>
        <Alert tone="warning">{t('notfall')}</Alert>
        {unbekannt !== null && (
          <Alert tone="danger" urgent title={t('ohne.unbekannt')}>
            {nummer === undefined ? t('ohne.unbekanntText') : t('ohne.nummer')}
          </Alert>
        )}
        <CodeForm
          label={t('ohne.code')}
          help={t('ohne.codeHilfe')}
          wrong={t('ohne.codeFalsch')}
          submit={t('ohne.weiter')}
          start={unbekannt ?? ''}
          read={(input) => anliegenContract.openForm.params.safeParse({ adresse: adresseFrom(input) }).data?.adresse ?? null}
          onCode={onCode}
        />
        <Text>{t('ohne.keinCode')}</Text>
        <Group gap="md">
          <Text>{t('ohne.gesendet')}</Text>
          <LinkButton look="subtle" to={statusPath(nummer)}>
            {t('status.ansehen')}
          </LinkButton>
        </Group>
        <Group gap="md">
          <Text>{t('ohne.personal')}</Text>
          <LinkButton look="subtle" to="/sign-in">
            {t('ohne.signIn')}
          </LinkButton>
          <LinkButton look="subtle" to="/sign-up">
            {t('ohne.signUp')}
          </LinkButton>
        </Group>
      </Stack>
    </>
  )
}
