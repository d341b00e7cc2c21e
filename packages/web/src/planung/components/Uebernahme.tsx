import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { reloadTafel, takeBack } from '../planung.queries.ts'
import { planungTexts } from '../planung.texts.ts'

interface UebernahmeProps {
  uebernahme: { id: string; anzahl: number }
  onVorbei: () => void
}

/** What was just taken over, and the way back: it stays until the board shows another time, so that nobody must be quick. */
export function Uebernahme({ uebernahme: { id, anzahl }, onVorbei }: UebernahmeProps) {
  const t = useTexts(planungTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const [sendet, setSendet] = useState(false)
  const zuruecknehmen = async () => {
    const body = { id, grund: t('vorschlag.zurueckGrund') }
    setSendet(true)
    try {
      await takeBack(body, schluessel(body))
      toastSuccess(t('vorschlag.zurueck'))
    } catch (error) {
      toastError(error)
    }
    void reloadTafel(client)
    onVorbei()
  }
  return (
    <div role="status">
      <Alert
        tone="success"
        title={t('vorschlag.getan', { count: anzahl })}
        actions={
          <Button look="secondary" busy={sendet} onClick={() => void zuruecknehmen()}>
            {t('vorschlag.zuruecknehmen')}
          </Button>
        }
      />
    </div>
  )
}
