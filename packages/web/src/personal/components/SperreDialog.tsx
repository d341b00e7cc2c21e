import { useState } from 'react'
import { TextField } from '../../form/TextField.tsx'
import { useUser } from '../../shared/session.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Text } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSetZugang } from '../personal.queries.ts'
import { usePersonalTexts } from '../personal.texts.ts'

export interface SperreDialogProps {
  person: { id: string; name: string; aktiv: boolean }
  onClose: () => void
}

/** Locking someone out ends their session immediately, so it asks for confirmation by name. The platform must give a reason. */
export function SperreDialog({ person: { id, name, aktiv }, onClose }: SperreDialogProps) {
  const t = usePersonalTexts()
  const muss = useUser().roles.includes('ROLE_ADMIN')
  const [grund, setGrund] = useState('')
  const { mutate, isPending, error } = useSetZugang()
  const confirm = () =>
    mutate(
      { personId: id, aktiv: !aktiv, ...(grund.trim() === '' ? {} : { grund: grund.trim() }) },
      {
        onSuccess: () => {
          toastSuccess(t(aktiv ? 'zugang.gesperrt' : 'zugang.geoeffnet', { name }))
          onClose()
        },
      },
    )
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(aktiv ? 'zugang.sperrenTitel' : 'zugang.oeffnenTitel', { name })}
      onSubmit={confirm}
      cancel={t('abbrechen')}
      actions={
        <Button type="submit" look={aktiv ? 'danger' : 'primary'} busy={isPending}>
          {t(aktiv ? 'zugang.sperren' : 'zugang.oeffnen')}
        </Button>
      }
    >
      {error !== null && <ErrorState error={error} />}
      <Text>{t(aktiv ? 'zugang.sperrenText' : 'zugang.oeffnenText')}</Text>
      {aktiv && (
        <TextField
          label={t('zugang.grund')}
          description={t('zugang.grundHinweis')}
          required={muss}
          maxLength={300}
          value={grund}
          onChange={(event) => setGrund(event.currentTarget.value)}
          autoComplete="off"
        />
      )}
    </Dialog>
  )
}
