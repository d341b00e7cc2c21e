import { IconAdjustmentsHorizontal, IconColumns3, IconX } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { choicesOf } from '../../ui/choices.ts'
import { listTexts } from '../liste.texts.ts'
import { AnsichtenMenu } from './AnsichtenMenu.tsx'
import type { ListView } from './view.ts'
import classes from './Filter.module.css'
import { FilterDrawer } from './FilterDrawer.tsx'
import { useActiveFilters } from './activeFilters.ts'
import { countFilter, type ListRow } from './listForm.ts'
import { SuchField } from './SuchField.tsx'
import type { Liste } from './useListPage.ts'

interface FilterBarProps<Zeile extends ListRow> {
  liste: Liste<Zeile>
  view: ListView<Zeile>
  suchfeld: Ref<HTMLInputElement>
  onAnzeige: () => void
}

export function FilterBar<Zeile extends ListRow>({ suchfeld, onAnzeige, ...parts }: FilterBarProps<Zeile>) {
  const t = useTexts(listTexts)
  const [offen, setOffen] = useState(false)
  const { liste, view } = parts
  const { form, suche, filtere } = liste
  const count = countFilter(form, suche)
  return (
    <>
      <div className={classes.zeile} data-no-print>
        {view.suchePlatzhalter !== undefined && (
          <div className={classes.suche}>
            <SuchField ref={suchfeld} wert={suche.suche} platzhalter={view.suchePlatzhalter} onSuche={(word) => filtere({ suche: word })} />
          </div>
        )}
        {form.sortierungen.length > 1 && (
          <div className={classes.sortierung}>
            <SelectField
              label={t('sortierung')}
              searchable={false}
              allowDeselect={false}
              choices={choicesOf(form.sortierungen, (value) => view.sortiert(value))}
              value={suche.sortierung}
              onChange={(sorting) => filtere({ sortierung: sorting ?? form.sortierungen[0] })}
            />
          </div>
        )}
        {Object.keys(form.filter).length > 0 && (
          <Button look="secondary" icon={<IconAdjustmentsHorizontal size={18} aria-hidden />} onClick={() => setOffen(true)}>
            {count === 0 ? t('filter.oeffnen') : t('filter.aktiv', { count })}
          </Button>
        )}
        <AnsichtenMenu liste={liste} />
        <Button look="secondary" icon={<IconColumns3 size={18} aria-hidden />} onClick={onAnzeige} iconOnPhone>
          {t('anzeige.oeffnen')}
        </Button>
      </div>
      <GesetzteFilter {...parts} />
      <FilterDrawer {...parts} opened={offen} onClose={() => setOffen(false)} />
    </>
  )
}

function GesetzteFilter<Zeile extends ListRow>(parts: { liste: Liste<Zeile>; view: ListView<Zeile> }) {
  const t = useTexts(listTexts)
  const gesetzt = useActiveFilters(parts)
  if (gesetzt.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filter.gesetzte')} data-no-print>
      {gesetzt.map(({ satz, ohne }) => (
        <li key={satz}>
          <Button
            look="secondary"
            icon={<IconX size={16} aria-hidden />}
            aria-label={t('filter.entfernen', { name: satz })}
            onClick={() => parts.liste.filtere({ filter: ohne })}
          >
            {satz}
          </Button>
        </li>
      ))}
    </ul>
  )
}
