/** A step of a Muster 12 fills the record of the Klient, or neither happens. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { bestellungErrors } from '@dreiklang/domain/bestellung/bestellung.errors'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import { type HkpHandlung, entryOf, isHkpHandlung, learnedBy } from '@dreiklang/domain/bestellung/hkpWeg.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { createHkpEintrag } from '../../klient/hkpEintrag.usecases.ts'
import type { Ports, Queryable } from '../../ports.ts'

type HkpAuftrag = Extract<Auftrag, { handlung: HkpHandlung }>

export const isHkpAuftrag = (auftrag: Auftrag): auftrag is HkpAuftrag => isHkpHandlung(auftrag.handlung)

export function createHkpStep(ports: Ports) {
  const record = createHkpEintrag(ports)

  /** @param neu the order after the step. @throws bestellung.hkp_akte_anders, bestellung.hkp_akte_voll */
  return async (tx: Queryable, akteur: Akteur, { auftrag, neu }: { auftrag: HkpAuftrag; neu: Bestellung }): Promise<void> => {
    const { handlung, angaben } = auftrag
    const { klientId, positionen } = neu
    if (klientId === null) return
    const papers = positionen.flatMap(({ id, hkpWeg }) =>
      hkpWeg !== null && angaben.positionIds.includes(id) ? [entryOf(id, hkpWeg)] : [],
    )
    const open = await record(tx, akteur, {
      klientId,
      aktion: handlungContract[handlung].id,
      papers,
      felder: learnedBy[handlung],
      first: handlung === 'verordnungHolen',
      vorrang: angaben.akte,
    })
    if (open === null) return
    if (open.art === 'VOLL') throw bestellungErrors.refuse('bestellung.hkp_akte_voll')
    const felder = [{ path: 'akte', code: 'pflicht', message: 'pflicht' }]
    throw bestellungErrors.refuse('bestellung.hkp_akte_anders', { felder, angaben: { abweichend: open.felder } })
  }
}
