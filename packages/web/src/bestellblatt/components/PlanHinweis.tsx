import { findRezeptAbweichung, planLineOf } from '@dreiklang/domain/bestellung/planMatch'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconAlertTriangle } from '@tabler/icons-react'
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
import { WarningLine } from '../../ui/WarningLine.tsx'
import classes from './StageCells.module.css'

interface PlanHinweisProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
  /** Beneath its row it is a line; unfolded it says both and what can be done. */
  unfolded: boolean
}

const isPrescribed = ({ rezept }: PositionAnswer) => (rezept?.verordnetVon ?? null) !== null

/** The nursing service keeps the plan: it sees where a prescription says something else. Nothing goes into the plan by itself. */
export function PlanHinweis({ bestellung, position, unfolded }: PlanHinweisProps) {
  const { seite, klientId } = bestellung
  if (seite !== 'PFLEGE' || klientId === null || !isPrescribed(position)) return null
  return <Difference bestellung={bestellung} position={position} unfolded={unfolded} klientId={klientId} />
}

/** Above the table, for all that the doctor prescribed and the plan does not have: each unfolded says what can be done. */
export function NotInPlan({ bestellung: { seite, klientId, positionen } }: Pick<PlanHinweisProps, 'bestellung'>) {
  if (seite !== 'PFLEGE' || klientId === null || !positionen.some(isPrescribed)) return null
  return <Missing positionen={positionen} klientId={klientId} />
}

/** More are counted: they stand in the table below, and each says it unfolded. */
const named = 2

function Missing({ positionen, klientId }: { positionen: readonly PositionAnswer[]; klientId: string }) {
  const t = usePlanTexts()
  const plan = useQuery(planQuery(klientId)).data?.plan ?? null
  const found = plan === null ? [] : positionen.flatMap((position) => findRezeptAbweichung(position, plan) ?? [])
  const missing = found.filter(({ mittel }) => mittel === null)
  if (missing.length === 0) return null
  const names = missing.map(({ said }) => said.produkt.bezeichnung)
  return (
    <WarningLine>{t('fehlt', { mittel: names.length > named ? t('fehltVon', { count: names.length }) : names.join(' · ') })}</WarningLine>
  )
}

function Difference({ bestellung: { nummer }, position, unfolded, klientId }: PlanHinweisProps & { klientId: string }) {
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
  const differs = abweichungen.map((one) => t(`abweichung.${one}`)).join(', ')
  const line = mittel === null ? '' : `${words.name(mittel)}: ${words.dosis(mittel)}`
  const onlyDose = mittel !== null && abweichungen.every((one) => one === 'DOSIS' || one === 'DOSIS_OFFEN')
  if (!unfolded && mittel === null) return null
  if (!unfolded)
    return (
      <span className={classes.plan} data-dose={onlyDose || undefined}>
        <IconAlertTriangle size={14} aria-label={t('verordnung.titel')} role="img" />{' '}
        {t('lautPlan', { dosis: onlyDose ? words.dosis(mittel) : line })}
      </span>
    )
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
            plan: `${line} (${differs})`,
          })}{' '}
      {t(data.bearbeitbar ? 'verordnung.klaeren' : 'verordnung.fachkraft')}
    </Alert>
  )
}
