import { formatDate } from '../../shared/format.ts'
import { type Translate } from '../../shared/i18n.ts'
import type { texts } from '../liste.texts.de.ts'
import { useListTexts } from '../liste.texts.ts'
import { type FilterArt, type FilterValue, freeFilter, type ListSuche, type ListRow } from './listForm.ts'
import type { Liste } from './useListPage.ts'
import type { FilterField, ListView } from './view.ts'

export interface GesetzterFilter {
  satz: string
  ohne: Record<string, FilterValue>
}

type T = Translate<typeof texts>

function zeitraum(t: T, label: string, [from, to]: readonly [FilterValue | undefined, FilterValue | undefined]): string | null {
  const days = { label, von: typeof from === 'string' ? formatDate(from) : '', bis: typeof to === 'string' ? formatDate(to) : '' }
  if (days.von !== '' && days.bis !== '') return t('filter.vonBis', days)
  if (days.von !== '') return t('filter.abTag', days)
  return days.bis === '' ? null : t('filter.bisTag', days)
}

function sentences(
  t: T,
  [name, form]: [string, FilterArt],
  { worte, filter }: { worte: FilterField; filter: ListSuche['filter'] },
): GesetzterFilter[] {
  const { label, name: valueName = String } = worte
  const value = filter[name]
  const mit = (one: string) => t('filter.wert', { label, wert: valueName(one) })
  switch (form.art) {
    case 'mehrfach':
      return (Array.isArray(value) ? value : []).map((one) => ({
        satz: mit(one),
        ohne: { [name]: (Array.isArray(value) ? value : []).filter((anderer) => anderer !== one) },
      }))
    case 'wahl':
      return typeof value === 'string' ? [{ satz: mit(value), ohne: { [name]: null } }] : []
    case 'nachschlagen':
      return typeof value === 'string' ? [{ satz: worte.name === undefined ? label : mit(value), ohne: { [name]: null } }] : []
    case 'schalter':
      return value === true ? [{ satz: label, ohne: { [name]: false } }] : []
    case 'zeitraum': {
      const satz = zeitraum(t, label, [filter[form.von], filter[form.bis]])
      return satz === null ? [] : [{ satz, ohne: { [form.von]: null, [form.bis]: null } }]
    }
  }
}

export function useActiveFilters<Zeile extends ListRow>({
  liste: { form, suche },
  view,
}: {
  liste: Liste<Zeile>
  view: ListView<Zeile>
}): GesetzterFilter[] {
  const t = useListTexts()
  return freeFilter(form, suche).flatMap((entry) => {
    const worte = view.filter[entry[0]]
    return worte === undefined ? [] : sentences(t, entry, { worte, filter: suche.filter })
  })
}
