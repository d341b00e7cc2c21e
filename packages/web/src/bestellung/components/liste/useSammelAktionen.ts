import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useQueryClient } from '@tanstack/react-query'
import type { SammelPlan, SammelVorhaben } from '../../../liste/components/darstellung.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { newIdempotencyKey } from '../../../shared/request.ts'
import { isOvertaken } from '../../../ui/step/useStep.ts'
import { bestellungQuery, ladeNeu, sendeSchritt } from '../../bestellung.queries.ts'
import { listeTexts } from '../../liste.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useHeute } from '../useHeute.ts'
import { planeSammel, type Risiko } from './sammelPlan.ts'
import { type SammelSchritt, sammelSchritte } from './sammelSchritte.ts'

/** Each order is loaded before the step, because a row does not show what is risky. */
export function useSammelAktionen(): SammelVorhaben<ZeileAntwort>[] {
  const t = useTexts(listeTexts)
  const s = useTexts(schritteTexts)
  const client = useQueryClient()
  const heute = useHeute()
  const satz = (risiko: Risiko) => t(`sammel.risiko.${risiko.art}`, risiko.art === 'ALLERGIE' ? { allergien: risiko.allergien } : {})

  async function plane(schritt: SammelSchritt, bestellungId: string): Promise<SammelPlan> {
    const bestellung = await client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 })
    const plan = planeSammel(bestellung, schritt, heute)
    if (!plan.geht) return { geht: false, was: bestellung.nummer, grund: plan.risiken.map(satz).join(', ') }
    const mengen = plan.positionen.map(({ produkt, menge }) => t('mengeVon', { menge, bezeichnung: produkt.bezeichnung }))
    const aufrufe = plan.bodies.map((body) => ({ body, idempotencyKey: newIdempotencyKey() }))
    let { version } = bestellung
    return {
      geht: true,
      was: `${bestellung.nummer}: ${mengen.join('; ')}`,
      async tue() {
        // Calls that succeeded are not sent again by a retry.
        for (let erster = aufrufe[0]; erster !== undefined; erster = aufrufe[0]) {
          const { body, idempotencyKey } = erster
          const quittung = await sendeSchritt({ handlung: schritt, bestellungId, body: { ...body, version }, idempotencyKey })
          version = quittung.version
          aufrufe.shift()
        }
      },
    }
  }

  return sammelSchritte.map((schritt) => ({
    id: schritt,
    name: s(`name.${schritt}`),
    text: t(`sammel.${schritt}Text`),
    geht: ({ moeglich }) => moeglich.includes(schritt),
    plane: ({ id }) => plane(schritt, id),
    istUeberholt: isOvertaken,
    danach: () => ladeNeu(client),
  }))
}
