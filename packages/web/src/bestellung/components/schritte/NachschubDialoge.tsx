import { deliveredLastsUntil } from '@dreiklang/domain/bestellung/lastsUntil'
import { DateField } from '../../../form/DateField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { useDanachTexts } from '../../onDemand.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

const nothing: { text: string; bis: string | null } = { text: '', bis: null }

export function ProposeNachschubDialog(step: BestellungStepProps<'proposeNachschub'>) {
  const t = useDanachTexts()
  const today = useToday()
  const { positionIds, positionen } = step
  const [position, ...others] = positionen
  // Of several items it would not say which one lasts.
  const until = position === undefined || others.length > 0 ? null : deliveredLastsUntil(position)
  return (
    <BestellungStepDialog
      step={step}
      values={nothing}
      toBody={({ text, bis }) => ({ positionIds, text: orNull(text), bis })}
      hinweis={
        <>
          <div>{t('nachschub.vorschlagenText')}</div>
          {until !== null && <div>{t('nachschub.reicht', { tag: formatDate(until) })}</div>}
        </>
      }
    >
      {({ field }) => (
        <>
          <TextArea {...field('text')} label={t('nachschub.text')} description={t('nachschub.freiwillig')} maxLength={500} data-autofocus />
          <DateField {...field('bis')} label={t('nachschub.bis')} description={t('nachschub.freiwillig')} minDate={today} />
        </>
      )}
    </BestellungStepDialog>
  )
}

export function AnswerNachschubDialog(step: BestellungStepProps<'withdrawNachschub' | 'takeOverNachschub'>) {
  const t = useDanachTexts()
  const { handlung, positionIds } = step
  const hinweis = handlung === 'takeOverNachschub' ? 'nachschub.uebernehmenText' : 'nachschub.zurueckziehenText'
  return <BestellungStepDialog step={step} values={{}} toBody={() => ({ positionIds })} hinweis={t(hinweis)} />
}

export function DeclineNachschubDialog(step: BestellungStepProps<'declineNachschub'>) {
  const t = useDanachTexts()
  const s = useStepsTexts()
  const { positionIds } = step
  return (
    <BestellungStepDialog
      step={step}
      values={{ grund: '' }}
      toBody={({ grund }) => ({ positionIds, grund })}
      hinweis={t('nachschub.ablehnenText')}
    >
      {({ field }) => <TextArea {...field('grund')} label={s('feld.grundText')} required maxLength={500} data-autofocus />}
    </BestellungStepDialog>
  )
}
