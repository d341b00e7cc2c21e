import { useQuery } from '@tanstack/react-query'
import { auswahlQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { useTexts } from '../../shared/i18n.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { planungTexts } from '../planung.texts.ts'

/** The tour of one person only. */
export function Personenfilter({ person, onWahl }: { person: string | null; onWahl: (personId: string | null) => void }) {
  const t = useTexts(planungTexts)
  const { data: personen = [] } = useQuery({ ...auswahlQuery, select: ({ personen: alle }) => alle })
  return (
    <SelectField
      label={t('filter')}
      placeholder={t('alle')}
      clearable
      maw={360}
      choices={personen.map(({ id, name }) => ({ value: id, label: name }))}
      value={person}
      onChange={onWahl}
    />
  )
}
