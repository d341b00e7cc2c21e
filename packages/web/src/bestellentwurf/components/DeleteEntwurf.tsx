import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listPath } from '../../bestellung/bestellung.paths.ts'
import { reload, deleteEntwurf } from '../../bestellung/bestellung.queries.ts'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import type { Ablage } from './store.ts'

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
      <Button look="secondary" icon={<IconTrash size={20} aria-hidden />} onClick={() => setGefragt(true)}>
        {t('aktion.loeschen')}
      </Button>
      <Dialog
        opened={gefragt}
        onClose={() => setGefragt(false)}
        title={t('loeschen.titel')}
        actions={
          <>
            <Button look="secondary" onClick={() => setGefragt(false)}>
              {t('loeschen.nein')}
            </Button>
            <Button look="danger" busy={loeschen.isPending} onClick={() => loeschen.mutate()}>
              {t('loeschen.ja')}
            </Button>
          </>
        }
      >
        {loeschen.error !== null && <ErrorState error={loeschen.error} />}
        {t('loeschen.text')} ({ablage.nummer})
      </Dialog>
    </>
  )
}
