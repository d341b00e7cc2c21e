import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea } from '../../../ui/TextField.tsx'
import { choicesOf } from '../../../ui/choices.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { stepsTexts } from '../../steps.texts.ts'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'
import classes from './Steps.module.css'

const signals = { PFLEGE: ['bestand'], ARZT: ['seitWann', 'egk', 'dosis', 'bestand'], APOTHEKE: ['rezeptFehlt', 'dosis'] } as const

/** A practice does not learn whether there is a pharmacy; it may ask, and the server says when nobody is there. */
function adressaten({ seite, praxisId, apothekeId }: BestellungAnswer): Seite[] {
  const andere: Seite[] = []
  if (seite !== 'PFLEGE') andere.push('PFLEGE')
  if (seite !== 'ARZT' && praxisId !== null) andere.push('ARZT')
  if (seite === 'ARZT' || (seite === 'PFLEGE' && apothekeId !== null)) andere.push('APOTHEKE')
  return andere
}

export function RueckfrageDialog(step: BestellungStepProps<'rueckfrageStellen'>) {
  const t = useTexts(stepsTexts)
  const b = useTexts(begriffeTexts)
  const { bestellung, positionen } = step
  const an = adressaten(bestellung)
  const atArzt = positionen.some(({ status }) => status === 'BEIM_ARZT')
  const zuerst = bestellung.seite === 'PFLEGE' && !atArzt && an.includes('APOTHEKE') ? 'APOTHEKE' : (an[0] ?? null)
  const anfang: { an: Seite | null; text: string; privat: boolean } = { an: zuerst, text: '', privat: false }
  const vertraulich = (wer: Seite | null) => bestellung.seite !== 'PFLEGE' && wer !== 'PFLEGE' && wer !== null
  const formular = useBestellungStep(step, {
    values: anfang,
    toBody: (values) => ({
      positionIds: positionen.map(({ id }) => id),
      an: values.an,
      text: values.text,
      privat: values.privat && vertraulich(values.an),
    }),
  })
  const { form, field } = formular
  const call = (satz: string) => form.setFieldValue('text', [form.getValues().text.trim(), satz].filter((teil) => teil !== '').join('\n'))
  return (
    <BestellungStepDialog step={step} form={formular}>
      <RadioField {...field('an')} label={t('feld.an')} required choices={choicesOf(an, (value) => b(`seite.${value}`))} />
      <Stack gap={4}>
        <Text size="sm" fw={500}>
          {t('feld.zuruf')}
        </Text>
        <Group gap="xs">
          {signals[bestellung.seite].map((zuruf) => (
            <Button key={zuruf} look="secondary" onClick={() => call(t(`rueckfrage.zurufe.${zuruf}`))} className={classes.zuruf}>
              {t(`rueckfrage.zurufe.${zuruf}`)}
            </Button>
          ))}
        </Group>
      </Stack>
      <TextArea {...field('text')} label={t('feld.text')} required maxLength={1000} data-autofocus />
      {vertraulich(form.values.an) && (
        <Checkbox
          label={t('feld.privat')}
          checked={form.values.privat}
          onChange={(event) => form.setFieldValue('privat', event.currentTarget.checked)}
        />
      )}
    </BestellungStepDialog>
  )
}
