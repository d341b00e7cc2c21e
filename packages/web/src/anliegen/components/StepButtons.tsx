import type { Step } from '@dreiklang/domain/anliegen/anliegen'
import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { StepButtons as Steps } from '../../ui/step/StepButtons.tsx'
import { usePress } from '../../ui/step/useStep.ts'
import { toastSuccess } from '../../ui/toast.tsx'
import { reloadAnliegen, walkStep } from '../anliegen.queries.ts'
import { anliegenTexts } from '../anliegen.texts.ts'
import { AblehnDialog } from './AblehnDialog.tsx'

/** The steps the server allows next; the main one is emphasised and stays at its place. */
export function StepButtons({ anliegen }: { anliegen: AnliegenAkte }) {
  const t = useTexts(anliegenTexts)
  const [ablehnend, setAblehnend] = useState(false)
  const { press, running } = usePress<Step>({
    send: (schritt, keyOf) => walkStep(anliegen, { schritt, grund: null }, keyOf({ schritt, version: anliegen.version })),
    reload: reloadAnliegen,
    onDone: (schritt) => toastSuccess(t(`getan.${schritt}`)),
  })
  const busy = running !== null
  const go = (step: Step) => {
    if (step === 'ABLEHNEN') setAblehnend(true)
    else if (!busy) press(step)
  }
  const main = anliegen.schritte.find((step) => step === 'UEBERNEHMEN' || step === 'ERLEDIGEN')
  return (
    <>
      <Steps
        main={null}
        others={anliegen.schritte.map((step) => ({
          id: step,
          label: t(`schritt.${step}`),
          look: step === main ? 'primary' : 'secondary',
          busy,
          onSelect: () => go(step),
        }))}
      />
      {ablehnend && <AblehnDialog anliegen={anliegen} onClose={() => setAblehnend(false)} />}
    </>
  )
}
