import { stoffOf } from '@dreiklang/domain/bestellung/stoff/stoff'
import { useNeuTexts } from '../../bestellung/bestellung.texts.ts'
import { Checkbox } from '../../form/choiceFields.tsx'
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
