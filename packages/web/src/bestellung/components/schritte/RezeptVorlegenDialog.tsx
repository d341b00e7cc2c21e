import type { IsoDate } from '@dreiklang/domain/shared/time'
import { needsBtmNummer } from '@dreiklang/domain/bestellung/btmFormular'
import { validUntil } from '@dreiklang/domain/bestellung/rezept'
import { canBeTold } from '@dreiklang/domain/bestellung/vorlage'
import { Checkbox } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { BtmFormularFields, btmFormularOf, changedBtmFormular, type BtmFormularValues } from './BtmFormularFields.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface VorlageValues extends BtmFormularValues {
  vorgelegtAm: IsoDate | null
  ausgestelltAm: IsoDate | null
  fernmuendlich: boolean
  ablaufGrund: string
}

/** Left out, each prescription keeps what was said of it. */
const nothingOfForm = { btmNummer: undefined, btmKennzeichen: undefined }

/** The day of issue is asked for only where nobody has said it. */
export function RezeptVorlegenDialog(step: BestellungStepProps<'rezeptVorlegen'>) {
  const t = useStepsTexts()
  const today = useToday()
  const { positionen, positionIds } = step
  const rezepte = positionen.flatMap(({ rezept }) => rezept ?? [])
  const withoutDay = rezepte.some(({ ausgestelltAm }) => ausgestelltAm === null)
  const tellable = rezepte.every(({ art }) => canBeTold(art))
  const btmRezepte = rezepte.filter(({ art }) => art === 'BTM')
  const start: VorlageValues = {
    vorgelegtAm: today,
    ausgestelltAm: null,
    fernmuendlich: false,
    ablaufGrund: '',
    ...btmFormularOf(btmRezepte),
  }
  const isLate = ({ vorgelegtAm, ausgestelltAm, fernmuendlich }: Pick<VorlageValues, 'vorgelegtAm' | 'ausgestelltAm' | 'fernmuendlich'>) =>
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
      toBody={({ vorgelegtAm, ablaufGrund, btmNummer, btmKennzeichen, ...said }) => ({
        positionIds,
        ...said,
        vorgelegtAm: said.fernmuendlich ? today : vorgelegtAm,
        ablaufGrund: isLate({ vorgelegtAm, ...said }) ? orNull(ablaufGrund) : null,
        ...(btmRezepte.length > 0 ? changedBtmFormular({ btmNummer, btmKennzeichen }, start) : nothingOfForm),
      })}
      hinweis={t('vorlegen.text')}
    >
      {({ form, field }) => (
        <>
          {!form.values.fernmuendlich && <DateField {...field('vorgelegtAm')} label={t('vorlegen.vorgelegtAm')} required maxDate={today} />}
          {!form.values.fernmuendlich && withoutDay && (
            <DateField {...field('ausgestelltAm')} label={t('vorlegen.ausgestelltAm')} required maxDate={today} />
          )}
          {btmRezepte.length > 0 && <BtmFormularFields field={field} values={form.values} required={btmRezepte.some(needsBtmNummer)} />}
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
