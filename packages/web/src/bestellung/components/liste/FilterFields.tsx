import type { OrganisationEntry } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchKlienten } from '../../../klient/klient.queries.ts'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { Stack } from '../../../ui/layout.ts'
import { SegmentedField } from '../../../ui/RadioField.tsx'
import { klientNameQuery, organisationQuery } from '../../bestellung.queries.ts'
import { listTexts } from '../../liste.texts.ts'

interface EinerProps {
  id: string | null
  onChange: (id: string | null) => void
}

export function KlientFilter({ id, onChange }: EinerProps) {
  const t = useTexts(listTexts)
  const { data: name } = useQuery({ ...klientNameQuery(id ?? ''), enabled: id !== null })
  return (
    <AsyncSelect
      label={t('filter.klient')}
      value={id === null ? null : { id, name: name ?? t('filter.unbekannt') }}
      onChange={(item) => onChange(item?.id ?? null)}
      search={async (query, signal) =>
        (await searchKlienten(query, signal)).map((klient) => ({
          id: klient.id,
          name: `${klient.nachname}, ${klient.vorname}, ${formatDate(klient.geburtsdatum)}`,
        }))
      }
      itemKey={(item) => item.id}
      itemLabel={(item) => item.name}
    />
  )
}

function OrganisationFilter({ id, onChange, arten }: EinerProps & { arten: readonly [OrganisationArt, ...OrganisationArt[]] }) {
  const t = useTexts(listTexts)
  const [art, setArt] = useState<OrganisationArt>(arten[0])
  const { data: bekannt } = useQuery({ ...organisationQuery(art, id ?? ''), enabled: id !== null })
  return (
    <Stack gap="xs">
      {arten.length > 1 && (
        <SegmentedField
          label={t('filter.artDerOrganisation')}
          choices={arten.map((eine) => ({ value: eine, label: t(`filter.organisationArt.${eine}`) }))}
          value={art}
          onChange={setArt}
        />
      )}
      <AsyncSelect<Pick<OrganisationEntry, 'id' | 'name' | 'ort'>>
        label={t(`filter.organisationArt.${art}`)}
        value={id === null || !bekannt ? null : { id, name: bekannt.name, ort: bekannt.ort }}
        onChange={(item) => onChange(item?.id ?? null)}
        search={searchOrganisationen(art)}
        itemKey={(item) => item.id}
        itemLabel={(item) => `${item.name}, ${item.ort}`}
      />
    </Stack>
  )
}

/** A practice looks up practices only (§ 11 ApoG); it comes to the orders of one nursing service from any of them. */
export const PflegeGegenueber = (props: EinerProps) => <OrganisationFilter {...props} arten={['ARZTPRAXIS', 'APOTHEKE']} />
export const ApothekenGegenueber = (props: EinerProps) => <OrganisationFilter {...props} arten={['PFLEGEDIENST', 'ARZTPRAXIS']} />
