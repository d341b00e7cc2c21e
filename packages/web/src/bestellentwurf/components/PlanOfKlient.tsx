import { maxPositionen } from '@dreiklang/domain/bestellung/bestellung'
import type { Known } from '@dreiklang/domain/bestellung/besuch.contract'
import { compareWithPlan } from '@dreiklang/domain/bestellung/planMatch'
import type { PlanStand } from '@dreiklang/domain/klient/medikation'
import type { Mittel } from '@dreiklang/domain/klient/mittel.document'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { knownMittelOfKlientQuery } from '../../bestellung/besuch/besuch.queries.ts'
import { useBesuchTexts } from '../../bestellung/besuch/besuch.texts.ts'
import { usePlanTexts } from '../../bestellung/onDemand.texts.ts'
import { planQuery } from '../../klient/akte.queries.ts'
import { useMittelWords } from '../../klient/components/mittelWords.ts'
import { formatDate } from '../../shared/format.ts'
import { orNull } from '../../shared/documentForm.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { Alert, announce, ErrorState } from '../../ui/feedback.tsx'
import { Card, Note } from '../../ui/layout.tsx'
import { bezeichnungOf, dosierungAbbild, positionValuesOf } from './entwurfAbbild.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionAnfang, PositionValues } from './formValues.ts'
import classes from './KnownOfKlient.module.css'

interface PlanOfKlientProps {
  klientId: string
  positionen: readonly PositionValues[]
  dispatch: (aktion: EntwurfAktion) => void
}

const inPlan = { dosierungArt: 'PLAN', schema: { morgens: '', mittags: '', abends: '', nachts: '' }, dosierungText: '' } as const

/** What the plan tells of a product; a name that it does not have stays to be said. */
function beginningOf({ arzneimittel, wirkstoff, staerke, darreichung }: Mittel): PositionAnfang {
  const bezeichnung = [arzneimittel, staerke, darreichung].filter((part) => part !== null).join(' ')
  const named = { produktart: 'ARZNEIMITTEL', bezeichnung, wirkstaerke: staerke, darreichungsform: darreichung } as const
  return { angabeart: 'FREITEXT', ...named, ...(wirkstoff === null ? {} : { wirkstoff }) }
}

/** The position that was ordered before and is what the line means, in its strength. */
function knownOf(known: Known | undefined, mittel: Mittel) {
  return known?.positionen.find(({ produkt }) => {
    const found = compareWithPlan({ produkt, dosierung: null }, { mittel: [mittel] })
    return found !== null && found.mittel !== null && found.abweichungen.length === 0
  })
}

/** Which line of the plan each position means. */
function takenOf(positionen: readonly PositionValues[], { mittel }: PlanStand): Set<Mittel> {
  const found = positionen.map((position) => compareWithPlan({ produkt: produktOf(position), dosierung: null }, { mittel }))
  return new Set(found.flatMap((one) => one?.mittel ?? []))
}

const produktOf = (position: PositionValues) => ({
  produktart: position.produktart,
  bezeichnung: bezeichnungOf(position),
  wirkstoff: orNull(position.wirkstoff),
  wirkstaerke: orNull(position.wirkstaerke),
})

/** One press takes a line of the plan over: the product as it was last ordered, with the dose of the plan and the reason it is taken for. */
export function PlanOfKlient({ klientId, positionen, dispatch }: PlanOfKlientProps) {
  const t = usePlanTexts()
  const { data, error, refetch } = useQuery(planQuery(klientId))
  const { data: known } = useQuery(knownMittelOfKlientQuery(klientId))
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  const plan = data?.plan ?? null
  if (plan === null) return null
  const taken = takenOf(positionen, plan)
  const take = (mittel: Mittel) => {
    const schluessel = newIdempotencyKey()
    const before = knownOf(known, mittel)
    const said = { ...inPlan, diagnose: mittel.anlass ?? '' }
    if (before === undefined) dispatch({ art: 'hinzufuegen', anfang: beginningOf(mittel), schluessel })
    else dispatch({ art: 'uebernehmen', position: { ...positionValuesOf(before, schluessel), zuletzt: before.zuletzt } })
    dispatch({ art: 'position', schluessel, aenderung: said })
  }
  return (
    <Card title={t('titel')} gap="xs">
      <Note>{t('hinweis', { version: plan.version, datum: formatDate(plan.am) })}</Note>
      <ul className={classes.list}>
        {plan.mittel.map((mittel) => (
          <li key={JSON.stringify(mittel)}>
            <PlanRow mittel={mittel} taken={taken.has(mittel)} full={positionen.length >= maxPositionen} onTake={() => take(mittel)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface PlanRowProps {
  mittel: Mittel
  taken: boolean
  full: boolean
  onTake: () => void
}

function PlanRow({ mittel, taken, full, onTake }: PlanRowProps) {
  const t = useBesuchTexts()
  const words = useMittelWords()
  const name = words.name(mittel)
  const shut = taken || full
  const Icon = taken ? IconCheck : IconPlus
  const take = () => {
    if (shut) return
    onTake()
    announce(t('bekannt.uebernommenVon', { name }))
  }
  const said = [taken ? t('bekannt.uebernommen') : '', words.dosis(mittel), mittel.anlass ?? ''].filter((part) => part !== '')
  return (
    <button
      type="button"
      className={classes.row}
      data-taken={taken || undefined}
      aria-disabled={shut || undefined}
      aria-label={taken ? `${name}: ${t('bekannt.uebernommen')}` : t('bekannt.uebernehmenVon', { name })}
      onClick={take}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.said}>{said.join(' · ')}</span>
      </span>
    </button>
  )
}

/** What the plan says of a position stands beneath it, open or not; what differs is a warning. */
export function PlanSign({ position, plan }: { position: PositionValues; plan: PlanStand | null }) {
  const t = usePlanTexts()
  const words = useMittelWords()
  if (plan === null || bezeichnungOf(position).trim() === '' || position.rezeptart === 'MUSTER12') return null
  const found = compareWithPlan({ produkt: produktOf(position), dosierung: dosierungAbbild(position) }, plan)
  if (found === null) return null
  const { mittel, abweichungen } = found
  const of = { version: plan.version, datum: formatDate(plan.am) }
  const line = mittel === null ? null : t('zeile', { ...of, zeile: `${words.name(mittel)}: ${words.dosis(mittel)}` })
  if (abweichungen.length === 0) return <Note>{line}</Note>
  return (
    <Alert tone="warning" says="note" title={`${t('weichtAb')}: ${abweichungen.map((one) => t(`abweichung.${one}`)).join(', ')}`}>
      {line ?? t('bezug', of)}
    </Alert>
  )
}
