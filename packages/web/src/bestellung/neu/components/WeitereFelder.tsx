import { kostenhinweise } from '@dreiklang/domain/bestellung/bestellung'
import { normgroessen, produktarten } from '@dreiklang/domain/bestellung/rezept'
import { mvoMoeglich } from '@dreiklang/domain/bestellung/vorschlag'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Grid, Group, Stack } from '../../../ui/layout.ts'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { neuTexts } from '../neu.texts.ts'
import { wahlTexts } from '../wahl.texts.ts'
import { DosierungFelder } from './DosierungFelder.tsx'
import { HilfsmittelFelder, RestFelder } from './MengeFelder.tsx'
import type { PositionFelder } from './positionFelder.ts'
import { type Vorn } from './vorn.ts'

const halb = { base: 12, sm: 6 }

/** What most orders do not need. `vorn` lists what is already shown at the front of the card. */
export function WeitereFelder({ vorn, ...felder }: PositionFelder & { vorn: Vorn }) {
  const t = useTexts(neuTexts)
  const tWahl = useTexts(wahlTexts)
  const tBegriff = useTexts(begriffeTexts)
  const { position, aendere, feld, text } = felder
  const { angabeart } = position
  const mvo = mvoMoeglich(position.rezeptart, position.btm)
  return (
    <Stack gap="md">
      {!vorn.dosierung && <DosierungFelder {...felder} />}
      {!vorn.rest && <RestFelder {...felder} />}
      {!vorn.hilfsmittel && <HilfsmittelFelder {...felder} />}
      <Grid>
        <Grid.Col span={halb}>
          <SelectField
            {...feld('produkt.produktart')}
            label={t('position.produktart')}
            choices={produktarten.map((value) => ({ value, label: tWahl(`produktart.${value}`) }))}
            value={position.produktart}
            allowDeselect={false}
            onChange={(produktart) => {
              if (produktart !== null) aendere({ produktart })
            }}
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...feld('produkt.normgroesse')}
            label={t('position.normgroesse')}
            choices={normgroessen.map((value) => ({ value, label: value }))}
            value={position.normgroesse}
            clearable
            onChange={(normgroesse) => aendere({ normgroesse })}
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
              <TextField {...text('darreichungsform', 'produkt.darreichungsform')} label={t('position.darreichungsform')} />
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
            label={t('position.vorherige')}
            placeholder="160.000.000.000.000.00"
            inputMode="numeric"
            autoComplete="off"
          />
        </Grid.Col>
        <Grid.Col span={halb}>
          <SelectField
            {...feld('kostenhinweis')}
            label={t('position.kosten')}
            choices={kostenhinweise.map((value) => ({ value, label: tBegriff(`kosten.${value}`) }))}
            value={position.kostenhinweis}
            allowDeselect={false}
            searchable={false}
            onChange={(kostenhinweis) => {
              if (kostenhinweis !== null) aendere({ kostenhinweis, vonHand: [...new Set([...position.vonHand, 'kostenhinweis' as const])] })
            }}
          />
        </Grid.Col>
      </Grid>
      <Group gap="lg">
        <Checkbox
          label={t('position.kuehl')}
          checked={position.kuehlpflichtig}
          py="sm"
          onChange={(event) => aendere({ kuehlpflichtig: event.currentTarget.checked })}
        />
        <Checkbox
          {...feld('mvoGewuenscht')}
          label={t('position.mvo')}
          description={mvo ? undefined : t('position.nichtMoeglich')}
          checked={position.mvoGewuenscht}
          disabled={!mvo && !position.mvoGewuenscht}
          py="sm"
          onChange={(event) => aendere({ mvoGewuenscht: event.currentTarget.checked })}
        />
      </Group>
    </Stack>
  )
}
