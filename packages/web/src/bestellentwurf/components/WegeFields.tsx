import { type Einloesung, einloesungen, lieferarten } from '@dreiklang/domain/bestellung/bestellung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { AbweichungFields, emptyAbweichung } from '../../bestellung/components/AbweichungFields.tsx'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { choicesOf, RadioCards, SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { AdresseFields } from '../../organisation/components/AdresseFields.tsx'
import { Annahmehinweis } from '../../organisation/components/Annahmehinweis.tsx'
import { searchOrganisationen } from '../../organisation/organisation.queries.ts'
import { aerzteQuery } from '../../personal/personal.queries.ts'
import { Button } from '../../ui/buttons.tsx'
import { Group, Stack, Text } from '../../ui/layout.tsx'
import type { AuftragFields } from './positionFields.ts'
import { fieldId } from './befunde.ts'
import type { Benannt } from './formValues.ts'

const searchApotheken = searchOrganisationen('APOTHEKE')

const searchPraxen = searchOrganisationen('ARZTPRAXIS')

export function WegeFields(props: AuftragFields) {
  const { kopf, klient, mitRezept, handedOut, fehler, dispatch } = props
  const t = useNeuTexts()
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
      {handedOut && (
        <>
          <ApothekeField {...props} />
          <LieferFields {...props} />
        </>
      )}
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

function LieferFields({ kopf, fehler, dispatch }: AuftragFields) {
  const t = useNeuTexts()
  const tBegriff = useBegriffeTexts()
  const change = (aenderung: Partial<typeof kopf>) => dispatch({ art: 'kopf', aenderung })
  const field = (path: string) => ({ id: fieldId(null, path), error: fehler[path] })
  return (
    <>
      <SelectField
        {...field('lieferart')}
        label={t('auftrag.lieferart')}
        choices={choicesOf(lieferarten, (value) => tBegriff(`lieferart.${value}`))}
        value={kopf.lieferart}
        few
        onChange={(lieferart) => {
          if (lieferart !== null) change({ lieferart })
        }}
      />
      {kopf.lieferart === 'LIEFERUNG_ANDERE_ADRESSE' && (
        <AdresseFields
          {...field('lieferadresse')}
          label={t('auftrag.lieferadresse')}
          required
          feld={(part) => ({
            ...field(`lieferadresse.${part}`),
            value: kopf.lieferadresse[part],
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
              change({ lieferadresse: { ...kopf.lieferadresse, [part]: currentTarget.value } }),
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
    </>
  )
}

function ArztField({ praxisId, value, onChange }: { praxisId: string; value: string | null; onChange: (id: string | null) => void }) {
  const t = useNeuTexts()
  const { data = [] } = useQuery(aerzteQuery(praxisId))
  return (
    <SelectField
      id={fieldId(null, 'arztPersonId')}
      label={t('auftrag.arzt')}
      placeholder={t('auftrag.arztAlle')}
      choices={namedChoices(data)}
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
  const t = useNeuTexts()
  const tBegriff = useBegriffeTexts()
  const allowed = (art: string) => klient?.einwilligungen.some((one) => one.art === art && one.gilt) === true
  const direkt = klient?.wohnform === 'HEIM' && allowed('DIREKTUEBERMITTLUNG_12A')
  const withoutVollmacht = klient !== null && !allowed('EMPFANGSVOLLMACHT')
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
      required
      error={error}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  )
}

/** The client's own choice (§ 31 Abs. 1 S. 5 SGB V, § 11 ApoG): no preset, no list before a name is typed, a declaration for another one. */
function ApothekeField({ kopf, klient, fehler, dispatch }: AuftragFields) {
  const t = useNeuTexts()
  const [suchen, setSuchen] = useState(false)
  const choice = klient?.apothekenwahl ?? null
  const forKlient = kopf.art === 'KLIENT'
  const chosen = choice !== null && kopf.apotheke?.id === choice.apothekeId
  const change = (apotheke: Benannt | null) =>
    dispatch({
      art: 'kopf',
      aenderung: {
        apotheke: apotheke === null ? null : { id: apotheke.id, name: apotheke.name },
        ...(apotheke?.id === choice?.apothekeId ? { abweichung: emptyAbweichung, abweichungGrund: '' } : {}),
      },
    })

  if (chosen && !suchen) {
    return (
      <FieldGroup id={fieldId(null, 'apothekeId')} label={t('auftrag.apotheke')} error={fehler['apothekeId']}>
        <Group gap="sm">
          <Text>{t('auftrag.apothekeDesKlienten', { name: choice.name })}</Text>
          <Button look="subtle" onClick={() => setSuchen(true)}>
            {t('auftrag.apothekeAndere')}
          </Button>
        </Group>
        <Annahmehinweis organisationId={choice.apothekeId} />
      </FieldGroup>
    )
  }
  return (
    <Stack gap="sm">
      <AsyncSelect<Benannt>
        id={fieldId(null, 'apothekeId')}
        label={t('auftrag.apotheke')}
        description={forKlient && klient !== null && choice === null ? t('auftrag.apothekeOhneWahl') : undefined}
        error={fehler['apothekeId']}
        value={kopf.apotheke}
        onChange={change}
        search={searchApotheken}
        itemKey={({ id }) => id}
        itemLabel={({ name }) => name}
      />
      {kopf.apotheke !== null && <Annahmehinweis organisationId={kopf.apotheke.id} />}
      {choice !== null && (
        <Group gap="sm">
          <Text size="sm">{t('auftrag.apothekeDesKlienten', { name: choice.name })}</Text>
          <Button
            look="secondary"
            onClick={() => {
              setSuchen(false)
              change({ id: choice.apothekeId, name: choice.name })
            }}
          >
            {t('auftrag.apothekeDoch')}
          </Button>
        </Group>
      )}
      {forKlient && kopf.apotheke !== null && !chosen && (
        <AbweichungFields
          values={kopf.abweichung}
          grund={kopf.abweichungGrund}
          marked={(path) => ({ id: fieldId(null, path), error: fehler[path] })}
          onChange={(part) => dispatch({ art: 'kopf', aenderung: { abweichung: { ...kopf.abweichung, ...part } } })}
          onGrund={(abweichungGrund) => dispatch({ art: 'kopf', aenderung: { abweichungGrund } })}
        />
      )}
    </Stack>
  )
}
