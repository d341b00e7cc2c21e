/** Looking back: the states of a sheet as they were kept, for the organisation that has written it. */
import { type Blatt, leeresBlatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import { type FassungAntwort, dokumentationContract as c } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { geaenderteTeile } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { sharedFehler } from '@dreiklang/domain/shared/shared.errors'
import { readHausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { ladeBesuch } from '../hausbesuch/hausbesuch.repository.ts'
import { personVon } from '../hausbesuch/person.ts'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { kontextVon } from '../shared/kontext.ts'
import { ladeFassungen } from './blatt.repository.ts'
import { createBlattSiegel } from './blattSiegel.ts'

/** As large as the database counts. */
const alle = { von: 1, bis: 2_147_483_647 }

type OffeneFassung = FassungAntwort & { blatt: Blatt }

export function createFassungen(ports: Ports) {
  const siegel = createBlattSiegel(ports)

  /** Those in the range that can still be read, the newest first; the oldest of them is only what the next is compared with. */
  async function lade(
    akteur: Akteur,
    { hausbesuchId, aktion, von, bis }: { hausbesuchId: string; aktion: string; von: number; bis: number },
  ): Promise<OffeneFassung[]> {
    const { organisationId } = personVon(akteur)
    const { rows, leistungen } = await ports.database.transaction(kontextVon(akteur), async (tx) => {
      const row = await ladeBesuch(tx, organisationId, hausbesuchId)
      if (row === null) throw sharedFehler.ablehnen('nicht_gefunden')
      const besuch = readHausbesuch(row)
      const spur = { art: 'LESEN', objektArt: 'HAUSBESUCH', objektId: hausbesuchId, klientId: besuch.klientId } as const
      await protokolliere(tx, akteur, { aktion, ...spur })
      const geladen = await ladeFassungen(tx, organisationId, { hausbesuchId, von: von - 1, bis })
      return { rows: geladen, leistungen: besuch.leistungen.length }
    })
    const blaetter = await siegel.oeffne(rows)
    return rows.flatMap(({ version, am, name }, i) => {
      const blatt = blaetter[i] ?? null
      const vorher = blaetter[i + 1] ?? leeresBlatt(leistungen)
      return blatt === null || version < von ? [] : [{ version, am, name, teile: geaenderteTeile(vorher, blatt), blatt }]
    })
  }

  return {
    /** Nothing for an organisation that takes part and has not written it. @throws nicht_gefunden, also for a visit of others */
    async list(akteur: Akteur, hausbesuchId: string): Promise<{ fassungen: FassungAntwort[] }> {
      const fassungen = await lade(akteur, { hausbesuchId, aktion: c.listVersions.id, ...alle })
      return { fassungen: fassungen.map(({ blatt: _blatt, ...kopf }) => kopf) }
    },

    /** @throws nicht_gefunden */
    async read(akteur: Akteur, { hausbesuchId, version }: { hausbesuchId: string; version: number }): Promise<OffeneFassung> {
      const [fassung] = await lade(akteur, { hausbesuchId, aktion: c.readVersion.id, von: version, bis: version })
      if (fassung === undefined) throw sharedFehler.ablehnen('nicht_gefunden')
      return fassung
    },
  }
}
