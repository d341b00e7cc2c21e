import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useListTexts } from '../liste.texts.ts'
import type { ListRow } from './listForm.ts'
import type { SammelAktion, SammelPlan } from './view.ts'

/** Concurrent calls: a thousand rows take a minute, and the server keeps capacity for others. */
const imStapel = 5

export type Verlauf =
  | { art: 'wartet' | 'zurueckgenommen' }
  /** `offen`: how many of its things were left because nobody ticked them. */
  | { art: 'erledigt'; offen: number }
  /** `zurueck`: taking it back is what failed. */
  | { art: 'gescheitert'; fehler: unknown; zurueck: boolean }

export interface SammelRow<Zeile> {
  zeile: Zeile
  /** Null until someone has looked. */
  plan: SammelPlan | null
  verlauf: Verlauf
}

type Step<Zeile> = (one: SammelRow<Zeile>) => Promise<SammelRow<Zeile>>

function useStack<Zeile extends ListRow>(start: () => readonly SammelRow<Zeile>[]) {
  const [stand, setStand] = useState(start)
  const [fortschritt, setFortschritt] = useState<{ fertig: number; von: number } | null>(null)
  const lauf = useRef<{ gilt: boolean } | null>(null)

  const pause = useCallback(() => {
    if (lauf.current !== null) lauf.current.gilt = false
  }, [])
  const inStapeln = useCallback(async (gemeinte: readonly SammelRow<Zeile>[], step: Step<Zeile>): Promise<void> => {
    if (lauf.current?.gilt === true) return
    const dieser = { gilt: true }
    lauf.current = dieser
    const remember = (added: SammelRow<Zeile>) =>
      setStand((previous) => previous.map((one) => (one.zeile.id === added.zeile.id ? added : one)))
    for (let fertig = 0; fertig < gemeinte.length && dieser.gilt; fertig += imStapel) {
      setFortschritt({ fertig, von: gemeinte.length })
      await Promise.all(gemeinte.slice(fertig, fertig + imStapel).map(async (one) => remember(await step(one))))
    }
    if (lauf.current === dieser) {
      lauf.current = null
      setFortschritt(null)
    }
  }, [])
  return { stand, fortschritt, inStapeln, pause }
}

export function useSammel<Zeile extends ListRow>(aktion: SammelAktion<Zeile>, rows: readonly Zeile[]) {
  const t = useListTexts()
  const [beimOeffnen] = useState(aktion)
  const { stand, fortschritt, inStapeln, pause } = useStack(() =>
    rows.map((zeile): SammelRow<Zeile> => ({
      zeile,
      plan: sofortPlan(beimOeffnen, { zeile, otherwise: t('sammel.gehtNicht') }),
      verlauf: { art: 'wartet' },
    })),
  )
  const [geplant, setGeplant] = useState(!('plan' in beimOeffnen))

  const [start] = useState(stand)
  useEffect(() => {
    let applies = true
    void inStapeln(
      start.filter(({ plan }) => plan === null),
      (one) => look(beimOeffnen, one),
    ).then(() => {
      if (applies) setGeplant(true)
    })
    return () => {
      applies = false
      pause()
    }
  }, [start, beimOeffnen, inStapeln, pause])

  const { ticked, tick } = useTicks()
  async function execute(gemeinte: readonly SammelRow<Zeile>[], step: Step<Zeile>): Promise<void> {
    await inStapeln(gemeinte, step)
    await aktion.danach?.()
  }
  const zurueck = 'zurueck' in aktion ? aktion.zurueck : undefined
  const gemeinsame = stand.filter(({ plan }) => plan?.geht === true)
  const waiting = gemeinsame.filter(({ verlauf }) => verlauf.art === 'wartet' || (verlauf.art === 'gescheitert' && !verlauf.zurueck))
  const offene = waiting.filter(({ plan }) => !needsTick(plan) || tickedOf(plan, ticked).size > 0)
  const zurueckholbare = zurueck === undefined ? [] : stand.filter(({ verlauf }) => isDone(verlauf))
  return {
    gemeinsame,
    einzelne: stand.filter(({ plan }) => plan?.geht === false),
    geplant,
    fortschritt,
    offene,
    /** Whether something waits for its tick. */
    unticked: waiting.length > offene.length,
    mitHaken: gemeinsame.some(({ plan }) => needsTick(plan)),
    ticked,
    tick,
    erledigte: stand.filter(({ verlauf }) => verlauf.art === 'erledigt'),
    gescheitert: stand.filter(({ verlauf }) => verlauf.art === 'gescheitert'),
    zurueckholbare,
    pause,
    execute: () => execute(offene, (one) => settle(aktion, one, { ticked, untick: (ids) => ids.forEach((id) => tick(id, false)) })),
    nimmZurueck: () => execute(zurueckholbare, (one) => versuche(one, { run: async () => zurueck?.(one.zeile), zurueck: true })),
  }
}

function useTicks() {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const tick = (detailId: string, checked: boolean) =>
    setTicked((previous) => new Set(checked ? [...previous, detailId] : [...previous].filter((id) => id !== detailId)))
  return { ticked, tick }
}

const tickable = (plan: SammelPlan | null): string[] =>
  plan?.geht === true ? (plan.details ?? []).flatMap(({ id, haken }) => (haken === undefined ? [] : [id])) : []
const needsTick = (plan: SammelPlan | null): boolean => tickable(plan).length > 0
const tickedOf = (plan: SammelPlan | null, ticked: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(tickable(plan).filter((id) => ticked.has(id)))

export const errorSentence = (error: unknown): string => (error instanceof ApiError ? error.message : String(error))

/** Done, or still done because taking it back has failed. */
const isDone = (verlauf: Verlauf): boolean => verlauf.art === 'erledigt' || (verlauf.art === 'gescheitert' && verlauf.zurueck)

/** @param otherwise why a line that was selected for another step is left out */
function sofortPlan<Zeile>(aktion: SammelAktion<Zeile>, { zeile, otherwise }: { zeile: Zeile; otherwise: string }): SammelPlan | null {
  if ('plan' in aktion) return null
  if (!aktion.geht(zeile)) return { geht: false, grund: otherwise }
  const key = newIdempotencyKey()
  return { geht: true, run: () => aktion.run(zeile, key) }
}

async function look<Zeile>(aktion: SammelAktion<Zeile>, one: SammelRow<Zeile>): Promise<SammelRow<Zeile>> {
  if (!('plan' in aktion)) return one
  try {
    return { ...one, plan: await aktion.plan(one.zeile), verlauf: { art: 'wartet' } }
  } catch (error) {
    return { ...one, plan: { geht: false, grund: errorSentence(error) } }
  }
}

interface Ticks {
  ticked: ReadonlySet<string>
  untick: (detailIds: readonly string[]) => void
}

async function settle<Zeile>(aktion: SammelAktion<Zeile>, one: SammelRow<Zeile>, { ticked, untick }: Ticks): Promise<SammelRow<Zeile>> {
  const { verlauf } = one
  const ueberholt = verlauf.art === 'gescheitert' && 'plan' in aktion && aktion.isOutdated(verlauf.fehler)
  if (ueberholt && needsTick(one.plan)) {
    // What was ticked may read differently now: it is looked at and ticked anew.
    untick(tickable(one.plan))
    return look(aktion, one)
  }
  const { plan, ...rest } = ueberholt ? await look(aktion, one) : one
  if (plan?.geht !== true) return { plan, ...rest }
  const meant = tickedOf(plan, ticked)
  return versuche({ plan, ...rest }, { run: () => plan.run(meant), zurueck: false, offen: tickable(plan).length - meant.size })
}

async function versuche<Zeile>(
  one: SammelRow<Zeile>,
  { run, zurueck, offen = 0 }: { run: () => Promise<unknown>; zurueck: boolean; offen?: number },
): Promise<SammelRow<Zeile>> {
  try {
    await run()
    return { ...one, verlauf: zurueck ? { art: 'zurueckgenommen' } : { art: 'erledigt', offen } }
  } catch (fehler) {
    return { ...one, verlauf: { art: 'gescheitert', fehler, zurueck } }
  }
}
