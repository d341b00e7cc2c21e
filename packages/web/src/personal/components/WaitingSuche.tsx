import { useState, type FormEvent } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import { searchWaiting } from '../personal.queries.ts'
import { personalTexts } from '../personal.texts.ts'

export interface WaitingAdresse {
  email: string
  name: string
  angabe: string | null
}

/** There is no list of waiting people: whoever adds someone knows the address. */
export function WaitingSuche({ onFound }: { onFound: (wer: WaitingAdresse) => void }) {
  const t = useTexts(personalTexts)
  const [email, setEmail] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const suche = async () => {
    setBusy(true)
    setProblem(null)
    try {
      onFound({ ...(await searchWaiting(email.trim())), email: email.trim() })
    } catch (error) {
      setProblem(problemOf(error, t('aufnahme.niemand')))
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void suche()
  }
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <Text>{t('aufnahme.suchtext')}</Text>
        {problem !== null && (
          <Alert tone="warning" urgent>
            {problem}
          </Alert>
        )}
        <TextField
          label={t('person.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" busy={busy}>
          {t('aufnahme.suchen')}
        </Button>
      </Stack>
    </form>
  )
}

/** An invalid address has no account either. */
function problemOf(error: unknown, niemand: string): string {
  if (!(error instanceof ApiError)) return String(error)
  return error.status === 404 || error.status === 400 ? niemand : error.message
}
