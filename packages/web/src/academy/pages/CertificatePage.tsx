import { academyContract } from '@dreiklang/domain/academy/academy.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { FormElement } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { call } from '../../shared/apiClient.ts'
import { ApiError } from '../../shared/apiError.ts'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { useGoTo, usePathParams } from '../../shared/searchState.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Facts, PageHeader, Stack } from '../../ui/layout.tsx'
import { useAcademyTexts } from '../academy.texts.ts'

const params = z.object({ code: z.string().max(60).optional() })

/** For whoever was shown a certificate; nobody has to be signed in. */
export function CertificatePage() {
  const t = useAcademyTexts()
  const { code = '' } = usePathParams(params)
  const goTo = useGoTo()
  const [typed, setTyped] = useState(code)
  return (
    <Stack maw={560} gap="md">
      <PageHeader title={t('check.title')} subtitle={t('check.lead')} />
      <FormElement onSubmit={() => goTo(`/certificate/${encodeURIComponent(typed.trim())}`)}>
        <Stack gap="sm" align="flex-start">
          <TextField
            label={t('check.code')}
            description={t('check.codeHelp')}
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit">{t('check.submit')}</Button>
        </Stack>
      </FormElement>
      {code !== '' && <Checked code={code} />}
    </Stack>
  )
}

function Checked({ code }: { code: string }) {
  const t = useAcademyTexts()
  const { data, error } = useQuery({
    queryKey: ['academy', 'check', useLanguage(), code],
    queryFn: ({ signal }) => call(academyContract.checkCertificate, { body: { code }, signal }),
  })
  if (error instanceof ApiError && error.status === 404)
    return (
      <Alert tone="danger" urgent>
        {error.message}
      </Alert>
    )
  if (error !== null) return <ErrorState error={error} />
  if (data === undefined) return <ListSkeleton rows={1} height={120} />
  return (
    <Alert tone="success" urgent title={t('check.valid')}>
      <Facts
        facts={[
          { label: t('check.name'), value: data.name },
          { label: t('check.house'), value: data.house },
          { label: t('check.course'), value: data.title },
          { label: t('check.passedOn'), value: formatDate(data.passedOn) },
        ]}
      />
    </Alert>
  )
}
