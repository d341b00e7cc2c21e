import type { Quittung as BagQuittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { BlattQuittung, DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { type Entry, entry as entrySchema, isBagEntry } from '@dreiklang/domain/unterwegs/entry.contract'
import { isEntryArt } from '@dreiklang/domain/unterwegs/unterwegs'
import type { Mitgenommen } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { blattWithWaiting, withWaiting } from '@dreiklang/domain/unterwegs/vorausschau'
import type { BagRequest, BagsWithoutNetwork } from '../../../bestellung/components/withoutNetwork.ts'
import type { BlattWithoutNetwork, BlattSendung } from '../../../dokumentation/components/withoutNetwork.ts'
import type { WithoutNetwork, StepAnfrage } from '../../../hausbesuch/components/withoutNetwork.ts'
import { sameFrom } from './abgleich.ts'
import { lager } from './lager.ts'
import { type Stand, notifyChanged, load, waitingOf } from './stand.ts'

const waitingEntries = ({ schlange }: Pick<Stand, 'schlange'>): Entry[] => waitingOf(schlange).map(({ eintrag }) => eintrag)

export function besucheFrom({ gepaeck, schlange }: Pick<Stand, 'gepaeck' | 'schlange'>): HausbesuchAnswer[] {
  if (gepaeck === null) return []
  const eintraege = waitingEntries({ schlange })
  return gepaeck.tag.besuche.map(({ besuch }) => withWaiting(besuch, { eintraege, name: gepaeck.user.name }))
}

const one = (stand: Stand, id: string) => besucheFrom(stand).find((besuch) => besuch.id === id) ?? null

/** The step as an entry; null for one that needs the network. */
function entryFrom({ handlung, body, hausbesuchId, idempotencyKey }: StepAnfrage, { version }: HausbesuchAnswer): Entry | null {
  if (!isEntryArt(handlung)) return null
  const { version: _gesehen, ...angaben } = body as { version: number }
  return entrySchema.parse({
    // The key under which it may have been taken already, when only the answer was lost.
    eintragId: idempotencyKey,
    hausbesuchId,
    art: handlung,
    am: new Date().toISOString(),
    gesehen: version,
    angaben,
  })
}

async function write(request: StepAnfrage): Promise<Quittung | null> {
  const stand = await load()
  const besuch = one(stand, request.hausbesuchId)
  const person = stand.gepaeck?.user.id
  const entry = besuch && entryFrom(request, besuch)
  if (besuch === null || entry === null || person === undefined) return null
  await lager.append(person, entry)
  // Not awaited: whoever pressed hears that it is done before the next button is there.
  void notifyChanged().then(sameFrom)
  const { id, nummer, version, status } = withWaiting(besuch, { eintraege: [entry], name: '' })
  return { id, nummer, version, status, befunde: [] }
}

async function changeBesuch(id: string, change: (mitgenommen: Mitgenommen, name: string) => Mitgenommen): Promise<void> {
  const { gepaeck } = await load()
  if (gepaeck === null) return
  const { tag, user } = gepaeck
  const besuche = tag.besuche.map((eines) => (eines.besuch.id === id ? change(eines, user.name) : eines))
  await lager.renewTag({ user, tag: { ...tag, besuche } }, await lager.isStale())
  await notifyChanged()
}

/** Offline the visits are only marked as stale; the next attempt reads them again. */
async function readAgain(): Promise<void> {
  await lager.markStale()
  void sameFrom()
}

/** By visit, the entry this tab wrote last: the next one continues from there, even if it was answered long ago. */
const lastBlaetter = new Map<string, string>()

async function readBlatt(hausbesuchId: string): Promise<DokumentationAnswer | null> {
  const stand = await load()
  const besuch = one(stand, hausbesuchId)
  const mitgenommen = stand.gepaeck?.tag.besuche.find((eines) => eines.besuch.id === hausbesuchId)
  if (besuch === null || mitgenommen === undefined) return null
  return blattWithWaiting(mitgenommen.blatt, { besuch, eintraege: waitingEntries(stand), name: stand.gepaeck?.user.name ?? '' })
}

async function writeBlatt({ hausbesuchId, body, idempotencyKey, ende }: BlattSendung): Promise<BlattQuittung | null> {
  const stand = await load()
  const besuch = one(stand, hausbesuchId)
  const person = stand.gepaeck?.user.id
  if (besuch === null || person === undefined) return null
  const am = new Date().toISOString()
  const { version: blattVersion, blatt } = body
  // An end keeps its key: it may have been taken already. A draft is merged, whatever state of it was taken.
  const eintragId = ende ? idempotencyKey : crypto.randomUUID()
  const nach = lastBlaetter.get(hausbesuchId) ?? null
  const kopf = { eintragId, hausbesuchId, am, gesehen: besuch.version, art: 'dokumentieren' } as const
  await lager.haltBlatt(person, { ...kopf, angaben: { blatt, blattVersion, nach, ende } })
  lastBlaetter.set(hausbesuchId, eintragId)
  void notifyChanged().then(sameFrom)
  return { version: blattVersion, gespeichertAm: am }
}

async function keepBlatt({ hausbesuchId, body, ende }: BlattSendung, { version, gespeichertAm: am }: BlattQuittung): Promise<void> {
  if (one(await load(), hausbesuchId) === null) return
  if (ende) return readAgain()
  await changeBesuch(hausbesuchId, (mitgenommen, name) => {
    const blatt = { ...mitgenommen.blatt, version, blatt: body.blatt, geaendert: { am, name } }
    return { ...mitgenommen, blatt }
  })
}

export const blattErsatz: BlattWithoutNetwork = { readStore: readBlatt, write: writeBlatt, gehalten: keepBlatt }

export const ersatz: WithoutNetwork = {
  besuch: async (id) => one(await load(), id),
  write,
  async getan(request, { version }) {
    const { hausbesuchId } = request
    const besuch = one(await load(), hausbesuchId)
    if (besuch === null) return
    const entry = entryFrom(request, besuch)
    if (entry !== null) {
      await changeBesuch(hausbesuchId, (mitgenommen, name) => {
        const danach = withWaiting(mitgenommen.besuch, { eintraege: [entry], name })
        return { ...mitgenommen, besuch: { ...danach, version } }
      })
    }
    await readAgain()
  },
  async wartet(id) {
    return waitingEntries(await load()).some((entry) => !isBagEntry(entry) && entry.hausbesuchId === id)
  },
}

const hasBag = ({ gepaeck }: Stand, bestellungId: string): boolean =>
  gepaeck?.tag.runde.some(({ tueten }) => tueten.some((tuete) => tuete.bestellungId === bestellungId)) === true

async function writeBag({ handlung, bestellungId, body, idempotencyKey }: BagRequest): Promise<BagQuittung | null> {
  const stand = await load()
  const person = stand.gepaeck?.user.id
  const bag = stand.gepaeck?.tag.runde.flatMap(({ tueten }) => tueten).find((tuete) => tuete.bestellungId === bestellungId)
  if (person === undefined || bag === undefined) return null
  const { version: gesehen, ...angaben } = body as { version: number }
  const am = new Date().toISOString()
  // The key under which it may have been taken already, when only the answer was lost.
  await lager.append(person, entrySchema.parse({ eintragId: idempotencyKey, bestellungId, art: handlung, am, gesehen, angaben }))
  void notifyChanged().then(sameFrom)
  return { id: bestellungId, nummer: bag.nummer, version: gesehen, status: 'BEREIT' }
}

export const bagErsatz: BagsWithoutNetwork = {
  write: writeBag,
  async wartet(bestellungId) {
    return waitingEntries(await load()).some((entry) => isBagEntry(entry) && entry.bestellungId === bestellungId)
  },
  async getan({ bestellungId }) {
    try {
      if (hasBag(await load(), bestellungId)) await readAgain()
    } catch (error) {
      // The step is taken; the copy on the device follows with the next attempt.
      reportError(error)
    }
  },
}
