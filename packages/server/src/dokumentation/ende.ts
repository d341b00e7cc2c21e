/** When a visit ends another way than by its sheet: a draft is never left open on a visit that is over, and what has to follow is kept. */
import { fotoIdsOf } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { dokumentationErrors } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { personOf } from '../hausbesuch/person.ts'
import type { BeimEnde } from '../hausbesuch/steps.usecases.ts'
import { recordDokumente } from '../klient/dokument.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { loadBlatt, loadFassung, closeBlatt } from './blatt.repository.ts'
import type { Folgen } from './folge.usecases.ts'
import { createBlattSeal } from './seal.ts'

/** A visit that was broken off locks the sheet as it stands; one that is finished past its begun sheet is refused. */
export function createBlaetterAtEnde(ports: Ports, folgen: Folgen): BeimEnde {
  const seal = createBlattSeal(ports)
  const jetzt = () => ports.clock.now().toISOString()

  async function haltAnEntwurf(tx: Queryable, akteur: Akteur, besuch: Hausbesuch): Promise<void> {
    const { organisationId } = personOf(akteur)
    const fassung = await loadFassung(tx, organisationId, besuch.id)
    if (fassung === null) return
    const { inhalt: blatt } = await seal.openOwn(tx, { organisationId, klientId: besuch.klientId }, fassung)
    await folgen.createFromBlatt(tx, akteur, { besuch, blatt })
    const { klientId } = besuch
    await recordDokumente(tx, organisationId, { klientId, dokumentIds: fotoIdsOf(blatt), am: jetzt() })
  }

  return async (tx, akteur, { besuch, handlung }) => {
    if (handlung === 'nichtAntreffen') await folgen.createFromVergeblichem(tx, akteur, besuch)
    const blatt = await loadBlatt(tx, besuch.id)
    if (blatt === null || blatt.abgeschlossenAm !== null) return
    if (handlung === 'abschliessen') throw dokumentationErrors.refuse('dokumentation.entwurf_offen')
    if (handlung === 'abbrechen') await haltAnEntwurf(tx, akteur, besuch)
    await closeBlatt(tx, blatt.organisationId, { hausbesuchId: besuch.id, am: jetzt() })
  }
}
