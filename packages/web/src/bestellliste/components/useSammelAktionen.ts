/** What would be done with each order of a batch, and by which facts of it. */
import type { BestellungAnswer, PositionAnswer, RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useQueryClient } from '@tanstack/react-query'
import type { SammelPlan, SammelVorhaben } from '../../liste/components/view.ts'
import { isOvertaken } from '../../shared/apiError.ts'
import { formatDate } from '../../shared/format.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { loadReasons } from '../../step/loadReasons.ts'
import { useToday } from '../../shared/useToday.ts'
import type { ListSeite } from '../../bestellung/bestellung.paths.ts'
import { bestellungQuery, reload, sendStep } from '../../bestellung/bestellung.queries.ts'
import { useListTexts, useStepsTexts } from '../../bestellung/bestellung.texts.ts'
import { useWare } from '../../bestellung/components/menge.ts'
import { useRequestFacts } from './requestFacts.ts'
import { planSammel, type SammelStep, sammelSteps } from './sammelPlan.ts'
import { useHandOnFacts, useReceiptFacts, useRisikoSentence, useVorlageFacts } from './sammelWords.ts'

interface Wish {
  step: SammelStep
  bestellungId: string
  /** Of its positions, which are meant; all unless told. */
  only?: (position: PositionAnswer) => boolean
}

/** Each order is loaded before the step, because a row does not show what is risky. */
function useSammelPlan(): (wish: Wish) => Promise<SammelPlan> {
  const t = useListTexts()
  const ware = useWare()
  const client = useQueryClient()
  const today = useToday()
  const satz = useRisikoSentence()
  const requestFacts = useRequestFacts()
  const vorlageFacts = useVorlageFacts()
  const facts = { anApothekeGeben: useHandOnFacts(), eingangBestaetigen: useReceiptFacts() }

  async function readLast(bestellungId: string) {
    const { lastVerordnungenQuery } = await import('../../bestellung/einblick.queries.ts')
    return client.fetchQuery({ ...lastVerordnungenQuery(bestellungId), staleTime: 0 })
  }
  async function unreleased({ klientId, apothekeId }: BestellungAnswer): Promise<string | null> {
    if (klientId === null || apothekeId === null) return null
    const { loadSchweigepflichtWarning } = await import('../../bestellung/components/schweigepflicht.ts')
    return loadSchweigepflichtWarning(client, klientId, { art: 'APOTHEKE', organisationId: apothekeId })
  }

  return async ({ step, bestellungId, only = () => true }: Wish): Promise<SammelPlan> => {
    const found = await client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 })
    const bestellung: BestellungAnswer = { ...found, positionen: found.positionen.filter(only) }
    const { klient, nummer } = bestellung
    const kopf = klient === null ? nummer : t('anfrage.klient', { nummer, datum: formatDate(klient.geburtsdatum) })
    const plan = planSammel(bestellung, step, today)
    if (!plan.geht) {
      const reasonOf = await loadReasons()
      const sentences = plan.risiken.map((risiko) => satz(risiko, reasonOf))
      return { geht: false, was: kopf, grund: sentences.join(step === 'rezeptVorlegen' ? ' ' : ', ') }
    }
    const mengen = plan.positionen.map(({ produkt: { bezeichnung }, menge, mengeneinheit }) => ware({ menge, mengeneinheit, bezeichnung }))
    // A doctor decides about each of them, and so sees of each what it is decided by.
    const last = step === 'verordnen' ? await readLast(bestellungId) : null
    const seen = step === 'rezeptVorlegen' ? vorlageFacts(klient, plan.positionen) : null
    const told = step === 'anApothekeGeben' || step === 'eingangBestaetigen' ? facts[step](bestellung, plan.positionen) : seen
    const details = last === null ? told : requestFacts(klient, plan.positionen, last)
    const goesTo = step === 'anApothekeGeben' ? t('weitergabe.geht', { wer: bestellung.apotheke?.name ?? t('niemandGegenueber') }) : null
    const warning = step === 'anApothekeGeben' ? await unreleased(bestellung) : null
    const shown =
      details === null
        ? { was: `${kopf}: ${mengen.join('; ')}` }
        : { was: [kopf, goesTo, warning].filter((part) => part !== null).join(' · '), details }
    let aufrufe = plan.bodies.map((body) => ({ body, idempotencyKey: newIdempotencyKey() }))
    let { version } = bestellung
    return {
      geht: true,
      ...shown,
      async run(ticked) {
        const meant = new Set<unknown>(ticked)
        const isMeant = ({ body }: { body: Record<string, unknown> }) => seen === null || idsOf(body).every((id) => meant.has(id))
        // Calls that succeeded are not sent again by a retry.
        for (const one of aufrufe.filter(isMeant)) {
          const { body, idempotencyKey } = one
          const quittung = await sendStep({ handlung: step, bestellungId, body: { ...body, version }, idempotencyKey })
          version = quittung.version
          aufrufe = aufrufe.filter((other) => other !== one)
        }
      },
    }
  }
}

export function useSammelAktionen(seite: ListSeite): SammelVorhaben<RowAnswer>[] {
  const t = useListTexts()
  const s = useStepsTexts()
  const client = useQueryClient()
  const planOf = useSammelPlan()
  return sammelSteps[seite].map((step: SammelStep) => ({
    id: step,
    name: s(`name.${step}`),
    text: t(`sammel.${step}Text`),
    geht: ({ moeglich }) => moeglich.includes(step),
    plan: ({ id }) => planOf({ step, bestellungId: id }),
    isOutdated: isOvertaken,
    danach: () => reload(client),
  }))
}

const idsOf = ({ positionIds }: Record<string, unknown>): unknown[] => (Array.isArray(positionIds) ? positionIds : [])
