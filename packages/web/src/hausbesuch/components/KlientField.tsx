import { useQuery } from '@tanstack/react-query'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { klientQuery, searchKlienten } from '../../klient/klient.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { type KnownKlient, knownKlientenQuery } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { klientName } from './anzeige.ts'
import { usePage } from './usePage.ts'

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
