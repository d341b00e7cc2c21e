import { IconBuilding } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Problem, problemOf } from '../../anmeldung/components/Problem.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { beginSso, findSso } from '../sso.queries.ts'
import { useSsoTexts } from '../sso.texts.ts'

/** Stands there as soon as the domain of the address has a sign-in service. */
export function SsoButton({ email }: { email: string }) {
  const t = useSsoTexts()
  const { data: available } = useQuery(findSso(email))
  const begin = useMutation({ mutationFn: () => beginSso(email), onSuccess: (url) => window.location.assign(url) })
  if (available !== true) return null
  return (
    <Stack gap="sm">
      <Problem text={problemOf(begin.error)} />
      <Button
        look="secondary"
        fullWidth
        busy={begin.isPending}
        icon={<IconBuilding size={20} aria-hidden />}
        onClick={() => begin.mutate()}
      >
        {t('button')}
      </Button>
    </Stack>
  )
}
