import { apothekeAblehnungsgruende, arztAblehnungsgruende } from '@dreiklang/domain/bestellung/bestellung'
import { useTexts } from '../../../shared/i18n.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { oderNull } from './vorgaben.ts'

const leer: { grund: string | null; text: string } = { grund: null, text: '' }

/** The doctor's or the pharmacy's no: a reason that the next step follows from, and words. */
export function AblehnenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const { handlung, bestellung, positionen, onFertig } = schritt
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: leer,
    abbild: ({ grund, text }) => ({ positionIds: positionen.map(({ id }) => id), grund, text: oderNull(text) }),
    onFertig,
  })
  const choices =
    handlung === 'arztAblehnen'
      ? arztAblehnungsgruende.map((value) => ({ value, label: b(`arztGrund.${value}`), description: t(`ablehnen.naechstes.${value}`) }))
      : apothekeAblehnungsgruende.map((value) => ({ value, label: b(`apothekeGrund.${value}`) }))
  return (
    <SchrittDialog schritt={schritt} formular={formular} hinweis={handlung === 'apothekeAblehnen' ? t('ablehnen.apothekeText') : undefined}>
      <RadioField {...formular.field('grund')} value={formular.form.values.grund} label={t('feld.grund')} required choices={choices} />
      <TextArea {...formular.field('text')} label={t('feld.erlaeuterung')} description={t('feld.erlaeuterungFreiwillig')} maxLength={500} />
    </SchrittDialog>
  )
}
