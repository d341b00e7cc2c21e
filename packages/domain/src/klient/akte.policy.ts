/** Who may save which section of a record. */
import type { Rolle } from '../shared/akteur.ts'
import { akteContract } from './akte.contract.ts'
import { type Bereich, bereiche } from './akte.ts'

const aufrufe = {
  person: akteContract.updatePerson,
  wohnen: akteContract.updateWohnen,
  versicherung: akteContract.updateVersicherung,
  aerzte: akteContract.updateAerzte,
  kontakte: akteContract.updateKontakte,
  gesundheit: akteContract.updateGesundheit,
  hkp: akteContract.updateHkp,
} as const satisfies Record<Bereich, unknown>

/** The sections that a person of the owning nursing service may save; the calls themselves let in exactly the same. */
export function bearbeitbareBereiche(rolle: Rolle): Bereich[] {
  return bereiche.filter((bereich) => {
    const { access } = aufrufe[bereich]
    return access.kind === 'signed-in' && access.rollen.includes(rolle)
  })
}
