import { describe, expect, it } from 'vitest'
import type { Known, KnownPosition } from '../bestellung/besuch.contract.ts'
import { positionInput } from '../bestellung/bestellung.fixtures.ts'
import { anliegenContent, type AnliegenContent } from './anliegen.contract.ts'
import { entwurfFrom } from './bestellentwurf.ts'

type Genannt = AnliegenContent['produkte'][number]
const kompressen: Genannt = { bezeichnung: 'Kompressen', pzn: null, produktart: 'VERBANDSTOFF', menge: 3 }
const klient = {
  id: 'klient',
  hausarztId: null,
  apothekenwahl: null,
  versicherungsart: 'GKV',
  zuzahlungBefreitBis: null,
  geburtsdatum: '1940-01-01',
} as const
const inhalt = (produkte: Genannt[], rest: Partial<AnliegenContent> = {}): AnliegenContent => ({
  name: 'Ada Huber',
  telefon: '089 123456',
  email: null,
  klient: null,
  text: null,
  produkte,
  apotheke: null,
  wunschtag: null,
  ...rest,
})
const againOf = (content: AnliegenContent, positionen: KnownPosition[] = [], gestoppt: Known['gestoppt'] = []) =>
  entwurfFrom({ nummer: 'K7Q2-9FXM', inhalt: content }, { klient, known: { positionen, gestoppt }, heute: '2026-11-24' })
const entwurfOf = (content: AnliegenContent, known: KnownPosition[] = []) => againOf(content, known).entwurf
const position = (genannt: Genannt, known: KnownPosition[] = []) => entwurfOf(inhalt([genannt]), known).positionen[0]

const before: KnownPosition = {
  ...positionInput({ grund: 'REICHWEITE_ERSCHOEPFT', menge: 1, mengeneinheit: 'STUECK' }),
  bestellt: { nummer: '2026-000001', am: '2026-08-01' },
  zuletzt: null,
}

describe('the draft from an inquiry', () => {
  it('has the kind and the amount that were said, and the prescription that goes with the kind', () => {
    expect(position(kompressen)).toMatchObject({
      produkt: { produktart: 'VERBANDSTOFF', bezeichnung: 'Kompressen' },
      menge: 3,
      mengeneinheit: 'PACKUNG',
      rezeptart: 'MUSTER16',
    })
    expect(position({ ...kompressen, produktart: 'HILFSMITTEL' })).toMatchObject({ rezeptart: 'HILFSMITTEL_M16' })
    expect(position({ ...kompressen, produktart: 'ARZNEIMITTEL' })).toMatchObject({ rezeptart: 'EREZEPT_GKV' })
  })

  it('asks no doctor for what nobody knew the kind of', () =>
    expect(position({ ...kompressen, produktart: 'SONSTIGES' })).toMatchObject({ rezeptart: 'OHNE', rezeptVorlage: 'OHNE' }))

  it('orders what was ordered before in the same way, in the amount that was said', () => {
    const { bestellt: _bestellt, zuletzt: _zuletzt, ...same } = before
    const again = { ...same, menge: 3, mengeneinheit: 'PACKUNG' }
    expect(position({ ...kompressen, bezeichnung: ' ramipril 5 MG ' }, [before])).toEqual(again)
    expect(position({ ...kompressen, pzn: '08585997' }, [before])).toEqual(again)
    const other = { ...kompressen, bezeichnung: 'Ramipril 5 mg', pzn: '01126111' }
    expect(position(other, [before])).toMatchObject({ produkt: { pzn: '01126111' }, rezeptart: 'MUSTER16' })
  })

  it('leaves out what a doctor stopped and says so, and finds what he changed by the name that the family knows', () => {
    const gestoppt = [{ bezeichnung: 'Ramipril 5 mg', nummer: '2026-000007', grund: 'NICHT_INDIZIERT' as const, text: null }]
    const wish = inhalt([kompressen, { ...kompressen, bezeichnung: 'ramipril 5 mg', produktart: 'ARZNEIMITTEL' }])
    const { entwurf, nichtUebernommen } = againOf(wish, [], gestoppt)
    expect(entwurf.positionen.map(({ produkt }) => produkt.bezeichnung)).toEqual(['Kompressen'])
    expect(nichtUebernommen).toEqual(gestoppt)
    const { produkt, menge, mengeneinheit, dosierung } = before
    const changed: KnownPosition = {
      ...before,
      produkt: { ...produkt, bezeichnung: 'Ramipril 2,5 mg' },
      zuletzt: {
        nummer: '2026-000007',
        am: '2026-10-01',
        arzt: 'Dr. Weber',
        geaendert: { von: { produkt, menge, mengeneinheit, dosierung }, nach: { produkt, menge, mengeneinheit, dosierung }, grund: null },
        abgegeben: null,
      },
    }
    const again = againOf(wish, [changed])
    expect(again.entwurf.positionen[1]).toMatchObject({ produkt: { bezeichnung: 'Ramipril 2,5 mg' } })
    expect(again.zuletzt[1]).toEqual(changed.zuletzt)
  })

  it('is made of an inquiry of older forms, too, which asked neither for kind nor for amount', () => {
    const { apotheke: _apotheke, ...old } = inhalt([])
    const content = anliegenContent.parse({ ...old, produkte: [{ bezeichnung: 'Ramipril 5 mg', pzn: null }] })
    expect(entwurfOf(content).positionen).toMatchObject([{ menge: 1, produkt: { produktart: 'SONSTIGES' }, rezeptart: 'EREZEPT_GKV' }])
    expect(entwurfOf(content, [before]).positionen).toMatchObject([{ menge: 1, mengeneinheit: 'STUECK' }])
  })

  it('goes to the pharmacy of the record, and the one that was wished for stands in the note', () => {
    const wished = inhalt([kompressen], { apotheke: 'Rosen-Apotheke' })
    expect(entwurfOf(wished)).toMatchObject({
      apothekeId: null,
      interneNotiz: expect.stringContaining('Gewünschte Apotheke: Rosen-Apotheke'),
    })
    const own = {
      apothekeId: 'markt',
      name: 'Apotheke am Markt',
      gewaehltAm: '2026-01-02',
      erklaertVon: 'Klient',
      form: 'SCHRIFTLICH',
    } as const
    const chosen = { ...klient, apothekenwahl: own }
    expect(
      entwurfFrom({ nummer: 'x', inhalt: wished }, { klient: chosen, known: { positionen: [], gestoppt: [] }, heute: '2026-11-24' }).entwurf
        .apothekeId,
    ).toBe('markt')
  })
})
