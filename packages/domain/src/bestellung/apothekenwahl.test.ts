import { describe, expect, it } from 'vitest'
import { type Abweichung, checkAbweichung, needsAbweichung, nothingDeclared, rollenFor } from './apothekenwahl.ts'
import { readBestellung } from './bestellung.document.ts'
import { type Welt, arzt, entwurf, klientStand, organisation, pflege, verordnung, welt } from './bestellung.fixtures.ts'
import { copyEntwurf, versandEreignisse } from './entwurf.decider.ts'
import type { DecisionContext } from './handelnder.ts'
import { checkVersand } from './versand.ts'

const heute = '2026-11-18'
const chosen = { apothekeId: organisation.APOTHEKE }
const nobody = { apothekeId: null }
const notdienst: Abweichung = { art: 'NOTDIENST', erklaertVon: 'Löwen-Apotheke', erklaertRolle: 'APOTHEKE', erklaertAm: heute }
const wunsch: Abweichung = { art: 'WUNSCH_DES_KLIENTEN', erklaertVon: 'Emma Köhler', erklaertRolle: 'KLIENT', erklaertAm: heute }
const elsewhere = { apothekeId: 'org-notdienst', klient: chosen }

const codes = (said: Abweichung | null, wahl: Parameters<typeof needsAbweichung>[0] = elsewhere) =>
  checkAbweichung(said, wahl, heute).map(({ field, code }) => `${field} ${code}`)

describe('that an order goes to another pharmacy', () => {
  it.each([
    ['than the Klient has chosen, has to be declared', 'org-notdienst', chosen, true],
    ['and the Klient has chosen nobody, has to be declared', 'org-notdienst', nobody, true],
    ['is not so when it goes to the chosen one', organisation.APOTHEKE, chosen, false],
    ['is not so while no pharmacy is named', null, chosen, false],
    ['is nothing of supplies for the house', 'org-notdienst', null, false],
  ] as const)('%s', (_satz, apothekeId, klient, needed) => {
    expect(needsAbweichung({ apothekeId, klient })).toBe(needed)
    expect(codes(null, { apothekeId, klient }).length > 0).toBe(needed)
  })

  it('is whole with a reason, and who declared it, in which role, when', () => {
    expect(codes(wunsch)).toEqual([])
    expect(codes(notdienst)).toEqual([])
    expect(codes({ ...notdienst, art: 'NICHT_LIEFERBAR', erklaertRolle: 'PFLEGEDIENST' })).toEqual([])
    expect(codes({ ...wunsch, erklaertRolle: 'BETREUER', erklaertVon: 'Rolf Köhler' })).toEqual([])
  })

  it('asks first for the reason, then for all that is missing at once', () => {
    expect(codes(null)).toEqual(['abweichung.art apothekenwahl_abweichung'])
    expect(codes(nothingDeclared, { ...elsewhere, klient: nobody })).toEqual(['apothekeId apothekenwahl_fehlt'])
    expect(codes({ ...nothingDeclared, art: 'NOTDIENST' })).toEqual([
      'abweichung.erklaertRolle abweichung_rolle',
      'abweichung.erklaertVon abweichung_erklaert_von',
      'abweichung.erklaertAm abweichung_tag',
    ])
  })

  it.each(['APOTHEKE', 'PFLEGEDIENST'] as const)('is no wish of the Klient when %s says so', (erklaertRolle) => {
    expect(codes({ ...wunsch, erklaertRolle })).toEqual(['abweichung.erklaertRolle abweichung_nur_klient'])
    expect(rollenFor('WUNSCH_DES_KLIENTEN')).not.toContain(erklaertRolle)
    expect(rollenFor('NOTDIENST')).toContain(erklaertRolle)
  })

  it('was not declared tomorrow', () => {
    expect(codes({ ...wunsch, erklaertAm: '2026-11-19' })).toEqual(['abweichung.erklaertAm abweichung_kuenftig'])
  })

  it('is not for want of supply when there is no pharmacy that could have supplied', () => {
    const missing = { ...notdienst, art: 'NICHT_LIEFERBAR' } as const
    expect(codes(missing, { ...elsewhere, klient: nobody })).toEqual(['abweichung.art abweichung_ohne_wahl'])
    expect(codes(notdienst, { ...elsewhere, klient: nobody })).toEqual([])
  })
})

const nobodyElse: DecisionContext = {
  now: '2026-11-18T09:00:00.000Z',
  heute,
  handelnder: pflege,
  bundesland: null,
  laender: null,
  klient: null,
  fruehere: [],
  ziel: null,
  kontrolle: null,
  versorgung: null,
  direktErlaubt: false,
  neueId: () => 'id',
  newCode: () => '123456',
}

const asked = (abweichung: Abweichung | null, rest: Parameters<typeof entwurf>[0] = {}) =>
  welt(entwurf({ apothekeId: 'org-notdienst', abweichung, ...rest }))

const refusal = (run: () => void): unknown => {
  try {
    run()
    return null
  } catch (error) {
    return error
  }
}

const send = (w: Welt) => w.run(pflege, 'senden', {})
const forward = (w: Welt, rest: object) =>
  w.run(pflege, 'anApothekeWeiterleiten', {
    positionIds: w.ids,
    apothekeId: 'org-notdienst',
    grund: 'Sonntag',
    abweichung: null,
    abweichungGrund: null,
    ...rest,
  })

describe('an order', () => {
  it('is not sent to another pharmacy by the words of a nurse alone', () => {
    const { bestellung } = asked(null, { abweichungGrund: 'schneller' })
    expect(checkVersand(bestellung, { ...nobodyElse, klient: klientStand })).toMatchObject([
      { path: 'abweichung.art', code: 'versand.apothekenwahl_abweichung', schwere: 'FEHLER' },
      { path: 'apothekeId', code: 'versand.schweigepflicht_apotheke', schwere: 'WARNUNG' },
    ])
    expect(refusal(() => send(asked(null, { abweichungGrund: 'schneller' })))).toMatchObject({ code: 'bestellung.unvollstaendig' })
  })

  it('keeps the declaration that it was sent with, and unsays one that it does not need', () => {
    const w = asked(notdienst)
    send(w)
    expect(w.bestellung).toMatchObject({ apothekeId: 'org-notdienst', abweichung: notdienst })
    const own = asked(notdienst, { apothekeId: organisation.APOTHEKE, abweichungGrund: 'Sonntag' })
    send(own)
    expect(own.bestellung).toMatchObject({ abweichung: null, abweichungGrund: null })
  })

  it('is forwarded to another pharmacy with a declaration only, and to the chosen one without', () => {
    const w = welt(entwurf(), { ziel: { organisationId: 'org-notdienst', vertretung: false } })
    send(w)
    w.run(arzt, 'verordnen', verordnung(w.ids))
    expect(refusal(() => forward(w, {}))).toMatchObject({
      code: 'bestellung.apothekenwahl',
      felder: [{ path: 'abweichung.art', code: 'versand.apothekenwahl_abweichung' }],
    })
    expect(refusal(() => forward(w, { abweichung: { ...wunsch, erklaertRolle: 'PFLEGEDIENST' } }))).toMatchObject({
      felder: [{ path: 'abweichung.erklaertRolle', code: 'versand.abweichung_nur_klient' }],
    })
    forward(w, { abweichung: notdienst })
    expect(w.bestellung).toMatchObject({ apothekeId: 'org-notdienst', abweichung: notdienst })
    w.umstaende = { ziel: { organisationId: organisation.APOTHEKE, vertretung: false } }
    forward(w, { apothekeId: organisation.APOTHEKE, abweichung: notdienst })
    expect(w.bestellung).toMatchObject({ apothekeId: organisation.APOTHEKE, abweichung: null })
  })

  it('is not handed on to a pharmacy that the Klient has left meanwhile', () => {
    const w = welt()
    send(w)
    w.run(arzt, 'verordnen', verordnung(w.ids))
    const give = () => w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    w.umstaende = { klient: { ...klientStand, apothekeId: 'org-neu' } }
    expect(refusal(give)).toMatchObject({ code: 'bestellung.apothekenwahl_geaendert' })
    w.umstaende = {}
    give()
    expect(w.bestellung.positionen[0]?.status).toBe('BEI_APOTHEKE')
  })

  it.each([
    ['that was declared', notdienst, null],
    ['for which an older order has words alone', null, 'Notdienst'],
  ] as const)('is handed on to the other pharmacy %s', (_satz, abweichung, abweichungGrund) => {
    const w = asked(notdienst)
    send(w)
    w.run(arzt, 'verordnen', verordnung(w.ids))
    w.bestellung = { ...w.bestellung, abweichung, abweichungGrund }
    w.run(pflege, 'anApothekeGeben', { positionIds: w.ids, ort: null })
    expect(w.bestellung.positionen[0]?.status).toBe('BEI_APOTHEKE')
  })

  it('that is ordered again takes no declaration along', () => {
    const w = asked(notdienst)
    send(w)
    const { entwurf: again } = copyEntwurf(w.bestellung, { heute, apothekeId: organisation.APOTHEKE, spaetere: [] })
    expect(again).toMatchObject({ apothekeId: organisation.APOTHEKE, abweichung: null, abweichungGrund: null })
  })

  it('of before December 2026 is read with the words that were its reason', () => {
    const { version, abweichung: _none, ...daten } = asked(null, { abweichungGrund: 'Notdienst' }).bestellung
    expect(readBestellung({ version, daten })).toMatchObject({ abweichung: null, abweichungGrund: 'Notdienst' })
  })

  it('tells of it to the nursing service alone', () => {
    const { bestellung } = asked(notdienst, { abweichungGrund: 'Sonntagabend' })
    const context = { ...nobodyElse, klient: klientStand }
    const told = versandEreignisse(bestellung, context).filter(({ angaben }) => JSON.stringify(angaben).includes('Löwen-Apotheke'))
    expect(told).toMatchObject([
      { art: 'andereApotheke', angaben: { abweichung: notdienst, text: 'Sonntagabend' }, sichtbarFuer: ['PFLEGE'] },
    ])
    const own = versandEreignisse({ ...bestellung, apothekeId: organisation.APOTHEKE }, context)
    expect(own.map(({ art }) => art)).toEqual(['senden', 'senden'])
  })
})
