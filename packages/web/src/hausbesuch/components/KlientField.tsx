import { useQuery } from '@tanstack/react-query'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { klientQuery, searchKlienten } from '../../klient/klient.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { type KnownKlient, knownKlientenQuery, selectionQuery } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { klientName, usePage } from './anzeige.tsx'

interface KlientFieldProps {
  id?: string
  label: string
  error?: string
  required?: boolean
  value: string | null
  onChange: (klientId: string | null) => void
}

const withGeburtstag = (klient: KnownKlient) => `${klientName(klient)}, ${formatDate(klient.geburtsdatum)}`

export function KlientField(props: KlientFieldProps) {
  return usePage() === 'PFLEGE' ? <OwnKlient {...props} /> : <KlientOfBesuche {...props} />
}

function OwnKlient({ value, onChange, ...rest }: KlientFieldProps) {
  const { data, error } = useQuery({ ...klientQuery(value ?? ''), enabled: value !== null })
  const chosen = data !== undefined && data.id === value ? data : null
  return (
    <AsyncSelect<KnownKlient>
      {...rest}
      error={rest.error ?? error?.message}
      value={chosen}
      onChange={(klient) => onChange(klient?.id ?? null)}
      search={searchKlienten}
      itemKey={({ id }) => id}
      itemLabel={withGeburtstag}
    />
  )
}

function KlientOfBesuche({ value, onChange, ...rest }: KlientFieldProps) {
  const t = useHausbesuchTexts()
  const { data = [] } = useQuery(knownKlientenQuery)
  return (
    <SelectField
      {...rest}
      description={t('feld.klientHilfe')}
      choices={data.map((klient) => ({ value: klient.id, label: withGeburtstag(klient) }))}
      value={value}
      onChange={onChange}
    />
  )
}

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
  return <SelectField label={t('liste.person')} clearable choices={namedChoices(data?.personen ?? [])} value={id} onChange={onChange} />
}
