import { describe, expect, it } from 'vitest'
import { organisationArten } from '../shared/akteur.ts'
import { abschnittStand, abschnitteOfArt, contentOf, isPublic } from './abschnitte.contract.ts'
import { inGebiet, isGebietseintrag, readGebiet } from './gebiet.ts'
import { hinweiseZu } from './kennungen.ts'

const errorIn = (abschnitt: string, inhalt: unknown) => {
  const seen = abschnittStand.safeParse({ abschnitt, version: 0, inhalt })
  return seen.success ? [] : seen.error.issues.map(({ path, message }) => `${path.slice(1).join('.')} ${message}`)
}
const oeffnung = (mo: { von: string; bis: string }[]) => ({
  bundesland: 'BY',
  woche: { mo, di: [], mi: [], do: [], fr: [], sa: [], so: [] },
  ausnahmen: [],
})

describe('the sections of a record', () => {
  it('are all read by the schema, each by its name', () => {
    const names = new Set(organisationArten.flatMap((art) => abschnitteOfArt[art]))
    expect(new Set(abschnittStand.options.map(({ shape }) => shape.abschnitt.value))).toEqual(names)
  })

  it('keep contracts in the house', () => {
    expect(new Set(organisationArten.flatMap((art) => abschnitteOfArt[art].filter((name) => !isPublic(name))))).toEqual(
      new Set(['VERSORGUNGSVERTRAEGE', 'HEIMVERSORGUNG', 'INTERNES']),
    )
  })

  it('take times that follow one another', () => {
    const frueh = { von: '08:00', bis: '12:00' }
    expect(errorIn('OEFFNUNG', oeffnung([frueh, { von: '12:00', bis: '24:00' }]))).toEqual([])
    expect(errorIn('OEFFNUNG', oeffnung([frueh, { von: '11:00', bis: '13:00' }]))).toEqual(['woche.mo.1.von zeitspanne'])
    expect(errorIn('OEFFNUNG', oeffnung([{ von: '12:00', bis: '12:00' }]))).toEqual(['woche.mo.0.bis zeitspanne'])
    expect(errorIn('OEFFNUNG', oeffnung([{ von: '08.00', bis: '12:00' }]))).toEqual(['woche.mo.0.von uhrzeit'])
  })

  it('take no period that ends before it begins', () => {
    const praxisId = '00000000-0000-4000-8000-000000000001'
    const vom = (von: string, bis: string | null) => errorIn('VERTRETUNG', { vertretungen: [{ praxisId, von, bis }] })
    expect(vom('2026-12-24', '2026-12-23')).toEqual(['vertretungen.0.bis zeitraum'])
    expect([vom('2026-12-24', '2026-12-24'), vom('2026-12-24', null)]).toEqual([[], []])
  })

  it('name the field that is wrong', () => {
    const kennungen = (telematikId: string | null, kimAdresse: string | null) => errorIn('KENNUNGEN', { telematikId, kimAdresse })
    expect(kennungen('3-abc1234567890', 'apotheke@markt.kim.telematik')).toEqual([])
    expect(kennungen('1_x', 'pdl@pflege.de')).toEqual(['telematikId telematik_id.format', 'kimAdresse kim.format'])
    expect(errorIn('KONTAKTWEGE', { fax: '12345', website: 'javascript:alert(1)', notfallTelefon: null })).toEqual([
      'fax telefon.format',
      'website website',
    ])
  })

  it('are found by name, and null when never saved', () => {
    const stand = abschnittStand.parse({ abschnitt: 'KENNUNGEN', version: 1, inhalt: { telematikId: null, kimAdresse: null } })
    expect(contentOf([stand], 'KENNUNGEN')?.telematikId).toBeNull()
    expect(contentOf([stand], 'OEFFNUNG')).toBeNull()
  })
})

describe('an area', () => {
  it.each(['80331', '80331-80339', '01067-01067'])('may hold %s', (entry) => expect(isGebietseintrag(entry)).toBe(true))
  it.each(['8033', '00000', '80339-80331', '80331-', 'München', '80331-99999'])('may not hold %s', (entry) =>
    expect(isGebietseintrag(entry)).toBe(false),
  )
  it('is read from a list, slips included', () =>
    expect(readGebiet(' 80331, 80335 – 80339\n 8x ;')).toEqual(['80331', '80335-80339', '8x']))
  it('holds what lies in it, and everything when it says nothing', () => {
    expect(['80331', '80336', '80340'].map((plz) => inGebiet(['80331', '80335-80339'], plz))).toEqual([true, true, false])
    expect(inGebiet([], '80331')).toBe(true)
  })
})

describe('a number of another kind of house', () => {
  it.each([
    ['PFLEGEDIENST', '460501233', '5-test-telematik-id', []],
    ['APOTHEKE', '305102344', '3-abc1234567890', []],
    ['ARZTPRAXIS', '260326822', '1-2arvtst-ap000058', []],
    ['PFLEGEDIENST', '305102344', '3-abc1234567890', ['IK_KLASSIFIKATION', 'TELEMATIK_ID_ART']],
    ['APOTHEKE', '460501233', null, ['IK_KLASSIFIKATION']],
    ['ARZTPRAXIS', null, '5-test-telematik-id', ['TELEMATIK_ID_ART']],
  ] as const)('is pointed out, not refused: %s %s %s', (art, ik, telematikId, hinweise) =>
    expect(hinweiseZu(art, { ik, telematikId })).toEqual(hinweise),
  )
})
