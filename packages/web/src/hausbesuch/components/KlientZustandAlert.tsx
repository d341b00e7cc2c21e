import type { KlientZustand } from '@dreiklang/domain/hausbesuch/view.contract'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { useBegriffeTexts } from '../hausbesuch.texts.ts'

/** Nobody goes to the dead, or to a closed door. Nothing for who is at home and cared for. */
export function KlientZustandAlert({ klient }: { klient: { zustand: KlientZustand | null } | null }) {
  const b = useBegriffeTexts()
  if (klient === null || klient.zustand === null) return null
  const { art, abwesenheit, seit, bis } = klient.zustand
  const wo = art === 'ABWESEND' ? b(`zustand.${abwesenheit ?? 'SONSTIGES'}`) : b(`zustand.${art}`)
  return (
    <Alert
      tone="warning"
      title={seit === null ? wo : b(art === 'ABWESEND' ? 'zustand.seit' : 'zustand.am', { wo, seit: formatDate(seit) })}
    >
      {bis !== null && b('zustand.zurueck', { bis: formatDate(bis) })}
    </Alert>
  )
}
