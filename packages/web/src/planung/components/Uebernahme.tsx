import { usePress } from '../../step/useStep.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { reloadTafel, takeBack } from '../planung.queries.ts'
import { usePlanungTexts } from '../planung.texts.ts'

interface UebernahmeProps {
  uebernahme: { id: string; anzahl: number }
  onVorbei: () => void
}

/** Stays until the board shows another time, so that nobody must be quick. */
export function Uebernahme({ uebernahme: { id, anzahl }, onVorbei }: UebernahmeProps) {
  const t = usePlanungTexts()
  const { press, running } = usePress<Parameters<typeof takeBack>[0]>({
    send: (body, keyOf) => takeBack(body, keyOf(body)),
    // Whether it went through or not: there is nothing more to take back.
    reload: (client) => {
      void reloadTafel(client)
      onVorbei()
    },
    onDone: () => toastSuccess(t('vorschlag.zurueck')),
  })
  return (
    <div role="status">
      <Alert
        tone="success"
        title={t('vorschlag.getan', { count: anzahl })}
        actions={
          <Button look="secondary" busy={running !== null} onClick={() => press({ id, grund: t('vorschlag.zurueckGrund') })}>
            {t('vorschlag.zuruecknehmen')}
          </Button>
        }
      />
    </div>
  )
}
