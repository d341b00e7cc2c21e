import { IconAdjustmentsHorizontal, IconColumns3, IconX } from '@tabler/icons-react'
import { useState, type Ref } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { listeTexts } from '../liste.texts.ts'
import { AnsichtenMenu } from './AnsichtenMenu.tsx'
import type { ListenDarstellung } from './darstellung.ts'
import classes from './Filter.module.css'
import { FilterSchublade } from './FilterSchublade.tsx'
import { useGesetzteFilter } from './gesetzteFilter.ts'
import { anzahlFilter, type ListenZeile } from './listenForm.ts'
import { SuchFeld } from './SuchFeld.tsx'
import type { Liste } from './useListe.ts'

interface FilterLeisteProps<Zeile extends ListenZeile> {
  liste: Liste<Zeile>
  darstellung: ListenDarstellung<Zeile>
  suchfeld: Ref<HTMLInputElement>
  onAnzeige: () => void
}

/** Search, sorting and the way to filters, views and columns; what is set stands below and can be taken away there. */
export function FilterLeiste<Zeile extends ListenZeile>({ suchfeld, onAnzeige, ...teile }: FilterLeisteProps<Zeile>) {
  const t = useTexts(listeTexts)
  const [offen, setOffen] = useState(false)
  const { liste, darstellung } = teile
  const { form, suche, filtere } = liste
  const anzahl = anzahlFilter(form, suche)
  return (
    <>
      <div className={classes.zeile} data-no-print>
        {darstellung.suchePlatzhalter !== undefined && (
          <div className={classes.suche}>
            <SuchFeld
              ref={suchfeld}
              wert={suche.suche}
              platzhalter={darstellung.suchePlatzhalter}
              onSuche={(wort) => filtere({ suche: wort })}
            />
          </div>
        )}
        {form.sortierungen.length > 1 && (
          <div className={classes.sortierung}>
            <SelectField
              label={t('sortierung')}
              searchable={false}
              allowDeselect={false}
              choices={form.sortierungen.map((value) => ({ value, label: darstellung.sortiert(value) }))}
              value={suche.sortierung}
              onChange={(sortierung) => filtere({ sortierung: sortierung ?? form.sortierungen[0] })}
            />
          </div>
        )}
        {Object.keys(form.filter).length > 0 && (
          <Button look="secondary" icon={<IconAdjustmentsHorizontal size={18} aria-hidden />} onClick={() => setOffen(true)}>
            {anzahl === 0 ? t('filter.oeffnen') : t('filter.aktiv', { count: anzahl })}
          </Button>
        )}
        <AnsichtenMenu liste={liste} />
        <Button look="secondary" icon={<IconColumns3 size={18} aria-hidden />} onClick={onAnzeige} iconOnPhone>
          {t('anzeige.oeffnen')}
        </Button>
      </div>
      <GesetzteFilter {...teile} />
      <FilterSchublade {...teile} opened={offen} onClose={() => setOffen(false)} />
    </>
  )
}

function GesetzteFilter<Zeile extends ListenZeile>(teile: { liste: Liste<Zeile>; darstellung: ListenDarstellung<Zeile> }) {
  const t = useTexts(listeTexts)
  const gesetzt = useGesetzteFilter(teile)
  if (gesetzt.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filter.gesetzte')} data-no-print>
      {gesetzt.map(({ satz, ohne }) => (
        <li key={satz}>
          <Button
            look="secondary"
            icon={<IconX size={16} aria-hidden />}
            aria-label={t('filter.entfernen', { name: satz })}
            onClick={() => teile.liste.filtere({ filter: ohne })}
          >
            {satz}
          </Button>
        </li>
      ))}
    </ul>
  )
}
