import { stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { Checkbox } from '../../../form/Checkbox.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { useStepsTexts } from '../../bestellung.texts.ts'
import { usualOrt } from './defaults.ts'
import { listPrescribableArten, readPrescribedProdukt, type VerordnenValues } from './verordnenValues.ts'

/** The doctor's word about what is prescribed; with it the forms change that the law allows. */
export function PrescribedBtm({ formular: { form }, position }: { formular: SchemaForm<VerordnenValues>; position: PositionAnswer }) {
  const t = useStepsTexts()
  const { btm, quelle } = stoffOf(readPrescribedProdukt(form.values, position))
  const regel = quelle?.regel
  const law = regel === 'BTMG_ANLAGE_III' || regel === 'BTMG_AUSGENOMMEN' ? t(`btm.${regel}`, { stoff: quelle?.stoff ?? '' }) : undefined
  const say = (said: boolean) => {
    form.setFieldValue('btm', said)
    const arten = listPrescribableArten({ ...form.values, btm: said }, position)
    const [first] = arten
    if (first === undefined || (form.values.rezeptart !== null && arten.includes(form.values.rezeptart))) return
    form.setFieldValue('rezeptart', first)
    form.setFieldValue('ort', usualOrt(first))
  }
  return (
    <Checkbox
      label={t('feld.btm')}
      description={btm === 'UNBEKANNT' ? t('btm.unbekannt') : law}
      checked={btm === 'JA' || form.values.btm === true}
      disabled={btm === 'JA'}
      onChange={(event) => say(event.currentTarget.checked)}
    />
  )
}
