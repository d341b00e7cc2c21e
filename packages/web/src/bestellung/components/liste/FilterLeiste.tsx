import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { type Translate, useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import type { texts } from '../../liste.texts.de.ts'
import { listeTexts } from '../../liste.texts.ts'
import { anzahlFilter, type ListenSuche } from './ansichten.ts'
import classes from './Filter.module.css'
import { FilterSchublade, type FilterProps } from './FilterSchublade.tsx'
import { SuchFeld } from './SuchFeld.tsx'

/** Search, sorting and the way to all filters; what is set stands below and can be taken away there. */
export function FilterLeiste({ suchfeld, ...filter }: FilterProps & { suchfeld: Ref<HTMLInputElement> }) {
  const t = useTexts(listeTexts)
  const [offen, setOffen] = useState(false)
  const { suche, ansicht, onFilter } = filter
  const anzahl = anzahlFilter(suche, ansicht)
  return (
    <>
      <div className={classes.zeile} data-no-print>
        <SuchFeld ref={suchfeld} wert={suche.suche} onSuche={(wort) => onFilter({ suche: wort })} />
        <div className={classes.knoepfe}>
          <SelectField
            label={t('sortierung')}
            searchable={false}
            allowDeselect={false}
            choices={(['neueste', 'aelteste', 'bedarf'] as const).map((value) => ({ value, label: t(`sortiert.${value}`) }))}
            value={suche.sortierung}
            onChange={(sortierung) => onFilter({ sortierung: sortierung ?? 'neueste' })}
          />
          <Button look="secondary" icon={<IconAdjustmentsHorizontal size={18} aria-hidden />} onClick={() => setOffen(true)}>
            {anzahl === 0 ? t('filter.oeffnen') : t('filter.aktiv', { count: anzahl })}
          </Button>
        </div>
      </div>
      <GesetzteFilter {...filter} />
      <FilterSchublade {...filter} opened={offen} onClose={() => setOffen(false)} />
    </>
  )
}

function GesetzteFilter({ ansicht, suche, onFilter }: FilterProps) {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const ohne = <Wert extends string>(werte: readonly Wert[], wert: Wert) => werte.filter((anderer) => anderer !== wert)
  const chips: { name: string; weg: Partial<ListenSuche> }[] = [
    ...(ansicht.status === undefined
      ? suche.status.map((wert) => ({ name: b(`status.${wert}`), weg: { status: ohne(suche.status, wert) } }))
      : []),
    ...(ansicht.wartetAuf === undefined
      ? suche.wartetAuf.map((wert) => ({
          name: `${t('filter.wartetAuf')}: ${b(`wartetAuf.${wert}`)}`,
          weg: { wartetAuf: ohne(suche.wartetAuf, wert) },
        }))
      : []),
    ...suche.prioritaet.map((wert) => ({ name: b(`prioritaet.${wert}`), weg: { prioritaet: ohne(suche.prioritaet, wert) } })),
    ...(suche.klientId === null ? [] : [{ name: t('filter.klient'), weg: { klientId: null } }]),
    ...(suche.organisationId === null ? [] : [{ name: t('filter.organisation'), weg: { organisationId: null } }]),
    ...(suche.von === null && suche.bis === null ? [] : [{ name: zeitraumText(t, suche), weg: { von: null, bis: null } }]),
  ]
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filter.gesetzte')} data-no-print>
      {chips.map(({ name, weg }) => (
        <li key={name}>
          <Button
            look="secondary"
            icon={<IconX size={16} aria-hidden />}
            aria-label={t('filter.entfernen', { name })}
            onClick={() => onFilter(weg)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function zeitraumText(t: Translate<typeof texts>, { von, bis }: ListenSuche): string {
  if (von !== null && bis !== null)
    return t('filter.zeitraum', { zeitraum: t('filter.vonBis', { von: formatDate(von), bis: formatDate(bis) }) })
  if (von !== null) return t('filter.zeitraum', { zeitraum: t('filter.ab', { datum: formatDate(von) }) })
  return t('filter.zeitraum', { zeitraum: t('filter.bisTag', { datum: formatDate(bis ?? '') }) })
}
