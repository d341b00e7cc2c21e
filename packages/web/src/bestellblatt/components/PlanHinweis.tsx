import { findRezeptAbweichung, planLineOf } from '@dreiklang/domain/bestellung/planMatch'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { usePlanTexts } from '../../bestellung/onDemand.texts.ts'
import { setPlanVorschlag, planQuery } from '../../klient/akte.queries.ts'
import { klientBereichPath } from '../../klient/klient.paths.ts'
import { useMittelWords } from '../../klient/components/mittelWords.ts'
import { formatDate } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'

interface PlanHinweisProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
}

/** The nursing service keeps the plan: it sees where a prescription says something else. Nothing goes into the plan by itself. */
export function PlanHinweis({ bestellung, position }: PlanHinweisProps) {
  const { seite, klientId } = bestellung
  const prescribed = (position.rezept?.verordnetVon ?? null) !== null
  if (seite !== 'PFLEGE' || klientId === null || !prescribed) return null
  return <Difference bestellung={bestellung} position={position} klientId={klientId} />
}

function Difference({ bestellung: { nummer }, position, klientId }: PlanHinweisProps & { klientId: string }) {
  const t = usePlanTexts()
  const words = useMittelWords()
  const dosierung = useDosierung()
  const goTo = useGoTo()
  const today = useToday()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(planQuery(klientId))
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  const plan = data?.plan ?? null
  const found = plan === null ? null : findRezeptAbweichung(position, plan)
  if (data === undefined || plan === null || found === null) return null
  const { said, mittel, abweichungen } = found
  const of = { version: plan.version, datum: formatDate(plan.am) }
  const verordnet = [said.produkt.bezeichnung, dosierung(said.dosierung)].filter((part) => part !== null).join(': ')
  const adjust = () => {
    setPlanVorschlag(queryClient, klientId, { vorher: mittel, nachher: planLineOf(said, mittel, today), nummer })
    goTo(klientBereichPath(klientId, 'medikation'))
  }
  return (
    <Alert
      tone="warning"
      says="note"
      title={t('verordnung.titel')}
      actions={
        data.bearbeitbar && (
          <Button look="secondary" aria-label={`${t('verordnung.anpassen')}: ${said.produkt.bezeichnung}`} onClick={adjust}>
            {t('verordnung.anpassen')}
          </Button>
        )
      }
    >
      {mittel === null
        ? t('verordnung.fehlt', { ...of, verordnet })
        : t('verordnung.anders', {
            ...of,
            verordnet,
            plan: `${words.name(mittel)}: ${words.dosis(mittel)} (${abweichungen.map((one) => t(`abweichung.${one}`)).join(', ')})`,
          })}{' '}
      {t(data.bearbeitbar ? 'verordnung.klaeren' : 'verordnung.fachkraft')}
    </Alert>
  )
}
