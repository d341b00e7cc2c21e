import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import type { ListRow } from './listForm.ts'
import type { SammelAktion, SammelPlan } from './view.ts'

/** Concurrent calls: a thousand rows take a minute, and the server keeps capacity for others. */
const imStapel = 5

export type Verlauf =
  | { art: 'wartet' | 'erledigt' | 'zurueckgenommen' }
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
  const [beimOeffnen] = useState(aktion)
  const { stand, fortschritt, inStapeln, pause } = useStack(() =>
    rows.map((zeile): SammelRow<Zeile> => ({ zeile, plan: sofortPlan(beimOeffnen, zeile), verlauf: { art: 'wartet' } })),
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

  async function execute(gemeinte: readonly SammelRow<Zeile>[], step: Step<Zeile>): Promise<void> {
    await inStapeln(gemeinte, step)
    await aktion.danach?.()
  }
  const zurueck = 'zurueck' in aktion ? aktion.zurueck : undefined
  const gemeinsame = stand.filter(({ plan }) => plan?.geht === true)
  const offene = gemeinsame.filter(({ verlauf }) => verlauf.art === 'wartet' || (verlauf.art === 'gescheitert' && !verlauf.zurueck))
  const zurueckholbare = zurueck === undefined ? [] : stand.filter(({ verlauf }) => isDone(verlauf))
  return {
    gemeinsame,
    einzelne: stand.filter(({ plan }) => plan?.geht === false),
    geplant,
    fortschritt,
    offene,
    erledigte: stand.filter(({ verlauf }) => verlauf.art === 'erledigt'),
    gescheitert: stand.filter(({ verlauf }) => verlauf.art === 'gescheitert'),
    zurueckholbare,
    pause,
    execute: () => execute(offene, (one) => settle(aktion, one)),
    nimmZurueck: () => execute(zurueckholbare, (one) => versuche(one, { run: async () => zurueck?.(one.zeile), zurueck: true })),
  }
}

export const errorSentence = (error: unknown): string => (error instanceof ApiError ? error.message : String(error))

/** Done, or still done because taking it back has failed. */
const isDone = (verlauf: Verlauf): boolean => verlauf.art === 'erledigt' || (verlauf.art === 'gescheitert' && verlauf.zurueck)

function sofortPlan<Zeile>(aktion: SammelAktion<Zeile>, row: Zeile): SammelPlan | null {
  if ('plan' in aktion) return null
  const key = newIdempotencyKey()
  return { geht: true, run: () => aktion.run(row, key) }
}

async function look<Zeile>(aktion: SammelAktion<Zeile>, one: SammelRow<Zeile>): Promise<SammelRow<Zeile>> {
  if (!('plan' in aktion)) return one
  try {
    return { ...one, plan: await aktion.plan(one.zeile), verlauf: { art: 'wartet' } }
  } catch (error) {
    return { ...one, plan: { geht: false, grund: errorSentence(error) } }
  }
}

async function settle<Zeile>(aktion: SammelAktion<Zeile>, one: SammelRow<Zeile>): Promise<SammelRow<Zeile>> {
  const { verlauf } = one
  const ueberholt = verlauf.art === 'gescheitert' && 'plan' in aktion && aktion.isOutdated(verlauf.fehler)
  const { plan, ...rest } = ueberholt ? await look(aktion, one) : one
  if (plan?.geht !== true) return { plan, ...rest }
  return versuche({ plan, ...rest }, { run: plan.run, zurueck: false })
}

async function versuche<Zeile>(
  one: SammelRow<Zeile>,
  { run, zurueck }: { run: () => Promise<unknown>; zurueck: boolean },
): Promise<SammelRow<Zeile>> {
  try {
    await run()
    return { ...one, verlauf: { art: zurueck ? 'zurueckgenommen' : 'erledigt' } }
  } catch (fehler) {
    return { ...one, verlauf: { art: 'gescheitert', fehler, zurueck } }
  }
}
