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

export const bisoprolol = {
  produkt: {
    produktart: 'ARZNEIMITTEL',
    angabeart: 'WIRKSTOFF',
    pzn: null,
    bezeichnung: 'Bisoprolol 5 mg',
    wirkstoff: 'Bisoprolol',
    wirkstaerke: '5 mg',
    darreichungsform: 'TAB',
    normgroesse: 'N3',
    hmvNummer: null,
  },
  dosierung: { schema: { morgens: '1', mittags: '0', abends: '1', nachts: '0' }, text: null, lautMedikationsplan: false },
} as const

/** Two packs without prescription, of which one was handed over. */
export async function partlyDelivered(api: Record<'pfleger' | 'apotheker', Api>, beteiligte: Beteiligte): Promise<Fall> {
  const without = { produkt: { ...bisoprolol.produkt, bezeichnung: 'Macrogol Beutel', wirkstoff: 'Macrogol', wirkstaerke: '13 g' } }
  const fall = await draftOf(api.pfleger, beteiligte, { positionen: [{ ...without, rezeptart: 'OHNE', rezeptVorlage: 'OHNE' }] })
  await fall.take(api.pfleger, 'senden')
  await fall.take(api.apotheker, 'annehmen', { termin: null, rezeptfrei: true })
  const [position] = (await fall.read(api.apotheker)).positionen
  await fall.take(api.apotheker, 'bereitstellen', {
    positionen: [{ positionId: position?.id, menge: 1, charge: null, verfall: null }],
    geplantAm: null,
    kontrolliertVon: null,
  })
  const lieferungId = (await fall.read(api.apotheker)).lieferungen[0]?.id
  await fall.take(api.apotheker, 'ausliefern', { lieferungId, bote: null })
  const nachweis = {
    art: 'UNTERSCHRIFT',
    unterschrift: 'M 4 30 C 20 4 34 50 48 22',
    code: null,
    empfaengerName: 'Jonas Meyer',
    empfaengerRolle: 'PFLEGEKRAFT',
    temperatur: null,
    beratung: 'TUER',
  }
  await fall.take(api.apotheker, 'zustellen', { lieferungId, nachweis })
  return fall
}
