/** Who may call, as many rooms say it; the policy of the room says whether this person may with this record. */
import { type Rolle, allSeitenRollen, rollenOfSeite } from './akteur.ts'

const ownOf = (rollen: readonly Rolle[]) => ({ kind: 'signed-in', rollen, relation: 'own' }) as const

/** Everybody but the platform, about what belongs to the own organisation. */
export const own = ownOf(allSeitenRollen)
/** Everybody but the platform, about what the own organisation takes part in. */
export const participant = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'participant' } as const
export const pflege = ownOf(rollenOfSeite.PFLEGE)
export const pflegeLeitung = ownOf(['ROLE_PFLEGE_ADMIN'])
