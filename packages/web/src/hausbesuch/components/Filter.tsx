import { useQuery } from '@tanstack/react-query'
import { SelectField } from '../../form/choiceFields.tsx'
import { selectionQuery } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { KlientField } from './KlientField.tsx'

interface EinerProps {
  id: string | null
  onChange: (id: string | null) => void
}

export function KlientFilter({ id, onChange }: EinerProps) {
  const t = useHausbesuchTexts()
  return <KlientField label={t('feld.klient')} value={id} onChange={onChange} />
}

export function PersonFilter({ id, onChange }: EinerProps) {
  const t = useHausbesuchTexts()
  const { data } = useQuery(selectionQuery)
  return (
    <SelectField
      label={t('liste.person')}
      clearable
      choices={(data?.personen ?? []).map((person) => ({ value: person.id, label: person.name }))}
      value={id}
      onChange={onChange}
    />
  )
}
