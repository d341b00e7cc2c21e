import { formatDate } from '../../shared/format.ts'
import { type Translate, useTexts } from '../../shared/i18n.ts'
import type { texts } from '../liste.texts.de.ts'
import { listeTexts } from '../liste.texts.ts'
import type { FilterFeld, ListenDarstellung } from './darstellung.ts'
import { type FilterArt, type FilterWert, freieFilter, type ListenSuche, type ListenZeile } from './listenForm.ts'
import type { Liste } from './useListe.ts'

export interface GesetzterFilter {
  satz: string
  /** The filters without it. */
  ohne: Record<string, FilterWert>
}

type T = Translate<typeof texts>

function zeitraum(t: T, label: string, [von, bis]: readonly [FilterWert | undefined, FilterWert | undefined]): string | null {
  const tage = { label, von: typeof von === 'string' ? formatDate(von) : '', bis: typeof bis === 'string' ? formatDate(bis) : '' }
  if (tage.von !== '' && tage.bis !== '') return t('filter.vonBis', tage)
  if (tage.von !== '') return t('filter.abTag', tage)
  return tage.bis === '' ? null : t('filter.bisTag', tage)
}

function saetze(
  t: T,
  [name, form]: [string, FilterArt],
  { worte, filter }: { worte: FilterFeld; filter: ListenSuche['filter'] },
): GesetzterFilter[] {
  const { label, name: wertName = String } = worte
  const wert = filter[name]
  const mit = (einer: string) => t('filter.wert', { label, wert: wertName(einer) })
  switch (form.art) {
    case 'mehrfach':
      return (Array.isArray(wert) ? wert : []).map((einer) => ({
        satz: mit(einer),
        ohne: { [name]: (Array.isArray(wert) ? wert : []).filter((anderer) => anderer !== einer) },
      }))
    case 'wahl':
      return typeof wert === 'string' ? [{ satz: mit(wert), ohne: { [name]: null } }] : []
    case 'nachschlagen':
      return typeof wert === 'string' ? [{ satz: worte.name === undefined ? label : mit(wert), ohne: { [name]: null } }] : []
    case 'schalter':
      return wert === true ? [{ satz: label, ohne: { [name]: false } }] : []
    case 'zeitraum': {
      const satz = zeitraum(t, label, [filter[form.von], filter[form.bis]])
      return satz === null ? [] : [{ satz, ohne: { [form.von]: null, [form.bis]: null } }]
    }
  }
}

/** The filters that are set, each as a sentence and with what takes it away. */
export function useGesetzteFilter<Zeile extends ListenZeile>({
  liste: { form, suche },
  darstellung,
}: {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
}): GesetzterFilter[] {
  const t = useTexts(listeTexts)
  return freieFilter(form, suche).flatMap((eintrag) => {
    const worte = darstellung.filter[eintrag[0]]
    return worte === undefined ? [] : saetze(t, eintrag, { worte, filter: suche.filter })
  })
}
