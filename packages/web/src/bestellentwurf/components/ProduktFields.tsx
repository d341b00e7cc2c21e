import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useLanguage } from '../../shared/i18n.ts'
import { Grid } from '../../ui/layout.tsx'
import { knownProdukt } from '../bestellentwurf.queries.ts'
import type { PositionFields } from './positionFields.ts'
import { readPznInput } from './pznInput.ts'

export function ProduktFields(fields: PositionFields) {
  const t = useNeuTexts()
  const { position, text } = fields
  switch (position.angabeart) {
    case 'PZN':
      return (
        <Grid>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <PznField {...fields} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 8 }}>
            <TextField
              {...text('bezeichnung', 'produkt.bezeichnung')}
              label={t('position.bezeichnung')}
              description={t('position.bezeichnungHinweis')}
              required
            />
          </Grid.Col>
        </Grid>
      )
    case 'WIRKSTOFF':
      return (
        <Grid>
          <Grid.Col span={{ base: 12, sm: 5 }}>
            <TextField {...text('wirkstoff', 'produkt.wirkstoff')} label={t('position.wirkstoff')} required />
          </Grid.Col>
          <Grid.Col span={{ base: 6, sm: 3 }}>
            <TextField {...text('wirkstaerke', 'produkt.wirkstaerke')} label={t('position.wirkstaerke')} required />
          </Grid.Col>
          <Grid.Col span={{ base: 6, sm: 4 }}>
            <TextField {...text('darreichungsform', 'produkt.darreichungsform')} label={t('position.darreichungsform')} />
          </Grid.Col>
        </Grid>
      )
    case 'HMV':
      return (
        <Grid>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <TextField
              {...text('hmvNummer', 'produkt.hmvNummer')}
              label={t('position.hmvNummer')}
              description={t('position.hmvHinweis')}
              required
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 8 }}>
            <TextField
              {...text('bezeichnung', 'produkt.bezeichnung')}
              label={t('position.hilfsmittel')}
              description={t('position.bezeichnungHinweis')}
              required
            />
          </Grid.Col>
        </Grid>
      )
    case 'REZEPTUR':
      return <TextArea {...text('bezeichnung', 'produkt.bezeichnung')} label={t('position.rezeptur')} minRows={2} required />
    case 'FREITEXT':
      return <TextField {...text('bezeichnung', 'produkt.bezeichnung')} label={t('position.freitext')} required />
  }
}

function PznField({ position, change, text }: PositionFields) {
  const t = useNeuTexts()
  const language = useLanguage()
  const input = readPznInput(position.pzn, { fertig: false })
  const field = text('pzn', 'produkt.pzn')
  const wrong =
    input.art === 'fehler' || input.art === 'name'
      ? fieldSentences[`pzn.${input.art === 'fehler' ? input.fehler : 'format'}`]?.[language]
      : undefined

  const done = async () => {
    const seen = readPznInput(position.pzn, { fertig: true })
    if (seen.art !== 'gut') return
    if (seen.pzn !== position.pzn) change({ pzn: seen.pzn })
    if (position.bezeichnung !== '') return
    // Only a convenience: without an answer the person types the name, as with an unknown number.
    const produkt = await knownProdukt(seen.pzn).catch(() => null)
    if (produkt !== null) change({ bezeichnung: produkt.bezeichnung, produktart: produkt.produktart })
  }
  return (
    <TextField
      {...field}
      label={t('position.pzn')}
      description={
        input.art === 'gut' ? t('eintrag.gut') : t('eintrag.unfertig', { ziffern: input.art === 'unfertig' ? input.ziffern : 0 })
      }
      error={wrong ?? field.error}
      inputMode="numeric"
      autoComplete="off"
      required
      onBlur={() => void done()}
    />
  )
}
