import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Button, type ButtonLook } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'
import { Problem, problemOf } from './Problem.tsx'

export function PasskeyButton({ label, look = 'primary', perform }: { label: string; look?: ButtonLook; perform: () => Promise<void> }) {
  const t = useAnmeldungTexts()
  const { mutate, isPending, error } = useMutation({ mutationFn: perform })
  return (
    <Stack gap="sm">
      <Problem text={problemOf(error, t('passkey.failed'))} />
      <Button look={look} fullWidth busy={isPending} icon={<IconFingerprint size={20} aria-hidden />} onClick={() => mutate()}>
        {label}
      </Button>
    </Stack>
  )
}
