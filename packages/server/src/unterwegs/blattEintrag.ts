/** Takes up a sheet that was written on the way: joined with the one of the organisation, as its next state, and with it the end of the visit. */
import { type Blatt, blattSchema } from '@dreiklang/domain/dokumentation/blatt.contract'
import { geaenderteTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { BlattEintrag } from '@dreiklang/domain/unterwegs/eintrag.contract'
import { type BlattZusammenfuehrung, fuehreBlattZusammen } from '@dreiklang/domain/unterwegs/blattZusammenfuehren'
import { type Begegnung, type Zusammenfuehrung, geschehenAm } from '@dreiklang/domain/unterwegs/zusammenfuehren'
import type { Anordnungen } from '../dokumentation/anordnung.usecases.ts'
import { createBlattlagen } from '../dokumentation/blattlage.ts'
import type { Folgen } from '../dokumentation/folge.usecases.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Schritte } from '../hausbesuch/schritte.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import { rufe } from '../shared/zuruf.ts'
import type { Ablage } from './ablage.ts'
import { findeEintrag } from './unterwegs.repository.ts'

const aktion = 'unterwegs.send'

/** What came of an entry. */
export interface Aufgenommenes {
  zusammen: Zusammenfuehrung | BlattZusammenfuehrung
  /** State of the sheet that came of it. */
  blattVersion: number | null
  /** What she wrote is not what stands there now. */
  verschmolzen: boolean
  /** After the commit. */
  danach: () => Promise<void>
}
export const ohneBlatt = { blattVersion: null, verschmolzen: false, danach: () => Promise.resolve() }

interface Raeume {
  schritte: Schritte
  anordnungen: Anordnungen
  folgen: Folgen
  ablage: Ablage
}

export function createBlattEintraege(ports: Ports, { schritte, anordnungen, folgen, ablage }: Raeume) {
  const lagen = createBlattlagen(ports)

  /** What the writer began from: the state that she has seen, or the words of her own earlier entry, when that came after it. */
  async function basisVon(
    tx: Queryable,
    akteur: Akteur,
    { besuch, eintrag: { angaben } }: Pick<Begegnung<BlattEintrag>, 'besuch' | 'eintrag'>,
  ): Promise<Blatt> {
    const { organisationId, personId } = personVon(akteur)
    const { nach, blattVersion } = angaben
    const voriger = nach === null ? null : await findeEintrag(tx, organisationId, { personId, eintragId: nach })
    const version = voriger?.blattVersion ?? 0
    if (voriger === null || version <= blattVersion) return lagen.ladeFruehere(tx, akteur, { besuch, version: blattVersion })
    const eigene = (await ablage.oeffne(tx, organisationId, voriger))?.angaben['blatt']
    return eigene === undefined ? lagen.ladeFruehere(tx, akteur, { besuch, version }) : blattSchema.parse(eigene)
  }

  return {
    /** The visit is held. */
    async nimm(tx: Queryable, akteur: Akteur, begegnung: Begegnung<BlattEintrag>): Promise<Aufgenommenes> {
      const { besuch, eintrag } = begegnung
      const lage = await lagen.lade(tx, akteur, besuch)
      const zusammen = fuehreBlattZusammen(begegnung, {
        stand: lage.stand,
        basis: await basisVon(tx, akteur, begegnung),
        aktuell: lage.blatt,
        durch: lage.fassung,
        nennbares: await lagen.nennbares(tx, akteur, { besuch, blaetter: [eintrag.angaben.blatt, lage.blatt] }),
      })
      if (zusammen.art !== 'UEBERNOMMEN') return { zusammen, ...ohneBlatt }
      const { blatt, ende } = zusammen
      const { version } = await lagen.schreibe(tx, akteur, { besuch, lage, blatt, ende: ende !== null, aktion })
      const verschmolzen = geaenderteTeile(eintrag.angaben.blatt, blatt).length > 0
      if (ende === null) {
        // Open screens of the organisation learn of a draft here; of an end they hear from the visit.
        await rufe(tx, { art: 'hausbesuch', id: besuch.id, an: [personVon(akteur).organisationId] })
        return { ...ohneBlatt, zusammen, blattVersion: version, verschmolzen }
      }
      await anordnungen.lege(tx, akteur, { besuch, blatt })
      await folgen.legeAusBlatt(tx, akteur, { besuch, blatt })
      const ereignis = { ...ende, angaben: { ...ende.angaben, geschehenAm: geschehenAm(besuch, eintrag) } }
      await schritte.halteFest(tx, akteur, { alt: besuch, handlung: 'abschliessen', ereignis, aktion })
      // Practices are asked to sign against what their doctor said.
      return { zusammen, blattVersion: version, verschmolzen, danach: () => anordnungen.meldeNeue(blatt, besuch.nummer) }
    },
  }
}
export type BlattEintraege = ReturnType<typeof createBlattEintraege>
