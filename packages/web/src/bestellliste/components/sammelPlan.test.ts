import { describe, expect, it } from 'vitest'
import { bestellung, position, positionId, rezept } from '../../bestellung/components/position.fixtures.ts'
import { planSammel } from './sammelPlan.ts'

const today = '2026-11-18'
const risiken = (rest: Parameters<typeof position>[0], allergien: string | null = null) => {
  const klient = bestellung().klient
  const plan = planSammel(bestellung({ positionen: [position(rest)], klient: klient && { ...klient, allergien } }), 'verordnen', today)
  return plan.geht ? [] : plan.risiken.map(({ art }) => art)
}

describe('prescribing several orders at once', () => {
  it('prescribes what was asked for, issued today, on the card', () => {
    const plan = planSammel(bestellung(), 'verordnen', today)
    expect(plan.geht && plan.bodies).toEqual([
      {
        positionIds: [positionId(1)],
        rezeptart: 'EREZEPT_GKV',
        ausgestelltAm: today,
        ort: 'FACHDIENST_EGK',
        rezeptId: null,
        autIdem: false,
        aenderung: null,
      },
    ])
  })

  it('makes one call per kind of prescription', () => {
    const positionen = [position(), position({ id: positionId(2), rezeptart: 'MUSTER16' }), position({ id: positionId(3) })]
    const plan = planSammel(bestellung({ positionen }), 'verordnen', today)
    expect(plan.geht && plan.bodies.map(({ rezeptart, positionIds, ort }) => ({ rezeptart, positionIds, ort }))).toEqual([
      { rezeptart: 'EREZEPT_GKV', positionIds: [positionId(1), positionId(3)], ort: 'FACHDIENST_EGK' },
      { rezeptart: 'MUSTER16', positionIds: [positionId(2)], ort: 'PAPIER_PRAXIS' },
    ])
  })

  it('writes what is on paper on one sheet', () => {
    const positionen = [position({ rezeptart: 'MUSTER16' }), position({ id: positionId(2), rezeptart: 'MUSTER16' })]
    const plan = planSammel(bestellung({ positionen }), 'verordnen', today)
    expect(plan.geht && plan.bodies).toMatchObject([{ positionIds: [positionId(1), positionId(2)], zusammen: true }])
  })

  it('leaves what is risky to a single look', () => {
    expect(risiken({ btm: true })).toEqual(['BTM'])
    expect(risiken({ aenderungZuBisher: 'jetzt 10 mg' })).toEqual(['DOSIS'])
    expect(risiken({ lieferproblem: { grund: 'AUT_IDEM', text: 'fehlt', vorschlaege: [] } })).toEqual(['LIEFERPROBLEM'])
    expect(risiken({}, 'ACE-Hemmer')).toEqual(['ALLERGIE'])
    expect(risiken({ produkt: { ...position().produkt, bezeichnung: 'Unbekannte Tropfen', wirkstoff: null } })).toEqual(['BTM_OFFEN'])
    expect(risiken({ produkt: { ...position().produkt, bezeichnung: 'Isotretinoin 20 mg Kapseln', wirkstoff: null } })).toContain(
      'RETINOID',
    )
  })

  it('takes a Klient whose allergies do not concern the medicine', () => {
    expect(risiken({}, 'Penicillin, Pflaster (Acrylat)')).toEqual([])
  })

  it('takes a Klient without known allergies, and one who was not asked', () => {
    expect(risiken({}, 'keine bekannt')).toEqual([])
    expect(risiken({}, null)).toEqual([])
  })

  it('says so when the record does not allow the step', () => {
    expect(risiken({ uebergaenge: { verordnen: 'bestellung.nur_arzt' } })).toEqual(['GESPERRT'])
  })
})

describe('the pharmacy, several orders at once', () => {
  it('accepts BtM too: that decides nothing about it', () => {
    const positionen = [position({ btm: true, uebergaenge: { annehmen: true } })]
    expect(planSammel(bestellung({ positionen }), 'annehmen', today).geht).toBe(true)
  })

  it('leaves what was ordered without a prescription, and may need one, to the single look', () => {
    const produkt = { ...position().produkt, bezeichnung: 'Paracetamol 500 mg', wirkstoff: null }
    const positionen = [position({ produkt, rezeptart: 'OHNE', rezept: null, uebergaenge: { annehmen: true } })]
    expect(planSammel(bestellung({ positionen }), 'annehmen', today)).toMatchObject({ geht: false, risiken: [{ art: 'REZEPTFREI' }] })
  })

  it('leaves what a second person has to check to a single look', () => {
    const produkt = { ...position().produkt, produktart: 'REZEPTUR' as const }
    const plan = planSammel(
      bestellung({ positionen: [position({ produkt, uebergaenge: { bereitstellen: true } })] }),
      'bereitstellen',
      today,
    )
    expect(plan).toEqual({ geht: false, risiken: [{ art: 'KONTROLLE' }] })
  })

  it('makes ready what is still open', () => {
    const positionen = [position({ sollMenge: 3, mengeGeliefert: 1, uebergaenge: { bereitstellen: true } })]
    const plan = planSammel(bestellung({ positionen }), 'bereitstellen', today)
    expect(plan.geht && plan.bodies[0]?.['positionen']).toEqual([{ positionId: positionId(1), menge: 2, charge: null, verfall: null }])
  })
})

describe('the pharmacy, several prescriptions that lie before it', () => {
  const plan = (rest: Parameters<typeof position>[0]) =>
    planSammel(bestellung({ positionen: [position({ uebergaenge: { rezeptVorlegen: true }, ...rest })] }), 'rezeptVorlegen', today)
  const reasons = (rest: Parameters<typeof position>[0]) => {
    const one = plan(rest)
    return one.geht ? [] : one.risiken
  }
  const bezeichnung = position().produkt.bezeichnung

  it('makes one call for each of them, presented today', () => {
    const uebergaenge = { rezeptVorlegen: true } as const
    const positionen = [position({ uebergaenge, rezept: rezept() }), position({ id: positionId(2), uebergaenge, rezept: rezept() })]
    const both = planSammel(bestellung({ positionen }), 'rezeptVorlegen', today)
    expect(both.geht && both.bodies).toEqual(
      [positionId(1), positionId(2)].map((id) => ({
        positionIds: [id],
        vorgelegtAm: today,
        ausgestelltAm: null,
        fernmuendlich: false,
        ablaufGrund: null,
      })),
    )
  })

  it('makes one call for a sheet that several share', () => {
    const uebergaenge = { rezeptVorlegen: true } as const
    const onSheet = rezept({ art: 'MUSTER16', ort: 'PAPIER_PFLEGE', rezeptblattId: positionId(900) })
    const positionen = [1, 2].map((n) => position({ id: positionId(n), uebergaenge, rezept: onSheet }))
    const both = planSammel(bestellung({ positionen }), 'rezeptVorlegen', today)
    expect(both.geht && both.bodies).toMatchObject([{ positionIds: [positionId(1)] }])
  })

  it('takes one on its last day, and none of the day after', () => {
    expect(plan({ rezept: rezept({ gueltigBis: today }) }).geht).toBe(true)
    const tag = '2026-11-17'
    expect(reasons({ rezept: rezept({ ausgestelltAm: '2026-10-20', gueltigBis: tag }) })).toEqual([{ art: 'ABGELAUFEN', bezeichnung, tag }])
  })

  it('leaves a BtM to the single look, by what was said, by its form and by its name', () => {
    const btm = { art: 'BTM_REZEPT' }
    expect(reasons({ btm: true, rezept: rezept() })).toMatchObject([btm])
    expect(reasons({ rezept: rezept({ art: 'BTM' }) })).toMatchObject([btm])
    expect(reasons({ rezept: rezept({ produkt: { ...position().produkt, bezeichnung: 'Fentanyl 25 µg/h Pflaster' } }) })).toMatchObject([
      btm,
    ])
  })

  it('asks for the day of issue where nobody said it, and for a day that has come', () => {
    expect(reasons({ rezept: rezept({ ausgestelltAm: null, gueltigBis: null }) })).toEqual([{ art: 'OHNE_TAG', bezeichnung }])
    expect(reasons({ rezept: rezept({ ausgestelltAm: '2026-11-19' }) })).toEqual([{ art: 'KUENFTIG', bezeichnung, tag: '2026-11-19' }])
  })

  it('names the reason that the record gives', () => {
    const code = 'bestellung.rezept_vorgelegt'
    expect(reasons({ uebergaenge: { rezeptVorlegen: code } })).toEqual([{ art: 'GESPERRT', code }])
  })

  it('names the reason of each item where they differ, and none for an order that went to somebody else', () => {
    const closed = (nr: number, code: string) =>
      position({
        id: positionId(nr),
        produkt: { ...position().produkt, bezeichnung: `Mittel ${nr}` },
        uebergaenge: { rezeptVorlegen: code },
      })
    const positionen = [closed(1, 'bestellung.rezept_vorgelegt'), closed(2, 'bestellung.falscher_status')]
    expect(planSammel(bestellung({ positionen }), 'rezeptVorlegen', today)).toEqual({
      geht: false,
      risiken: [
        { art: 'POSITION_GESPERRT', bezeichnung: 'Mittel 1', code: 'bestellung.rezept_vorgelegt' },
        { art: 'POSITION_GESPERRT', bezeichnung: 'Mittel 2', code: 'bestellung.falscher_status' },
      ],
    })
    expect(reasons({ uebergaenge: {} })).toEqual([{ art: 'KEIN_SCHRITT' }])
  })

  it('says of an item without a prescription that there is none to have arrived', () => {
    expect(reasons({ rezept: null })).toEqual([{ art: 'OHNE_REZEPT', bezeichnung }])
  })
})

describe('the nursing service and the driver, several orders at once', () => {
  const bag = (rest: Partial<ReturnType<typeof bestellung>['lieferungen'][number]>) => ({
    id: positionId(700),
    lfdNr: 1,
    status: 'VORBEREITET' as const,
    positionen: [{ positionId: positionId(1), menge: 2, charge: null, verfall: null }],
    geplantAm: null,
    kontrolliertVon: null,
    code: null,
    kuehlkette: false,
    btm: false,
    versuche: [],
    bote: null,
    uebergebenAm: null,
    uebergebenVon: null,
    btmFormulare: [],
    betraege: [],
    zuzahlungen: [],
    kassiert: null,
    nachweis: null,
    ruecknahme: null,
    kontrollePersonId: null,
    kuehlung: null,
    ...rest,
  })

  it('gives prescriptions to the pharmacy and confirms receipts, of each order what is open', () => {
    const handed = [position({ uebergaenge: { anApothekeGeben: true } }), position({ id: positionId(2), uebergaenge: {} })]
    const plan = planSammel(bestellung({ positionen: handed }), 'anApothekeGeben', today)
    expect(plan.geht && plan.bodies).toEqual([{ positionIds: [positionId(1)], ort: null }])
    const arrived = planSammel(
      bestellung({ positionen: [position({ uebergaenge: { eingangBestaetigen: true } })] }),
      'eingangBestaetigen',
      today,
    )
    expect(arrived.geht && arrived.bodies).toEqual([{ positionIds: [positionId(1)], gescannt: [] }])
  })

  it('counts BtM one by one when it arrives', () => {
    const positionen = [position({ btm: true, uebergaenge: { eingangBestaetigen: true } })]
    const plan = planSammel(bestellung({ positionen }), 'eingangBestaetigen', today)
    expect(plan.geht ? [] : plan.risiken).toEqual([{ art: 'BTM' }])
  })

  it('sends each packed bag off once, and none that is on its way', () => {
    const positionen = [position({ uebergaenge: { ausliefern: true } })]
    const packed = planSammel(bestellung({ positionen, lieferungen: [bag({})] }), 'ausliefern', today)
    expect(packed.geht && packed.bodies).toEqual([{ lieferungId: positionId(700), bote: null }])
    const out = planSammel(bestellung({ positionen, lieferungen: [bag({ status: 'UNTERWEGS' })] }), 'ausliefern', today)
    expect(out.geht ? [] : out.risiken).toEqual([{ art: 'SCHON_UNTERWEGS' }])
    const fetched = planSammel(bestellung({ positionen, lieferungen: [bag({})], lieferart: 'ABHOLUNG_PFLEGE' }), 'ausliefern', today)
    expect(fetched.geht ? [] : fetched.risiken).toEqual([{ art: 'ABHOLUNG' }])
  })
})
