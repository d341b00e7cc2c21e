import { feldSaetze } from '@dreiklang/domain/shared/felder.errors'
import { useLanguage, useTexts } from '../../../shared/i18n.ts'
import { Grid } from '../../../ui/layout.ts'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { bekanntesProdukt } from '../neu.queries.ts'
import { neuTexts } from '../neu.texts.ts'
import { lesePznEingabe } from './pznEingabe.ts'
import type { PositionFelder } from './positionFelder.ts'

export function ProduktFelder(felder: PositionFelder) {
  const t = useTexts(neuTexts)
  const { position, text } = felder
  switch (position.angabeart) {
    case 'PZN':
      return (
        <Grid>
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <PznFeld {...felder} />
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

function PznFeld({ position, aendere, text }: PositionFelder) {
  const t = useTexts(neuTexts)
  const language = useLanguage()
  const eingabe = lesePznEingabe(position.pzn, { fertig: false })
  const feld = text('pzn', 'produkt.pzn')
  const falsch =
    eingabe.art === 'fehler' || eingabe.art === 'name'
      ? feldSaetze[`pzn.${eingabe.art === 'fehler' ? eingabe.fehler : 'format'}`]?.[language]
      : undefined

  const fertig = async () => {
    const gelesen = lesePznEingabe(position.pzn, { fertig: true })
    if (gelesen.art !== 'gut') return
    if (gelesen.pzn !== position.pzn) aendere({ pzn: gelesen.pzn })
    if (position.bezeichnung !== '') return
    // Only a convenience: without an answer the person types the name, as with an unknown number.
    const produkt = await bekanntesProdukt(gelesen.pzn).catch(() => null)
    if (produkt !== null) aendere({ bezeichnung: produkt.bezeichnung, produktart: produkt.produktart })
  }
  return (
    <TextField
      {...feld}
      label={t('position.pzn')}
      description={
        eingabe.art === 'gut' ? t('eintrag.gut') : t('eintrag.unfertig', { ziffern: eingabe.art === 'unfertig' ? eingabe.ziffern : 0 })
      }
      error={falsch ?? feld.error}
      inputMode="numeric"
      autoComplete="off"
      required
      onBlur={() => void fertig()}
    />
  )
}
