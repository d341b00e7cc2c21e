/** When a visit ends another way than by its sheet: a draft is never left open on a visit that is over. */
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import type { BeimEnde } from '../hausbesuch/schritte.usecases.ts'
import type { Ports } from '../ports.ts'
import { ladeBlatt, schliesseBlatt } from './blatt.repository.ts'

/** A visit that was broken off locks the sheet as it stands; one that is finished past its begun sheet is refused. */
export function createBlaetterBeimEnde({ clock }: Pick<Ports, 'clock'>): BeimEnde {
  return async (tx, { besuch, handlung }) => {
    const blatt = await ladeBlatt(tx, besuch.id)
    if (blatt === null || blatt.abgeschlossenAm !== null) return
    if (handlung === 'abschliessen') throw dokumentationFehler.ablehnen('dokumentation.entwurf_offen')
    await schliesseBlatt(tx, blatt.organisationId, { hausbesuchId: besuch.id, am: clock.now().toISOString() })
  }
}
