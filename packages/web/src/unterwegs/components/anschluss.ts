/** Ties this room to the session and to the visits. Small: all else is loaded when something lies on the device. */
import { setzeOhneNetz } from '../../hausbesuch/components/ohneNetz.ts'
import { sessionStore } from '../../shared/apiClient.ts'
import { setWithoutNetwork } from '../../shared/session.ts'
import { merker } from './merker.ts'

const nachgeladen = {
  ersatz: async () => (await import('./lager/ersatz.ts')).ersatz,
  lager: async () => (await import('./lager/lager.ts')).lager,
  mitnehmen: () => import('./lager/mitnehmen.ts'),
}

/** Nobody waits for it, and what lies there goes at the latest with the end of the shift. */
function still(work: () => Promise<unknown>): void {
  if (merker.gesetzt()) work().catch((fehler: unknown) => reportError(fehler))
}

export function schliesseAn(): void {
  setzeOhneNetz({
    besuch: async (id) => (merker.gesetzt() ? (await nachgeladen.ersatz()).besuch(id) : null),
    schreibe: async (anfrage) => (merker.gesetzt() ? (await nachgeladen.ersatz()).schreibe(anfrage) : null),
    wartet: async (id) => merker.gesetzt() && (await nachgeladen.ersatz()).wartet(id),
  })
  setWithoutNetwork(async () => {
    if (!merker.gesetzt()) return null
    return (await (await nachgeladen.lager()).liesTag(null, Date.now()))?.user ?? null
  })
  sessionStore.onEnd((ende) =>
    still(async () => {
      const { legeAb, raeumeAuf } = await nachgeladen.mitnehmen()
      // A session that ran out takes the day with it; what was written waits, sealed, for the same person.
      await (ende === 'ended' ? legeAb() : raeumeAuf())
    }),
  )
}
