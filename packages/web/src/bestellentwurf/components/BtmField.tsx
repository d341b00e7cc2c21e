import { stoffOf } from '@dreiklang/domain/arzneimittel/stoff'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { Checkbox } from '../../form/Checkbox.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { produktNameOf } from './formValues.ts'
import type { PositionFields } from './positionFields.ts'

/** What Anlage III says cannot be unticked; the doctor may still say that an excepted preparation is prescribed as a BtM. */
export function BtmField({ position, change }: Pick<PositionFields, 'position' | 'change'>) {
  const t = useNeuTexts()
  const { btm, quelle } = stoffOf(produktNameOf(position))
  const regel = quelle?.regel
  const law = regel === 'BTMG_ANLAGE_III' || regel === 'BTMG_AUSGENOMMEN' ? t(`btm.${regel}`, { stoff: quelle?.stoff ?? '' }) : undefined
  return (
    <Checkbox
      label={t('position.btm')}
      description={btm === 'UNBEKANNT' ? t('btm.unbekannt') : law}
      checked={position.btm || btm === 'JA'}
      disabled={btm === 'JA'}
      py="sm"
      onChange={(event) => change({ btm: event.currentTarget.checked })}
    />
  )
}

/** What the form has to say beside the dose: the amount in pieces always, how long it lasts only for a substitute (§ 9 Abs. 1 BtMVV). */
export function BtmAngaben({ position, text, held }: Pick<PositionFields, 'position' | 'text' | 'held'>) {
  const t = useNeuTexts()
  return (
    <>
      {position.mengeneinheit !== 'STUECK' && (
        <TextField
          {...text('btmMenge')}
          label={t('position.btmMenge')}
          description={t('position.btmMengeHinweis')}
          maxLength={40}
          maw={280}
          required
        />
      )}
      <NumberField
        {...held('reichdauerTage')}
        label={t('position.reichdauer')}
        description={t('position.reichdauerHinweis')}
        min={1}
        max={365}
        allowDecimal={false}
        maw={280}
      />
    </>
  )
}
