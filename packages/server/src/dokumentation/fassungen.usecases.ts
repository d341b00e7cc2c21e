import { type Blatt, emptyBlatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { type FassungAnswer, dokumentationContract as c } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { changedTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { loadBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personOf } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { loadFassungen } from './blatt.repository.ts'
import { createBlattSeal } from './seal.ts'

/** As large as the database counts. */
const alle = { von: 1, bis: 2_147_483_647 }

type OpenFassung = FassungAnswer & { blatt: Blatt }

export function createFassungen(ports: Ports) {
  const seal = createBlattSeal(ports)

  /** Those in the range that can still be read, the newest first; the oldest of them is only what the next is compared with. */
  async function load(
    akteur: Akteur,
    { hausbesuchId, aktion, von, bis }: { hausbesuchId: string; aktion: string; von: number; bis: number },
  ): Promise<OpenFassung[]> {
    const { organisationId } = personOf(akteur)
    const { rows, leistungen } = await ports.database.transaction(contextOf(akteur), async (tx) => {
      const row = await loadBesuch(tx, organisationId, hausbesuchId)
      if (row === null) throw sharedErrors.refuse('nicht_gefunden')
      const besuch = readHausbesuch(row)
      const trail = { art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId: besuch.klientId } as const
      await audit(tx, akteur, { aktion, ...trail })
      const geladen = await loadFassungen(tx, organisationId, { hausbesuchId, von: von - 1, bis })
      return { rows: geladen, leistungen: besuch.leistungen.length }
    })
    const offene = await seal.open(rows)
    return offene.flatMap(({ version, am, name, inhalt: blatt }, i) => {
      const vorher = offene[i + 1]?.inhalt ?? emptyBlatt(leistungen)
      return blatt === null || version < von ? [] : [{ version, am, name, teile: changedTeile(vorher, blatt), blatt }]
    })
  }

  return {
    /** Nothing for an organisation that takes part and has not written it. @throws nicht_gefunden, also for a visit of others */
    async list(akteur: Akteur, hausbesuchId: string): Promise<{ fassungen: FassungAnswer[] }> {
      const fassungen = await load(akteur, { hausbesuchId, aktion: c.listVersions.id, ...alle })
      return { fassungen: fassungen.map(({ blatt: _blatt, ...kopf }) => kopf) }
    },

    /** @throws nicht_gefunden */
    async read(akteur: Akteur, { hausbesuchId, version }: { hausbesuchId: string; version: number }): Promise<OpenFassung> {
      const [fassung] = await load(akteur, { hausbesuchId, aktion: c.readVersion.id, von: version, bis: version })
      if (fassung === undefined) throw sharedErrors.refuse('nicht_gefunden')
      return fassung
    },
  }
}
