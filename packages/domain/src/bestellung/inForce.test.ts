import { describe, expect, it } from 'vitest'
import type { Bestellung } from './bestellung.document.ts'
import { type Welt, arzt, entwurf, organisation, pflege, positionInput, verordnung, welt, withoutRezept } from './bestellung.fixtures.ts'
import { anlegen, change, copyEntwurf } from './entwurf.decider.ts'
import { evolve } from './ereignis.ts'
import { knownMittel, prepareReorder } from './inForce.ts'
import { rowsOf } from './listRow.ts'

const heute = '2026-12-01'
const schema = (morgens: string, abends = '0') => ({
  schema: { morgens, mittags: '0', abends, nachts: '0' },
  text: null,
  lautMedikationsplan: false,
})
const bisoprolol = (staerke: string) => ({
  ...positionInput().produkt,
  pzn: null,
  angabeart: 'WIRKSTOFF' as const,
  bezeichnung: `Bisoprolol ${staerke}`,
  wirkstoff: 'Bisoprolol',
  wirkstaerke: staerke,
})
const asked = (staerke = '5 mg') =>
  welt(
    entwurf({
      apothekeId: 'org-notdienst',
      abweichung: { art: 'NOTDIENST', erklaertVon: 'Notdienst-Apotheke', erklaertRolle: 'APOTHEKE', erklaertAm: '2026-11-18' },
      abweichungGrund: 'Sonntagabend',
      positionen: [positionInput({ produkt: bisoprolol(staerke), menge: 2, dosierung: schema('1', '1') })],
    }),
    {},
  )

function sent(w: Welt, nummer = w.bestellung.nummer): Welt {
  w.bestellung = { ...w.bestellung, nummer }
  w.run(pflege, 'senden', {})
  return w
}
const change25 = (dosierung: object | null = schema('1')) => ({
  aenderung: { produkt: bisoprolol('2,5 mg'), menge: 1, dosierung, grund: 'Bradykardie' },
})
const corrected = (dosierung: object | null = schema('1')) => {
  const w = sent(asked())
  w.run(arzt, 'verordnen', verordnung(w.ids, change25(dosierung)))
  return w
}
const again = (bestellung: Bestellung, spaetere: readonly Bestellung[] = []) =>
  copyEntwurf(bestellung, { heute, apothekeId: organisation.APOTHEKE, spaetere })

describe('ordering again', () => {
  it('orders what the doctor prescribed, and says what he changed and why', () => {
    const { entwurf: draft, zuletzt, nichtUebernommen } = again(corrected().bestellung)
    expect(draft.positionen).toMatchObject([{ produkt: { bezeichnung: 'Bisoprolol 2,5 mg' }, menge: 1, dosierung: schema('1') }])
    expect(zuletzt).toMatchObject([
      {
        nummer: '2026-000001',
        am: '2026-11-18',
        arzt: 'Dr. Weber',
        geaendert: {
          von: { produkt: { bezeichnung: 'Bisoprolol 5 mg' }, menge: 2, dosierung: schema('1', '1') },
          nach: { produkt: { bezeichnung: 'Bisoprolol 2,5 mg' }, menge: 1, dosierung: schema('1') },
          grund: 'Bradykardie',
        },
      },
    ])
    expect(nichtUebernommen).toEqual([])
  })

  it('keeps no dose that was said of another strength', () => {
    expect(again(corrected(null).bestellung).entwurf.positionen[0]?.dosierung).toBeNull()
  })

  it('keeps the dose when the doctor changed the amount alone, and reads the words of an older prescription', () => {
    const w = sent(asked())
    w.run(arzt, 'verordnen', verordnung(w.ids, { aenderung: { ...change25(null).aenderung, produkt: bisoprolol('5 mg') } }))
    expect(again(w.bestellung).entwurf.positionen[0]).toMatchObject({ menge: 1, dosierung: schema('1', '1') })
    const older = structuredClone(w.bestellung)
    for (const { rezept } of older.positionen) if (rezept !== null) rezept.dosierungText = '1/2 abends'
    expect(again(older).entwurf.positionen[0]?.dosierung).toEqual({ schema: null, text: '1/2 abends', lautMedikationsplan: false })
  })

  it('takes neither the pharmacy of an exception nor its reason, nor a reason that nobody gave for this order', () => {
    const { entwurf: draft } = again(corrected().bestellung)
    expect(draft).toMatchObject({
      apothekeId: organisation.APOTHEKE,
      abweichung: null,
      abweichungGrund: null,
      positionen: [{ grund: null }],
    })
  })

  it('brings back nothing that a later order corrected', () => {
    const old = sent(asked(), '2026-000001')
    old.run(arzt, 'verordnen', verordnung(old.ids))
    const { entwurf: draft, zuletzt } = again(old.bestellung, [{ ...corrected().bestellung, nummer: '2026-000002' }])
    expect(draft.positionen).toMatchObject([{ produkt: { bezeichnung: 'Bisoprolol 2,5 mg' } }])
    expect(zuletzt).toMatchObject([{ nummer: '2026-000002', geaendert: { grund: 'Bradykardie' } }])
  })

  it('takes another strength of the substance for another medicine', () => {
    const old = sent(asked('5 mg'))
    old.run(arzt, 'verordnen', verordnung(old.ids))
    const other = sent(asked('2,5 mg'))
    other.run(arzt, 'verordnen', verordnung(other.ids))
    expect(again(old.bestellung, [other.bestellung]).entwurf.positionen).toMatchObject([{ produkt: { bezeichnung: 'Bisoprolol 5 mg' } }])
  })

  it('leaves out what was refused as not indicated, withdrawn or cancelled out of the order, and says so', () => {
    const w = welt(
      entwurf({
        positionen: ['A', 'B', 'C', 'D'].map((name) =>
          positionInput({ produkt: { ...bisoprolol('5 mg'), angabeart: 'FREITEXT', wirkstoff: null, bezeichnung: name } }),
        ),
      }),
    )
    w.run(pflege, 'senden', {})
    const [a = '', b = '', c = '', d = ''] = w.ids
    w.run(arzt, 'arztAblehnen', { positionIds: [a], grund: 'NICHT_INDIZIERT', text: 'Blutdruck normal' })
    w.run(arzt, 'verordnen', verordnung([b]))
    w.run(arzt, 'rezeptZurueckziehen', { positionIds: [b], grund: 'Sturz' })
    w.run(pflege, 'stornieren', { positionIds: [c], grund: 'doppelt' })
    w.run(arzt, 'arztAblehnen', { positionIds: [d], grund: 'EGK_FEHLT_QUARTAL', text: null })
    const { entwurf: draft, nichtUebernommen } = again(w.bestellung)
    expect(draft.positionen.map(({ produkt }) => produkt.bezeichnung)).toEqual(['D'])
    expect(nichtUebernommen).toEqual([
      { bezeichnung: 'A', nummer: '2026-000001', grund: 'NICHT_INDIZIERT', text: 'Blutdruck normal' },
      { bezeichnung: 'B', nummer: '2026-000001', grund: 'REZEPT_ZURUECKGEZOGEN', text: 'Sturz' },
      { bezeichnung: 'C', nummer: '2026-000001', grund: 'STORNIERT', text: null },
    ])
  })

  it('orders anew a whole order that was cancelled', () => {
    const w = sent(asked())
    w.run(pflege, 'stornieren', { positionIds: w.ids, grund: 'falsche Praxis' })
    expect(again(w.bestellung)).toMatchObject({ entwurf: { positionen: [{}] }, nichtUebernommen: [] })
  })

  it('keeps in the draft what was said of it, until another product stands there', () => {
    const { entwurf: draft, ...wieder } = again(corrected().bestellung)
    const tool = { now: '2026-12-01T09:00:00.000Z', neueId: () => 'neu' }
    const gelegt = anlegen(draft, {
      pflegedienstId: 'p',
      personId: 'x',
      nummer: '2026-000009',
      quelle: 'MANUELL',
      vorgaengerId: null,
      werkzeug: tool,
      wieder,
    }).bestellung
    const withProdukt = (produkt: ReturnType<typeof bisoprolol>) => {
      const positionen = draft.positionen.map((position) => ({ ...position, id: 'neu', produkt }))
      return change(gelegt, { ...draft, positionen }, tool).reduce(evolve, gelegt).positionen[0]?.zuletzt
    }
    expect(withProdukt(bisoprolol('2,5 mg'))?.geaendert?.grund).toBe('Bradykardie')
    expect(withProdukt(bisoprolol('5 mg'))?.geaendert?.grund).toBe('Bradykardie')
    expect(withProdukt({ ...bisoprolol('47,5 mg'), bezeichnung: 'Metoprolol', wirkstoff: 'Metoprolol' })).toBeNull()
  })
})

describe('an expired prescription that is asked for anew', () => {
  it('asks for what was prescribed', () => {
    const w = corrected()
    w.wait('2026-12-20T09:00:00.000Z')
    w.run(pflege, 'neuAnfordern', { positionIds: w.ids })
    expect(w.bestellung.positionen).toMatchObject([
      { status: 'BEIM_ARZT', produkt: { bezeichnung: 'Bisoprolol 2,5 mg' }, menge: 1, dosierung: schema('1') },
    ])
  })
})

describe('what the Klient is known to take', () => {
  const names = (newestFirst: readonly Bestellung[]) => knownMittel(newestFirst).map((mittel) => prepareReorder(mittel).produkt.bezeichnung)

  it('is each product once, as it was decided last', () => {
    const old = sent(asked())
    old.run(arzt, 'verordnen', verordnung(old.ids))
    const wish = sent(asked())
    expect(names([wish.bestellung, corrected().bestellung, old.bestellung])).toEqual(['Bisoprolol 2,5 mg'])
  })

  it('names a stopped one once, and does not fetch an older order of it', () => {
    const old = sent(asked())
    old.run(arzt, 'verordnen', verordnung(old.ids))
    const stopped = sent(asked())
    stopped.run(arzt, 'arztAblehnen', { positionIds: stopped.ids, grund: 'NICHT_INDIZIERT', text: null })
    expect(knownMittel([stopped.bestellung, old.bestellung]).map(({ position }) => position.ablehnung?.grund)).toEqual(['NICHT_INDIZIERT'])
  })
})

it('what needs no prescription is ordered again as it was handed out', () => {
  const { bestellung } = welt(entwurf({ positionen: [withoutRezept()] }))
  const produkt = { ...positionInput().produkt, bezeichnung: 'Paracetamol anderer Hersteller' }
  const abgaben = [{ lieferungId: 'l', produkt, menge: 2, charge: null, verfall: null, austauschGrund: null }]
  expect(
    again({ ...bestellung, positionen: bestellung.positionen.map((position) => ({ ...position, abgaben })) }).entwurf.positionen,
  ).toMatchObject([{ produkt: { bezeichnung: 'Paracetamol anderer Hersteller' } }])
})

it('the list names what was prescribed', () => {
  const rows = rowsOf(corrected().bestellung)
  for (const { inhalt } of rows) expect(inhalt.positionen).toMatchObject([{ bezeichnung: 'Bisoprolol 2,5 mg', menge: 1 }])
})
