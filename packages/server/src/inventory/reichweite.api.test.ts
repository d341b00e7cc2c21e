/** What is proposed to be ordered again by the last delivery and the plan of medicines, where nobody counts what is left. */
import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { emptyMittel, type Mittel } from '@dreiklang/domain/klient/mittel.document'
import { plusDays } from '@dreiklang/domain/shared/time'
import { describe, expect, it } from 'vitest'
import { arznei, bring, errorOf, type Fall, fallOf, type PositionInput } from '../bestellung/bestellung.fixtures.ts'
import { everythingReadable } from '../bestellung/stream.fixtures.ts'
import { hausForTests } from '../forTests.fixtures.ts'

const haus = await hausForTests()
let counter = 0

/** A medicine of its own name, so that one test does not order again what another has brought. */
function tablets(menge: number): PositionInput {
  counter += 1
  const { produkt, ...rest } = arznei({ menge, mengeneinheit: 'STUECK' })
  const bezeichnung = `Testolol${'abcdefgh'[counter]} 5 mg`
  return { ...rest, produkt: { ...produkt, angabeart: 'FREITEXT', pzn: null, bezeichnung, wirkstoff: null, darreichungsform: 'TAB' } }
}
async function deliver(klientId: string, position: PositionInput): Promise<Fall> {
  const fall = await bring(haus, 'GELIEFERT', { vor: { klientId, positionen: [position] } })
  await everythingReadable(haus.ports.database)
  await haus.server.tick()
  return fall
}
const planned = (arzneimittel: string, rest: Partial<Mittel> = {}): Mittel => ({
  ...emptyMittel,
  arzneimittel,
  staerke: '5 mg',
  morgens: '1',
  von: '2026-01-01',
  planHerkunft: 'ARZT',
  angegebenAm: '2026-01-01',
  ...rest,
})
async function keepPlan(klientId: string, mittel: Mittel[], version = 1) {
  const nurse = await haus.wer('pfleger')
  const saved = await nurse.call(akteContract.updateMedikation, { params: { klientId }, body: { mittel, version } })
  if (saved.status !== 200) throw new Error(saved.text)
}
const proposedFor = async (klientId: string) =>
  (await (await haus.wer('pfleger')).call(c.proposal)).body.klienten.filter((row) => row.klientId === klientId)
const takeUp = async (fall: Fall, konto: 'pfleger' | 'pfleger2' = 'pfleger') =>
  (await haus.wer(konto)).call(bestellungContract.copyByReichweite, {
    params: { bestellungId: fall.id, positionId: fall.positionIds[0] ?? '' },
  })

describe('what soon runs out by arithmetic', () => {
  it('is proposed with delivery and dose, and becomes a draft that says where it came from', async () => {
    const klientId = await haus.admit()
    const position = tablets(5)
    const fall = await deliver(klientId, position)
    const name = position.produkt.bezeichnung.replace(' 5 mg', '')
    await keepPlan(klientId, [planned(name)])
    const [row, ...others] = await proposedFor(klientId)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      name: position.produkt.bezeichnung,
      used: 0,
      lastsUntil: plusDays(haus.heute(), 4),
      bestellungId: fall.id,
      rechnerisch: { nummer: fall.stand.nummer, stueck: 5, am: haus.heute(), jeTag: 1, plan: { version: 2, am: haus.heute() } },
    })

    const made = await takeUp(fall)
    expect(made.status, made.text).toBe(201)
    const draft = await fallOf(haus, made.body.id)
    expect(draft.stand).toMatchObject({
      status: 'ENTWURF',
      quelle: 'REICHWEITE',
      vorgaengerId: fall.id,
      positionen: [{ produkt: { bezeichnung: position.produkt.bezeichnung }, grund: null }],
    })
    // Somebody has it in hand: it is not proposed a second time.
    expect(await proposedFor(klientId)).toEqual([])
  })

  it('is reckoned by the order where no plan is kept, and is not proposed while it lasts longer', async () => {
    const klientId = await haus.admit()
    await deliver(klientId, tablets(3))
    await deliver(klientId, tablets(90))
    expect(await proposedFor(klientId)).toMatchObject([{ lastsUntil: plusDays(haus.heute(), 2), rechnerisch: { jeTag: 1, plan: null } }])
  })

  it('is not proposed where the plan says another dose, or does not list it any more', async () => {
    const klientId = await haus.admit()
    const position = tablets(5)
    await deliver(klientId, position)
    const name = position.produkt.bezeichnung.replace(' 5 mg', '')
    await keepPlan(klientId, [planned(name, { abends: '1' })])
    expect(await proposedFor(klientId)).toEqual([])
    await keepPlan(klientId, [planned('Ganzandereszin')], 2)
    expect(await proposedFor(klientId)).toEqual([])
  })

  it('cannot be taken up of what was never handed over, nor by another house', async () => {
    const fall = await bring(haus, 'BEI_APOTHEKE', { vor: { positionen: [tablets(5)] } })
    expect(errorOf(await takeUp(fall)).code).toBe('bestellung.nachschub_nicht_abgegeben')
    expect((await takeUp(fall, 'pfleger2')).status).toBe(404)
  })
})
