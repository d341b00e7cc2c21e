/** A day from the device: what the rooms below get when no answer comes. */
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import { eintrag as eintragSchema } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { istEintragArt } from '@dreiklang/domain/unterwegs/unterwegs'
import { mitWartenden } from '@dreiklang/domain/unterwegs/vorausschau'
import type { OhneNetz, SchrittAnfrage } from '../../../hausbesuch/components/ohneNetz.ts'
import { gleicheAb } from './abgleich.ts'
import { lager } from './lager.ts'
import { type Stand, geaendert, lade, wartendeVon } from './stand.ts'

/** The visits of the day as they are with what waits. */
export function besucheAus({ gepaeck, schlange }: Pick<Stand, 'gepaeck' | 'schlange'>): HausbesuchAntwort[] {
  if (gepaeck === null) return []
  const eintraege = wartendeVon(schlange).map(({ eintrag }) => eintrag)
  return gepaeck.tag.besuche.map(({ besuch }) => mitWartenden(besuch, { eintraege, name: gepaeck.user.name }))
}

const einer = (stand: Stand, id: string) => besucheAus(stand).find((besuch) => besuch.id === id) ?? null

async function schreibe({ handlung, hausbesuchId, body, idempotencyKey }: SchrittAnfrage): Promise<Quittung | null> {
  const stand = await lade()
  const besuch = einer(stand, hausbesuchId)
  const person = stand.gepaeck?.user.id
  if (besuch === null || person === undefined || !istEintragArt(handlung)) return null
  const { version: _gesehen, ...angaben } = body as { version: number }
  const eintrag = eintragSchema.parse({
    // The key under which it may have been taken already, when only the answer was lost.
    eintragId: idempotencyKey,
    hausbesuchId,
    art: handlung,
    am: new Date().toISOString(),
    gesehen: besuch.version,
    angaben,
  })
  await lager.fuegeAn(person, { eintrag, antwort: null })
  // Not awaited: whoever pressed hears that it is done before the next button is there.
  void geaendert().then(gleicheAb)
  const { id, nummer, version, status } = mitWartenden(besuch, { eintraege: [eintrag], name: '' })
  return { id, nummer, version, status, befunde: [] }
}

export const ersatz: OhneNetz = {
  besuch: async (id) => einer(await lade(), id),
  schreibe,
  async wartet(id) {
    const { schlange } = await lade()
    return wartendeVon(schlange).some(({ eintrag }) => eintrag.hausbesuchId === id)
  },
}
