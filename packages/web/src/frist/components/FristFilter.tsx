import { type FristArt, fristArten } from '@dreiklang/domain/frist/frist'
import { SelectField, Switch } from '../../form/choiceFields.tsx'
import type { FristSuche } from '../frist.queries.ts'
import { useFristTexts } from '../frist.texts.ts'
import classes from './Fristen.module.css'

const zeitraeume = [0, 7, 14, 30, 92, 366]
const all = 'alle'

interface FilterProps {
  suche: FristSuche
  setSuche: (change: Partial<FristSuche>) => void
  zahlen: readonly { art: FristArt; anzahl: number }[]
}

export function FristFilter({ suche, setSuche, zahlen }: FilterProps) {
  const t = useFristTexts()
  const sum = zahlen.reduce((previous, { anzahl }) => previous + anzahl, 0)
  const days = zeitraeume.includes(suche.tage) ? zeitraeume : [...zeitraeume, suche.tage].toSorted((a, b) => a - b)
  return (
    <div role="group" aria-label={t('filter.name')} className={classes.filter} data-no-print>
      <SelectField
        label={t('filter.art')}
        searchable={false}
        allowDeselect={false}
        choices={[
          { value: all, label: t('filter.alle', { count: sum }) },
          ...zahlen.map(({ art, anzahl }) => ({ value: art, label: t('filter.eine', { name: t(`art.${art}`), count: anzahl }) })),
        ]}
        value={suche.art ?? all}
        onChange={(value) => setSuche({ art: fristArten.find((art) => art === value) ?? null })}
      />
      <SelectField
        label={t('filter.tage')}
        searchable={false}
        allowDeselect={false}
        choices={days.map((count) => ({
          value: String(count),
          label: count === 0 ? t('filter.heute') : t('filter.bis', { count: count }),
        }))}
        value={String(suche.tage)}
        onChange={(value) => setSuche({ tage: Number(value) })}
      />
      <div className={classes.schalter}>
        <Switch label={t('filter.nurMeine')} checked={suche.nurMeine} onChange={(nurMeine) => setSuche({ nurMeine })} />
      </div>
      <div className={classes.schalter}>
        <Switch label={t('filter.ruhende')} checked={suche.ruhende} onChange={(ruhende) => setSuche({ ruhende })} />
      </div>
    </div>
  )
}
