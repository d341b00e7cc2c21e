import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { Turn } from '../../step/Turn.tsx'
import { Group } from '../../ui/layout.tsx'
import { useBegriffeTexts, useHausbesuchTexts } from '../hausbesuch.texts.ts'
import { BesuchStepButtons } from './schritte/BesuchStepButtons.tsx'
import { openSteps } from './schritte/schritte.ts'
import { Badges } from './zeichen.tsx'

const turnId = 'dran'

export function BesuchTurn({ besuch }: { besuch: HausbesuchAnswer }) {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const { wartetAuf, seite } = besuch
  return (
    <Turn
      id={turnId}
      label={t('dran.titel')}
      {...wer()}
      // Also without any step: a dialog that is being written in outlives the state that somebody else has changed.
      below={<BesuchStepButtons besuch={besuch} offene={openSteps(besuch)} fokusId={turnId} />}
    >
      <Group gap="xs">
        <Badges besuch={besuch} />
      </Group>
    </Turn>
  )

  function wer() {
    if (wartetAuf === 'NIEMAND') return { whose: 'nobody', sentence: t('dran.niemand') } as const
    if (wartetAuf === seite) return { whose: 'own', sentence: t('dran.sie') } as const
    return { whose: 'other', sentence: t('dran.andere', { wer: b(`seite.${wartetAuf}`) }) } as const
  }
}
