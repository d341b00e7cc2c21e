/** Takes up a sheet that was written on the way: joined with the one of the organisation, as its next state, and with it the end of the visit. */
import { type Blatt, blattSchema } from '@dreiklang/domain/dokumentation/blatt.document'
import { changedTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { BlattEntry } from '@dreiklang/domain/unterwegs/entry.contract'
import { type BlattZusammenfuehrung, mergeBlatt } from '@dreiklang/domain/unterwegs/mergeBlatt'
import { type Begegnung, type Zusammenfuehrung, geschehenOn } from '@dreiklang/domain/unterwegs/zusammenfuehren'
import type { Anordnungen } from '../dokumentation/anordnung.usecases.ts'
import { createBlattlagen } from '../dokumentation/blattlage.ts'
import type { Folgen } from '../dokumentation/folge.usecases.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { Steps } from '../hausbesuch/steps.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { sendSignal } from '../shared/signal.ts'
import type { Ablage } from './ablage.ts'
import { findEntry } from './unterwegs.repository.ts'

const aktion = 'unterwegs.send'

export interface Aufgenommenes {
  zusammen: Zusammenfuehrung | BlattZusammenfuehrung
  blattVersion: number | null
  verschmolzen: boolean
  /** After the commit. */
  danach: () => Promise<void>
}
export const withoutBlatt = { blattVersion: null, verschmolzen: false, danach: () => Promise.resolve() }

interface Raeume {
  schritte: Steps
  anordnungen: Anordnungen
  folgen: Folgen
  ablage: Ablage
}

export function createBlattEntries(ports: Ports, { schritte, anordnungen, folgen, ablage }: Raeume) {
  const lagen = createBlattlagen(ports)

  /** What the writer began from: the state that she has seen, or the words of her own earlier entry, when that came after it. */
  async function basisOf(
    tx: Queryable,
    akteur: Akteur,
    { besuch, eintrag: { angaben } }: Pick<Begegnung<BlattEntry>, 'besuch' | 'eintrag'>,
  ): Promise<Blatt> {
    const { organisationId, personId } = personOf(akteur)
    const { nach, blattVersion } = angaben
    const voriger = nach === null ? null : await findEntry(tx, organisationId, { personId, eintragId: nach })
    const version = voriger?.blattVersion ?? 0
    if (voriger === null || version <= blattVersion) return lagen.loadEarlier(tx, akteur, { besuch, version: blattVersion })
    const own = (await ablage.open(tx, organisationId, voriger))?.angaben['blatt']
    return own === undefined ? lagen.loadEarlier(tx, akteur, { besuch, version }) : blattSchema.parse(own)
  }

  return {
    /** The visit is held. */
    async nimm(tx: Queryable, akteur: Akteur, begegnung: Begegnung<BlattEntry>): Promise<Aufgenommenes> {
      const { besuch, eintrag } = begegnung
      const lage = await lagen.load(tx, akteur, besuch)
      const zusammen = mergeBlatt(begegnung, {
        stand: lage.stand,
        basis: await basisOf(tx, akteur, begegnung),
        aktuell: lage.blatt,
        durch: lage.fassung,
        nennbares: await lagen.nennbares(tx, akteur, { besuch, blaetter: [eintrag.angaben.blatt, lage.blatt] }),
      })
      if (zusammen.art !== 'UEBERNOMMEN') return { zusammen, ...withoutBlatt }
      const { blatt, ende } = zusammen
      const { version } = await lagen.write(tx, akteur, { besuch, lage, blatt, ende: ende !== null, aktion })
      const verschmolzen = changedTeile(eintrag.angaben.blatt, blatt).length > 0
      if (ende === null) {
        // Open screens of the organisation learn of a draft here; of an end they hear from the visit.
        await sendSignal(tx, { art: 'hausbesuch', id: besuch.id, an: [personOf(akteur).organisationId] })
        return { ...withoutBlatt, zusammen, blattVersion: version, verschmolzen }
      }
      await anordnungen.lege(tx, akteur, { besuch, blatt })
      await folgen.createFromBlatt(tx, akteur, { besuch, blatt })
      const ereignis = { ...ende, angaben: { ...ende.angaben, geschehenAm: geschehenOn(besuch, eintrag) } }
      await schritte.record(tx, akteur, { alt: besuch, handlung: 'abschliessen', ereignis, aktion })
      // Practices are asked to sign against what their doctor said.
      return { zusammen, blattVersion: version, verschmolzen, danach: () => anordnungen.reportNew(blatt, besuch.nummer) }
    },
  }
}
export type BlattEntries = ReturnType<typeof createBlattEntries>
