import { gruende, mengeneinheiten } from '@dreiklang/domain/bestellung/bestellung'
import { dosierung } from '@dreiklang/domain/bestellung/produkt.contract'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts, useWahlTexts } from '../../bestellung/onDemand.texts.ts'
import { choicesOf, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useLanguage } from '../../shared/i18n.ts'
import { Grid, SimpleGrid, Stack } from '../../ui/layout.tsx'
import { type DosierungArt, tageszeiten } from './formValues.ts'
import type { PositionFields } from './positionFields.ts'

export function MengeFields({ position, held, choice }: PositionFields) {
  const t = useNeuTexts()
  const tBegriff = useBegriffeTexts()
  return (
    <Grid>
      <Grid.Col span={{ base: 4, sm: 2 }}>
        <NumberField {...held('menge')} label={t('position.menge')} min={1} max={99} allowDecimal={false} required />
      </Grid.Col>
      <Grid.Col span={{ base: 8, sm: 4 }}>
        <SelectField
          {...choice('mengeneinheit')}
          label={t('position.einheit')}
          choices={choicesOf(mengeneinheiten, (value) => tBegriff(`mengeneinheit.${value}`, { count: position.menge ?? 1 }))}
          searchable={false}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <SelectField
          {...choice('grund')}
          label={t('position.grund')}
          placeholder={t('position.grundWaehlen')}
          required={position.rezeptVorlage === 'ANFORDERN'}
          choices={choicesOf(gruende, (value) => tBegriff(`grund.${value}`))}
          searchable={false}
        />
      </Grid.Col>
    </Grid>
  )
}

/** One of the two is required when the stock runs out. */
export function RestFields({ held, text }: PositionFields) {
  const t = useNeuTexts()
  return (
    <Grid>
      <Grid.Col span={{ base: 4, sm: 2 }}>
        <NumberField {...held('restbestand')} label={t('position.restbestand')} min={0} max={9999} />
      </Grid.Col>
      <Grid.Col span={{ base: 8, sm: 4 }}>
        <TextField {...text('restEinheit')} label={t('position.restEinheit')} placeholder={t('position.restEinheitBeispiel')} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <DateField {...held('reichweiteBis')} label={t('position.reichweiteBis')} />
      </Grid.Col>
    </Grid>
  )
}

export function HilfsmittelFields({ text }: PositionFields) {
  const t = useNeuTexts()
  return (
    <Grid>
      <Grid.Col span={{ base: 12, sm: 8 }}>
        <TextField {...text('diagnose')} label={t('position.diagnose')} description={t('position.diagnoseHinweis')} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 4 }}>
        <TextField {...text('zeitraum')} label={t('position.zeitraum')} description={t('position.zeitraumBeispiel')} />
      </Grid.Col>
    </Grid>
  )
}

const arten: readonly DosierungArt[] = ['PLAN', 'SCHEMA', 'TEXT']

/** A dose "as in the plan" is offered where a plan lies with the client's documents. */
export function DosierungFields({ mitPlan, ...fields }: PositionFields & { mitPlan: boolean }) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const { position, change, feld, text } = fields
  const offered = arten.filter((value) => value !== 'PLAN' || mitPlan || position.dosierungArt === 'PLAN')
  const choices = offered.map((value) => ({ value, label: tWahl(`dosierung.${value}`) }))
  return (
    <Stack gap="sm">
      <RadioCards
        {...feld('dosierung')}
        label={t('position.dosierung')}
        look="chips"
        choices={choices}
        value={position.dosierungArt}
        onChange={(dosierungArt) => change({ dosierungArt })}
      />
      {position.dosierungArt === 'SCHEMA' && (
        <>
          <Dosen {...fields} />
          <TextField {...text('dosierungText', 'dosierung.text')} label={t('position.dosierungHinweis')} />
        </>
      )}
      {position.dosierungArt === 'TEXT' && (
        <TextArea {...text('dosierungText', 'dosierung.text')} label={t('position.dosierungText')} minRows={2} required />
      )}
    </Stack>
  )
}

function Dosen({ position, change, feld }: PositionFields) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const language = useLanguage()
  const muster = dosierung.shape.schema.unwrap()
  // Validated while typing: the plan's format is strict, and "1/2" is one key away from "1/".
  const wrong = (time: (typeof tageszeiten)[number]) => !muster.shape[time].safeParse(position.schema[time].trim()).success
  return (
    <FieldGroup
      label={t('position.dosen')}
      description={t('position.dosenHinweis')}
      error={tageszeiten.some(wrong) ? fieldSentences['dosis']?.[language] : undefined}
    >
      <SimpleGrid cols={4} spacing="xs">
        {tageszeiten.map((time) => (
          <TextField
            key={time}
            id={feld(`dosierung.schema.${time}`).id}
            label={tWahl(`tageszeit.${time}`)}
            value={position.schema[time]}
            error={wrong(time)}
            autoComplete="off"
            onChange={(event) => change({ schema: { ...position.schema, [time]: event.currentTarget.value } })}
          />
        ))}
      </SimpleGrid>
    </FieldGroup>
  )
}
