/** Why a stop was left out and why somebody else drives lie sealed: a tour is of many Klienten, so under the key of its house. */
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { tourHandlungSchemas } from '@dreiklang/domain/tour/handlungen.contract'
import type { Tour } from '@dreiklang/domain/tour/tour'
import type { Ports, Queryable } from '../ports.ts'
import { createHouseSeal } from '../tresor/houseSeal.ts'
import { addLater, schubSize } from '../tresor/nachtrag.ts'
import { saveTour, takeTouren, updateTour } from './tour.repository.ts'

/** A tour has no id of its own. */
const rowOf = (tour: Tour) => ({ id: `${tour.personId}|${tour.datum}`, tour })

export function createTourStore(ports: Ports) {
  const { seal, open: unseal } = createHouseSeal(ports, { tabelle: 'tour', felder: namesOfWords(...Object.values(tourHandlungSchemas)) })

  async function opened(db: Queryable, organisationId: string, touren: readonly Tour[]): Promise<Tour[]> {
    return (await unseal(db, organisationId, touren.map(rowOf))).map(({ tour }) => tour)
  }

  async function sealed(tx: Queryable, tour: Tour): Promise<Tour[]> {
    return (await seal(tx, tour.organisationId, [rowOf(tour)])).map((row) => row.tour)
  }

  return {
    opened,

    async save(tx: Queryable, tour: Tour, am: string): Promise<void> {
      for (const one of await sealed(tx, tour)) await saveTour(tx, one, am)
    },

    /** Seals what was written before tours were. */
    backfill: () =>
      addLater(ports.database, async (tx) => {
        const rows = await takeTouren(tx, schubSize)
        for (const { am, tour } of rows)
          for (const open of await opened(tx, tour.organisationId, [tour]))
            for (const one of await sealed(tx, open)) await updateTour(tx, one, am)
        return rows.length
      }),
  }
}
export type TourStore = ReturnType<typeof createTourStore>
