/** When a visit ends another way than by its sheet: a draft is never left open on a visit that is over, and what has to follow is kept. */
import { dokumentationFehler } from '@dreiklang/domain/dokumentation/dokumentation.errors'
import { fotoIdsVon } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { personVon } from '../hausbesuch/person.ts'
import type { BeimEnde } from '../hausbesuch/schritte.usecases.ts'
import { halteDokumenteFest } from '../klient/dokument.repository.ts'
import type { Ports, Queryable } from '../ports.ts'
import { ladeBlatt, ladeFassung, schliesseBlatt } from './blatt.repository.ts'
import { createBlattSiegel } from './blattSiegel.ts'
import type { Folgen } from './folge.usecases.ts'

/** A visit that was broken off locks the sheet as it stands; one that is finished past its begun sheet is refused. */
export function createBlaetterBeimEnde(ports: Ports, folgen: Folgen): BeimEnde {
  const siegel = createBlattSiegel(ports)
  const jetzt = () => ports.clock.now().toISOString()

  /** What the draft says has to follow, follows all the same, and its photos stay. */
  async function haltAnEntwurf(tx: Queryable, akteur: Akteur, besuch: Hausbesuch): Promise<void> {
    const { organisationId } = personVon(akteur)
    const fassung = await ladeFassung(tx, organisationId, besuch.id)
    if (fassung === null) return
    const blatt = await siegel.oeffneEigenes(tx, { organisationId, klientId: besuch.klientId }, fassung)
    await folgen.legeAusBlatt(tx, akteur, { besuch, blatt })
    const { klientId } = besuch
    await halteDokumenteFest(tx, organisationId, { klientId, dokumentIds: fotoIdsVon(blatt), am: jetzt() })
  }

  return async (tx, akteur, { besuch, handlung }) => {
    if (handlung === 'nichtAntreffen') await folgen.legeAusVergeblichem(tx, akteur, besuch)
    const blatt = await ladeBlatt(tx, besuch.id)
    if (blatt === null || blatt.abgeschlossenAm !== null) return
    if (handlung === 'abschliessen') throw dokumentationFehler.ablehnen('dokumentation.entwurf_offen')
    if (handlung === 'abbrechen') await haltAnEntwurf(tx, akteur, besuch)
    await schliesseBlatt(tx, blatt.organisationId, { hausbesuchId: besuch.id, am: jetzt() })
  }
}
