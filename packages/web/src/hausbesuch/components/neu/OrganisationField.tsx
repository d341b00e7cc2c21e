import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useQuery } from '@tanstack/react-query'
import { klientQuery } from '../../../klient/klient.queries.ts'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/layout.ts'
import { hausbesuchTexts } from '../../hausbesuch.texts.ts'

interface Haus {
  id: string
  name: string
}

interface OrganisationFieldProps {
  id: string
  error?: string
  an: Exclude<Seite, 'PFLEGE'>
  klientId: string | null
  value: Haus | null
  onChange: (haus: Haus | null) => void
}

const suche = { ARZT: searchOrganisationen('ARZTPRAXIS'), APOTHEKE: searchOrganisationen('APOTHEKE') }

export function OrganisationField({ id, error, an, klientId, value, onChange }: OrganisationFieldProps) {
  const t = useTexts(hausbesuchTexts)
  const { data: klient } = useQuery({ ...klientQuery(klientId ?? ''), enabled: klientId !== null })
  const wahl = klient?.apothekenwahl ?? null
  const apotheke = wahl === null ? null : { id: wahl.apothekeId, name: wahl.name }
  const eigenes = an === 'ARZT' ? (klient?.hausarzt ?? null) : apotheke
  return (
    <Stack gap="xs" align="flex-start">
      <div style={{ alignSelf: 'stretch' }}>
        <AsyncSelect<Haus>
          id={id}
          error={error}
          label={t(`neu.an.${an}`)}
          required
          value={value}
          onChange={onChange}
          search={suche[an]}
          itemKey={(haus) => haus.id}
          itemLabel={({ name }) => name}
        />
      </div>
      {eigenes !== null && eigenes.id !== value?.id && (
        <Button look="secondary" onClick={() => onChange({ id: eigenes.id, name: eigenes.name })}>
          {t(`neu.eigene.${an}`, { name: eigenes.name })}
        </Button>
      )}
    </Stack>
  )
}
