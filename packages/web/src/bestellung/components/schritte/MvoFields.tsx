import { fewestTeile, lastDayOfMvo, mostTeile } from '@dreiklang/domain/bestellung/mvo'
import type { Rezept } from '@dreiklang/domain/bestellung/rezept.document'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { type SchemaForm, orNull } from '../../../form/useSchemaForm.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Group } from '../../../ui/layout.tsx'
import { useRezeptTexts } from '../../onDemand.texts.ts'
import classes from './Steps.module.css'

interface TeilValues {
  ab: IsoDate | null
  bis: IsoDate | null
  rezeptId: string
}

export interface MvoValues {
  /** Only what is ticked is said. */
  mitTeilen: boolean
  mvo: TeilValues[]
}

const emptyTeil: TeilValues = { ab: null, bis: null, rezeptId: '' }

/** What is corrected keeps its parts; issued anew, each has another number. */
export const mvoDefault = (rezept: Pick<Rezept, 'mvo'> | null, today: IsoDate): MvoValues => ({
  mitTeilen: rezept?.mvo !== null && rezept?.mvo !== undefined,
  mvo: rezept?.mvo?.teile.map((teil) => ({ ...teil, rezeptId: '' })) ?? [{ ...emptyTeil, ab: today }, emptyTeil],
})

export const mvoAbbild = ({ mitTeilen, mvo }: MvoValues) =>
  mitTeilen ? mvo.map((teil) => ({ ...teil, rezeptId: orNull(teil.rezeptId) })) : null

interface MvoFieldsProps {
  formular: Pick<SchemaForm<MvoValues>, 'field' | 'form'>
  gewuenscht: boolean
  ausgestelltAm: IsoDate | null
}

/** Of an E-Rezept: two to four parts, each with the day from which it is redeemed. */
export function MvoFields({ formular: { form, field }, gewuenscht, ausgestelltAm }: MvoFieldsProps) {
  const t = useRezeptTexts()
  const { mitTeilen, mvo } = form.values
  const most = ausgestelltAm === null ? {} : { minDate: ausgestelltAm, maxDate: lastDayOfMvo(ausgestelltAm) }
  return (
    <>
      <Checkbox
        label={t('mvo.anders')}
        description={t(gewuenscht ? 'mvo.gewuenscht' : 'mvo.hinweis')}
        checked={mitTeilen}
        onChange={(event) => form.setFieldValue('mitTeilen', event.currentTarget.checked)}
      />
      {mitTeilen && (
        <div className={classes.abschnitt}>
          {mvo.map((teil, i) => (
            <div key={i} className={classes.zwei}>
              <DateField {...field(`mvo.${i}.ab`)} value={teil.ab} label={t('mvo.ab', { nr: i + 1 })} required {...most} />
              <DateField {...field(`mvo.${i}.bis`)} value={teil.bis} label={t('mvo.bis', { nr: i + 1 })} {...most} />
              <TextField
                {...field(`mvo.${i}.rezeptId`)}
                label={t('mvo.rezeptId', { nr: i + 1 })}
                inputMode="numeric"
                maxLength={40}
                autoComplete="off"
              />
            </div>
          ))}
          <Group gap="sm">
            {mvo.length < mostTeile && (
              <Button
                look="secondary"
                icon={<IconPlus size={18} aria-hidden />}
                onClick={() => form.setFieldValue('mvo', [...mvo, emptyTeil])}
              >
                {t('mvo.mehr')}
              </Button>
            )}
            {mvo.length > fewestTeile && (
              <Button
                look="secondary"
                icon={<IconTrash size={18} aria-hidden />}
                onClick={() => form.setFieldValue('mvo', mvo.slice(0, -1))}
              >
                {t('mvo.weniger')}
              </Button>
            )}
          </Group>
        </div>
      )}
    </>
  )
}
