/** Who may save which section of a record. */
import type { Rolle } from '../shared/akteur.ts'
import { bereichAufrufe } from './akte.contract.ts'
import { type Bereich, bereiche } from './akte.ts'

/** The sections that a person of the owning nursing service may save; the calls themselves let in exactly the same. */
export function editableBereiche(rolle: Rolle): Bereich[] {
  return bereiche.filter((bereich) => {
    const { access } = bereichAufrufe[bereich]
    return access.kind === 'signed-in' && access.rollen.includes(rolle)
  })
}
