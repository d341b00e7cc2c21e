import { useState, type ReactNode } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { useDeedKey } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { useProfilTexts } from '../organisation.texts.ts'

interface GrundDialogProps {
  titel: string
  text?: ReactNode
  grundWort: string
  grundHinweis?: string
  knopf: string
  gefahr?: boolean
  /** Does it; `schluessel` is the same for every attempt with the same reason. */
  run: (grund: string, key: string) => Promise<unknown>
  onClose: () => void
}

/** An action that needs a reason, because others read it. */
export function GrundDialog({ titel, text, grundWort, grundHinweis, knopf, gefahr = false, run, onClose }: GrundDialogProps) {
  const t = useProfilTexts()
  const deedKey = useDeedKey()
  const [grund, setGrund] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const gut = grund.trim() !== ''

  const send = async () => {
    if (busy || !gut) return
    setBusy(true)
    setError(null)
    try {
      await run(grund.trim(), deedKey(grund.trim()))
      onClose()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={titel}
      onSubmit={() => void send()}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={busy} disabled={!gut} {...(gefahr ? { look: 'danger' } : {})}>
            {knopf}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {error !== null && <ErrorState error={error} />}
        {text}
        <TextField
          label={grundWort}
          {...(grundHinweis === undefined ? {} : { description: grundHinweis })}
          value={grund}
          maxLength={200}
          required
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => setGrund(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}
