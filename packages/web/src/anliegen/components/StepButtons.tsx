import { ablehnGruende, type Step } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { RadioField } from '../../ui/RadioField.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useStep } from '../anliegen.queries.ts'
import { anliegenTexts } from '../anliegen.texts.ts'

/** The steps the server allows next; the main one is emphasised. */
export function StepButtons({ anliegen }: { anliegen: AnliegenAkte }) {
  const t = useTexts(anliegenTexts)
  const [ablehnend, setAblehnend] = useState(false)
  const { mutate, isPending } = useStep()
  const go = (schritt: Step, grund: (typeof ablehnGruende)[number] | null = null) => {
    if (isPending) return
    const onSuccess = () => toastSuccess(t(`getan.${schritt}`))
    mutate({ anliegen, schritt, grund }, { onSuccess, onError: toastError })
    setAblehnend(false)
  }
  const [haupt] = anliegen.schritte.filter((step) => step === 'UEBERNEHMEN' || step === 'ERLEDIGEN')
  return (
    <>
      {anliegen.schritte.map((step) => (
        <Button
          key={step}
          look={step === haupt ? 'primary' : 'secondary'}
          busy={isPending}
          onClick={() => (step === 'ABLEHNEN' ? setAblehnend(true) : go(step))}
        >
          {t(`schritt.${step}`)}
        </Button>
      ))}
      {ablehnend && <AblehnDialog onClose={() => setAblehnend(false)} onGrund={(grund) => go('ABLEHNEN', grund)} />}
    </>
  )
}

function AblehnDialog({ onClose, onGrund }: { onClose: () => void; onGrund: (grund: (typeof ablehnGruende)[number]) => void }) {
  const t = useTexts(anliegenTexts)
  const [grund, setGrund] = useState<(typeof ablehnGruende)[number] | null>(null)
  const [isMissing, setFehlt] = useState(false)
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
        error={isMissing && grund === null && t('ablehnen.fehlt')}
      />
    </Dialog>
  )
}
