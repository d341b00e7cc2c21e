import type { IsoDate } from '@dreiklang/domain/shared/time'
import { needsBtmNummer } from '@dreiklang/domain/bestellung/btmNummer'
import { validUntil } from '@dreiklang/domain/bestellung/rezept'
import type { Rezept } from '@dreiklang/domain/bestellung/rezept.document'
import { canBeTold } from '@dreiklang/domain/bestellung/vorlage'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { AndereFristFields, type AndereFristValues, andereFristAbbild, lastDayOf, noAndereFrist } from './AndereFristFields.tsx'
import { validProdukt } from './defaults.ts'
import { BtmFormularFields, btmFormularOf, changedBtmFormular, type BtmFormularValues } from './BtmFormularFields.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'

interface VorlageValues extends BtmFormularValues, AndereFristValues {
  vorgelegtAm: IsoDate | null
  ausgestelltAm: IsoDate | null
  fernmuendlich: boolean
  ablaufGrund: string
}

type DayValues = Omit<VorlageValues, keyof BtmFormularValues | 'ablaufGrund'>

/** Its last day with the day of issue that is filled in. */
function endOf(rezept: Rezept, said: IsoDate | null): IsoDate | null {
  const ausgestelltAm = rezept.ausgestelltAm ?? said
  return rezept.gueltigBis ?? (ausgestelltAm === null ? null : validUntil({ ...rezept, ausgestelltAm }))
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
  const onForm = positionen.filter(({ rezept }) => rezept?.art === 'BTM')
  const btmNames = onForm.length < positionen.length ? onForm.map((position) => validProdukt(position).bezeichnung) : []
  const start: VorlageValues = {
    vorgelegtAm: today,
    ausgestelltAm: null,
    fernmuendlich: false,
    ablaufGrund: '',
    ...noAndereFrist,
    ...btmFormularOf(btmRezepte),
  }
  const isLate = ({ fernmuendlich, vorgelegtAm, ...values }: DayValues) =>
    !fernmuendlich &&
    rezepte.some((rezept) => {
      const gueltigBis = lastDayOf(values, endOf(rezept, values.ausgestelltAm))
      return gueltigBis !== null && vorgelegtAm !== null && gueltigBis < vorgelegtAm
    })
  // Of several each has its own last day.
  const [single] = rezepte.length === 1 ? rezepte : []
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ vorgelegtAm, ablaufGrund, btmNummer, btmKennzeichen, mitAndererFrist, andereFrist, ...said }) => ({
        positionIds,
        ...said,
        vorgelegtAm: said.fernmuendlich ? today : vorgelegtAm,
        ablaufGrund: isLate({ vorgelegtAm, mitAndererFrist, andereFrist, ...said }) ? orNull(ablaufGrund) : null,
        andereFrist: said.fernmuendlich ? null : andereFristAbbild({ mitAndererFrist, andereFrist }),
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
          {btmRezepte.length > 0 && (
            <BtmFormularFields field={field} values={form.values} required={btmRezepte.some(needsBtmNummer)} only={btmNames} />
          )}
          {!form.values.fernmuendlich && single !== undefined && (
            <AndereFristFields
              field={field}
              values={form.values}
              rezept={{ ...single, ausgestelltAm: single.ausgestelltAm ?? form.values.ausgestelltAm }}
              computed={endOf(single, form.values.ausgestelltAm)}
            />
          )}
          {isLate(form.values) && tellable && !form.values.mitAndererFrist && rezepte.every(({ andereFrist }) => andereFrist === null) && (
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
