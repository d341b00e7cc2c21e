import { retoureArten, retoureEinheiten } from '@dreiklang/domain/bestellung/retoure.document'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { useDanachTexts } from '../../onDemand.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface Values {
  art: (typeof retoureArten)[number] | null
  menge: number | null
  einheit: (typeof retoureEinheiten)[number] | null
  grund: string
  zeugen: [string, string]
}

const start: Values = { art: null, menge: null, einheit: null, grund: '', zeugen: ['', ''] }

export function RetoureDialog(step: BestellungStepProps<'retoureFesthalten'>) {
  const t = useDanachTexts()
  const s = useStepsTexts()
  const { positionIds, positionen } = step
  const btm = positionen.some((position) => position.btm)
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ zeugen, ...said }) => ({
        positionIds,
        ...said,
        zeugen: said.art === 'VERNICHTUNG' ? zeugen.filter((name) => name.trim() !== '') : [],
      })}
      hinweis={btm ? t('retoure.btmText') : t('retoure.text')}
    >
      {({ form, field }) => (
        <>
          <RadioField
            {...field('art')}
            label={t('retoure.was')}
            required
            choices={choicesOf(retoureArten, (art) => t(`retoure.art.${art}`))}
          />
          <NumberField {...field('menge')} label={s('feld.menge')} required min={0.1} max={9999} />
          <SelectField
            {...field('einheit')}
            value={form.values.einheit}
            label={t('retoure.einheit')}
            required
            few
            choices={choicesOf(retoureEinheiten, (einheit) => t(`retoure.einheiten.${einheit}`))}
          />
          <TextArea {...field('grund')} label={s('feld.grundText')} required maxLength={500} />
          {form.values.art === 'VERNICHTUNG' && (
            <>
              <TextField {...field('zeugen.0')} label={t('retoure.zeuge1')} required={btm} maxLength={120} />
              <TextField
                {...field('zeugen.1')}
                error={field('zeugen').error ?? field('zeugen.1').error}
                label={t('retoure.zeuge2')}
                required={btm}
                maxLength={120}
              />
            </>
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}
