import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useQueryClient } from '@tanstack/react-query'
import type { SammelPlan, SammelVorhaben } from '../../../liste/components/view.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { newIdempotencyKey } from '../../../shared/idempotencyKey.ts'
import { isOvertaken } from '../../../ui/step/useStep.ts'
import { bestellungQuery, reload, sendStep } from '../../bestellung.queries.ts'
import { listTexts } from '../../liste.texts.ts'
import { stepsTexts } from '../../steps.texts.ts'
import { useToday } from '../useToday.ts'
import { planSammel, type Risiko } from './sammelPlan.ts'
import { type SammelStep, sammelSteps } from './sammelSteps.ts'

/** Each order is loaded before the step, because a row does not show what is risky. */
export function useSammelAktionen(): SammelVorhaben<RowAnswer>[] {
  const t = useTexts(listTexts)
  const s = useTexts(stepsTexts)
  const client = useQueryClient()
  const heute = useToday()
  const satz = (risiko: Risiko) => t(`sammel.risiko.${risiko.art}`, risiko.art === 'ALLERGIE' ? { allergien: risiko.allergien } : {})

  async function plane(step: SammelStep, bestellungId: string): Promise<SammelPlan> {
    const bestellung = await client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 })
    const plan = planSammel(bestellung, step, heute)
    if (!plan.geht) return { geht: false, was: bestellung.nummer, grund: plan.risiken.map(satz).join(', ') }
    const mengen = plan.positionen.map(({ produkt, menge }) => t('mengeVon', { menge, bezeichnung: produkt.bezeichnung }))
    const aufrufe = plan.bodies.map((body) => ({ body, idempotencyKey: newIdempotencyKey() }))
    let { version } = bestellung
    return {
      geht: true,
      was: `${bestellung.nummer}: ${mengen.join('; ')}`,
      async run() {
        // Calls that succeeded are not sent again by a retry.
        for (let erster = aufrufe[0]; erster !== undefined; erster = aufrufe[0]) {
          const { body, idempotencyKey } = erster
          const quittung = await sendStep({ handlung: step, bestellungId, body: { ...body, version }, idempotencyKey })
          version = quittung.version
          aufrufe.shift()
        }
      },
    }
  }

  return sammelSteps.map((step) => ({
    id: step,
    name: s(`name.${step}`),
    text: t(`sammel.${step}Text`),
    geht: ({ moeglich }) => moeglich.includes(step),
    plan: ({ id }) => plane(step, id),
    isOutdated: isOvertaken,
    danach: () => reload(client),
  }))
}
