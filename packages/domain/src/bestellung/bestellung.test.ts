import { describe, expect, it } from 'vitest'
import {
  apotheke,
  arzt,
  bis,
  bring,
  entwurf,
  klientStand,
  nachweis,
  withoutRezept,
  person,
  pflege,
  positionInput,
  verordnung,
  welt,
  codeOf,
} from './bestellung.fixtures.ts'
import type { EarlierBestellung } from './handelnder.ts'
import { checkPosition, checkVersand } from './versand.ts'
import { sperre, transitionsOf } from './bestellung.policy.ts'
import { gesamtStatus, waitsForOverall } from './stand.ts'
import { personenHandlungen, checkTransitions, transitions } from './transitions.ts'
import { nextFrist, uhr } from './clock.decider.ts'

const earlier = (rest: Partial<EarlierBestellung> = {}): EarlierBestellung => ({
  bestellungId: 'alt',
  nummer: '2026-000000',
  gesendetAm: '2026-11-15T09:00:00.000Z',
  offen: true,
  geliefertAm: null,
  angefordert: { ...positionInput().produkt, bezeichnung: 'x' },
  verordnet: null,
  abgegeben: null,
  gestoppt: false,
  ...rest,
})

describe('the transition table', () => {
  it('reaches every state and leaves every open one', () => expect(checkTransitions(transitions)).toEqual([]))
  it('notices a state without a way out', () => {
    const { zustellen: _z, abholungBestaetigen: _a, stornoBeantworten: _s, zuruecknehmen: _n, ...ohne } = transitions
    expect(checkTransitions(ohne)).toContain('BEREIT has no way out')
  })
})

describe('sending', () => {
  it('brings positions with prescription to the doctor and the others to the pharmacy', () => {
    const w = welt(entwurf({ positionen: [positionInput(), withoutRezept(), positionInput({ rezeptVorlage: 'LIEGT_BEI_UNS' })] }))
    w.run(pflege, 'senden', {})
    expect(w.bestellung.positionen.map((p) => p.status)).toEqual(['BEIM_ARZT', 'BEI_APOTHEKE', 'BEI_APOTHEKE'])
    expect(w.bestellung.positionen[2]?.rezept?.ort).toBe('AUSDRUCK_PFLEGE')
    expect(waitsForOverall(w.bestellung, w.bestellung.positionen)).toBe('ARZT')
  })
  it('names all faults at once, each with its field', () => {
    const w = welt(entwurf({ praxisId: null, bedarfBis: '2026-11-01', positionen: [positionInput({ btm: true, dosierung: null })] }))
    try {
      w.run(pflege, 'senden', {})
      expect.unreachable()
    } catch (error) {
      const { code: kennung, felder } = error as { code: string; felder: { path: string }[] }
      expect(kennung).toBe('bestellung.unvollstaendig')
      expect(felder.map(({ path }) => path)).toEqual([
        'praxisId',
        'bedarfBis',
        'positionen.0.rezeptart',
        'positionen.0.btmMenge',
        'positionen.0.dosierung',
      ])
    }
  })
  it('asks for a reason when the same was ordered three days ago', () => {
    const fruehere = [earlier()]
    expect(codeOf(() => welt(entwurf(), { fruehere }).run(pflege, 'senden', {}))).toBe('bestellung.unvollstaendig')
    const withGrund = welt(entwurf({ positionen: [positionInput({ doppeltGrund: 'Packung verloren' })] }), { fruehere })
    withGrund.run(pflege, 'senden', {})
    expect(withGrund.bestellung.positionen[0]?.status).toBe('BEIM_ARZT')
  })
  it('warns of what is still open however old it is, of what came within a week, and of what was dispensed under another name', () => {
    const other = { ...positionInput().produkt, pzn: null, wirkstoff: null, bezeichnung: 'Delix 5 mg' }
    const stufe = (rest: Partial<EarlierBestellung>, produkt = positionInput().produkt) => {
      const { bestellung } = welt(entwurf({ positionen: [positionInput({ produkt })] }))
      const stand = {
        klient: klientStand,
        now: '2026-11-18T09:00:00.000Z',
        heute: '2026-11-18',
        fruehere: [earlier(rest)],
        direktErlaubt: false,
        bundesland: null,
      }
      return checkVersand(bestellung, stand).find(({ doppelt }) => doppelt !== undefined)?.doppelt
    }
    expect(stufe({ gesendetAm: '2026-11-09T09:00:00.000Z' })).toMatchObject({ stufe: 'OFFEN', tage: 9, geliefert: false })
    const delivered = { gesendetAm: '2026-11-01T09:00:00.000Z', offen: false }
    expect(stufe({ ...delivered, geliefertAm: '2026-11-13T09:00:00.000Z' })).toMatchObject({ stufe: 'ORANGE', tage: 5, geliefert: true })
    expect(stufe({ ...delivered, geliefertAm: '2026-11-10T09:00:00.000Z' })).toBeUndefined()
    expect(stufe({ abgegeben: other }, other)).toMatchObject({ stufe: 'ROT' })
    expect(stufe({ gestoppt: true, offen: false })).toBeUndefined()
  })
  it('says when the practice stopped or changed exactly this the last time', () => {
    const codes = (...fruehere: EarlierBestellung[]) =>
      checkVersand(welt().bestellung, {
        klient: klientStand,
        now: '2026-11-18T09:00:00.000Z',
        heute: '2026-11-18',
        fruehere,
        direktErlaubt: false,
        bundesland: null,
      })
        .filter(({ schwere }) => schwere === 'WARNUNG')
        .map((befund) => befund.code)
    const { produkt } = positionInput()
    const old = { angefordert: produkt, offen: false, geliefertAm: '2026-10-01T09:00:00.000Z' }
    const changed = earlier({ ...old, verordnet: { ...produkt, pzn: null, bezeichnung: 'Ramipril 2,5 mg', wirkstaerke: '2,5 mg' } })
    expect(codes(changed)).toEqual(['versand.zuletzt_geaendert'])
    expect(codes(earlier({ ...old, gestoppt: true }), changed)).toEqual(['versand.zuletzt_gestoppt'])
    expect(codes(earlier({ ...old, verordnet: produkt }), changed)).toEqual([])
  })
  it('tells of one position what it lacks by itself, as it tells of the whole order', () => {
    const stand = { heute: '2026-11-18', klient: { versicherungsart: 'GKV' as const, medikationsplan: false, plan: null } }
    const lacks = (rest: Parameters<typeof positionInput>[0]) =>
      checkPosition(positionInput(rest), stand).map(({ path, code }) => `${path} ${code}`)
    expect(lacks({})).toEqual([])
    expect(lacks({ grund: null, dosierung: null })).toEqual(['dosierung versand.dosierung_fehlt', 'grund versand.grund_fehlt'])
    const planned = { schema: null, text: null, lautMedikationsplan: true }
    expect(lacks({ dosierung: planned })).toEqual(['dosierung versand.medikationsplan_fehlt'])
    expect(checkPosition(positionInput({ dosierung: planned }), { ...stand, klient: { ...stand.klient, medikationsplan: true } })).toEqual(
      [],
    )
  })
  it('asks for a reason of its own, and takes a dose as in the plan only where a plan lies', () => {
    const codes = (rest: Parameters<typeof positionInput>[0], medikationsplan = false) => {
      const { bestellung } = welt(entwurf({ positionen: [positionInput(rest)] }))
      const stand = {
        klient: { ...klientStand, medikationsplan },
        now: '2026-11-18T09:00:00.000Z',
        heute: '2026-11-18',
        fruehere: [],
        direktErlaubt: false,
        bundesland: null,
      }
      return checkVersand(bestellung, stand).map((befund) => befund.code)
    }
    const planned = { dosierung: { schema: null, text: null, lautMedikationsplan: true } }
    expect(codes({ grund: null })).toEqual(['versand.grund_fehlt'])
    const creme = {
      ...positionInput().produkt,
      produktart: 'SONSTIGES' as const,
      pzn: null,
      angabeart: 'FREITEXT' as const,
      wirkstoff: null,
      bezeichnung: 'Creme',
    }
    expect(codes({ produkt: creme, grund: null, rezeptart: 'OHNE', rezeptVorlage: 'OHNE' })).toEqual([])
    expect(codes(planned)).toEqual(['versand.medikationsplan_fehlt'])
    expect(codes(planned, true)).toEqual([])
  })
  it('needs the authorisation to receive when the nursing service redeems', () => {
    const w = welt()
    w.umstaende = { klient: null }
    expect(codeOf(() => w.run(pflege, 'senden', {}))).toBe('bestellung.unvollstaendig')
  })
})

describe('prescribing', () => {
  it('is for a doctor only', () => {
    const w = bis('BEIM_ARZT')
    expect(codeOf(() => w.run(person('ARZT', { lanr: null }), 'verordnen', verordnung(w.ids)))).toBe('bestellung.nur_arzt')
  })
  it('leaves it to a doctor to judge whether something is indicated or due; a formal refusal is anybody’s', () => {
    const mfa = person('ARZT', { lanr: null })
    const refuse = (who: typeof arzt, grund: string) => {
      const w = bis('BEIM_ARZT')
      return codeOf(() => w.run(who, 'arztAblehnen', { positionIds: w.ids, grund, text: null }))
    }
    for (const grund of ['NICHT_INDIZIERT', 'ZU_FRUEH']) {
      expect(refuse(mfa, grund)).toBe('bestellung.grund_nur_arzt')
      expect(refuse(arzt, grund)).toBe('angenommen')
    }
    expect(refuse(mfa, 'EGK_FEHLT_QUARTAL')).toBe('angenommen')
  })
  it('is not taken to another practice together with what the first has prescribed', () => {
    const w = welt(entwurf({ positionen: [positionInput(), positionInput()] }), { ziel: { organisationId: 'andere', vertretung: true } })
    w.run(pflege, 'senden', {})
    const [first = '', second = ''] = w.ids
    w.run(arzt, 'verordnen', verordnung([first]))
    const forward = () => w.run(pflege, 'anPraxisWeiterleiten', { positionIds: [second], praxisId: 'andere', grund: 'Urlaub' })
    expect(codeOf(forward)).toBe('bestellung.schon_verordnet')
    w.run(arzt, 'rezeptZurueckziehen', { positionIds: [first], grund: 'falsch' })
    expect(codeOf(forward)).toBe('angenommen')
  })
  it('is corrected and withdrawn by the practice that issued it, and by no other', () => {
    const w = bis('VERORDNET')
    w.bestellung = { ...w.bestellung, praxisId: 'andere' }
    const fremd = person('ARZT', { organisationId: 'andere' })
    for (const handlung of ['rezeptKorrigieren', 'rezeptZurueckziehen'] as const)
      expect(codeOf(() => w.run(fremd, handlung, { ...verordnung(w.ids), grund: 'x' }))).toBe('bestellung.kein_eigenes_rezept')
  })
  it('keeps a narcotic on paper', () => {
    const w = welt(entwurf({ positionen: [positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 10 })] }))
    w.run(pflege, 'senden', {})
    expect(codeOf(() => w.run(arzt, 'verordnen', verordnung(w.ids)))).toBe('bestellung.rezeptart_unzulaessig')
    w.run(arzt, 'verordnen', verordnung(w.ids, { rezeptart: 'BTM', ort: 'PAPIER_PRAXIS' }))
    expect(w.bestellung.positionen[0]?.rezept?.gueltigBis).toBe('2026-11-25')
  })
  it('says what was changed', () => {
    const w = bis('BEIM_ARZT')
    const { produkt } = positionInput()
    w.run(
      arzt,
      'verordnen',
      verordnung(w.ids, {
        aenderung: { produkt: { ...produkt, bezeichnung: 'Ramipril 2,5 mg' }, menge: 1, dosierung: null, grund: 'Blutdruck niedrig' },
      }),
    )
    expect(w.bestellung.positionen[0]?.rezept).toMatchObject({ geaendert: true, menge: 1, aenderungGrund: 'Blutdruck niedrig' })
  })
  it('never lets the practice hand the prescription to a pharmacy', () => {
    const w = bis('VERORDNET')
    expect(codeOf(() => w.run(arzt, 'anApothekeGeben', { positionIds: w.ids, ort: null }))).toBe('bestellung.zuweisungsverbot')
  })
})

describe('delivering', () => {
  it('goes on with the rest after a part', () => {
    const w = bis('IN_BEARBEITUNG')
    const pack = (menge: number) =>
      w.run(apotheke, 'bereitstellen', {
        positionen: [{ positionId: w.ids[0], menge, charge: null, verfall: null }],
        geplantAm: null,
        kontrolliertVon: null,
      })
    pack(1)
    bring(w)
    expect(w.bestellung.positionen[0]).toMatchObject({ status: 'IN_BEARBEITUNG', mengeGeliefert: 1 })
    expect(codeOf(() => pack(2))).toBe('bestellung.menge_zu_gross')
    pack(1)
    bring(w)
    expect(w.bestellung.positionen[0]).toMatchObject({ status: 'GELIEFERT', mengeGeliefert: 2 })
  })
  it('wants the rest waived by both sides', () => {
    const w = bis('IN_BEARBEITUNG')
    expect(codeOf(() => w.run(apotheke, 'restErlassen', { positionIds: w.ids, grund: 'nicht lieferbar' }))).toBe(
      'bestellung.nichts_geliefert',
    )
    w.run(apotheke, 'bereitstellen', {
      positionen: [{ positionId: w.ids[0], menge: 1, charge: null, verfall: null }],
      geplantAm: null,
      kontrolliertVon: null,
    })
    bring(w)
    w.run(apotheke, 'restErlassen', { positionIds: w.ids, grund: 'nicht lieferbar' })
    expect(codeOf(() => w.run(apotheke, 'restErlassBeantworten', { positionIds: w.ids, zustimmung: true }))).toBe(
      'bestellung.kein_vorschlag',
    )
    w.run(pflege, 'restErlassBeantworten', { positionIds: w.ids, zustimmung: true })
    expect(w.bestellung.positionen[0]?.status).toBe('GELIEFERT')
  })
  it.each([
    [{ art: 'UNTERSCHRIFT', unterschrift: null }, 'bestellung.unterschrift_fehlt'],
    [{ art: 'CODE', unterschrift: null, code: '654321' }, 'bestellung.code_falsch'],
    [{ art: 'CODE', unterschrift: null, code: '123456' }, 'angenommen'],
  ])('checks the proof %o', (part, erwartet) => {
    const w = bis('BEREIT')
    expect(codeOf(() => bring(w, part))).toBe(erwartet)
  })
  it('gives a narcotic from hand to hand only', () => {
    const w = bis(
      'BEREIT',
      welt(entwurf({ positionen: [positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 10 })] })),
    )
    const lieferungId = w.bestellung.lieferungen[0]?.id
    w.run(apotheke, 'ausliefern', { lieferungId, bote: null })
    for (const part of [{ empfaengerRolle: 'NACHBAR' }, { art: 'CODE', code: '123456' }]) {
      expect(codeOf(() => w.run(apotheke, 'zustellen', { lieferungId, nachweis: nachweis(part) }))).toBe('bestellung.btm_persoenlich')
    }
  })
  it('takes complaints for fourteen days', () => {
    const w = bis('GELIEFERT')
    w.wait('2026-12-03T09:00:00.000Z')
    expect(codeOf(() => w.run(pflege, 'reklamieren', { positionIds: w.ids, grund: 'FALSCH', text: 'falsch', menge: 1 }))).toBe(
      'bestellung.reklamationsfrist',
    )
  })
})

describe('what a side sees', () => {
  it('hides positions at the doctor from the pharmacy, and its orders from the practice', () => {
    const w = welt(entwurf({ positionen: [positionInput(), withoutRezept()] }))
    w.run(pflege, 'senden', {})
    const [atArzt, beiApotheke] = w.bestellung.positionen
    if (atArzt === undefined || beiApotheke === undefined) throw new Error('two positions')
    const lage = (position: typeof atArzt, handelnder: typeof arzt) => ({
      bestellung: w.bestellung,
      position,
      handelnder,
      heute: '2026-11-18',
    })
    expect(sperre('annehmen', lage(atArzt, apotheke))).toBe('bestellung.position_unbekannt')
    expect(sperre('verordnen', lage(beiApotheke, arzt))).toBe('bestellung.position_unbekannt')
    expect(sperre('annehmen', lage(beiApotheke, apotheke))).toBeNull()
  })
})

describe('the clock', () => {
  it('reminds after 24, 48 and 72 office hours', () => {
    const w = bis('BEIM_ARZT')
    for (const [bisWann, stufe] of [
      ['2026-11-19T08:59:00.000Z', 0],
      ['2026-11-19T09:00:00.000Z', 1],
      ['2026-11-20T09:00:00.000Z', 2],
      ['2026-11-22T20:00:00.000Z', 2],
      ['2026-11-23T09:00:00.000Z', 3],
    ] as const) {
      w.wait(bisWann)
      expect(w.bestellung.positionen[0]?.eskalation.stufe).toBe(stufe)
    }
    expect(nextFrist(w.bestellung)).toBeNull()
  })
  it('stands still while a question lies with the nursing service', () => {
    const w = bis('BEIM_ARZT')
    w.run(arzt, 'rueckfrageStellen', { positionIds: w.ids, an: 'PFLEGE', text: 'Dosis?', privat: false })
    w.wait('2026-11-20T09:00:00.000Z')
    expect(w.bestellung.positionen[0]?.eskalation.stufe).toBe(0)
    w.run(pflege, 'rueckfrageAntworten', { rueckfrageId: w.bestellung.rueckfragen[0]?.id, text: '1-0-0' })
    w.wait('2026-11-23T08:59:00.000Z')
    expect(w.bestellung.positionen[0]?.eskalation.stufe).toBe(0)
  })
  it('warns before a prescription ends, and ends it at midnight in Berlin', () => {
    const w = bis('VERORDNET')
    w.wait('2026-12-09T09:00:00.000Z')
    expect(w.bestellung.positionen[0]?.fristGewarnt).toBe(7)
    w.wait('2026-12-16T22:59:59.000Z')
    expect(w.bestellung.positionen[0]?.fristGewarnt).toBe(1)
    w.run(pflege, 'rezeptOrtMelden', { positionIds: w.ids, ort: 'AUSDRUCK_PFLEGE' })
    w.wait('2026-12-16T23:00:00.000Z')
    expect(codeOf(() => w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null }))).toBe('bestellung.rezept_abgelaufen')
    w.run(pflege, 'neuAnfordern', { positionIds: w.ids })
    expect(w.bestellung.positionen[0]).toMatchObject({ status: 'BEIM_ARZT', rezept: null })
    expect(w.bestellung.positionen[0]?.anforderungen.map(({ runde, status }) => [runde, status])).toEqual([
      [1, 'completed'],
      [2, 'active'],
    ])
  })
  it('is always done with what it has done', () => {
    for (const status of ['BEIM_ARZT', 'VERORDNET', 'GELIEFERT'] as const) {
      const w = bis(status, welt(entwurf({ lieferart: 'LIEFERUNG_KLIENT', prioritaet: 'NOTFALL', bedarfBis: '2026-11-19' })))
      for (let frist = nextFrist(w.bestellung), i = 0; frist !== null; frist = nextFrist(w.bestellung), i += 1) {
        w.wait(frist)
        expect(uhr(w.bestellung, frist)).toEqual([])
        expect(nextFrist(w.bestellung) === null || (nextFrist(w.bestellung) ?? '') > frist).toBe(true)
        expect(i).toBeLessThan(10)
      }
    }
  })
})

describe('the state of the whole', () => {
  it.each([
    [['ABGESCHLOSSEN', 'BEIM_ARZT', 'BEREIT'], 'BEIM_ARZT'],
    [['STORNIERT', 'STORNIERT'], 'STORNIERT'],
    [['ABGELEHNT', 'ABGELEHNT'], 'ABGELEHNT'],
    [['ABGELEHNT', 'STORNIERT'], 'ABGESCHLOSSEN'],
  ] as const)('%o is %s', (einzeln, ganz) => expect(gesamtStatus(einzeln.map((status) => ({ status })))).toBe(ganz))
})

describe('the steps that an answer carries', () => {
  it.each(['BEIM_ARZT', 'VERORDNET', 'BEI_APOTHEKE', 'IN_BEARBEITUNG', 'BEREIT', 'GELIEFERT'] as const)(
    'are those that the decider would take in %s',
    (status) => {
      const { bestellung } = bis(status)
      const [position] = bestellung.positionen
      if (position === undefined) throw new Error('one position')
      for (const handelnder of [pflege, arzt, apotheke, person('ARZT', { lanr: null }), person('APOTHEKE', { istPharmazeutisch: false })]) {
        const lage = { bestellung, position: { ...position, sichtApotheke: 'VORSCHAU' as const }, handelnder, heute: '2026-11-18' }
        for (const one of [lage, { ...lage, position }]) {
          const genannt = transitionsOf(one)
          for (const handlung of personenHandlungen) {
            const grund = sperre(handlung, one)
            if (grund === 'bestellung.position_unbekannt') continue
            expect([handlung, genannt[handlung] ?? 'bestellung.nicht_deine_rolle']).toEqual([handlung, grund ?? true])
          }
        }
      }
    },
  )
})
