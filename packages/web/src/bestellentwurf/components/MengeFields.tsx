import { gruende, mengeneinheiten } from '@dreiklang/domain/bestellung/bestellung'
import { useBegriffeTexts, useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { DateField } from '../../form/DateField.tsx'
import { NumberField, TextField } from '../../form/TextField.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { Grid } from '../../ui/layout.tsx'
import type { PositionFields } from './positionFields.ts'

export function MengeFields({ position, change, feld }: PositionFields) {
  const t = useNeuTexts()
  const tBegriff = useBegriffeTexts()
  return (
    <Grid>
      <Grid.Col span={{ base: 4, sm: 2 }}>
        <NumberField
          {...feld('menge')}
          label={t('position.menge')}
          value={position.menge}
          min={1}
          max={99}
          allowDecimal={false}
          required
          onChange={(menge) => change({ menge })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 8, sm: 4 }}>
        <SelectField
          {...feld('mengeneinheit')}
          label={t('position.einheit')}
          choices={choicesOf(mengeneinheiten, (value) => tBegriff(`mengeneinheit.${value}`, { count: position.menge ?? 1 }))}
          value={position.mengeneinheit}
          allowDeselect={false}
          searchable={false}
          onChange={(mengeneinheit) => {
            if (mengeneinheit !== null) change({ mengeneinheit })
          }}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <SelectField
          {...feld('grund')}
          label={t('position.grund')}
          choices={choicesOf(gruende, (value) => tBegriff(`grund.${value}`))}
          value={position.grund}
          allowDeselect={false}
          searchable={false}
          onChange={(grund) => {
            if (grund !== null) change({ grund })
          }}
        />
      </Grid.Col>
    </Grid>
  )
}

/** One of the two is required when the stock runs out. */
export function RestFields({ position, change, feld, text }: PositionFields) {
  const t = useNeuTexts()
  return (
    <Grid>
      <Grid.Col span={{ base: 4, sm: 2 }}>
        <NumberField
          {...feld('restbestand')}
          label={t('position.restbestand')}
          value={position.restbestand}
          min={0}
          max={9999}
          onChange={(restbestand) => change({ restbestand })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 8, sm: 4 }}>
        <TextField {...text('restEinheit')} label={t('position.restEinheit')} placeholder={t('position.restEinheitBeispiel')} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <DateField
          {...feld('reichweiteBis')}
          label={t('position.reichweiteBis')}
          value={position.reichweiteBis}
          onChange={(reichweiteBis) => change({ reichweiteBis })}
        />
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
