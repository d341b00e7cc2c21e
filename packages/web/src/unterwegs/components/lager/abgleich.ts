/** Sends what waits: one tab of the browser at a time, in order, and again until it has arrived. */
import type { EintragAntwort } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { naechstesPaket } from '@dreiklang/domain/unterwegs/schlange'
import { ApiError } from '../../../shared/apiError.ts'
import { sendeEintraege } from '../../unterwegs.queries.ts'
import { KeinLager } from './datenbank.ts'
import { lager } from './lager.ts'
import { frischeAuf } from './mitnehmen.ts'
import { geaendert, lade, personId, wartendeVon } from './stand.ts'

const PULS_MS = 30_000
const LANGSAMSTER_MS = 300_000

/** Web Locks are missing on plain http in a local network; that an entry happens once is the server's care in any case. */
function alsEinziger(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request('dreiklang.unterwegs', work)
}

/** An entry that this server cannot read must not keep the others out. @throws what else went wrong */
function unlesbare(fehler: unknown, ids: readonly string[]): EintragAntwort[] {
  if (!(fehler instanceof ApiError) || fehler.status !== 400) throw fehler
  const stellen = new Set(fehler.fields.map(({ path }) => /^eintraege\.(\d+)/.exec(path)?.[1]))
  const gemeint = ids.filter((_, i) => stellen.has(String(i)))
  if (gemeint.length === 0) throw fehler
  return gemeint.map((eintragId) => ({ eintragId, ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code: fehler.code }))
}

async function sendeAlles(): Promise<void> {
  const person = personId()
  if (person === null) return
  for (;;) {
    const paket = naechstesPaket(await lager.liesSchlange(person))
    if (paket.length === 0) break
    await lager.merkeGesendet(
      person,
      paket.map(({ eintragId }) => eintragId),
    )
    // A draft that was written again in the meantime is gone; what was not has left now.
    const gesendet = (await lager.liesSchlange(person)).filter((einer) => einer.gesendet)
    const bleibendes = paket.filter(({ eintragId }) => gesendet.some(({ eintrag }) => eintrag.eintragId === eintragId))
    if (bleibendes.length === 0) continue
    const ids = bleibendes.map(({ eintragId }) => eintragId)
    const antworten = await sendeEintraege(bleibendes).catch((fehler: unknown) => unlesbare(fehler, ids))
    if (!antworten.some(({ eintragId }) => ids.includes(eintragId))) throw new Error('The server answered for other entries')
    // Someone else has signed in in the meantime: what is hers is booked when she is back.
    if (personId() !== person) return
    await lager.verbuche(person, antworten)
    await geaendert()
  }
  if (await lager.istVeraltet()) await frischeAuf()
}

let laeuft: Promise<void> | null = null
let nochmal = false
let naechster: ReturnType<typeof setTimeout> | undefined
let fehlversuche = 0
let angekommen: () => void = () => {}

/** Later again while something waits; ever more slowly while it fails. */
async function planeNaechsten(): Promise<void> {
  clearTimeout(naechster)
  const { schlange, veraltet } = await lade()
  if (wartendeVon(schlange).length === 0 && !veraltet) return
  naechster = setTimeout(() => void gleicheAb(), Math.min(PULS_MS * 2 ** fehlversuche, LANGSAMSTER_MS))
}

async function versuche(): Promise<void> {
  // What has not left the device can still be written again.
  if (!navigator.onLine) return
  try {
    await alsEinziger(sendeAlles)
    fehlversuche = 0
    angekommen()
  } catch (fehler) {
    fehlversuche += 1
    // Without network nothing comes, and that this device keeps nothing is on the screen.
    if (!(fehler instanceof ApiError) && !(fehler instanceof KeinLager)) reportError(fehler)
  }
}

/** Sends now, and once more when someone asks in the meantime. Never throws: what has not arrived still waits, and that is on the screen. */
export function gleicheAb(): Promise<void> {
  nochmal = laeuft !== null
  laeuft ??= (async () => {
    do {
      nochmal = false
      await versuche()
      await planeNaechsten()
    } while (nochmal)
    laeuft = null
  })()
  return laeuft
}

let begonnen = false

/** From now on as soon as there may be a network. @param nachher what was on the screen is not the newest any more */
export function beginneAbgleich(nachher: () => void): void {
  angekommen = nachher
  // Also when it has begun long ago: someone may have signed in for whom something waits.
  void gleicheAb()
  if (begonnen) return
  begonnen = true
  const sobaldNetz = () => {
    if (document.visibilityState !== 'visible') return
    fehlversuche = 0
    void gleicheAb()
  }
  window.addEventListener('online', sobaldNetz)
  window.addEventListener('focus', sobaldNetz)
  document.addEventListener('visibilitychange', sobaldNetz)
}
