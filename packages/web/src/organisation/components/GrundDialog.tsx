import { useMutation } from '@tanstack/react-query'
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
  const reason = grund.trim()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => run(reason, deedKey(reason)), onSuccess: onClose })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={titel}
      onSubmit={() => reason !== '' && !isPending && mutate()}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('abbrechen')}
          </Button>
          <Button type="submit" busy={isPending} disabled={reason === ''} {...(gefahr ? { look: 'danger' } : {})}>
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
