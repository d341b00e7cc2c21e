/** Small: all else is loaded when something lies on the device. */
import { setBlattWithoutNetwork } from '../../dokumentation/components/withoutNetwork.ts'
import { registerWithoutNetwork } from '../../hausbesuch/components/withoutNetwork.ts'
import { sessionStore } from '../../shared/apiClient.ts'
import { setWithoutNetwork } from '../../shared/session.ts'
import { merker } from './merker.ts'

const nachgeladen = {
  ersatz: () => import('./lager/ersatz.ts'),
  lager: async () => (await import('./lager/lager.ts')).lager,
  mitnehmen: () => import('./lager/mitnehmen.ts'),
}

/** A failure holds nobody up: what is stored goes at the end of the shift at the latest. */
async function still(work: () => Promise<unknown>): Promise<void> {
  try {
    if (merker.gesetzt()) await work()
  } catch (error) {
    reportError(error)
  }
}

export function connect(): void {
  registerWithoutNetwork({
    besuch: async (id) => (merker.gesetzt() ? (await nachgeladen.ersatz()).ersatz.besuch(id) : null),
    write: async (request) => (merker.gesetzt() ? (await nachgeladen.ersatz()).ersatz.write(request) : null),
    getan: (request, quittung) => still(async () => (await nachgeladen.ersatz()).ersatz.getan(request, quittung)),
    wartet: async (id) => merker.gesetzt() && (await nachgeladen.ersatz()).ersatz.wartet(id),
  })
  setBlattWithoutNetwork({
    readStore: async (id) => (merker.gesetzt() ? (await nachgeladen.ersatz()).blattErsatz.readStore(id) : null),
    write: async (sendung) => (merker.gesetzt() ? (await nachgeladen.ersatz()).blattErsatz.write(sendung) : null),
    gehalten: (sendung, quittung) => still(async () => (await nachgeladen.ersatz()).blattErsatz.gehalten(sendung, quittung)),
  })
  setWithoutNetwork(async () => {
    if (!merker.gesetzt()) return null
    return (await (await nachgeladen.lager()).readTag(null, Date.now()))?.user ?? null
  })
  sessionStore.onEnd((end) =>
    still(async () => {
      const { store, cleanUp } = await nachgeladen.mitnehmen()
      // A session that ran out takes the day with it; what was written waits, sealed, for the same person.
      await (end === 'ended' ? store() : cleanUp())
    }),
  )
}
