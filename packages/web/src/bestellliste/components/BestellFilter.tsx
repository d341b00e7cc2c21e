/** What an order is looked up by beside its own facts: loaded when the filter opens. */
import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { organisationContract, type OrganisationEntry } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { SegmentedField } from '../../form/choiceFields.tsx'
import { searchKlienten } from '../../klient/klient.queries.ts'
import { searchOrganisationen } from '../../organisation/organisation.queries.ts'
import { call } from '../../shared/apiClient.ts'
import { formatDate } from '../../shared/format.ts'
import { Stack } from '../../ui/layout.tsx'
import { useListTexts } from '../../bestellung/bestellung.texts.ts'

const klientNameQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['bestellung', 'klient', klientId],
    queryFn: async ({ signal }) => {
      const { vorname, nachname } = await call(klientContract.read, { params: { klientId }, signal })
      return `${nachname}, ${vorname}`
    },
  })

/** Null when the directory does not show it to this side. */
const organisationQuery = (art: OrganisationEntry['art'], organisationId: string) =>
  queryOptions({
    queryKey: ['bestellung', 'organisation', art, organisationId],
    queryFn: async ({ signal }) => {
      const { organisationen } = await call(organisationContract.search, { query: { art, id: organisationId }, signal })
      return organisationen.find(({ id }) => id === organisationId) ?? null
    },
  })

interface EinerProps {
  id: string | null
  onChange: (id: string | null) => void
}

/** A practice looks up practices only (§ 11 ApoG); it comes to the orders of one nursing service from any of them. */
export const PflegeGegenueber = (props: EinerProps) => <OrganisationFilter {...props} arten={['ARZTPRAXIS', 'APOTHEKE']} />

export const ApothekenGegenueber = (props: EinerProps) => <OrganisationFilter {...props} arten={['PFLEGEDIENST', 'ARZTPRAXIS']} />

export function KlientFilter({ id, onChange }: EinerProps) {
  const t = useListTexts()
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
  const t = useListTexts()
  const [art, setArt] = useState<OrganisationArt>(arten[0])
  const { data: known } = useQuery({ ...organisationQuery(art, id ?? ''), enabled: id !== null })
  return (
    <Stack gap="xs">
      {arten.length > 1 && (
        <SegmentedField
          label={t('filter.artDerOrganisation')}
          choices={arten.map((one) => ({ value: one, label: t(`filter.organisationArt.${one}`) }))}
          value={art}
          onChange={setArt}
        />
      )}
      <AsyncSelect<Pick<OrganisationEntry, 'id' | 'name' | 'ort'>>
        label={t(`filter.organisationArt.${art}`)}
        value={id === null || !known ? null : { id, name: known.name, ort: known.ort }}
        onChange={(item) => onChange(item?.id ?? null)}
        search={searchOrganisationen(art)}
        itemKey={(item) => item.id}
        itemLabel={(item) => `${item.name}, ${item.ort}`}
      />
    </Stack>
  )
}
