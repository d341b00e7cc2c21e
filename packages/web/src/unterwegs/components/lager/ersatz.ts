/** A day from the device: what the rooms below get when no answer comes. */
import type { BlattQuittung, DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { type Eintrag, eintrag as eintragSchema } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { istEintragArt } from '@dreiklang/domain/unterwegs/unterwegs'
import type { Mitgenommen } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { blattMitWartenden, mitWartenden } from '@dreiklang/domain/unterwegs/vorausschau'
import type { BlattOhneNetz, BlattSendung } from '../../../dokumentation/components/ohneNetz.ts'
import type { OhneNetz, SchrittAnfrage } from '../../../hausbesuch/components/ohneNetz.ts'
import { gleicheAb } from './abgleich.ts'
import { lager } from './lager.ts'
import { type Stand, geaendert, lade, wartendeVon } from './stand.ts'

const wartendeEintraege = ({ schlange }: Pick<Stand, 'schlange'>): Eintrag[] => wartendeVon(schlange).map(({ eintrag }) => eintrag)

/** The visits of the day as they are with what waits. */
export function besucheAus({ gepaeck, schlange }: Pick<Stand, 'gepaeck' | 'schlange'>): HausbesuchAntwort[] {
  if (gepaeck === null) return []
  const eintraege = wartendeEintraege({ schlange })
  return gepaeck.tag.besuche.map(({ besuch }) => mitWartenden(besuch, { eintraege, name: gepaeck.user.name }))
}

const einer = (stand: Stand, id: string) => besucheAus(stand).find((besuch) => besuch.id === id) ?? null

/** The step as an entry; null for one that needs the network. */
function eintragAus({ handlung, body, hausbesuchId, idempotencyKey }: SchrittAnfrage, { version }: HausbesuchAntwort): Eintrag | null {
  if (!istEintragArt(handlung)) return null
  const { version: _gesehen, ...angaben } = body as { version: number }
  return eintragSchema.parse({
    // The key under which it may have been taken already, when only the answer was lost.
    eintragId: idempotencyKey,
    hausbesuchId,
    art: handlung,
    am: new Date().toISOString(),
    gesehen: version,
    angaben,
  })
}

async function schreibe(anfrage: SchrittAnfrage): Promise<Quittung | null> {
  const stand = await lade()
  const besuch = einer(stand, anfrage.hausbesuchId)
  const person = stand.gepaeck?.user.id
  const eintrag = besuch && eintragAus(anfrage, besuch)
  if (besuch === null || eintrag === null || person === undefined) return null
  await lager.fuegeAn(person, eintrag)
  // Not awaited: whoever pressed hears that it is done before the next button is there.
  void geaendert().then(gleicheAb)
  const { id, nummer, version, status } = mitWartenden(besuch, { eintraege: [eintrag], name: '' })
  return { id, nummer, version, status, befunde: [] }
}

/** What lies here of a visit, after something was done in the network. */
async function aendereBesuch(id: string, aendern: (mitgenommen: Mitgenommen, name: string) => Mitgenommen): Promise<void> {
  const { gepaeck } = await lade()
  if (gepaeck === null) return
  const { tag, user } = gepaeck
  const besuche = tag.besuche.map((eines) => (eines.besuch.id === id ? aendern(eines, user.name) : eines))
  await lager.erneuereTag({ user, tag: { ...tag, besuche } }, await lager.istVeraltet())
  await geaendert()
}

/** The visits as they are now; without success without network, and then with the next attempt. */
async function leseNeu(): Promise<void> {
  await lager.merkeVeraltet()
  void gleicheAb()
}

/** By visit, the entry that this tab has written last: what is written next goes on from there, also when that is answered long ago. */
const letzteBlaetter = new Map<string, string>()

async function liesBlatt(hausbesuchId: string): Promise<DokumentationAntwort | null> {
  const stand = await lade()
  const besuch = einer(stand, hausbesuchId)
  const mitgenommen = stand.gepaeck?.tag.besuche.find((eines) => eines.besuch.id === hausbesuchId)
  if (besuch === null || mitgenommen === undefined) return null
  return blattMitWartenden(mitgenommen.blatt, { besuch, eintraege: wartendeEintraege(stand), name: stand.gepaeck?.user.name ?? '' })
}

async function schreibeBlatt({ hausbesuchId, body, idempotencyKey, ende }: BlattSendung): Promise<BlattQuittung | null> {
  const stand = await lade()
  const besuch = einer(stand, hausbesuchId)
  const person = stand.gepaeck?.user.id
  if (besuch === null || person === undefined) return null
  const am = new Date().toISOString()
  const { version: blattVersion, blatt } = body
  // The end under the key under which it may have been taken already; a draft is joined, whoever has taken which state of it.
  const eintragId = ende ? idempotencyKey : crypto.randomUUID()
  const nach = letzteBlaetter.get(hausbesuchId) ?? null
  const kopf = { eintragId, hausbesuchId, am, gesehen: besuch.version, art: 'dokumentieren' } as const
  await lager.haltBlatt(person, { ...kopf, angaben: { blatt, blattVersion, nach, ende } })
  letzteBlaetter.set(hausbesuchId, eintragId)
  void geaendert().then(gleicheAb)
  return { version: blattVersion, gespeichertAm: am }
}

async function behalteBlatt({ hausbesuchId, body, ende }: BlattSendung, { version, gespeichertAm: am }: BlattQuittung): Promise<void> {
  if (einer(await lade(), hausbesuchId) === null) return
  if (ende) return leseNeu()
  await aendereBesuch(hausbesuchId, (mitgenommen, name) => {
    const blatt = { ...mitgenommen.blatt, version, blatt: body.blatt, geaendert: { am, name } }
    return { ...mitgenommen, blatt }
  })
}

export const blattErsatz: BlattOhneNetz = { lies: liesBlatt, schreibe: schreibeBlatt, gehalten: behalteBlatt }

export const ersatz: OhneNetz = {
  besuch: async (id) => einer(await lade(), id),
  schreibe,
  async getan(anfrage, { version }) {
    const { hausbesuchId } = anfrage
    const besuch = einer(await lade(), hausbesuchId)
    if (besuch === null) return
    const eintrag = eintragAus(anfrage, besuch)
    if (eintrag !== null) {
      await aendereBesuch(hausbesuchId, (mitgenommen, name) => {
        const danach = mitWartenden(mitgenommen.besuch, { eintraege: [eintrag], name })
        return { ...mitgenommen, besuch: { ...danach, version } }
      })
    }
    await leseNeu()
  },
  async wartet(id) {
    return wartendeEintraege(await lade()).some(({ hausbesuchId }) => hausbesuchId === id)
  },
}
