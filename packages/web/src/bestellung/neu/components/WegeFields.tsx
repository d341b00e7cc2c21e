import { type Einloesung, einloesungen, lieferarten } from '@dreiklang/domain/bestellung/bestellung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { AdresseFields } from '../../../organisation/components/AdresseFields.tsx'
import { Annahmehinweis } from '../../../organisation/components/Annahmehinweis.tsx'
import { searchOrganisationen } from '../../../organisation/organisation.queries.ts'
import { aerzteQuery } from '../../../personal/personal.queries.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { Stack } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { choicesOf } from '../../../ui/choices.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { neuTexts } from '../neu.texts.ts'
import { ApothekeField } from './ApothekeField.tsx'
import type { AuftragFields } from './auftragFields.ts'
import { fieldId } from './befunde.ts'
import type { Benannt } from './formValues.ts'

const searchPraxen = searchOrganisationen('ARZTPRAXIS')

export function WegeFields(props: AuftragFields) {
  const { kopf, klient, mitRezept, fehler, dispatch } = props
  const t = useTexts(neuTexts)
  const tBegriff = useTexts(begriffeTexts)
  const change = (aenderung: Partial<typeof kopf>) => dispatch({ art: 'kopf', aenderung })
  const field = (path: string) => ({ id: fieldId(null, path), error: fehler[path] })
  return (
    <Stack gap="md" maw={640}>
      {kopf.art === 'KLIENT' && (
        <>
          <AsyncSelect<Benannt>
            {...field('praxisId')}
            label={t('auftrag.praxis')}
            description={t('auftrag.praxisHinweis')}
            value={kopf.praxis}
            onChange={(praxis) => change({ praxis: praxis === null ? null : { id: praxis.id, name: praxis.name }, arztPersonId: null })}
            search={searchPraxen}
            itemKey={({ id }) => id}
            itemLabel={({ name }) => name}
          />
          {kopf.praxis !== null && <Annahmehinweis organisationId={kopf.praxis.id} />}
          {kopf.praxis !== null && (
            <ArztField praxisId={kopf.praxis.id} value={kopf.arztPersonId} onChange={(arztPersonId) => change({ arztPersonId })} />
          )}
        </>
      )}
      <ApothekeField {...props} />
      <SelectField
        {...field('lieferart')}
        label={t('auftrag.lieferart')}
        choices={choicesOf(lieferarten, (value) => tBegriff(`lieferart.${value}`))}
        value={kopf.lieferart}
        allowDeselect={false}
        searchable={false}
        onChange={(lieferart) => {
          if (lieferart !== null) change({ lieferart })
        }}
      />
      {kopf.lieferart === 'LIEFERUNG_ANDERE_ADRESSE' && (
        <AdresseFields
          {...field('lieferadresse')}
          label={t('auftrag.lieferadresse')}
          required
          feld={(teil) => ({
            ...field(`lieferadresse.${teil}`),
            value: kopf.lieferadresse[teil],
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              change({ lieferadresse: { ...kopf.lieferadresse, [teil]: currentTarget.value } }),
          })}
        />
      )}
      <TextField
        {...field('lieferzeitfenster')}
        label={t('auftrag.zeitfenster')}
        placeholder={t('auftrag.zeitfensterBeispiel')}
        value={kopf.lieferzeitfenster}
        onChange={(event) => change({ lieferzeitfenster: event.currentTarget.value })}
      />
      {mitRezept && (
        <EinloesungField
          klient={klient}
          value={kopf.einloesung}
          error={fehler['einloesung']}
          onChange={(einloesung) => change({ einloesung })}
        />
      )}
    </Stack>
  )
}

function ArztField({ praxisId, value, onChange }: { praxisId: string; value: string | null; onChange: (id: string | null) => void }) {
  const t = useTexts(neuTexts)
  const { data = [] } = useQuery(aerzteQuery(praxisId))
  return (
    <SelectField
      id={fieldId(null, 'arztPersonId')}
      label={t('auftrag.arzt')}
      placeholder={t('auftrag.arztAlle')}
      choices={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      clearable
      onChange={onChange}
    />
  )
}

interface EinloesungProps {
  klient: KlientAnswer | null
  value: Einloesung | null
  error: string | undefined
  onChange: (einloesung: Einloesung) => void
}

/** A closed option shows the reason. Direct delivery from the practice is shown only where the law allows it (domain.md, guard G1). */
function EinloesungField({ klient, value, error, onChange }: EinloesungProps) {
  const t = useTexts(neuTexts)
  const tBegriff = useTexts(begriffeTexts)
  const erlaubt = (art: string) => klient?.einwilligungen.some((eine) => eine.art === art && eine.gilt) === true
  const direkt = klient?.wohnform === 'HEIM' && erlaubt('DIREKTUEBERMITTLUNG_12A')
  const withoutVollmacht = klient !== null && !erlaubt('EMPFANGSVOLLMACHT')
  const choices = einloesungen
    .filter((art) => art !== 'DIREKT_APOTHEKE' || direkt || value === art)
    .map((art) => {
      const zu = art === 'DURCH_PFLEGE' && withoutVollmacht
      return { value: art, label: tBegriff(`einloesung.${art}`), disabled: zu, ...(zu ? { description: t('auftrag.vollmachtFehlt') } : {}) }
    })
  return (
    <RadioCards
      id={fieldId(null, 'einloesung')}
      label={t('auftrag.einloesung')}
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  )
}
