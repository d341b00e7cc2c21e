import { ablehnGruende, type Schritt } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useSchritt } from '../anliegen.queries.ts'
import { anliegenTexts } from '../anliegen.texts.ts'

/** The steps the server allows next; the main one is emphasised. */
export function SchrittKnoepfe({ anliegen }: { anliegen: AnliegenAkte }) {
  const t = useTexts(anliegenTexts)
  const [ablehnend, setAblehnend] = useState(false)
  const { mutate, isPending } = useSchritt()
  const gehe = (schritt: Schritt, grund: (typeof ablehnGruende)[number] | null = null) => {
    if (isPending) return
    const onSuccess = () => toastSuccess(t(`getan.${schritt}`))
    mutate({ anliegen, schritt, grund }, { onSuccess, onError: toastError })
    setAblehnend(false)
  }
  const [haupt] = anliegen.schritte.filter((schritt) => schritt === 'UEBERNEHMEN' || schritt === 'ERLEDIGEN')
  return (
    <>
      {anliegen.schritte.map((schritt) => (
        <Button
          key={schritt}
          look={schritt === haupt ? 'primary' : 'secondary'}
          busy={isPending}
          onClick={() => (schritt === 'ABLEHNEN' ? setAblehnend(true) : gehe(schritt))}
        >
          {t(`schritt.${schritt}`)}
        </Button>
      ))}
      {ablehnend && <AblehnDialog onClose={() => setAblehnend(false)} onGrund={(grund) => gehe('ABLEHNEN', grund)} />}
    </>
  )
}

function AblehnDialog({ onClose, onGrund }: { onClose: () => void; onGrund: (grund: (typeof ablehnGruende)[number]) => void }) {
  const t = useTexts(anliegenTexts)
  const [grund, setGrund] = useState<(typeof ablehnGruende)[number] | null>(null)
  const [fehlt, setFehlt] = useState(false)
  const senden = () => (grund === null ? setFehlt(true) : onGrund(grund))
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('ablehnen.titel')}
      onSubmit={senden}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('ablehnen.nein')}
          </Button>
          <Button type="submit" look="danger">
            {t('ablehnen.ja')}
          </Button>
        </>
      }
    >
      <RadioField
        label={t('ablehnen.warum')}
        required
        choices={ablehnGruende.map((value) => ({ value, label: t(`grund.${value}`) }))}
        value={grund}
        onChange={setGrund}
        error={fehlt && grund === null && t('ablehnen.fehlt')}
      />
    </Dialog>
  )
}
