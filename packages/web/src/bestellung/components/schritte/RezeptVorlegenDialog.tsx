import type { IsoDate } from '@dreiklang/domain/shared/time'
import { canBeTold } from '@dreiklang/domain/bestellung/vorlage'
import { Checkbox } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { useToday } from '../../../shared/useToday.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface VorlageValues {
  vorgelegtAm: IsoDate | null
  ausgestelltAm: IsoDate | null
  fernmuendlich: boolean
}

/** The day of issue is asked for only where nobody has said it. */
export function RezeptVorlegenDialog(step: BestellungStepProps<'rezeptVorlegen'>) {
  const t = useStepsTexts()
  const today = useToday()
  const { positionen, positionIds } = step
  const rezepte = positionen.flatMap(({ rezept }) => rezept ?? [])
  const withoutDay = rezepte.some(({ ausgestelltAm }) => ausgestelltAm === null)
  const tellable = rezepte.every(({ art }) => canBeTold(art))
  const start: VorlageValues = { vorgelegtAm: today, ausgestelltAm: null, fernmuendlich: false }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ vorgelegtAm, ...said }) => ({ positionIds, ...said, vorgelegtAm: said.fernmuendlich ? today : vorgelegtAm })}
      hinweis={t('vorlegen.text')}
    >
      {({ form, field }) => (
        <>
          {!form.values.fernmuendlich && <DateField {...field('vorgelegtAm')} label={t('vorlegen.vorgelegtAm')} required maxDate={today} />}
          {!form.values.fernmuendlich && withoutDay && (
            <DateField {...field('ausgestelltAm')} label={t('vorlegen.ausgestelltAm')} required maxDate={today} />
          )}
          {tellable && (
            <Checkbox
              label={t('vorlegen.fernmuendlich')}
              description={t('vorlegen.fernmuendlichHinweis')}
              checked={form.values.fernmuendlich}
              onChange={(event) => form.setFieldValue('fernmuendlich', event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </BestellungStepDialog>
  )
}
