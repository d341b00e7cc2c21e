import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { bestellungPath, listPath } from '../../bestellung/bestellung.paths.ts'
import { deleteEntwurf, reload } from '../../bestellung/bestellung.queries.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import type { Ablage, StoreStand } from './store.ts'

export interface HinweiseProps {
  stand: StoreStand
  wiederhergestellt: boolean
  onVerwerfen: () => void
  onNeuLaden: () => void
  onMeinenBehalten: () => void
  onAlsNew: () => void
}

/** Anchor for the link in the bottom bar: the question is above the form. */
export const hinweisId = 'entwurf-hinweis'

/** Decisions a person must make before the form can continue. */
export function Hinweise(props: HinweiseProps) {
  const { stand, wiederhergestellt } = props
  if (stand.art !== 'veraltet' && stand.art !== 'fort' && !wiederhergestellt) return null
  return (
    <div id={hinweisId} tabIndex={-1}>
      <Hinweis {...props} />
    </div>
  )
}

function Hinweis({ stand, onVerwerfen, onNeuLaden, onMeinenBehalten, onAlsNew }: HinweiseProps) {
  const t = useNeuTexts()
  if (stand.art === 'veraltet') {
    return (
      <Alert
        tone="warning"
        urgent
        title={t('konflikt.titel')}
        actions={
          <>
            <Button look="secondary" onClick={onNeuLaden}>
              {t('konflikt.laden')}
            </Button>
            <Button look="secondary" onClick={onMeinenBehalten}>
              {t('konflikt.meine')}
            </Button>
          </>
        }
      >
        {t('konflikt.text')}
      </Alert>
    )
  }
  if (stand.art === 'fort') {
    return (
      <Alert
        tone="warning"
        urgent
        title={t('fort.titel')}
        actions={
          <>
            {stand.ablage !== null && (
              <LinkButton look="secondary" to={bestellungPath(stand.ablage.id)}>
                {t('fort.zeigen')}
              </LinkButton>
            )}
            <Button look="secondary" onClick={onAlsNew}>
              {t('fort.neu')}
            </Button>
          </>
        }
      >
        {t('fort.text')}
      </Alert>
    )
  }
  return (
    <Alert
      tone="info"
      title={t('wiederhergestellt.titel')}
      actions={
        <Button look="secondary" onClick={onVerwerfen}>
          {t('wiederhergestellt.verwerfen')}
        </Button>
      }
    >
      {t('wiederhergestellt.text')}
    </Alert>
  )
}

export function DeleteEntwurf({ ablage, onGeloescht }: { ablage: Ablage; onGeloescht: () => void }) {
  const t = useNeuTexts()
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  const [gefragt, setGefragt] = useState(false)
  const loeschen = useMutation({
    mutationFn: () => deleteEntwurf(ablage.id),
    onSuccess: () => {
      onGeloescht()
      void reload(queryClient)
      toastSuccess(t('loeschen.erledigt'))
      goTo(listPath('pflege'))
    },
  })
  return (
    <>
      <Button look="secondary" iconOnPhone icon={<IconTrash size={20} aria-hidden />} onClick={() => setGefragt(true)}>
        {t('aktion.loeschen')}
      </Button>
      <Dialog
        opened={gefragt}
        onClose={() => setGefragt(false)}
        title={t('loeschen.titel')}
        cancel={t('loeschen.nein')}
        actions={
          <Button look="danger" busy={loeschen.isPending} onClick={() => loeschen.mutate()}>
            {t('loeschen.ja')}
          </Button>
        }
      >
        {loeschen.error !== null && <ErrorState error={loeschen.error} />}
        {t('loeschen.text')} ({ablage.nummer})
      </Dialog>
    </>
  )
}
