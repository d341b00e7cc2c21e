import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button, type ButtonLook } from '../../ui/buttons.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useAnmeldungTexts } from '../anmeldung.texts.ts'

export function PasskeyButton({ label, look = 'primary', perform }: { label: string; look?: ButtonLook; perform: () => Promise<void> }) {
  const t = useAnmeldungTexts()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await perform()
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('passkey.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack gap="sm">
      {problem !== null && (
        <Alert tone="danger" urgent>
          {problem}
        </Alert>
      )}
      <Button look={look} fullWidth busy={busy} icon={<IconFingerprint size={20} aria-hidden />} onClick={() => void run()}>
        {label}
      </Button>
    </Stack>
  )
}
