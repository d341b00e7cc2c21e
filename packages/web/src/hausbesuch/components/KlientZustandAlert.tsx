import type { KlientZustand } from '@dreiklang/domain/hausbesuch/view.contract'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { useBegriffeTexts } from '../hausbesuch.texts.ts'

interface ZustandWords {
  /** Where he is. */
  wo: string
  /** The same with the day since when. */
  seit: string
  zurueck: string | null
}

export function useZustandWords(): (zustand: KlientZustand) => ZustandWords {
  const b = useBegriffeTexts()
  return ({ art, abwesenheit, seit, bis }) => {
    const wo = art === 'ABWESEND' ? b(`zustand.${abwesenheit ?? 'SONSTIGES'}`) : b(`zustand.${art}`)
    return {
      wo,
      seit: seit === null ? wo : b(art === 'ABWESEND' ? 'zustand.seit' : 'zustand.am', { wo, seit: formatDate(seit) }),
      zurueck: bis === null ? null : b('zustand.zurueck', { bis: formatDate(bis) }),
    }
  }
}

/** Nobody goes to the dead, or to a closed door. Nothing for who is at home and cared for. */
export function KlientZustandAlert({ klient }: { klient: { zustand: KlientZustand | null } | null }) {
  const wordsOf = useZustandWords()
  if (klient === null || klient.zustand === null) return null
  const { seit, zurueck } = wordsOf(klient.zustand)
  return (
    <Alert tone="warning" title={seit}>
      {zurueck}
    </Alert>
  )
}
