/** Several visits go from one colleague to another: the step H6 for each, in the transaction of the caller. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import type { Queryable } from '../ports.ts'
import { holdBesuch } from './hausbesuch.repository.ts'
import { personOf } from './person.ts'
import type { Steps } from './steps.usecases.ts'

interface Uebergabe {
  besuchIds: readonly string[]
  von: string
  an: string
  grund: string
}

export type UebergibBesuche = (tx: Queryable, akteur: Akteur, uebergabe: Uebergabe) => Promise<void>

function planungAn(besuch: Hausbesuch, { von, an }: Uebergabe, organisationId: string) {
  const { plan, version, zugewiesene, fahrzeug } = besuch
  if (plan === null) throw new Error(`The visit ${besuch.id} has no plan to hand over`)
  const eigene = zugewiesene.filter((eine) => eine.organisationId === organisationId).map(({ personId }) => personId)
  const { datum, uhrzeit, dauerMinuten } = plan
  // Whoever went there together with the giving one still does, also when it is the taking one.
  const personIds = [...new Set(eigene.map((id) => (id === von ? an : id)))]
  return { version, datum, uhrzeit, dauerMinuten, fahrzeug, personIds }
}

/** Both learn of the whole by one message of the caller. */
export function createUebergabe({ run }: Steps): UebergibBesuche {
  return async (tx, akteur, uebergabe) => {
    const { organisationId } = personOf(akteur)
    for (const id of uebergabe.besuchIds.toSorted()) {
      const alt = await holdBesuch(tx, organisationId, id)
      if (alt === null) throw sharedErrors.refuse('nicht_gefunden')
      const angaben = { ...planungAn(alt, uebergabe, organisationId), grund: uebergabe.grund }
      await run(tx, akteur, { alt, auftrag: { handlung: 'verschieben', angaben }, schonGesagt: [uebergabe.von, uebergabe.an] })
    }
  }
}
