import { reklamationsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { NumberField, TextArea, TextField } from '../../../form/TextField.tsx'
import { choicesOf, RadioField } from '../../../form/choiceFields.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'

/** E16: a hand scanner types like a keyboard. */
export function EingangDialog(step: BestellungStepProps<'eingangBestaetigen'>) {
  const t = useStepsTexts()
  const { positionen } = step
  const formular = useBestellungStep(step, {
    values: { pzn: positionen.map(() => '') },
    toBody: ({ pzn }) => ({
      positionIds: positionen.map(({ id }) => id),
      gescannt: positionen.flatMap(({ id }, i) =>
        pzn[i] === undefined || pzn[i].trim() === '' ? [] : [{ positionId: id, pzn: pzn[i].trim() }],
      ),
    }),
  })
  const pruefbare = positionen
    .map((position, i) => ({ position, i }))
    .filter(({ position }) => position.abgaben.some(({ produkt }) => produkt.pzn !== null))
  return (
    <BestellungStepDialog step={step} form={formular} hinweis={t('eingang.text')}>
      {pruefbare.map(({ position, i }) => (
        <TextField
          {...formular.field(`pzn.${i}`)}
          key={position.id}
          label={t('feld.gescannt', { bezeichnung: position.produkt.bezeichnung })}
          description={t('feld.gescanntHinweis')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      ))}
    </BestellungStepDialog>
  )
}

export function ReklamierenDialog(step: BestellungStepProps<'reklamieren'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { positionen } = step
  const geliefert = Math.min(...positionen.map(({ mengeGeliefert }) => mengeGeliefert))
  const start: { grund: (typeof reklamationsgruende)[number] | null; text: string; menge: number | null } = {
    grund: null,
    text: '',
    menge: geliefert,
  }
  const formular = useBestellungStep(step, {
    values: start,
    toBody: ({ grund, text, menge }) => ({ positionIds: positionen.map(({ id }) => id), grund, text, menge }),
  })
  return (
    <BestellungStepDialog step={step} form={formular}>
      <RadioField
        {...formular.field('grund')}
        value={formular.form.values.grund}
        label={t('feld.grund')}
        required
        choices={choicesOf(reklamationsgruende, (value) => b(`reklamationsgrund.${value}`))}
      />
      <NumberField
        {...formular.field('menge')}
        value={formular.form.values.menge}
        label={t('reklamieren.menge')}
        required
        min={1}
        max={geliefert}
        allowDecimal={false}
      />
      <TextArea {...formular.field('text')} label={t('feld.erlaeuterung')} required maxLength={500} />
    </BestellungStepDialog>
  )
}
