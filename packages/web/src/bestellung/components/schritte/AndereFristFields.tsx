import type { Rezept } from '@dreiklang/domain/bestellung/rezept.document'
import { endsByLaw } from '@dreiklang/domain/bestellung/rezept'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { useRezeptTexts } from '../../onDemand.texts.ts'
import classes from './Steps.module.css'

export interface AndereFristValues {
  /** Only what is ticked is said. */
  mitAndererFrist: boolean
  andereFrist: { gueltigBis: IsoDate | null; grund: string }
}

export const noAndereFrist: AndereFristValues = { mitAndererFrist: false, andereFrist: { gueltigBis: null, grund: '' } }

export const andereFristAbbild = ({ mitAndererFrist, andereFrist }: AndereFristValues) => (mitAndererFrist ? andereFrist : null)

/** The last day that holds with what is filled in; null: it does not end, or the day is still missing. */
export const lastDayOf = ({ mitAndererFrist, andereFrist }: AndereFristValues, computed: IsoDate | null): IsoDate | null =>
  mitAndererFrist ? andereFrist.gueltigBis : computed

type Name = 'mitAndererFrist' | 'andereFrist.gueltigBis' | 'andereFrist.grund'

interface AndereFristFieldsProps {
  field: (name: Name) => ReturnType<SchemaForm<object>['field']>
  values: AndereFristValues
  rezept: Pick<Rezept, 'art' | 'gebaerfaehig' | 'andereFrist' | 'ausgestelltAm'>
  /** Its last day while nobody says another; null: it does not end, or the day of issue is missing. */
  computed: IsoDate | null
}

/** What has no end has no other end either: it is shown only where a day was computed. */
export function AndereFristFields({ field, values, rezept, computed }: AndereFristFieldsProps) {
  const t = useRezeptTexts()
  if (computed === null || rezept.ausgestelltAm === null) return null
  const byLaw = endsByLaw(rezept)
  const latest = rezept.andereFrist?.berechnet ?? computed
  return (
    <>
      <Checkbox
        label={t('andereFrist.anders')}
        description={t(byLaw ? 'andereFrist.gesetzlich' : 'andereFrist.berechnet', { tag: formatDate(byLaw ? latest : computed) })}
        checked={values.mitAndererFrist}
        onChange={(event) => field('mitAndererFrist').onChange(event.currentTarget.checked)}
      />
      {values.mitAndererFrist && (
        <div className={classes.abschnitt}>
          <DateField
            {...field('andereFrist.gueltigBis')}
            value={values.andereFrist.gueltigBis}
            label={t('andereFrist.gueltigBis')}
            required
            minDate={rezept.ausgestelltAm}
            {...(byLaw ? { maxDate: latest } : {})}
          />
          <TextArea
            {...field('andereFrist.grund')}
            label={t('andereFrist.grund')}
            description={t('andereFrist.grundHinweis')}
            required
            maxLength={250}
          />
        </div>
      )}
    </>
  )
}
