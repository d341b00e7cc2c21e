import type { ExportFormat } from '@dreiklang/domain/liste/liste.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconCsv, IconFileSpreadsheet, IconPrinter, IconShare2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Group } from '../../ui/layout.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { loadDatei } from '../liste.queries.ts'
import { useListTexts } from '../liste.texts.ts'
import type { ListRow } from './listForm.ts'
import type { ListParts } from './view.ts'

export function ListButtons<Zeile extends ListRow>({ liste: { form, anfrage }, view: { dateiname = 'liste', buttons } }: ListParts<Zeile>) {
  const t = useListTexts()
  const { exportCall } = form
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: ExportFormat) => {
      if (exportCall === undefined) return
      await loadDatei(exportCall, { anfrage, format, dateiname: `${dateiname}-${berlinDate(new Date().toISOString())}` })
    },
    onSuccess: (_nothing, format) => toastSuccess(t(`datei.geladen.${format}`)),
    onError: toastError,
  })
  const dateien: readonly MenuEntry[] =
    exportCall === undefined
      ? []
      : [
          { id: 'csv', label: t('datei.csv'), icon: <IconCsv size={18} aria-hidden />, onSelect: () => mutate('csv') },
          { id: 'xlsx', label: t('datei.xlsx'), icon: <IconFileSpreadsheet size={18} aria-hidden />, onSelect: () => mutate('xlsx') },
        ]
  return (
    <Group gap="sm" data-no-print>
      <Menu
        trigger={
          <Button look="secondary" icon={<IconShare2 size={18} aria-hidden />} busy={isPending} iconOnPhone>
            {t('datei.menu')}
          </Button>
        }
        groups={[
          {
            entries: [
              ...dateien,
              // Close the menu first, or it would be printed.
              {
                id: 'drucken',
                label: t('datei.drucken'),
                icon: <IconPrinter size={18} aria-hidden />,
                onSelect: () => setTimeout(() => window.print(), 300),
              },
            ],
          },
        ]}
      />
      {buttons}
    </Group>
  )
}
