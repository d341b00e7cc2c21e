import { auskunftContract } from '@dreiklang/domain/klient/auskunft.contract'
import { IconDotsVertical, IconFileDownload, IconFileInfo, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { download } from '../../../shared/download.ts'
import { Button, IconButton } from '../../../ui/buttons.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import type { MenuEntry } from '../../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { useAuskunftTexts } from '../../klient.texts.ts'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'
import { AuskunftDialog } from './AuskunftDialog.tsx'

interface AuskunftMenuProps {
  klientId: string
  druckt: boolean
  onDrucken: () => void
  alles?: { label: string; entries: readonly MenuEntry[] } | undefined
}

export function AuskunftMenu({ klientId, druckt, onDrucken, alles }: AuskunftMenuProps) {
  const t = useAuskunftTexts()
  const leitet = useMayMaintainKlienten()
  const [open, setOffen] = useState(false)
  const information = useMutation({
    mutationFn: () => download(auskunftContract.information, { params: { klientId }, fileName: 'information.pdf' }),
    onSuccess: () => toastSuccess(t('informationFertig')),
    onError: toastError,
  })
  const running = druckt || information.isPending
  const entries: MenuEntry[] = [
    { id: 'drucken', label: t('drucken'), icon: <IconPrinter size={18} aria-hidden />, onSelect: onDrucken },
    {
      id: 'information',
      label: t('information'),
      icon: <IconFileInfo size={18} aria-hidden />,
      onSelect: () => information.mutate(),
    },
    ...(leitet
      ? [{ id: 'auskunft', label: t('auskunft'), icon: <IconFileDownload size={18} aria-hidden />, onSelect: () => setOffen(true) }]
      : []),
  ]
  return (
    <>
      <Menu
        trigger={
          alles === undefined ? (
            <Button look="secondary" busy={running} icon={<IconPrinter size={20} aria-hidden />}>
              {t('menu')}
            </Button>
          ) : (
            <IconButton label={alles.label} disabled={running} icon={<IconDotsVertical size={24} aria-hidden />} />
          )
        }
        groups={[{ entries: alles?.entries ?? [] }, { entries }].filter((group) => group.entries.length > 0)}
      />
      {open && <AuskunftDialog klientId={klientId} onClose={() => setOffen(false)} />}
    </>
  )
}
