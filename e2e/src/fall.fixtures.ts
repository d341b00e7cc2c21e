import { bestellungContract, handlungContract, quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { positionInput } from '@dreiklang/domain/bestellung/bestellung.fixtures'
import { type PersonenHandlung, handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { emptyKopf } from '@dreiklang/domain/bestellung/nothingSaid'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import type { Api } from './api.ts'
import type { Beteiligte } from './bestellung.fixtures.ts'

export const today = (): string => berlinDate(new Date().toISOString())

export interface Fall {
  id: string
  /** Of the sheet, in the browser. */
  path: string
  read(api: Api): Promise<BestellungAnswer>
  /** What happens before the journey begins: a step of somebody with all positions, as the screen would send it. */
  take(api: Api, step: PersonenHandlung, said?: Record<string, unknown>): Promise<void>
}

type Position = Parameters<typeof positionInput>[0]

/** An order of the nurse that was not sent yet. */
export async function draftOf(
  nurse: Api,
  beteiligte: Beteiligte,
  { positionen, ...kopf }: { positionen: Position[] } & Record<string, unknown>,
): Promise<Fall> {
  const body = {
    ...emptyKopf,
    ...beteiligte,
    bedarfBis: plusDays(today(), 2),
    lieferart: 'LIEFERUNG_PFLEGEDIENST',
    einloesung: 'DURCH_PFLEGE',
    positionen: positionen.map((position) => positionInput({ doppeltGrund: 'Packung beim Stellen beschädigt', ...position })),
    ...kopf,
  }
  const { id } = quittung.parse(await nurse.post(bestellungContract.create.path, body))
  const read = (api: Api) => api.get<BestellungAnswer>(`/api/bestellungen/${id}`)
  return {
    id,
    path: `/bestellungen/${id}`,
    read,
    take: async (api, step, said = {}) => {
      const { version, positionen: rows } = await read(api)
      const ids = 'positionIds' in handlungSchemas[step].shape ? { positionIds: rows.map((row) => row.id) } : {}
      await api.post(handlungContract[step].path.replace(':bestellungId', id), { version, ...ids, ...said })
    },
  }
}

/** As the practice writes most of them: an E-Rezept of today, on the card. */
export const eRezept = () => ({
  rezeptart: 'EREZEPT_GKV',
  ausgestelltAm: today(),
  ort: 'FACHDIENST_EGK',
  rezeptId: null,
  autIdem: false,
  aenderung: null,
})
