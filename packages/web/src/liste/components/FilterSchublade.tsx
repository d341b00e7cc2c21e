import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Dialog.tsx'
import { Stack } from '../../ui/layout.ts'
import { listeTexts } from '../liste.texts.ts'
import type { ListenDarstellung } from './darstellung.ts'
import { FilterFeld } from './FilterFeld.tsx'
import { freieFilter, type ListenZeile, ohneFilter } from './listenForm.ts'
import type { Liste } from './useListe.ts'

interface FilterSchubladeProps<Zeile extends ListenZeile> {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
  opened: boolean
  onClose: () => void
}

/** All filters; each one takes effect at once and stands in the address. */
export function FilterSchublade<Zeile extends ListenZeile>({
  liste: { form, suche, filtere },
  darstellung,
  opened,
  onClose,
}: FilterSchubladeProps<Zeile>) {
  const t = useTexts(listeTexts)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t('filter.titel')}
      size="md"
      actions={
        <>
          <Button look="secondary" onClick={() => filtere(ohneFilter(suche))}>
            {t('filter.loeschen')}
          </Button>
          <Button onClick={onClose}>{t('filter.fertig')}</Button>
        </>
      }
    >
      <Stack gap="lg">
        {freieFilter(form, suche).map(([name, art]) => {
          const worte = darstellung.filter[name]
          if (worte === undefined) return null
          return (
            <FilterFeld key={name} name={name} form={art} worte={worte} filter={suche.filter} onFilter={(filter) => filtere({ filter })} />
          )
        })}
      </Stack>
    </Drawer>
  )
}
