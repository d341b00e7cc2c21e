import { type RezeptVorlage, allowedRezeptarten, rezeptVorlagen } from '@dreiklang/domain/bestellung/rezept'
import { possibleVorlagen } from '@dreiklang/domain/bestellung/vorschlag'
import { IconBuildingHospital, IconCreditCard, IconFileCheck, IconFileOff, IconSend } from '@tabler/icons-react'
import { useBegriffeTexts, useNeuTexts, useWahlTexts } from '../../bestellung/bestellung.texts.ts'
import { Checkbox, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import { NumberField } from '../../form/TextField.tsx'
import { Grid, Stack, Text } from '../../ui/layout.tsx'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionFields } from './positionFields.ts'

const icons: Record<RezeptVorlage, typeof IconSend> = {
  ANFORDERN: IconSend,
  LIEGT_IN_PRAXIS: IconBuildingHospital,
  LIEGT_BEI_UNS: IconFileCheck,
  AUF_EGK: IconCreditCard,
  OHNE: IconFileOff,
}

export function RezeptFields({ position, change, feld, dispatch }: PositionFields & { dispatch: (aktion: EntwurfAktion) => void }) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const tBegriff = useBegriffeTexts()
  const { schluessel, btm } = position
  const moeglich = possibleVorlagen(position, btm)
  const choices = rezeptVorlagen.map((value) => {
    const Icon = icons[value]
    const geht = moeglich.includes(value)
    return {
      value,
      label: tWahl(`vorlage.${value}`),
      description: geht ? tWahl(`vorlageHinweis.${value}`) : t('position.nichtMoeglich'),
      icon: <Icon size={22} />,
      disabled: !geht,
    }
  })
  const arten = allowedRezeptarten(position, btm).map((value) => ({ value, label: tBegriff(`rezeptart.${value}`) }))
  const vorgeschlagen = !position.vonHand.includes('rezeptart')
  return (
    <Stack gap="sm">
      <RadioCards
        {...feld('rezeptVorlage')}
        label={t('position.rezept')}
        choices={choices}
        value={position.rezeptVorlage}
        onChange={(wert) => dispatch({ art: 'vorlage', schluessel, wert })}
      />
      <Grid align="flex-end">
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <SelectField
            {...feld('rezeptart')}
            label={t('position.rezeptart')}
            description={vorgeschlagen ? t('position.rezeptartVorschlag') : undefined}
            choices={arten}
            value={position.rezeptart}
            allowDeselect={false}
            searchable={false}
            onChange={(wert) => {
              if (wert !== null) dispatch({ art: 'rezeptart', schluessel, wert })
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <Checkbox label={t('position.btm')} checked={btm} py="sm" onChange={(event) => change({ btm: event.currentTarget.checked })} />
        </Grid.Col>
      </Grid>
      {btm && (
        <NumberField
          {...feld('reichdauerTage')}
          label={t('position.reichdauer')}
          description={t('position.reichdauerHinweis')}
          value={position.reichdauerTage}
          min={1}
          max={365}
          allowDecimal={false}
          maw={280}
          required
          onChange={(reichdauerTage) => change({ reichdauerTage })}
        />
      )}
      {position.rezeptart !== 'OHNE' && (
        <Text size="sm" c="dimmed">
          {tBegriff(`kosten.${position.kostenhinweis}`)}
        </Text>
      )}
    </Stack>
  )
}
