import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useMediaQuery } from '@mantine/hooks'
import { IconCopy, IconDotsVertical, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { editPath, listPath } from '../../bestellung/bestellung.paths.ts'
import { copy, reload, deleteEntwurf } from '../../bestellung/bestellung.queries.ts'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { isAnforderer } from '../../bestellung/components/schritte/schritte.ts'
import { useDeedKey } from '../../form/useSchemaForm.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button, IconButton, LinkButton } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'

/** `inPane`: beside a list, which is what is printed there. */
export function Kopfknoepfe({ bestellung, inPane = false }: { bestellung: BestellungAnswer; inPane?: boolean }) {
  const t = useBlattTexts()
  const schmal = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { mutate, isPending } = useNachbestellen(bestellung)
  const taten = [
    ...(inPane
      ? []
      : [{ id: 'drucken', label: t('drucken'), icon: <IconPrinter size={18} aria-hidden />, onSelect: () => window.print(), busy: false }]),
    ...(bestellung.status !== 'ENTWURF' && isAnforderer(bestellung)
      ? [
          {
            id: 'nachbestellen',
            label: t('nachbestellen'),
            icon: <IconCopy size={18} aria-hidden />,
            onSelect: () => mutate(),
            busy: isPending,
          },
        ]
      : []),
  ]
  if (taten.length === 0) return null
  return (
    <Group gap="sm" data-no-print>
      {schmal || inPane ? (
        <Menu
          trigger={<IconButton label={t('aktionen')} disabled={isPending} icon={<IconDotsVertical size={24} aria-hidden />} />}
          groups={[{ entries: taten.map(({ busy: _busy, ...tat }) => tat) }]}
        />
      ) : (
        taten.map(({ id, label, icon, onSelect, busy }) => (
          <Button key={id} look="secondary" icon={icon} busy={busy} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
    </Group>
  )
}

export const useNachbestellen = ({ id }: Pick<BestellungAnswer, 'id'>) => useNewDraft(id, (key) => copy(id, key))

/** Made of what was ordered before, and opened. A second press makes no second one. */
export function useNewDraft(of: string, make: (idempotencyKey: string) => ReturnType<typeof copy>) {
  const t = useBlattTexts()
  const goTo = useGoTo()
  const client = useQueryClient()
  const key = useDeedKey()
  return useMutation({
    mutationFn: () => make(key(of)),
    onSuccess: ({ id, nummer }) => {
      toastSuccess(t('nachbestellt', { nummer }))
      void reload(client)
      goTo(editPath(id))
    },
    onError: (error) => {
      toastError(error)
      // Somebody may have been faster: the sheet then leads to what is there.
      void reload(client)
    },
  })
}

export function EntwurfBar({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useBlattTexts()
  const goTo = useGoTo()
  const client = useQueryClient()
  const [fragt, setFragt] = useState(false)
  const { id, nummer } = bestellung
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteEntwurf(id),
    onSuccess: () => {
      toastSuccess(t('entwurf.geloescht', { nummer }))
      goTo(listPath('pflege', { ansicht: 'entwuerfe' }), { replace: true })
      void reload(client)
    },
    onError: toastError,
  })
  return (
    <Alert
      tone="info"
      actions={
        <Group gap="sm" data-no-print>
          <LinkButton to={editPath(id)} icon={<IconPencil size={18} aria-hidden />}>
            {t('entwurf.bearbeiten')}
          </LinkButton>
          <Button look="secondary" icon={<IconTrash size={18} aria-hidden />} onClick={() => setFragt(true)}>
            {t('entwurf.loeschen')}
          </Button>
        </Group>
      }
    >
      {t('entwurf.text')}
      <Dialog
        opened={fragt}
        onClose={() => setFragt(false)}
        title={t('entwurf.loeschenTitel', { nummer })}
        cancel={t('entwurf.behalten')}
        actions={
          <Button look="danger" busy={isPending} onClick={() => mutate()}>
            {t('entwurf.loeschen')}
          </Button>
        }
      >
        <Text>{t('entwurf.loeschenText')}</Text>
      </Dialog>
    </Alert>
  )
}
