import { normgroessen } from '@dreiklang/domain/arzneimittel/produkt'
import { choicesOf, SelectField } from '../../../form/choiceFields.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { orNull, type SchemaForm } from '../../../form/useSchemaForm.ts'
import { useCodeInWords } from '../darreichungsform.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import type { Produkt } from './defaults.ts'
import classes from './Steps.module.css'

export function ProduktFields({ pfad, werte, field }: { pfad: string; werte: ProduktValues; field: SchemaForm<object>['field'] }) {
  const t = useStepsTexts()
  return (
    <>
      <TextField {...field(`${pfad}.bezeichnung`)} label={t('feld.bezeichnung')} required maxLength={250} />
      <div className={classes.zwei}>
        <TextField
          {...field(`${pfad}.pzn`)}
          data-takes-scans
          label={t('feld.pzn')}
          description={t('feld.pznHinweis')}
          inputMode="numeric"
          maxLength={12}
        />
        <SelectField
          {...field(`${pfad}.normgroesse`)}
          value={werte.normgroesse}
          label={t('feld.normgroesse')}
          clearable
          choices={choicesOf(normgroessen, (value) => value)}
        />
        <TextField {...field(`${pfad}.wirkstoff`)} label={t('feld.wirkstoff')} maxLength={120} />
        <TextField {...field(`${pfad}.wirkstaerke`)} label={t('feld.wirkstaerke')} maxLength={60} />
        <TextField
          {...field(`${pfad}.darreichungsform`)}
          label={t('feld.darreichungsform')}
          description={useCodeInWords(werte.darreichungsform)}
          maxLength={60}
        />
      </div>
    </>
  )
}

export interface ProduktValues {
  bezeichnung: string
  pzn: string
  wirkstoff: string
  wirkstaerke: string
  darreichungsform: string
  normgroesse: Produkt['normgroesse']
}

/** `mitPzn: false` when the product becomes another one: an old number under a new name is a wrong pack. */
export function produktValues(produkt: Produkt, { mitPzn }: { mitPzn: boolean }): ProduktValues {
  return {
    bezeichnung: produkt.bezeichnung,
    pzn: mitPzn ? (produkt.pzn ?? '') : '',
    wirkstoff: produkt.wirkstoff ?? '',
    wirkstaerke: produkt.wirkstaerke ?? '',
    darreichungsform: produkt.darreichungsform ?? '',
    normgroesse: produkt.normgroesse,
  }
}

export const emptyProdukt: ProduktValues = {
  bezeichnung: '',
  pzn: '',
  wirkstoff: '',
  wirkstaerke: '',
  darreichungsform: '',
  normgroesse: null,
}

export function produktAbbild(values: ProduktValues, vorlage: Produkt): Produkt {
  const pzn = orNull(values.pzn)
  return {
    produktart: vorlage.produktart,
    angabeart: angabeartOf(values, vorlage),
    pzn,
    bezeichnung: values.bezeichnung,
    wirkstoff: orNull(values.wirkstoff),
    wirkstaerke: orNull(values.wirkstaerke),
    darreichungsform: orNull(values.darreichungsform),
    normgroesse: values.normgroesse,
    hmvNummer: vorlage.hmvNummer,
  }
}

function angabeartOf({ pzn, wirkstoff }: ProduktValues, { angabeart }: Produkt): Produkt['angabeart'] {
  if (pzn.trim() !== '') return 'PZN'
  if (angabeart !== 'PZN') return angabeart
  return wirkstoff.trim() === '' ? 'FREITEXT' : 'WIRKSTOFF'
}
