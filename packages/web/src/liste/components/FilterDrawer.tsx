import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Stack } from '../../ui/layout.ts'
import { listTexts } from '../liste.texts.ts'
import type { ListView } from './view.ts'
import { FilterField } from './FilterField.tsx'
import { freeFilter, type ListRow, withoutFilter } from './listForm.ts'
import type { Liste } from './useListPage.ts'

interface FilterDrawerProps<Zeile extends ListRow> {
  liste: Liste<Zeile>
  view: ListView<Zeile>
  opened: boolean
  onClose: () => void
}

export function FilterDrawer<Zeile extends ListRow>({ liste: { form, suche, filtere }, view, opened, onClose }: FilterDrawerProps<Zeile>) {
  const t = useTexts(listTexts)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('filter.titel')}
      size="md"
      actions={
        <>
          <Button look="secondary" onClick={() => filtere(withoutFilter(suche))}>
            {t('filter.loeschen')}
          </Button>
          <Button onClick={onClose}>{t('filter.fertig')}</Button>
        </>
      }
    >
      <Stack gap="lg">
        {freeFilter(form, suche).map(([name, art]) => {
          const words = view.filter[name]
          if (words === undefined) return null
          return (
            <FilterField key={name} name={name} form={art} worte={words} filter={suche.filter} onFilter={(filter) => filtere({ filter })} />
          )
        })}
      </Stack>
    </Drawer>
  )
}
