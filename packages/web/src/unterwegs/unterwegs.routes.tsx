import { setSheetBand } from '../dokumentation/components/sheetBand.ts'
import { setBlattWithoutNetwork } from '../dokumentation/components/withoutNetwork.ts'
import { registerWithoutNetwork } from '../hausbesuch/components/withoutNetwork.ts'
import { sessionStore } from '../shared/apiClient.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { setWithoutNetwork } from '../shared/session.ts'
import { setDayOnDevice } from '../tour/components/withoutNetwork.ts'
import { rundePath } from '../tour/tour.paths.ts'
import { merker } from './components/merker.ts'

/** Small: all else is loaded when something lies on the device. */
const ersatz = async () => (merker.gesetzt() ? import('./components/lager/ersatz.ts') : null)

/** A failure holds nobody up: what is stored goes at the end of the shift at the latest. */
async function still(work: () => Promise<unknown>): Promise<void> {
  try {
    if (merker.gesetzt()) await work()
  } catch (error) {
    reportError(error)
  }
}

function connect(): void {
  registerWithoutNetwork({
    besuch: async (id) => (await ersatz())?.ersatz.besuch(id) ?? null,
    write: async (request) => (await ersatz())?.ersatz.write(request) ?? null,
    getan: (request, quittung) => still(async () => (await ersatz())?.ersatz.getan(request, quittung)),
    wartet: async (id) => (await ersatz())?.ersatz.wartet(id) ?? false,
  })
  setBlattWithoutNetwork({
    readStore: async (id) => (await ersatz())?.blattErsatz.readStore(id) ?? null,
    write: async (sendung) => (await ersatz())?.blattErsatz.write(sendung) ?? null,
    gehalten: (sendung, quittung) => still(async () => (await ersatz())?.blattErsatz.gehalten(sendung, quittung)),
  })
  setSheetBand(async () => (await import('./components/DoorBand.tsx')).DoorBand)
  setDayOnDevice(async () => (await import('./components/TourOnDevice.tsx')).TourOnDevice)
  setWithoutNetwork(async () => {
    if (!merker.gesetzt()) return null
    const { lager } = await import('./components/lager/lager.ts')
    return (await lager.readTag(null, Date.now()))?.user ?? null
  })
  sessionStore.onEnd((end) =>
    still(async () => {
      const { store, cleanUp } = await import('./components/lager/stand.ts')
      // A session that ran out takes the day with it; what was written waits, sealed, for the same person.
      await (end === 'ended' ? store() : cleanUp())
    }),
  )
}

// Here and not on the page: a day that was taken along belongs to the session, whichever page is open.
connect()

export const unterwegsRoutes: readonly RoomRoute[] = [
  { path: rundePath, load: async () => ({ Page: (await import('./pages/RundePage.tsx')).RundePage }) },
  { path: '/hausbesuch/unterwegs', load: async () => ({ Page: (await import('./pages/UnterwegsPage.tsx')).UnterwegsPage }) },
  {
    path: '/hausbesuch/$hausbesuchId/nachgereicht',
    load: async () => ({ Page: (await import('./pages/NachgereichtPage.tsx')).NachgereichtPage }),
  },
]
