import type { ExportFormat } from '@dreiklang/domain/liste/liste.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconColumns3, IconCsv, IconDots, IconFileSpreadsheet, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry, MenuGroups } from '../../ui/menuEntry.ts'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { loadDatei } from '../liste.queries.ts'
import { useListTexts } from '../liste.texts.ts'
import type { ListRow } from './listForm.ts'
import type { ListParts } from './view.ts'

interface ListMenuProps<Zeile extends ListRow> extends ListParts<Zeile> {
  saved: MenuGroups
  onAnzeige: () => void
}

/** All that is done with a list beside searching and filtering it. */
export function ListMenu<Zeile extends ListRow>({ liste, view, saved, onAnzeige }: ListMenuProps<Zeile>) {
  const t = useListTexts()
  const { form, suche, filtere } = liste
  const { entries: files, busy } = useFiles({ liste, view })
  const { mehr = [] } = view
  const sortings = form.sortierungen.map((value) => ({
    id: value,
    label: view.sortiert(value),
    checked: suche.sortierung === value,
    onSelect: () => filtere({ sortierung: value }),
  }))
  const columns = { id: 'spalten', label: t('anzeige.oeffnen'), icon: <IconColumns3 size={18} aria-hidden />, onSelect: onAnzeige }
  return (
    <Menu
      trigger={<IconButton label={t('mehr')} icon={<IconDots size={20} aria-hidden />} aria-busy={busy || undefined} />}
      groups={[
        ...(mehr.length > 0 ? [{ entries: mehr }] : []),
        ...(sortings.length > 1 ? [{ heading: t('sortierung'), entries: sortings }] : []),
        { entries: [columns, ...files] },
        ...saved,
      ]}
    />
  )
}

function useFiles<Zeile extends ListRow>({ liste: { form, anfrage, paper }, view: { dateiname = 'liste' } }: ListParts<Zeile>) {
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
  const files: readonly MenuEntry[] =
    exportCall === undefined
      ? []
      : [
          { id: 'csv', label: t('datei.csv'), icon: <IconCsv size={18} aria-hidden />, onSelect: () => mutate('csv') },
          { id: 'xlsx', label: t('datei.xlsx'), icon: <IconFileSpreadsheet size={18} aria-hidden />, onSelect: () => mutate('xlsx') },
        ]
  const print: MenuEntry = {
    id: 'drucken',
    label: t('datei.drucken'),
    icon: <IconPrinter size={18} aria-hidden />,
    onSelect: paper.print,
  }
  return { entries: [...files, print], busy: isPending || paper.busy }
}
