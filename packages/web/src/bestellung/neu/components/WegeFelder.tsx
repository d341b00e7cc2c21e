import { type Einloesung, einloesungen, lieferarten } from '@dreiklang/domain/bestellung/bestellung'
import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { useQuery } from '@tanstack/react-query'
import type { ChangeEvent } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { AdresseFelder } from '../../../organisation/components/AdresseFelder.tsx'
import { Annahmehinweis } from '../../../organisation/components/Annahmehinweis.tsx'
import { sucheOrganisationen } from '../../../organisation/organisation.queries.ts'
import { aerzteQuery } from '../../../personal/personal.queries.ts'
import { AsyncSelect } from '../../../ui/AsyncSelect.tsx'
import { Stack } from '../../../ui/layout.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { neuTexts } from '../neu.texts.ts'
import { ApothekeFeld } from './ApothekeFeld.tsx'
import type { AuftragFelder } from './auftragFelder.ts'
import { feldId } from './befunde.ts'
import type { Benannt } from './formWerte.ts'

const suchePraxen = sucheOrganisationen('ARZTPRAXIS')

export function WegeFelder(props: AuftragFelder) {
  const { kopf, klient, mitRezept, fehler, dispatch } = props
  const t = useTexts(neuTexts)
  const tBegriff = useTexts(begriffeTexts)
  const aendere = (aenderung: Partial<typeof kopf>) => dispatch({ art: 'kopf', aenderung })
  const feld = (pfad: string) => ({ id: feldId(null, pfad), error: fehler[pfad] })
  return (
    <Stack gap="md" maw={640}>
      {kopf.art === 'KLIENT' && (
        <>
          <AsyncSelect<Benannt>
            {...feld('praxisId')}
            label={t('auftrag.praxis')}
            description={t('auftrag.praxisHinweis')}
            value={kopf.praxis}
            onChange={(praxis) => aendere({ praxis: praxis === null ? null : { id: praxis.id, name: praxis.name }, arztPersonId: null })}
            search={suchePraxen}
            itemKey={({ id }) => id}
            itemLabel={({ name }) => name}
          />
          {kopf.praxis !== null && <Annahmehinweis organisationId={kopf.praxis.id} />}
          {kopf.praxis !== null && (
            <ArztFeld praxisId={kopf.praxis.id} value={kopf.arztPersonId} onChange={(arztPersonId) => aendere({ arztPersonId })} />
          )}
        </>
      )}
      <ApothekeFeld {...props} />
      <SelectField
        {...feld('lieferart')}
        label={t('auftrag.lieferart')}
        choices={lieferarten.map((value) => ({ value, label: tBegriff(`lieferart.${value}`) }))}
        value={kopf.lieferart}
        allowDeselect={false}
        searchable={false}
        onChange={(lieferart) => {
          if (lieferart !== null) aendere({ lieferart })
        }}
      />
      {kopf.lieferart === 'LIEFERUNG_ANDERE_ADRESSE' && (
        <AdresseFelder
          {...feld('lieferadresse')}
          label={t('auftrag.lieferadresse')}
          required
          feld={(teil) => ({
            ...feld(`lieferadresse.${teil}`),
            value: kopf.lieferadresse[teil],
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              aendere({ lieferadresse: { ...kopf.lieferadresse, [teil]: currentTarget.value } }),
          })}
        />
      )}
      <TextField
        {...feld('lieferzeitfenster')}
        label={t('auftrag.zeitfenster')}
        placeholder={t('auftrag.zeitfensterBeispiel')}
        value={kopf.lieferzeitfenster}
        onChange={(event) => aendere({ lieferzeitfenster: event.currentTarget.value })}
      />
      {mitRezept && (
        <EinloesungFeld
          klient={klient}
          value={kopf.einloesung}
          error={fehler['einloesung']}
          onChange={(einloesung) => aendere({ einloesung })}
        />
      )}
    </Stack>
  )
}

function ArztFeld({ praxisId, value, onChange }: { praxisId: string; value: string | null; onChange: (id: string | null) => void }) {
  const t = useTexts(neuTexts)
  const { data = [] } = useQuery(aerzteQuery(praxisId))
  return (
    <SelectField
      id={feldId(null, 'arztPersonId')}
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
  klient: KlientAntwort | null
  value: Einloesung | null
  error: string | undefined
  onChange: (einloesung: Einloesung) => void
}

/** A closed option shows the reason. Direct delivery from the practice is shown only where the law allows it (domain.md, guard G1). */
function EinloesungFeld({ klient, value, error, onChange }: EinloesungProps) {
  const t = useTexts(neuTexts)
  const tBegriff = useTexts(begriffeTexts)
  const erlaubt = (art: string) => klient?.einwilligungen.some((eine) => eine.art === art && eine.gilt) === true
  const direkt = klient?.wohnform === 'HEIM' && erlaubt('DIREKTUEBERMITTLUNG_12A')
  const ohneVollmacht = klient !== null && !erlaubt('EMPFANGSVOLLMACHT')
  const choices = einloesungen
    .filter((art) => art !== 'DIREKT_APOTHEKE' || direkt || value === art)
    .map((art) => {
      const zu = art === 'DURCH_PFLEGE' && ohneVollmacht
      return { value: art, label: tBegriff(`einloesung.${art}`), disabled: zu, ...(zu ? { description: t('auftrag.vollmachtFehlt') } : {}) }
    })
  return (
    <RadioCards
      id={feldId(null, 'einloesung')}
      label={t('auftrag.einloesung')}
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  )
}
