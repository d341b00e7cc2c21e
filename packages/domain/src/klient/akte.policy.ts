import type { Akteur } from '../shared/akteur.ts'
import { bereichAufrufe } from './akte.contract.ts'
import { type Bereich, bereiche } from './akte.ts'

type Editor = Pick<Akteur, 'rolle' | 'istFachkraft'>

/** The plan of medicines is kept by a Fachkraft: who writes it answers for what others give by it. */
export const planSperre = ({ istFachkraft }: Pick<Editor, 'istFachkraft'>) => (istFachkraft ? null : 'klient.plan_nur_fachkraft')

export function editableBereiche({ rolle, istFachkraft }: Editor): Bereich[] {
  return bereiche.filter((bereich) => {
    if (bereich === 'medikation' && planSperre({ istFachkraft }) !== null) return false
    const { access } = bereichAufrufe[bereich]
    return access.kind === 'signed-in' && access.rollen.includes(rolle)
  })
}
