import { useQuery } from '@tanstack/react-query'
import { klientQuery, sucheKlienten } from '../../klient/klient.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { AsyncSelect } from '../../ui/AsyncSelect.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type BekannterKlient, bekannteKlientenQuery } from '../hausbesuch.queries.ts'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'
import { klientName } from './anzeige.ts'
import { useSeite } from './useSeite.ts'

interface KlientFeldProps {
  id?: string
  label: string
  error?: string
  required?: boolean
  value: string | null
  onChange: (klientId: string | null) => void
}

const mitGeburtstag = (klient: BekannterKlient) => `${klientName(klient)}, ${formatDate(klient.geburtsdatum)}`

/** A Klient of the own nursing service; a practice and a pharmacy choose among those of their visits. */
export function KlientFeld(props: KlientFeldProps) {
  return useSeite() === 'PFLEGE' ? <EigenerKlient {...props} /> : <KlientDerBesuche {...props} />
}

function EigenerKlient({ value, onChange, ...rest }: KlientFeldProps) {
  const { data, error: fehler } = useQuery({ ...klientQuery(value ?? ''), enabled: value !== null })
  const gewaehlt = data !== undefined && data.id === value ? data : null
  return (
    <AsyncSelect<BekannterKlient>
      {...rest}
      error={rest.error ?? fehler?.message}
      value={gewaehlt}
      onChange={(klient) => onChange(klient?.id ?? null)}
      search={sucheKlienten}
      itemKey={({ id }) => id}
      itemLabel={mitGeburtstag}
    />
  )
}

function KlientDerBesuche({ value, onChange, ...rest }: KlientFeldProps) {
  const t = useTexts(hausbesuchTexts)
  const { data = [] } = useQuery(bekannteKlientenQuery)
  return (
    <SelectField
      {...rest}
      description={t('feld.klientHilfe')}
      choices={data.map((klient) => ({ value: klient.id, label: mitGeburtstag(klient) }))}
      value={value}
      onChange={onChange}
    />
  )
}
