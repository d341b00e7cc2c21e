import { AdresseFields } from '../../../organisation/components/AdresseFields.tsx'
import { useTexts } from '../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Grid, Stack } from '../../../ui/layout.ts'
import { TextField } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { hausbesuchTexts } from '../../hausbesuch.texts.ts'
import type { BesuchValues } from './besuchValues.ts'

export function OrtFields({ form, field }: Pick<SchemaForm<BesuchValues>, 'form' | 'field'>) {
  const t = useTexts(hausbesuchTexts)
  const { woanders, tuer } = form.values
  return (
    <Card title={t('neu.wo')}>
      <Stack gap="md">
        <Checkbox
          label={t('ort.woanders')}
          checked={woanders}
          onChange={(event) => form.setFieldValue('woanders', event.currentTarget.checked)}
        />
        {woanders && <AdresseFields label={t('ort.adresse')} required feld={(teil) => field(`ort.${teil}`)} />}
        <Grid>
          <Grid.Col span={{ base: 12, sm: 5 }}>
            <TextField {...field('tuer.etage')} value={tuer.etage} label={t('ort.etage')} maxLength={40} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 7 }}>
            <TextField {...field('tuer.klingelname')} value={tuer.klingelname} label={t('ort.klingelname')} maxLength={80} />
          </Grid.Col>
        </Grid>
        <TextField
          {...field('tuer.zugang')}
          value={tuer.zugang}
          label={t('ort.zugang')}
          description={t('ort.zugangHilfe')}
          maxLength={200}
        />
      </Stack>
    </Card>
  )
}
