import type { IsoDate } from '@dreiklang/domain/shared/time'
import { validUntil } from '@dreiklang/domain/bestellung/rezept'
import { canBeTold } from '@dreiklang/domain/bestellung/vorlage'
import { Checkbox } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface VorlageValues {
  vorgelegtAm: IsoDate | null
  ausgestelltAm: IsoDate | null
  fernmuendlich: boolean
  ablaufGrund: string
}

/** The day of issue is asked for only where nobody has said it. */
export function RezeptVorlegenDialog(step: BestellungStepProps<'rezeptVorlegen'>) {
  const t = useStepsTexts()
  const today = useToday()
  const { positionen, positionIds } = step
  const rezepte = positionen.flatMap(({ rezept }) => rezept ?? [])
  const withoutDay = rezepte.some(({ ausgestelltAm }) => ausgestelltAm === null)
  const tellable = rezepte.every(({ art }) => canBeTold(art))
  const start: VorlageValues = { vorgelegtAm: today, ausgestelltAm: null, fernmuendlich: false, ablaufGrund: '' }
  const isLate = ({ vorgelegtAm, ausgestelltAm, fernmuendlich }: Omit<VorlageValues, 'ablaufGrund'>) =>
    !fernmuendlich &&
    rezepte.some((rezept) => {
      const issued = rezept.ausgestelltAm ?? ausgestelltAm
      const gueltigBis = rezept.gueltigBis ?? (issued === null ? null : validUntil({ ...rezept, ausgestelltAm: issued }))
      return gueltigBis !== null && vorgelegtAm !== null && gueltigBis < vorgelegtAm
    })
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ vorgelegtAm, ablaufGrund, ...said }) => ({
        positionIds,
        ...said,
        vorgelegtAm: said.fernmuendlich ? today : vorgelegtAm,
        ablaufGrund: isLate({ vorgelegtAm, ...said }) ? orNull(ablaufGrund) : null,
      })}
      hinweis={t('vorlegen.text')}
    >
      {({ form, field }) => (
        <>
          {!form.values.fernmuendlich && <DateField {...field('vorgelegtAm')} label={t('vorlegen.vorgelegtAm')} required maxDate={today} />}
          {!form.values.fernmuendlich && withoutDay && (
            <DateField {...field('ausgestelltAm')} label={t('vorlegen.ausgestelltAm')} required maxDate={today} />
          )}
          {isLate(form.values) && tellable && (
            <TextArea
              {...field('ablaufGrund')}
              label={t('vorlegen.ablaufGrund')}
              description={t('vorlegen.ablaufGrundHinweis')}
              required
              maxLength={250}
            />
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
