import type { Rolle } from '../shared/akteur.ts'
import { bereichAufrufe } from './akte.contract.ts'
import { type Bereich, bereiche } from './akte.ts'

export function editableBereiche(rolle: Rolle): Bereich[] {
  return bereiche.filter((bereich) => {
    const { access } = bereichAufrufe[bereich]
    return access.kind === 'signed-in' && access.rollen.includes(rolle)
  })
}
