import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/buttons.tsx'
import { useOnDemand } from '../../ui/useOnDemand.ts'
import { useListTexts } from '../liste.texts.ts'
import { countFilter, type ListRow } from './listForm.ts'
import type { ListParts } from './view.ts'

const load = () => import('./FilterDrawer.tsx')

interface FilterButtonProps<Zeile extends ListRow> extends ListParts<Zeile> {
  iconSize: number
}

export function FilterButton<Zeile extends ListRow>({ iconSize, ...parts }: FilterButtonProps<Zeile>) {
  const t = useListTexts()
  const [open, setOffen] = useState(false)
  const drawer = useOnDemand({ wanted: open, load, onFailed: () => setOffen(false) })
  const { form, suche } = parts.liste
  if (Object.keys(form.filter).length === 0) return null
  const count = countFilter(form, suche)
  return (
    <>
      <IconButton
        label={count === 0 ? t('filter.oeffnen') : t('filter.aktiv', { count })}
        icon={<IconAdjustmentsHorizontal size={iconSize} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOffen(true)}
      />
      {drawer !== null && <drawer.part.FilterDrawer {...parts} opened={open && drawer.ready} onClose={() => setOffen(false)} />}
    </>
  )
}
