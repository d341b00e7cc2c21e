import { kostenhinweise } from '@dreiklang/domain/bestellung/bestellung'
import { normgroessen, produktarten } from '@dreiklang/domain/arzneimittel/produkt'
import { allowedRezeptarten, rezeptVorlagen } from '@dreiklang/domain/bestellung/rezept'
import { isBtm, stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import { mvoPossible, possibleVorlagen } from '@dreiklang/domain/bestellung/vorschlag'
import { useBegriffeTexts } from '../../bestellung/bestellung.texts.ts'
import { useNeuTexts, useWahlTexts } from '../../bestellung/onDemand.texts.ts'
import { useCodeInWords } from '../../bestellung/components/darreichungsform.ts'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Grid, Group, Stack, Note } from '../../ui/layout.tsx'
import { AusgestelltField } from './AusgestelltField.tsx'
import { BtmAngaben, BtmField } from './BtmField.tsx'
import type { EntwurfAktion } from './entwurfReducer.ts'
import { produktNameOf } from './formValues.ts'
import { DosierungFields, HilfsmittelFields, RestFields } from './MengeFields.tsx'
import type { PositionFields } from './positionFields.ts'
import type { Vorn } from './vorn.ts'

const halb = { base: 12, sm: 6 }

export function FurtherFields({ vorn, mitPlan, ...fields }: PositionFields & { vorn: Vorn; mitPlan: boolean }) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const tBegriff = useBegriffeTexts()
  const { position, change, feld, text, held, choice } = fields
  const { angabeart } = position
  const mvo = mvoPossible(position.rezeptart, position.btm)
  const form = useCodeInWords(position.darreichungsform)
  const cool = stoffOf(produktNameOf(position)).kuehlpflichtig
  return (
    <Stack gap="md">
      {!vorn.dosierung && <DosierungFields {...fields} mitPlan={mitPlan} />}
      {!vorn.rest && <RestFields {...fields} />}
      {!vorn.hilfsmittel && <HilfsmittelFields {...fields} />}
      <Grid>
        <Grid.Col span={halb}>
          <SelectField
            {...choice('produktart', 'produkt.produktart')}
            label={t('position.produktart')}
            choices={choicesOf(produktarten, (value) => tWahl(`produktart.${value}`))}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...held('normgroesse', 'produkt.normgroesse')}
            label={t('position.normgroesse')}
            choices={choicesOf(normgroessen, (value) => value)}
            clearable
          />
        </Grid.Col>
        {angabeart !== 'WIRKSTOFF' && (
          <>
            <Grid.Col span={{ base: 12, sm: 4 }}>
              <TextField {...text('wirkstoff', 'produkt.wirkstoff')} label={t('position.wirkstoff')} />
            </Grid.Col>
            <Grid.Col span={{ base: 6, sm: 4 }}>
              <TextField {...text('wirkstaerke', 'produkt.wirkstaerke')} label={t('position.wirkstaerke')} />
            </Grid.Col>
            <Grid.Col span={{ base: 6, sm: 4 }}>
              <TextField
                {...text('darreichungsform', 'produkt.darreichungsform')}
                label={t('position.darreichungsform')}
                description={form}
              />
            </Grid.Col>
          </>
        )}
        <Grid.Col span={12}>
          <TextField {...text('aenderungZuBisher')} label={t('position.aenderung')} description={t('position.aenderungHinweis')} />
        </Grid.Col>
        <Grid.Col span={12}>
          <TextField {...text('autIdemWunsch')} label={t('position.autIdem')} description={t('position.autIdemHinweis')} />
        </Grid.Col>
        <Grid.Col span={halb}>
          <TextField
            {...text('vorherigeRezeptId')}
            label={t(position.rezeptVorlage === 'ANFORDERN' ? 'position.vorherige' : 'position.rezeptId')}
            placeholder="160.000.000.000.000.00"
            inputMode="numeric"
            autoComplete="off"
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...feld('kostenhinweis')}
            label={t('position.kosten')}
            choices={choicesOf(kostenhinweise, (value) => tBegriff(`kosten.${value}`))}
            value={position.kostenhinweis}
            few
            onChange={(kostenhinweis) => {
              if (kostenhinweis !== null) change({ kostenhinweis, vonHand: [...new Set([...position.vonHand, 'kostenhinweis' as const])] })
            }}
          />
        </Grid.Col>
      </Grid>
      <Group gap="lg">
        <Checkbox
          label={t('position.kuehl')}
          checked={position.kuehlpflichtig || cool}
          disabled={cool}
          py="sm"
          onChange={(event) => change({ kuehlpflichtig: event.currentTarget.checked })}
        />
        <Checkbox
          {...feld('mvoGewuenscht')}
          label={t('position.mvo')}
          description={mvo ? undefined : t('position.nichtMoeglich')}
          checked={position.mvoGewuenscht}
          disabled={!mvo && !position.mvoGewuenscht}
          py="sm"
          onChange={(event) => change({ mvoGewuenscht: event.currentTarget.checked })}
        />
      </Group>
    </Stack>
  )
}

export function RezeptFields({
  position,
  change,
  feld,
  text,
  held,
  dispatch,
}: PositionFields & { dispatch: (aktion: EntwurfAktion) => void }) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const tBegriff = useBegriffeTexts()
  const { schluessel } = position
  const btm = isBtm(produktNameOf(position), position.btm)
  const moeglich = possibleVorlagen(position, btm)
  const choices = rezeptVorlagen.map((value) => {
    const geht = moeglich.includes(value)
    return {
      value,
      label: tWahl(`vorlage.${value}`),
      description: geht ? tWahl(`vorlageHinweis.${value}`) : t('position.nichtMoeglich'),
      disabled: !geht,
    }
  })
  const hint = [
    tWahl(`vorlageHinweis.${position.rezeptVorlage}`),
    ...(moeglich.length < rezeptVorlagen.length ? [t('position.gestrichelt')] : []),
  ]
  const arten = allowedRezeptarten(position, btm).map((value) => ({ value, label: tBegriff(`rezeptart.${value}`) }))
  const vorgeschlagen = !position.vonHand.includes('rezeptart')
  return (
    <Stack gap="sm">
      <RadioCards
        {...feld('rezeptVorlage')}
        label={t('position.rezept')}
        description={hint.join(' ')}
        look="chips"
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
            few
            onChange={(wert) => {
              if (wert !== null) dispatch({ art: 'rezeptart', schluessel, wert })
            }}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 6 }}>
          <BtmField position={position} change={change} />
        </Grid.Col>
      </Grid>
      <AusgestelltField position={position} held={held} />
      {btm && <BtmAngaben position={position} text={text} held={held} />}
      {position.rezeptart !== 'OHNE' && <Note>{tBegriff(`kosten.${position.kostenhinweis}`)}</Note>}
    </Stack>
  )
}
