import { describe, expect, it } from 'vitest'
import { arzt, entwurf, apotheke, pflege, positionInput, verordnung, vorlage, welt, firstPosition } from './bestellung.fixtures.ts'

const code = (deed: () => unknown): string => {
  try {
    deed()
  } catch (error) {
    const { code: own, felder } = error as { code: string; felder?: { code: string }[] }
    return felder?.find((one) => one.code.startsWith('versand.'))?.code ?? own
  }
  return 'accepted'
}
type Input = Parameters<typeof positionInput>[0]
const produktOf = (rest: Partial<NonNullable<NonNullable<Input>['produkt']>>) => ({ ...positionInput().produkt, pzn: null, ...rest })
const startOf = (rest: Input) => welt(entwurf({ positionen: [positionInput(rest)] }))
const sent = (rest: Input) => {
  const w = startOf(rest)
  w.run(pflege, 'senden', {})
  return w
}

const btm = { btm: true, btmMenge: '20 Stück', rezeptart: 'BTM', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-17' } as const
const lenalidomid = produktOf({ angabeart: 'FREITEXT', bezeichnung: 'Lenalidomid 10 mg Hartkapseln', wirkstoff: 'Lenalidomid' })
const windeln = produktOf({ angabeart: 'FREITEXT', produktart: 'HILFSMITTEL', bezeichnung: 'Inkontinenzvorlagen', wirkstoff: null })
const akne = produktOf({ angabeart: 'FREITEXT', bezeichnung: 'Isotretinoin 20 mg Weichkapseln', wirkstoff: 'Isotretinoin' })

describe('what a hospital writes at discharge on an ordinary form', () => {
  it.each([
    ['a BtM', btm, '2026-11-24', '2026-11-19'],
    ['a T-Rezept', { ...btm, btm: false, btmMenge: null, produkt: lenalidomid, rezeptart: 'T_REZEPT' }, '2026-11-23', '2026-11-19'],
    [
      'an aid',
      { ...btm, btm: false, btmMenge: null, produkt: windeln, rezeptart: 'HILFSMITTEL_M16', diagnose: 'R32 Harninkontinenz' },
      '2026-12-15',
      '2026-11-24',
    ],
  ] as const)('ends sooner than %s of a practice', (_what, position, ofPraxis, ofHospital) => {
    expect(firstPosition(sent(position)).rezept?.gueltigBis).toBe(ofPraxis)
    const w = sent({ ...position, entlassung: true })
    expect(firstPosition(w).rezept).toMatchObject({ entlassung: true, gueltigBis: ofHospital })
  })
  it('needs its day of issue, an aid as well', () => {
    const aid = {
      produkt: windeln,
      rezeptart: 'HILFSMITTEL_M16',
      rezeptVorlage: 'LIEGT_BEI_UNS',
      diagnose: 'R32',
      ausgestelltAm: null,
    } as const
    expect(code(() => sent(aid))).toBe('accepted')
    expect(code(() => sent({ ...aid, entlassung: true }))).toBe('versand.ausstellung_fehlt')
  })
  it('is not asked of a practice, and is an Entlassrezept for anything else', () => {
    expect(code(() => sent({ ...btm, rezeptVorlage: 'ANFORDERN', ausgestelltAm: null, entlassung: true }))).toBe(
      'versand.entlass_nicht_anfordern',
    )
    const m16 = { rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-17' } as const
    expect(code(() => sent({ ...m16, entlassung: true }))).toBe('versand.entlassung_form')
  })
})

describe('an oral retinoid', () => {
  const asked = { produkt: akne, rezeptart: 'EREZEPT_GKV', rezeptVorlage: 'ANFORDERN' } as const
  const ofHand = { produkt: akne, rezeptart: 'MUSTER16', rezeptVorlage: 'LIEGT_BEI_UNS', ausgestelltAm: '2026-11-16' } as const

  it.each([
    [true, '2026-11-24'],
    [false, '2026-12-16'],
  ])('holds by what the doctor says of the patient (of childbearing age %s: until %s)', (gebaerfaehig, gueltigBis) => {
    const w = sent(asked)
    w.run(arzt, 'verordnen', verordnung(w.ids, { rezeptart: 'EREZEPT_GKV', gebaerfaehig }))
    expect(firstPosition(w).rezept).toMatchObject({ gebaerfaehig, gueltigBis })
  })
  it('is not prescribed before the doctor has said it', () => {
    const w = sent(asked)
    expect(code(() => w.run(arzt, 'verordnen', verordnung(w.ids, { rezeptart: 'EREZEPT_GKV' })))).toBe('bestellung.gebaerfaehig_fehlt')
  })
  it('that is there already is asked for the same', () => {
    expect(code(() => sent(ofHand))).toBe('versand.gebaerfaehig_fehlt')
    expect(firstPosition(sent({ ...ofHand, gebaerfaehig: true })).rezept?.gueltigBis).toBe('2026-11-22')
    expect(firstPosition(sent({ ...ofHand, gebaerfaehig: false })).rezept?.gueltigBis).toBe('2026-12-14')
  })
  it('is not served late with a reason, as others may be', () => {
    const late = (gebaerfaehig: boolean) => {
      const w = sent({ ...ofHand, gebaerfaehig })
      w.run(apotheke, 'annehmen', { positionIds: w.ids, termin: null })
      w.wait('2026-12-20T09:00:00.000Z')
      return code(() =>
        w.run(apotheke, 'rezeptVorlegen', vorlage(w.ids, { vorgelegtAm: '2026-12-20', ablaufGrund: 'zahlt die Patientin selbst' })),
      )
    }
    expect(late(true)).toBe('bestellung.rezept_abgelaufen')
    expect(late(false)).toBe('accepted')
  })
  it('on the skin is asked for nothing', () => {
    const gel = { ...asked, produkt: produktOf({ angabeart: 'FREITEXT', bezeichnung: 'Isotretinoin Gel', wirkstoff: null }) }
    const w = sent(gel)
    expect(code(() => w.run(arzt, 'verordnen', verordnung(w.ids, { rezeptart: 'EREZEPT_GKV' })))).toBe('accepted')
    expect(firstPosition(w).rezept?.gebaerfaehig).toBeNull()
  })
})
