/** The clock of visits (H14): what nobody has begun on its day, its planners learn of. Safe in several processes: who holds the row says it. */
import { evolve, ueberfaelligMelden } from '@dreiklang/domain/hausbesuch/hausbesuch.decider'
import { besuchRegeln, haeuserVon, hausAuf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { meldungenVon } from '@dreiklang/domain/hausbesuch/meldung'
import type { Ports } from '../ports.ts'
import { protokolliere } from '../protokoll/protokoll.ts'
import { systemKontext } from '../shared/kontext.ts'
import { rufe } from '../shared/zuruf.ts'
import { halteFaellige, schreibeEreignis, speichereBesuch } from './hausbesuch.repository.ts'

const SEITE = 100

export async function meldeUeberfaellige({ database, clock }: Pick<Ports, 'database' | 'clock'>): Promise<void> {
  const am = clock.now().toISOString()
  await database.transaction(systemKontext, async (tx) => {
    for (const alt of await halteFaellige(tx, am, SEITE)) {
      const ereignis = ueberfaelligMelden(alt, am)
      if (ereignis === null) throw new Error(`The visit ${alt.id} is due and there is nothing to tell`)
      const neu = evolve(alt, ereignis)
      await speichereBesuch(tx, neu)
      const { art, zeile, angaben } = ereignis
      const meldungen = meldungenVon(art, { alt, neu, personId: null })
      await schreibeEreignis(tx, { alt, neu, art, zeile, angaben, felder: Object.keys(ereignis.neu), urheber: null, am, meldungen })
      await protokolliere(tx, null, {
        aktion: 'hausbesuch.ueberfaelligMelden',
        art: 'AENDERN',
        objektArt: 'HAUSBESUCH',
        objektId: neu.id,
        klientId: neu.klientId,
        organisationId: hausAuf(neu, besuchRegeln[neu.typ].ausfuehrend[0] ?? 'PFLEGE') ?? neu.pflegedienstId,
      })
      await rufe(tx, { art: 'hausbesuch', id: neu.id, an: haeuserVon(neu) })
    }
  })
}
