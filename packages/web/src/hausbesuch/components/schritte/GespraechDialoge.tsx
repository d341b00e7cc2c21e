import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Group } from '../../../ui/layout.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { stepsTexts } from '../../steps.texts.ts'
import { useTermin } from '../anzeige.ts'
import { fensterAbbild, emptyFenster, ZeitfensterFields } from '../ZeitfensterFields.tsx'
import { BesuchStepDialog, type BesuchStepProps, useBesuchStep } from './besuchStep.tsx'

export function RueckfragenDialog(step: BesuchStepProps<'rueckfragen'>) {
  const t = useTexts(stepsTexts)
  const form = useBesuchStep(step, {
    values: { text: '', vorschlag: emptyFenster },
    toBody: ({ text, vorschlag }) => ({ text, vorschlag: fensterAbbild(vorschlag) }),
  })
  return (
    <BesuchStepDialog step={step} form={form}>
      <TextArea {...form.field('text')} label={t('feld.nachricht')} required maxLength={1000} data-autofocus />
      <ZeitfensterFields name="vorschlag" label={t('feld.vorschlag')} werte={form.form.values.vorschlag} field={form.field} />
    </BesuchStepDialog>
  )
}

export function AntwortenDialog(step: BesuchStepProps<'antworten'>) {
  const t = useTexts(stepsTexts)
  const termin = useTermin()
  const { besuch } = step
  const form = useBesuchStep(step, {
    values: { text: '', wunsch: emptyFenster },
    toBody: ({ text, wunsch }) => ({ text, wunsch: fensterAbbild(wunsch) }),
  })
  const vorschlag = besuch.nachrichten.findLast((nachricht) => nachricht.seite !== besuch.seite)?.vorschlag ?? null
  return (
    <BesuchStepDialog step={step} form={form}>
      {vorschlag !== null && (
        <Group>
          <Button look="secondary" onClick={() => form.form.setValues({ wunsch: vorschlag, text: t('einverstanden') })}>
            {t('nimmVorschlag', { wann: termin({ plan: null, wunsch: vorschlag }) })}
          </Button>
        </Group>
      )}
      <TextArea {...form.field('text')} label={t('feld.antwort')} required maxLength={1000} data-autofocus />
      <ZeitfensterFields name="wunsch" label={t('feld.wunsch')} werte={form.form.values.wunsch} field={form.field} />
    </BesuchStepDialog>
  )
}
