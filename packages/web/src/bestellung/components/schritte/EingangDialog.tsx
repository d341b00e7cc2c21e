import { TextField } from '../../../form/TextField.tsx'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

const filled = <One,>(said: string[], one: (text: string, i: number) => One): One[] =>
  said.flatMap((text, i) => (text.trim() === '' ? [] : [one(text.trim(), i)]))

/** E16: a hand scanner types like a keyboard. Of a BtM is asked what the Klient has then. */
export function EingangDialog(step: BestellungStepProps<'eingangBestaetigen'>) {
  const t = useStepsTexts()
  const { positionen, positionIds } = step
  const nothing = positionIds.map(() => '')
  const of = (i: number) => positionIds[i] ?? ''
  return (
    <BestellungStepDialog
      step={step}
      values={{ pzn: nothing, bestand: nothing }}
      toBody={({ pzn, bestand }) => ({
        positionIds,
        gescannt: filled(pzn, (text, i) => ({ positionId: of(i), pzn: text })),
        bestaende: filled(bestand, (menge, i) => ({ positionId: of(i), menge })),
      })}
      hinweis={t('eingang.text')}
    >
      {({ field }) =>
        positionen.map(({ id, produkt: { bezeichnung }, abgaben, btm }, i) => (
          <div key={id}>
            {abgaben.some(({ produkt }) => produkt.pzn !== null) && (
              <TextField
                {...field(`pzn.${i}`)}
                label={t('feld.gescannt', { bezeichnung })}
                description={t('feld.gescanntHinweis')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
              />
            )}
            {btm && (
              <TextField
                {...field(`bestand.${i}`)}
                label={t('eingang.bestand', { bezeichnung })}
                description={t('eingang.bestandHinweis')}
                autoComplete="off"
                maxLength={40}
              />
            )}
          </div>
        ))
      }
    </BestellungStepDialog>
  )
}
