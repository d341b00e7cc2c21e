import { useTexts } from '../../../shared/i18n.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { SegmentedField } from '../../../ui/RadioField.tsx'
import { useQuery } from '@tanstack/react-query'
import type { OrganisationEintrag } from '@dreiklang/domain/organisation/organisation.contract'
import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'
import { formatDate } from '../../../shared/format.ts'
import { useId, useState } from 'react'
import { sucheKlienten } from '../../../klient/klient.queries.ts'
import { sucheOrganisationen } from '../../../organisation/organisation.queries.ts'
import { klientNameQuery, organisationQuery } from '../../bestellung.queries.ts'
import { listeTexts } from '../../liste.texts.ts'
import classes from './Filter.module.css'

export interface MehrfachProps<Wert extends string> {
  titel: string
  werte: readonly Wert[]
  gewaehlt: readonly Wert[]
  name: (wert: Wert) => string
  onChange: (gewaehlt: Wert[]) => void
}

/** Several of a few, each a target for a finger. */
export function Mehrfach<Wert extends string>({ titel, werte, gewaehlt, name, onChange }: MehrfachProps<Wert>) {
  const id = useId()
  const umschalten = (wert: Wert) =>
    onChange(gewaehlt.includes(wert) ? gewaehlt.filter((anderer) => anderer !== wert) : [...gewaehlt, wert])
  return (
    <div role="group" aria-labelledby={id}>
      <Text id={id} fw={500} mb={4}>
        {titel}
      </Text>
      <div className={classes.mehrfach}>
        {werte.map((wert) => (
          <span key={wert} className={classes.wahl}>
            <Checkbox label={name(wert)} checked={gewaehlt.includes(wert)} onChange={() => umschalten(wert)} />
          </span>
        ))}
      </div>
    </div>
  )
}

interface EinerProps {
  id: string | null
  onChange: (id: string | null) => void
}

/** Klienten of the own nursing service. */
export function KlientFilter({ id, onChange }: EinerProps) {
  const t = useTexts(listeTexts)
  const { data: name } = useQuery({ ...klientNameQuery(id ?? ''), enabled: id !== null })
  return (
    <AsyncSelect
      label={t('filter.klient')}
      value={id === null ? null : { id, name: name ?? t('filter.unbekannt') }}
      onChange={(item) => onChange(item?.id ?? null)}
      search={async (query, signal) =>
        (await sucheKlienten(query, signal)).map((klient) => ({
          id: klient.id,
          name: `${klient.nachname}, ${klient.vorname}, ${formatDate(klient.geburtsdatum)}`,
        }))
      }
      itemKey={(item) => item.id}
      itemLabel={(item) => item.name}
    />
  )
}

/** An organisation of another side. */
export function OrganisationFilter({ id, onChange, arten }: EinerProps & { arten: readonly [OrganisationArt, ...OrganisationArt[]] }) {
  const t = useTexts(listeTexts)
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
      <AsyncSelect<Pick<OrganisationEintrag, 'id' | 'name' | 'ort'>>
        label={t(`filter.organisationArt.${art}`)}
        value={id === null || !bekannt ? null : { id, name: bekannt.name, ort: bekannt.ort }}
        onChange={(item) => onChange(item?.id ?? null)}
        search={sucheOrganisationen(art)}
        itemKey={(item) => item.id}
        itemLabel={(item) => `${item.name}, ${item.ort}`}
      />
    </Stack>
  )
}
