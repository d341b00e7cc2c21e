import type { AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import { useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useAnsichtTaten } from '../liste.queries.ts'
import { listTexts } from '../liste.texts.ts'

interface SaveAnsichtProps {
  liste: string
  suche: AnsichtSuche
  darfTeilen: boolean
  onClose: (neue: string | null) => void
}

export function SaveAnsicht({ liste, suche, darfTeilen, onClose }: SaveAnsichtProps) {
  const t = useTexts(listTexts)
  const { create } = useAnsichtTaten(liste)
  const [name, setName] = useState('')
  const [gemeinsam, setGemeinsam] = useState(false)
  const [leer, setLeer] = useState(false)
  const save = () => {
    if (create.isPending) return
    if (name.trim() === '') return setLeer(true)
    create.mutate(
      { name: name.trim(), suche, gemeinsam },
      {
        onSuccess: (ansicht) => {
          toastSuccess(t('gespeichert.gespeichert', { name: ansicht.name }))
          onClose(ansicht.id)
        },
      },
    )
  }
  return (
    <Dialog
      opened
      onClose={() => onClose(null)}
      title={t('gespeichert.speichernTitel')}
      onSubmit={save}
      actions={
        <>
          <Button look="secondary" onClick={() => onClose(null)}>
            {t('gespeichert.abbrechen')}
          </Button>
          <Button type="submit" busy={create.isPending}>
            {t('gespeichert.speichern')}
          </Button>
        </>
      }
    >
      <p>{t('gespeichert.speichernText')}</p>
      {create.error !== null && (
        <Alert tone="danger" urgent>
          {create.error instanceof ApiError ? create.error.message : String(create.error)}
        </Alert>
      )}
      <TextField
        label={t('gespeichert.name')}
        required
        maxLength={60}
        data-autofocus
        value={name}
        error={leer && name.trim() === '' ? t('gespeichert.nameFehlt') : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {darfTeilen && (
        <Checkbox label={t('gespeichert.fuerTeam')} checked={gemeinsam} onChange={(event) => setGemeinsam(event.currentTarget.checked)} />
      )}
    </Dialog>
  )
}
